/// What a label says of the closure under it, whatever view or modifier takes it.
package struct LabelEntry: Sendable {
  package let name: String
  /// In a view's initializer; nil: the label does not say.
  package let inView: ClosureRole?
  /// In a modifier's call; nil: the label does not say.
  package let onModifier: ClosureRole?
  package let traits: Traits

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It says which part of the view its content is: two headers are not a header and a footer.
    package static let names = Traits(rawValue: 1 << 0)
    /// The closure may as well stand behind the call, without the label.
    package static let trails = Traits(rawValue: 1 << 1)
    /// A function may stand for the closure.
    package static let takesFunction = Traits(rawValue: 1 << 2)
  }

  init(
    _ name: String, inView: ClosureRole? = nil, onModifier: ClosureRole? = nil,
    _ traits: Traits = []
  ) {
    self.name = name
    self.inView = inView
    self.onModifier = onModifier
    self.traits = traits
  }

  static func action(_ name: String, _ traits: Traits = []) -> LabelEntry {
    LabelEntry(name, inView: .action, onModifier: .action, traits)
  }

  /// A part of a view: `header`, `footer`.
  static func part(_ name: String, onModifier: ClosureRole? = nil) -> LabelEntry {
    LabelEntry(name, inView: .builder, onModifier: onModifier, .names)
  }
}

extension Catalog {
  /// The entry of a label; nil: it says nothing by itself.
  package static func label(_ name: String) -> LabelEntry? { labels[name] }

  package static func label(_ name: String, is trait: LabelEntry.Traits) -> Bool {
    labels[name]?.traits.isSuperset(of: trait) == true
  }

  /// Whether a closure or function under this label runs when something happens: `onSave`, but not
  /// `once`.
  package static func isAction(label: String) -> Bool {
    labels[label]?.traits.contains(.takesFunction) ?? isEvent(label)
  }

  /// Whether a name is made like that of an event: `onTapGesture`, but not `once`.
  package static func isEvent(_ name: String) -> Bool {
    guard name.hasPrefix("on"), let next = name.utf8.dropFirst(2).first else { return false }
    return (0x41...0x5A).contains(next)
  }

  static let labels = table(closureLabels, name: \.name)

  private static let closureLabels: [LabelEntry] = [
    .action("action", [.trails, .takesFunction]),
    .action("perform", [.trails, .takesFunction]),
    .action("onCompletion", [.trails, .takesFunction]),
    .action("onCommit", [.trails, .takesFunction]),
    .action("primaryAction", .takesFunction),
    .action("set", .takesFunction),
    .action("get"),
    LabelEntry("pressing", onModifier: .action),
    LabelEntry("isTargeted", onModifier: .action),
    LabelEntry("rowContent", inView: .rows),
    LabelEntry("rows", inView: .rows),
    LabelEntry("destination", inView: .hidden, .names),
    .part("header"),
    .part("footer"),
    .part("icon"),
    .part("placeholder"),
    .part("description"),
    .part("currentValueLabel"),
    .part("minimumValueLabel"),
    .part("maximumValueLabel"),
    .part("sidebar"),
    .part("detail"),
    .part("actions", onModifier: .builder),
    .part("message", onModifier: .builder),
    LabelEntry("preview", onModifier: .builder, .names),
    LabelEntry("prompt", .names),
    LabelEntry("leading", .names),
    LabelEntry("trailing", .names),
    LabelEntry("label", inView: .builder, onModifier: .builder),
    LabelEntry("menuItems", onModifier: .builder),
    .part("title"),
    LabelEntry("markedValueLabels", inView: .builder),
    LabelEntry("symbols", inView: .value),
    LabelEntry("renderer", inView: .value),
    LabelEntry("animation", inView: .value),
    LabelEntry("keyframes", inView: .value),
    LabelEntry("trigger", inView: .value),
  ]
}
