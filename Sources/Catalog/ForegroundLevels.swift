extension Catalog {
  /// The static members of `HierarchicalShapeStyle` that `Color` has too: without a type they are levels
  /// of the style around a view.
  package static let levelsLikeColors: Set<String> = ["primary", "secondary"]
}
