extension ModifierEntry {
  /// Modifiers whose content is built with the body around it.
  static let contentModifiers: [ModifierEntry] = [
    .content(
      "background", traits: [.takesView, .takesStyle], argumentType: "Color"),
    .content("overlay", traits: .takesView),
    .content("mask", traits: .takesView),
    .content("safeAreaInset", traits: .sizes),
    .content("safeAreaBar", traits: .sizes),
    .content("containerBackground"),
    .content("presentationBackground"),
    .content("touchBar"),
    .content("tabViewBottomAccessory"),
    .content("tabViewSidebarHeader"),
    ModifierEntry(
      "draggable", closures: ["preview": .builder]),
  ]

  /// What is shown in front of a view. Sheets and their like are bodies of their own, which run when
  /// they are up.
  static let presentations: [ModifierEntry] =
    [
      sheet("sheet", .sheet),
      sheet("fullScreenCover", .cover),
      sheet("popover", .popover),
      sheet("inspector", .inspector),
      ModifierEntry(
        "alert", closures: ["actions": .builder, "message": .builder, "content": .builder],
        unlabeled: .builder, presents: .alert, traits: .holdsActions),
      ModifierEntry(
        "confirmationDialog", closures: ["actions": .builder, "message": .builder],
        unlabeled: .builder, presents: .dialog, traits: .holdsActions),
      ModifierEntry(
        "actionSheet", closures: ["content": .builder], unlabeled: .builder, presents: .dialog),
      ModifierEntry(
        "contextMenu",
        closures: [
          "menuItems": .builder, "menu": .builder, "preview": .builder, "primaryAction": .action,
        ], unlabeled: .builder, presents: .menu, traits: .holdsActions),
      ModifierEntry(
        "swipeActions", unlabeled: .builder, presents: .swipeActions, traits: .holdsActions),
      ModifierEntry(
        "navigationDestination", closures: ["destination": .deferred(arguments: 0)],
        unlabeled: .deferred(arguments: 0), presents: .destination, valueWith: "for"),
      .action("fileImporter"),
      .action("fileExporter"),
      .action("fileMover"),
    ]
    + ModifierEntry.plain(
      "interactiveDismissDisabled", "presentationDetents", "presentationBackgroundInteraction",
      "presentationCompactAdaptation", "presentationContentInteraction",
      "presentationCornerRadius", "presentationDragIndicator", "presentationSizing", "dialogIcon",
      "dialogSeverity", "dialogSuppressionToggle", "inspectorColumnWidth")

  private static func sheet(
    _ name: String, _ presentation: ModifierEntry.Presentation
  ) -> ModifierEntry {
    ModifierEntry(
      name, closures: ["content": .deferred(arguments: 0), "onDismiss": .action],
      unlabeled: .deferred(arguments: 0), presents: presentation)
  }

  static let navigationModifiers: [ModifierEntry] =
    [
      .content("toolbar", traits: [.holdsActions, .setsBar]),
      .content("toolbarTitleMenu"),
      .content("tabItem", traits: .keepsBars),
      .content("navigationBarItems", traits: .setsBar),
    ]
    + ModifierEntry.bars(
      "navigationTitle", "navigationSubtitle", "navigationBarTitle",
      "navigationBarTitleDisplayMode", "navigationBarBackButtonHidden", "navigationBarHidden")
    + ModifierEntry.plain(
      "navigationDocument", "navigationSplitViewColumnWidth", "navigationTransition",
      "isDetailLink", "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
      "toolbarRole", "toolbarTitleDisplayMode", "toolbarVisibility")

  static let listModifiers: [ModifierEntry] =
    [
      .content("listRowBackground"),
      .content("sectionActions"),
      .content("tableColumnHeaders"),
      ModifierEntry("headerProminence", writes: .key("headerProminence")),
    ]
    + ModifierEntry.plain(
      "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listRowSpacing",
      "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing", "listItemTint",
      "deleteDisabled", "moveDisabled", "selectionDisabled")

  static let scrollModifiers: [ModifierEntry] =
    [
      .content("searchSuggestions"),
      .content("searchScopes", closures: ["scopes": .builder]),
      .action("searchable", closures: ["suggestions": .builder, "token": .deferred(arguments: 1)]),
      ModifierEntry("scrollDisabled", writes: .key("isScrollEnabled")),
    ]
    + ModifierEntry.plain(
      "searchCompletion", "searchFocused", "findNavigator", "scrollBounceBehavior",
      "scrollClipDisabled", "scrollContentBackground",
      "scrollDismissesKeyboard", "scrollIndicators", "scrollIndicatorsFlash", "scrollPosition",
      "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "defaultScrollAnchor")
}
