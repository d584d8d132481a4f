extension ViewEntry {
  /// Shapes and what fills them.
  static let shapes: [ViewEntry] = [
    ViewEntry("Color", traits: .value),
    ViewEntry("Circle", traits: .value),
    ViewEntry("Ellipse", traits: .value),
    ViewEntry("Rectangle", traits: .value),
    ViewEntry("RoundedRectangle", traits: .value),
    ViewEntry("UnevenRoundedRectangle", traits: .value),
    ViewEntry("Capsule", traits: .value),
    ViewEntry("ContainerRelativeShape", traits: .value),
    ViewEntry("AnyShape", traits: .value),
    ViewEntry("Path", unlabeled: .role(.value), traits: [.value, .draws]),
    ViewEntry("LinearGradient", traits: .value),
    ViewEntry("RadialGradient", traits: .value),
    ViewEntry("AngularGradient", traits: .value),
    ViewEntry("EllipticalGradient", traits: .value),
    ViewEntry("MeshGradient", traits: .value),
  ]

  /// Views whose closures draw or animate.
  static let drawingViews: [ViewEntry] = [
    ViewEntry(
      "Canvas", closures: ["renderer": .value, "symbols": .value], unlabeled: .role(.value),
      traits: [.expensive, .draws]),
    ViewEntry(
      "PhaseAnimator",
      closures: ["content": .deferred(arguments: 1), "animation": .value],
      unlabeled: .role(.deferred(arguments: 1)), traits: [.draws, .keeps]),
    ViewEntry(
      "KeyframeAnimator",
      closures: ["content": .deferred(arguments: 1), "keyframes": .value],
      unlabeled: .role(.deferred(arguments: 1)), traits: [.draws, .keeps]),
  ]
}
