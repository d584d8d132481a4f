extension ViewEntry {
  /// Texts, images, and what shows a value.
  static let textViews: [ViewEntry] = [
    ViewEntry("Text", traits: [.titled, .keepsHeight]),
    ViewEntry("Image", closures: ["renderer": .value], traits: .keepsHeight),
    ViewEntry(
      "AsyncImage", closures: ["content": .deferred(arguments: 1), "placeholder": .builder],
      unlabeled: .role(.deferred(arguments: 1)), traits: [.expensive, .keeps]),
    ViewEntry(
      "Label", closures: ["title": .builder, "icon": .builder],
      traits: [.titled, .showsParts, .keepsHeight]),
    ViewEntry(
      "LabeledContent", closures: ["label": .builder], traits: [.showsParts, .keepsHeight]),
    ViewEntry("Link", closures: ["label": .builder], traits: [.tintsLabel, .keepsHeight]),
    ViewEntry("ShareLink", closures: ["label": .builder, "preview": .value]),
    ViewEntry("ProgressView", closures: ["label": .builder, "currentValueLabel": .builder]),
    ViewEntry(
      "Gauge",
      closures: [
        "label": .builder, "currentValueLabel": .builder, "minimumValueLabel": .builder,
        "maximumValueLabel": .builder, "markedValueLabels": .builder,
      ]),
  ]
}
