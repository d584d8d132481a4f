/// What SwiftUI's interface says about one view, or about content that stands where views stand.
package struct ViewEntry: Sendable {
  package let name: String
  package let kind: Kind
  /// Its closures by label.
  package let closures: KeyValuePairs<String, ClosureRole>
  /// What its closures without a label are for.
  package let unlabeled: UnlabeledClosure
  /// What a person does with it; nil: it is no control.
  package let control: Control?
  package let traits: Traits
  /// The type of the value that its closure is given; nil: none, or it depends on the data.
  package let gives: String?

  /// What a name stands for in a builder.
  package enum Kind: Hashable, Sendable {
    case view
    /// It can be no view itself, and it may hold views.
    case content(of: Host)
    case commands
    case scene
  }

  /// What takes content that is no view.
  package enum Host: Hashable, Sendable {
    case chart, map, table, tab, toolbar, widget
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It shows its first rows only.
    package static let lazy = Traits(rawValue: 1 << 0)
    /// It builds many, loads, or draws.
    package static let expensive = Traits(rawValue: 1 << 1)
    /// Its content closure builds rows.
    package static let rows = Traits(rawValue: 1 << 2)
    /// Its content closure builds no views: marks, annotations, columns.
    package static let holdsContent = Traits(rawValue: 1 << 3)
    /// It is known to exist, and its closures are not run.
    package static let notRun = Traits(rawValue: 1 << 4)
    /// As the type of a property it is a value: a colour, a shape, a model's `Map`.
    package static let value = Traits(rawValue: 1 << 5)
    /// It only holds place.
    package static let space = Traits(rawValue: 1 << 6)
    /// Its closures draw or animate: none of them is a person's action.
    package static let draws = Traits(rawValue: 1 << 7)
    /// Its first argument without a label is a text that says what it shows.
    package static let titled = Traits(rawValue: 1 << 8)
    /// Rows in it count as rows of the container around it.
    package static let passesRows = Traits(rawValue: 1 << 9)
    /// Its closure lists plain views one after the other, so that two may be exchanged.
    package static let lists = Traits(rawValue: 1 << 10)
    /// It is a plain choice of values, which stand inside.
    package static let options = Traits(rawValue: 1 << 11)
    /// SwiftUI makes values of this type; nobody writes the name in a body.
    package static let made = Traits(rawValue: 1 << 12)
    /// Its content says what can be done, not what is shown.
    package static let holdsActions = Traits(rawValue: 1 << 13)
    /// It does nothing but show its parts, in the style that reaches it.
    package static let showsParts = Traits(rawValue: 1 << 14)
    /// It keeps what no state of the program holds, such as the focus of the keyboard, a drag, or where it
    /// is scrolled to, and loses that where it is made anew.
    package static let keeps = Traits(rawValue: 1 << 16)
    /// Its label is drawn in the tint, unless a plain style is set.
    package static let tintsLabel = Traits(rawValue: 1 << 15)
    /// It is as high as what it shows, however much height it is offered.
    package static let keepsHeight = Traits(rawValue: 1 << 18)
    /// Titles and toolbars that are set in its content are shown by it, or by what it opens.
    package static let keepsBars = Traits(rawValue: 1 << 17)
  }

  package init(
    _ name: String, _ kind: Kind = .view, closures: KeyValuePairs<String, ClosureRole> = [:],
    unlabeled: UnlabeledClosure = .role(.builder), control: Control? = nil, traits: Traits = [],
    gives: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.closures = closures
    self.unlabeled = unlabeled
    self.control = control
    self.traits = traits
    self.gives = gives
  }

  /// Whether the simulator builds it as a part of a screen.
  package var isRendered: Bool {
    if traits.contains(.notRun) { return false }
    return kind != .scene
  }
}

/// What a person does with a control.
package struct Control: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Its action runs.
    case tap
    /// It turns a flag.
    case toggle
    /// It changes a value.
    case edit
    /// It changes what is chosen, and is no field with a label: it goes by its name alone.
    case choose
  }

  package var kind: Kind
  /// The label of the binding that it writes; nil: it has none.
  package var binding: String?
  /// Whether it holds the screens it chooses from, whose texts are not its label.
  package var isContainer = false

  package static let tap = Control(kind: .tap)
  package static func toggle(_ binding: String) -> Control {
    Control(kind: .toggle, binding: binding)
  }
  package static func edit(_ binding: String) -> Control { Control(kind: .edit, binding: binding) }
  package static func choose(_ binding: String) -> Control {
    Control(kind: .choose, binding: binding)
  }
}

extension ViewEntry {
  /// All entries, family by family.
  static let all: [ViewEntry] =
    [
      layoutViews, listViews, navigationViews, presentationViews, controls, textViews, shapes,
      drawingViews, mediaViews, wrappingViews, chartContent, mapContent, tableContent, tabContent,
      toolbarContent, commands, scenes, widgetContent,
    ].flatMap { $0 }
}
