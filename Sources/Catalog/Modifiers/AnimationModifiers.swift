extension ModifierEntry {
  static let animationModifiers: [ModifierEntry] =
    [
      ModifierEntry(
        "phaseAnimator", closures: ["content": .deferred(arguments: 2), "animation": .value],
        unlabeled: .deferred(arguments: 2)),
      ModifierEntry(
        "keyframeAnimator", closures: ["content": .deferred(arguments: 2), "keyframes": .value],
        unlabeled: .deferred(arguments: 2)),
      // What its closure makes is an effect, no view.
      ModifierEntry("scrollTransition"),
      ModifierEntry("visualEffect"),
      ModifierEntry("animation"),
      ModifierEntry("transaction"),
    ]
    + ModifierEntry.plain(
      "transition", "contentTransition", "matchedGeometryEffect", "matchedTransitionSource")

  static let focusModifiers = ModifierEntry.plain(
    "focused", "focusable", "focusScope", "focusSection", "focusEffectDisabled", "focusedValue",
    "focusedSceneValue", "defaultFocus", "prefersDefaultFocus")

  static let accessibilityModifiers: [ModifierEntry] =
    [
      .content("accessibilityRepresentation", closures: ["representation": .builder]),
      .content("accessibilityChildren", closures: ["children": .builder]),
      .content("accessibilityActions"),
      .content("accessibilityShowsLargeContentViewer"),
      .action("accessibilityAction", closures: ["action": .action, "label": .builder]),
      .action("accessibilityAdjustableAction"),
      .action("accessibilityScrollAction"),
      .action("accessibilityZoomAction"),
    ]
    + ModifierEntry.plain(
      "accessibilityLabel", "accessibilityIdentifier", "accessibilityHidden",
      "accessibilityValue", "accessibilityHint", "accessibilityElement", "accessibilityAddTraits",
      "accessibilityRemoveTraits", "accessibilityActivationPoint", "accessibilityCustomContent",
      "accessibilityFocused", "accessibilityHeading", "accessibilityIgnoresInvertColors",
      "accessibilityInputLabels", "accessibilityLabeledPair",
      "accessibilityRespondsToUserInteraction", "accessibilityRotor",
      "accessibilitySortPriority", "accessibilityTextContentType", "accessibility",
      "accessibilityLinkedGroup")
}
