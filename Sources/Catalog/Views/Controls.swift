extension ViewEntry {
  /// What a person taps, turns, types into and chooses from.
  static let controls: [ViewEntry] = [
    ViewEntry(
      "Button", closures: ["action": .action, "label": .builder], unlabeled: .actionFirst,
      control: .tap, traits: [.holdsActions, .tintsLabel, .keepsHeight]),
    ViewEntry("EditButton", unlabeled: .actionFirst),
    ViewEntry("RenameButton", unlabeled: .actionFirst),
    ViewEntry("PasteButton", closures: ["onPaste": .action], unlabeled: .actionFirst),
    ViewEntry("SignInWithAppleButton", unlabeled: .actionFirst),
    ViewEntry(
      "Toggle", closures: ["label": .builder], control: .toggle("isOn"),
      traits: [.titled, .keepsHeight]),
    ViewEntry(
      "Slider",
      closures: [
        "label": .builder, "minimumValueLabel": .builder, "maximumValueLabel": .builder,
        "onEditingChanged": .action,
      ], unlabeled: .actionOfTitled, control: .edit("value"), traits: [.keeps, .keepsHeight]),
    ViewEntry(
      "Stepper",
      closures: [
        "label": .builder, "onIncrement": .action, "onDecrement": .action,
        "onEditingChanged": .action,
      ], unlabeled: .actionOfTitled, control: .edit("value"), traits: .keepsHeight),
    ViewEntry(
      "Picker", closures: ["label": .builder, "currentValueLabel": .builder],
      control: .edit("selection"), traits: .options),
    ViewEntry("DatePicker", closures: ["label": .builder], control: .edit("selection")),
    ViewEntry("MultiDatePicker", closures: ["label": .builder], control: .edit("selection")),
    ViewEntry("ColorPicker", closures: ["label": .builder], control: .edit("selection")),
    ViewEntry(
      "TextField",
      closures: ["label": .builder, "onEditingChanged": .action, "onCommit": .action],
      unlabeled: .actionOfTitled, control: .edit("text"), traits: .keeps),
    ViewEntry(
      "SecureField", closures: ["label": .builder, "onCommit": .action],
      unlabeled: .actionOfTitled, control: .edit("text"), traits: .keeps),
    ViewEntry("TextEditor", control: .edit("text"), traits: .keeps),
    ViewEntry("PhotosPicker", closures: ["label": .builder], control: .choose("selection")),
    ViewEntry("SettingsLink"),
    ViewEntry("HelpLink"),
  ]
}
