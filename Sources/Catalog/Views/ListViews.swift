extension ViewEntry {
  /// Lists, forms, and what repeats.
  static let listViews: [ViewEntry] = [
    ViewEntry(
      "ForEach", closures: ["content": .rows], unlabeled: .role(.rows),
      traits: [.rows, .expensive]),
    ViewEntry(
      "List", closures: ["rowContent": .rows], unlabeled: .rowsOfData,
      control: .choose("selection"), traits: [.lazy, .rows, .expensive, .lists, .keeps]),
    ViewEntry(
      "OutlineGroup", closures: ["content": .rows], unlabeled: .role(.rows),
      traits: [.rows, .expensive, .keeps]),
    ViewEntry(
      "Table", closures: ["columns": .builder, "rows": .builder, "rowContent": .builder],
      control: .choose("selection"), traits: [.lazy, .expensive, .holdsContent, .value, .keeps]),
    ViewEntry("Form", traits: [.lists, .keeps]),
    ViewEntry(
      "Section", closures: ["header": .builder, "footer": .builder, "content": .builder],
      control: .choose("isExpanded"), traits: [.titled, .passesRows, .lists]),
    ViewEntry(
      "DisclosureGroup", closures: ["label": .builder],
      unlabeled: .role(.deferred(arguments: 0)), control: .choose("isExpanded"), traits: .keeps),
    ViewEntry("GroupBox", closures: ["label": .builder], traits: [.titled, .showsParts]),
    ViewEntry("ControlGroup", closures: ["label": .builder]),
  ]
}
