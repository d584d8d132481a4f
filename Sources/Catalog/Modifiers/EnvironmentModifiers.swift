extension ModifierEntry {
  /// Styles of controls. A declared style's `makeBody` is a body of its own.
  static let styleModifiers: [ModifierEntry] =
    [
      .style("buttonStyle", "ButtonStyle", "PrimitiveButtonStyle"),
      .style("toggleStyle", "ToggleStyle"),
      .style("labelStyle", "LabelStyle"),
      .style("groupBoxStyle", "GroupBoxStyle"),
      .style("progressViewStyle", "ProgressViewStyle"),
      .style("gaugeStyle", "GaugeStyle"),
      .style("disclosureGroupStyle", "DisclosureGroupStyle"),
      .style("menuStyle", "MenuStyle"),
      .style("labeledContentStyle", "LabeledContentStyle"),
      .style("controlGroupStyle", "ControlGroupStyle"),
    ]
    + ModifierEntry.plain(
      "textFieldStyle", "textEditorStyle", "pickerStyle", "datePickerStyle", "listStyle",
      "formStyle", "tableStyle", "tabViewStyle", "indexViewStyle", "navigationViewStyle",
      "navigationSplitViewStyle")

  /// What writes into the environment, or is about it.
  static let environmentModifiers: [ModifierEntry] =
    [
      ModifierEntry("dynamicTypeSize", writes: .key("dynamicTypeSize")),
      ModifierEntry("colorScheme", writes: .key("colorScheme")),
      ModifierEntry("preferredColorScheme", writes: .key("colorScheme")),
      ModifierEntry("transformEnvironment", closures: ["transform": .value]),
    ]
    + ModifierEntry.plain(
      "environment", "environmentObject", "defaultAppStorage", "modifier",
      "id", "tag", "equatable")

  /// What changes how controls look and whether they answer.
  static let controlModifiers: [ModifierEntry] =
    [
      ModifierEntry("disabled", writes: .key("isEnabled")),
      ModifierEntry("controlSize", writes: .key("controlSize")),
      ModifierEntry("labelsVisibility", writes: .key("labelsVisibility")),
      ModifierEntry("buttonRepeatBehavior", writes: .key("buttonRepeatBehavior")),
      ModifierEntry("keyboardShortcut", writes: .key("keyboardShortcut")),
      ModifierEntry("menuIndicator", writes: .key("menuIndicatorVisibility")),
      ModifierEntry("badgeProminence", writes: .key("badgeProminence")),
    ]
    + ModifierEntry.plain(
      "labelsHidden", "buttonBorderShape", "keyboardType", "textContentType",
      "textInputAutocapitalization",
      "autocapitalization", "submitLabel", "submitScope", "menuOrder",
      "menuActionDismissBehavior", "allowsHitTesting", "badge")
}
