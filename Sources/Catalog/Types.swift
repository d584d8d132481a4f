extension Catalog {
  /// Types of SwiftUI whose constants are as well written without the type's name.
  package static func hasConstants(_ type: String) -> Bool { constantTypes.contains(type) }

  private static let constantTypes: Set<String> = [
    "Color", "Font", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Animation", "Edge",
    "TextAlignment", "Axis", "AnyTransition", "ContentMode", "Material", "UnitPoint", "EdgeInsets",
    "Visibility", "ControlSize", "ButtonRole",
  ]
}
