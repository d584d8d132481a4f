extension ViewEntry {
  /// Views of other frameworks, which stand in a body as SwiftUI's do.
  static let mediaViews: [ViewEntry] = [
    ViewEntry("VideoPlayer", traits: [.expensive, .keeps]),
    ViewEntry(
      "Map", control: .choose("selection"), traits: [.expensive, .holdsContent, .value, .keeps]),
    ViewEntry(
      "Chart", unlabeled: .rowsOfData, traits: [.expensive, .holdsContent, .value]),
    ViewEntry("RealityView"),
    ViewEntry("SpriteView"),
    ViewEntry("SceneView"),
    ViewEntry("WebView", traits: .keeps),
    ViewEntry("Model3D"),
    ViewEntry("SubscriptionStoreView"),
    ViewEntry("ProductView"),
    ViewEntry("StoreView"),
  ]
}
