/// Modifiers that are there for what their closures do.
extension ModifierEntry {
  /// What the life of a view and its values set off.
  static let lifecycleActions: [ModifierEntry] = [
    .action("onAppear", traits: [.scheduled, .standsAnywhere]),
    .action("onDisappear", traits: [.scheduled, .unseen]),
    .action("task", traits: [.scheduled, .takesFunction, .standsAnywhere]),
    .action("onChange", traits: .unseen),
    .action("onReceive", traits: .standsAnywhere, arguments: 1),
    .action("onOpenURL", arguments: 1),
    .action("onContinueUserActivity"),
    .action("userActivity"),
    .action("handlesExternalEvents"),
    // The first closure measures: `onGeometryChange(for: CGFloat.self) { $0.size.width } action: …`.
    .action("onGeometryChange", closures: ["of": .value], unlabeled: .value),
    .action("onScrollGeometryChange", closures: ["of": .value], unlabeled: .value),
    .action("onScrollPhaseChange"),
    .action("onScrollVisibilityChange"),
    .action("onScrollTargetVisibilityChange"),
    ModifierEntry("sensoryFeedback", closures: ["condition": .value]),
  ]

  /// What a person sets off.
  static let inputActions: [ModifierEntry] =
    [
      .action("onTapGesture", traits: .scheduled),
      .action("refreshable", traits: .takesFunction),
      .action("onLongPressGesture"),
      .action("onHover", arguments: 1),
      .action("onContinuousHover"),
      .action("onSubmit", traits: .takesFunction),
      .action("onKeyPress"),
      .action("onCommand"),
      .action("onExitCommand"),
      .action("onMoveCommand"),
      .action("onDeleteCommand"),
      .action("onDelete", traits: .ofOneType, arguments: 1),
      .action("onMove", traits: .ofOneType, arguments: 2),
      .action("onInsert", arguments: 2),
      .action("onDrag", unlabeled: .value),
      .action("onDrop", arguments: 1),
      .action("dropDestination", arguments: 2),
      .action("itemProvider"),
      .action("exportsItemProviders"),
      .action("renameAction"),
      .action("gesture"),
      .action("simultaneousGesture"),
      .action("highPriorityGesture"),
      // Of gestures themselves.
      .action("onEnded"),
      .action("onChanged"),
      .action("updating"),
    ]

  /// Preferences: values that views hand up.
  static let preferenceModifiers: [ModifierEntry] = [
    .action("onPreferenceChange", traits: [.scheduled, .standsAnywhere]),
    .action("transformPreference", unlabeled: .value, traits: .scheduled),
    .action(
      "anchorPreference", closures: ["transform": .value], unlabeled: .value, traits: .scheduled),
    .action(
      "transformAnchorPreference", closures: ["transform": .value], unlabeled: .value,
      traits: .scheduled),
    ModifierEntry("overlayPreferenceValue", unlabeled: .deferred(arguments: 1)),
    ModifierEntry("backgroundPreferenceValue", unlabeled: .deferred(arguments: 1)),
    ModifierEntry("preference"),
  ]
}
