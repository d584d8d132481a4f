/// Views and modifiers of which it shows nowhere that they are made anew.
package enum StillViews {
  /// Whether a view only shows what it is given, or a modifier neither moves anything nor gives an identity.
  package static func isStill(_ name: String) -> Bool {
    name.hasPrefix(".") ? !lively.contains(name) : still.contains(name)
  }

  /// The same, or a control that keeps nothing of its own: a text field keeps where one types, a list where it stands.
  package static func keepsNothing(_ name: String) -> Bool {
    isStill(name) || plainControls.contains(name)
  }

  /// Words of a program in which an identity can be seen: what moves, fades, or is scrolled to by it.
  package static let seesIdentities: Set<String> = [
    "withAnimation", "withTransaction", "animation", "transaction", "transition",
    "contentTransition", "matchedGeometryEffect", "ScrollViewReader", "scrollTo", "scrollPosition",
    "scrollTargetLayout", "phaseAnimator", "keyframeAnimator", "navigationTransition",
    "matchedTransitionSource",
  ]

  private static let lively: Set<String> = [
    ".transition", ".animation", ".contentTransition", ".id", ".textFieldStyle",
  ]

  private static let still: Set<String> = [
    "Text", "Image", "Label", "VStack", "HStack", "ZStack", "Spacer", "Divider", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule", "constant", "LabeledContent", "GroupBox", "Ellipse",
  ]

  private static let plainControls: Set<String> = [
    "Button", "Toggle", "Stepper", "Slider", "ProgressView", "Gauge", "Color", "Group", "Section",
    "Grid", "GridRow",
  ]
}
