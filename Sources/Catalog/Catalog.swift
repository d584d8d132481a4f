/// What SwiftUI's public interface says about names, as data: one entry for each view, modifier and
/// property wrapper. The analyzer, the lowering, the simulator, the suggestions and the mutations ask
/// the same entries. Source: Apple's documentation and, for the labels and kinds of closures, the
/// declarations in the folder of interfaces, with which a test compares every entry.
package enum Catalog {
  /// The entry of a view, or of content that stands where views stand; nil: SwiftUI has none.
  package static func view(_ name: String) -> ViewEntry? { views[name] }

  /// The entry of a view modifier; nil: SwiftUI has none.
  package static func modifier(_ name: String) -> ModifierEntry? { modifiers[name] }

  /// The entry of a property wrapper; nil: it is none of SwiftUI's.
  package static func wrapper(_ name: String) -> WrapperEntry? { wrappers[name] }

  /// Whether a name is that of a view that a `body` may hold: SwiftUI's, or one of a framework
  /// like it.
  package static func isView(_ name: String) -> Bool { views[name]?.kind == .view }

  /// Whether the simulator builds values of this name as parts of a screen.
  package static func isRendered(_ name: String) -> Bool { views[name]?.isRendered == true }

  /// Whether a name is that of a view modifier.
  package static func isModifier(_ name: String) -> Bool { modifiers[name] != nil }

  package static func view(_ name: String, is trait: ViewEntry.Traits) -> Bool {
    views[name]?.traits.isSuperset(of: trait) == true
  }

  package static func modifier(_ name: String, is trait: ModifierEntry.Traits) -> Bool {
    modifiers[name]?.traits.isSuperset(of: trait) == true
  }

  /// Whether a modifier presents something in front of the whole screen, from wherever it is written.
  package static func isModal(modifier name: String) -> Bool {
    switch modifiers[name]?.presents {
    case .sheet, .cover, .alert, .dialog: true
    case .popover, .inspector, .menu, .swipeActions, .destination, nil: false
    }
  }

  package static func wrapper(_ name: String, is trait: WrapperEntry.Traits) -> Bool {
    wrappers[name]?.traits.isSuperset(of: trait) == true
  }

  /// All entries by name.
  package static let views = table(ViewEntry.all, name: \.name)

  /// All entries by name.
  package static let modifiers = table(ModifierEntry.all, name: \.name)

  /// All entries by name.
  package static let wrappers = table(propertyWrappers, name: \.name)

  /// Whether a name is that of content of charts, maps, tables, toolbars and tab views: it can be no
  /// view struct, and it may hold views. Marks of charts end in a word of their own.
  package static func isContent(_ name: String) -> Bool {
    if name.hasSuffix("Mark") { return true }
    if case .content? = views[name]?.kind { return true }
    return false
  }

  /// Of the modifiers whose closures run by themselves: those for which somebody scrolls.
  package static let scrollActions: Set<String> = [
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollVisibilityChange",
    "onScrollTargetVisibilityChange",
  ]

  /// The modifiers whose actions run although their view is disabled: nobody has to touch it for them.
  package static let unattendedActions = Set(
    (ModifierEntry.lifecycleActions + ModifierEntry.preferenceModifiers).map(\.name))

  static func table<Entry>(
    _ entries: [Entry], name: KeyPath<Entry, String>
  ) -> [String: Entry] {
    var result: [String: Entry] = [:]
    result.reserveCapacity(entries.count)
    for entry in entries { result[entry[keyPath: name]] = entry }
    return result
  }
}
