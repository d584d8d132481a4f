extension Catalog {
  /// Whether a framework calls the requirements of a protocol, or overridden members of a base class, so
  /// that what they do shows without a call in the program.
  ///
  /// Protocols whose requirements the simulator runs (`View`, `ViewModifier`, styles, `Equatable`) are none
  /// of them.
  package static func isCalledByFrameworks(_ type: String) -> Bool {
    frameworkProtocols.contains(type) || frameworkSuffixes.contains { type.hasSuffix($0) }
  }

  private static let frameworkProtocols: Set<String> = [
    "Layout", "Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect",
    "VectorArithmetic", "CustomAnimation", "TextRenderer", "Transition", "PreferenceKey",
    "AlignmentID",
    "ParseStrategy", "TimelineSchedule", "Transferable", "VisualEffect",
  ]

  /// Endings of names that frameworks have many of: `UIViewRepresentable`, `DropDelegate`,
  /// `MeasurementFormatter`, `ParseableFormatStyle`.
  private static let frameworkSuffixes = ["Representable", "Delegate", "Formatter", "FormatStyle"]

  /// What a style is told of a control while a finger is on it, which is no step.
  package static let touchStates: Set<String> = ["isPressed", "isEditing"]
}
