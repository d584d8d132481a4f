/// What SwiftUI's interface says about one view modifier.
package struct ModifierEntry: Sendable {
  package let name: String
  /// Its closures by label.
  package let closures: KeyValuePairs<String, ClosureRole>
  /// What a closure without a label is for; the first trailing closure has none.
  package let unlabeled: ClosureRole
  /// What it shows in front of the view; nil: nothing.
  package let presents: Presentation?
  /// What it writes into the environment; nil: nothing.
  package let writes: EnvironmentWrite?
  package let traits: Traits
  /// How many values its action is given, where the closure does not say.
  package let actionArguments: Int
  /// Under this label it is given a type, and its closure makes screens for values of that type.
  package let valueWith: String?
  /// The type of its first argument, to which an implicit member belongs; nil: more than one.
  package let argumentType: String?

  package enum Presentation: Hashable, Sendable {
    case sheet, cover, popover, alert, dialog, menu, destination, swipeActions
    /// A column beside the view, which belongs to the same screen.
    case inspector
  }

  package enum EnvironmentWrite: Hashable, Sendable {
    /// The value of a key.
    case key(String)
    /// The style of a control: a value of one of these protocols.
    case style([String])
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It is there for what its closure does when something happens.
    package static let action = Traits(rawValue: 1 << 0)
    /// The simulator runs its action when its time comes, so it is no step of its own.
    package static let scheduled = Traits(rawValue: 1 << 1)
    /// A function may stand for its action: `task(model.load)`.
    package static let takesFunction = Traits(rawValue: 1 << 2)
    /// Views of one type alone have it: `resizable` of `Image`, `onDelete` of `ForEach`.
    package static let ofOneType = Traits(rawValue: 1 << 3)
    /// It takes any view as an argument.
    package static let takesView = Traits(rawValue: 1 << 4)
    /// Its content says what can be done, not what is shown.
    package static let holdsActions = Traits(rawValue: 1 << 5)
    /// Nothing of it is seen on the screen, and all that it does is a step's work.
    package static let unseen = Traits(rawValue: 1 << 6)
    /// It takes any `ShapeStyle`: `.primary` without a type is a level of the style around the view
    /// (`HierarchicalShapeStyle`), and not `Color.primary`.
    package static let takesStyle = Traits(rawValue: 1 << 7)
    /// It sets the foreground style that levels below it are levels of.
    package static let setsForeground = Traits(rawValue: 1 << 8)
    /// It makes no difference to the screen where around its view it stands, but whether it is there does.
    package static let standsAnywhere = Traits(rawValue: 1 << 9)
    /// The navigation container around shows it, wherever in that container's content it is written.
    package static let setsBar = Traits(rawValue: 1 << 10)
    /// Bars that are set in its content are not those of the screen around.
    package static let keepsBars = Traits(rawValue: 1 << 11)
    /// Its view takes another size than without it, or shares what room there is in another way.
    package static let sizes = Traits(rawValue: 1 << 12)
  }

  package init(
    _ name: String, closures: KeyValuePairs<String, ClosureRole> = [:],
    unlabeled: ClosureRole = .value, presents: Presentation? = nil,
    writes: EnvironmentWrite? = nil, traits: Traits = [], actionArguments: Int = 0,
    valueWith: String? = nil, argumentType: String? = nil
  ) {
    self.name = name
    self.closures = closures
    self.unlabeled = unlabeled
    self.presents = presents
    self.writes = writes
    self.traits = traits
    self.actionArguments = actionArguments
    self.valueWith = valueWith
    self.argumentType = argumentType
  }

  /// Whether its content is built when it is shown, not with the body around it.
  package var isBuiltWhenPresented: Bool {
    switch presents {
    case .sheet?, .cover?, .popover?, .alert?, .dialog?, .menu?, .destination?, .swipeActions?: true
    case .inspector?, nil: false
    }
  }

  /// Modifiers that only look or measure: they take no closure and write nothing.
  static func plain(_ names: String...) -> [ModifierEntry] { names.map { ModifierEntry($0) } }

  /// Modifiers that only say how large a view is.
  static func sizing(_ names: String...) -> [ModifierEntry] {
    names.map { ModifierEntry($0, traits: .sizes) }
  }

  /// Modifiers that say something about the bars of the screen, and hold no content.
  static func bars(_ names: String...) -> [ModifierEntry] {
    names.map { ModifierEntry($0, traits: .setsBar) }
  }

  /// Modifiers that views of one type alone have.
  static func ofOneType(_ names: String...) -> [ModifierEntry] {
    names.map { ModifierEntry($0, traits: .ofOneType) }
  }

  /// A modifier that is there for its action.
  static func action(
    _ name: String, closures: KeyValuePairs<String, ClosureRole> = [:],
    unlabeled: ClosureRole = .action, traits: Traits = [], arguments: Int = 0
  ) -> ModifierEntry {
    ModifierEntry(
      name, closures: closures, unlabeled: unlabeled, traits: traits.union(.action),
      actionArguments: arguments)
  }

  /// A modifier that sets the style of a control.
  static func style(_ name: String, _ protocols: String...) -> ModifierEntry {
    ModifierEntry(name, writes: .style(protocols))
  }

  /// A modifier whose content is built with the body around it.
  static func content(
    _ name: String, closures: KeyValuePairs<String, ClosureRole> = [:], traits: Traits = [],
    argumentType: String? = nil
  ) -> ModifierEntry {
    ModifierEntry(
      name, closures: closures, unlabeled: .builder, traits: traits, argumentType: argumentType)
  }
}

extension Catalog {
  /// The environment key that a modifier writes.
  package static func environmentKey(writtenBy modifier: String) -> String? {
    switch modifiers[modifier]?.writes {
    case .key(let key)?: key
    case .style?: "style " + modifier
    case nil: nil
    }
  }

  /// The protocols of styles that a modifier such as `buttonStyle` takes.
  package static func styleProtocols(_ modifier: String) -> [String]? {
    if case .style(let protocols)? = modifiers[modifier]?.writes { return protocols }
    return nil
  }

  /// The key under which the style of a control stands in the environment.
  package static func styleKey(of control: String) -> String? {
    let modifier = control.prefix(1).lowercased() + control.dropFirst() + "Style"
    return styleProtocols(modifier) == nil ? nil : "style " + modifier
  }
}

extension ModifierEntry {
  /// All entries, family by family.
  static let all: [ModifierEntry] =
    [
      layoutModifiers, textModifiers, drawingModifiers, styleModifiers, environmentModifiers,
      controlModifiers, contentModifiers, presentations, navigationModifiers, listModifiers,
      scrollModifiers, lifecycleActions, inputActions, preferenceModifiers, animationModifiers,
      focusModifiers, accessibilityModifiers, platformModifiers,
    ].flatMap { $0 }
}
