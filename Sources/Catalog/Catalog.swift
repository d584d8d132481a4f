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

  package static func wrapper(_ name: String, is trait: WrapperEntry.Traits) -> Bool {
    wrappers[name]?.traits.isSuperset(of: trait) == true
  }

  /// All entries by name.
  package static let views = table(
    layoutViews, listViews, navigationViews, presentationViews, controls, textViews, shapes,
    drawingViews, mediaViews, wrappingViews, chartContent, mapContent, tableContent, tabContent,
    toolbarContent, commands, scenes, widgetContent, name: \.name)

  /// All entries by name.
  package static let modifiers = table(
    layoutModifiers, textModifiers, drawingModifiers, styleModifiers, environmentModifiers,
    controlModifiers, contentModifiers, presentations, navigationModifiers, listModifiers,
    scrollModifiers, lifecycleActions, inputActions, preferenceModifiers, animationModifiers,
    focusModifiers, accessibilityModifiers, platformModifiers, name: \.name)

  /// All entries by name.
  package static let wrappers = table(propertyWrappers, name: \.name)

  static func table<Entry>(
    _ families: [Entry]..., name: KeyPath<Entry, String>
  ) -> [String: Entry] {
    var result: [String: Entry] = [:]
    result.reserveCapacity(families.reduce(0) { $0 + $1.count })
    for family in families {
      for entry in family { result[entry[keyPath: name]] = entry }
    }
    return result
  }
}
