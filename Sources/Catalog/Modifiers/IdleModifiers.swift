/// Modifiers that leave a view as it is.
extension Catalog {
  /// The values with which a modifier does nothing, as numbers or flags, whatever their labels are.
  private static let idleValues: [String: String] = [
    "disabled": "false", "bold": "false", "italic": "false", "underline": "false",
    "strikethrough": "false", "allowsHitTesting": "true", "accessibilityHidden": "false",
    "opacity": "1", "scaleEffect": "1", "saturation": "1", "contrast": "1",
    "padding": "0", "offset": "0", "blur": "0", "grayscale": "0", "brightness": "0", "zIndex": "0",
  ]

  /// Modifiers that do nothing where all that they are given is their defaults.
  private static let idleWithDefaults: Set<String> = ["frame", "offset", "scaleEffect"]

  /// Whether a modifier with these values leaves a view as it is: `.opacity(1)`, `.offset(x: 0, y: 0)`.
  ///
  /// - Parameter values: as a render tree has them, with their labels: `"x: 0"`.
  package static func isIdle(_ modifier: String, _ values: [String]) -> Bool {
    if values.isEmpty { return idleWithDefaults.contains(modifier) }
    guard let idle = idleValues[modifier] else { return false }
    return values.allSatisfy { value in
      let plain = value.drop { $0 != " " }.dropFirst()
      let given = value.contains(": ") ? String(plain) : value
      return given == idle || Double(idle) != nil && Double(given) == Double(idle)
    }
  }
}
