/// The parts of views that may be written in several ways: as a title, as an argument, as a closure with a
/// label or behind the call.
extension Catalog {
  /// How the label of a view stands among its children.
  package enum LabelPlace: Equatable, Sendable {
    /// All children are the label.
    case alone
    /// The label stands beside the content, under a name.
    case beside(String)
  }

  /// How the label of a view stands; nil: its first text is no label.
  package static func labelPlace(_ view: String) -> LabelPlace? { labelPlaces[view] }

  private static let labelPlaces: [String: LabelPlace] = [
    "Button": .alone, "Toggle": .alone, "Stepper": .alone, "Link": .alone, "DatePicker": .alone,
    "ColorPicker": .alone, "Slider": .alone, "ShareLink": .alone, "PasteButton": .alone,
    "TextField": .alone, "SecureField": .alone, "MultiDatePicker": .alone,
    "Menu": .beside("label"), "Picker": .beside("label"), "GroupBox": .beside("label"),
    "DisclosureGroup": .beside("label"), "LabeledContent": .beside("label"),
    "NavigationLink": .beside("label"), "ControlGroup": .beside("label"),
    "ContentUnavailableView": .beside("label"), "Tab": .beside("label"),
    "Section": .beside("header"), "ProgressView": .beside("label"), "Gauge": .beside("label"),
    "Label": .beside("title"),
  ]

  /// Which part a closure of a view is: what its label says, or what the view takes without a label.
  /// nil: it is the content.
  package static func part(_ label: String?, of view: String) -> String? {
    label ?? partsWithoutLabel[view]
  }

  /// Views whose closure without a label is no content.
  private static let partsWithoutLabel: [String: String] = [
    "Label": "title", "ProgressView": "label", "Gauge": "label", "ContentUnavailableView": "label",
    "NavigationLink": "label",
  ]

  /// Whether a label says that what is under it is a part, and no content, of a view.
  package static func isPart(_ label: String?, of view: String) -> Bool {
    guard let label else { return false }
    return self.label(label, is: .names) || label == "label" && labelPlace(view) == .beside(label)
  }

  /// The same of a modifier. Actions are what an alert's first closure is for, with a label or without.
  package static func isPart(_ label: String, ofModifier name: String) -> Bool {
    self.label(label, is: .names) && !(label == "actions" && modifier(name)?.unlabeled == .builder)
  }

  /// Whether an argument of a view is its title.
  package static func isTitle(ofView name: String, label: String?) -> Bool {
    label == nil && isView(name) && !namedViews.contains(name)
  }

  /// Whether an argument of a modifier is a title.
  package static func isTitle(ofModifier name: String, label: String?) -> Bool {
    titleLabels[name].map { $0 == label } ?? false
  }

  /// Views whose argument without a label is the name of something.
  private static let namedViews: Set<String> = ["Image", "Color"]

  /// Modifiers with a title, and its label.
  private static let titleLabels: [String: String?] = [
    "navigationTitle": nil, "navigationSubtitle": nil, "navigationBarTitle": nil, "alert": nil,
    "confirmationDialog": nil, "accessibilityLabel": nil, "accessibilityValue": nil,
    "accessibilityHint": nil, "help": nil, "badge": nil, "accessibilityAction": "named",
    "searchable": "prompt",
  ]

  /// The modifier that writes a value of the environment as `environment(_:_:)` does: `font` for `\.font`. nil: none
  /// is known, or it says more.
  ///
  /// - Parameter value: as a render tree has it.
  package static func modifier(
    settingKey key: String, to value: String
  ) -> (name: String, values: [String])? {
    if key == "isEnabled" { return flags[value].map { ("disabled", [$0]) } }
    return keyModifiers.contains(key) ? (key, [value]) : nil
  }

  private static let flags = ["true": "false", "false": "true"]

  /// Modifiers that take the value of the key of their name, and nothing else.
  private static let keyModifiers: Set<String> = [
    "font", "lineLimit", "multilineTextAlignment", "truncationMode", "textCase", "lineSpacing",
    "minimumScaleFactor", "allowsTightening", "imageScale", "controlSize", "dynamicTypeSize",
    "symbolRenderingMode", "backgroundStyle",
  ]
}
