extension ViewEntry {
  /// Stacks of screens, columns and tabs.
  static let navigationViews: [ViewEntry] = [
    ViewEntry("NavigationStack", closures: ["root": .builder], traits: [.keeps, .keepsBars]),
    ViewEntry("NavigationView", traits: [.keeps, .keepsBars]),
    ViewEntry(
      "NavigationSplitView",
      closures: ["sidebar": .builder, "content": .builder, "detail": .builder],
      control: .choose("columnVisibility"), traits: [.keeps, .keepsBars]),
    // `NavigationLink(value:) { label }`; without an argument the unlabeled closure is what it opens.
    ViewEntry(
      "NavigationLink", closures: ["destination": .hidden, "label": .builder],
      unlabeled: .labelWith(["value", "destination"]), traits: .keepsBars),
    ViewEntry(
      "TabView", control: Control(kind: .edit, binding: "selection", isContainer: true),
      traits: .keeps),
  ]

  /// What a menu or a popover is made of.
  static let presentationViews: [ViewEntry] = [
    ViewEntry(
      "Menu", closures: ["label": .builder, "primaryAction": .action],
      traits: [.holdsActions, .tintsLabel]),
    ViewEntry("MenuButton"),
    ViewEntry(
      "ContentUnavailableView",
      closures: ["label": .builder, "description": .builder, "actions": .builder]),
  ]
}
