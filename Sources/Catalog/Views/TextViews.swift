extension ViewEntry {
  /// Texts, images, and what shows a value.
  static let textViews: [ViewEntry] = [
    ViewEntry("Text", traits: .titled),
    ViewEntry("Image", closures: ["renderer": .value]),
    ViewEntry(
      "AsyncImage", closures: ["content": .deferred(arguments: 1), "placeholder": .builder],
      unlabeled: .role(.deferred(arguments: 1)), traits: [.expensive, .keeps]),
    ViewEntry(
      "Label", closures: ["title": .builder, "icon": .builder], traits: [.titled, .showsParts]),
    ViewEntry("LabeledContent", closures: ["label": .builder], traits: .showsParts),
    ViewEntry("Link", closures: ["label": .builder], traits: .tintsLabel),
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
