/// Protocols and values of SwiftUI and the standard library, by name.
enum KnownProtocols {
  /// Protocols of SwiftUI, beside View, whose types are views.
  static let protocols: Set<String> = [
    "Shape", "InsettableShape", "Layout", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// Protocols whose types may be values: with no other, a struct is no view.
  static let valueProtocols: Set<String> = [
    "Identifiable", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Sendable",
    "Comparable", "CustomStringConvertible", "CaseIterable", "Error", "RawRepresentable",
    "OptionSet", "Transferable", "TimelineEntry", "ToolbarContent", "ChartContent", "MapContent",
    "TableRowContent", "TableColumnContent", "TabContent", "Commands", "Scene", "Widget",
  ]

  /// Whether a capitalized name is that of a value and no view: a gesture, a binding, a keyframe.
  static func isValue(_ name: String) -> Bool {
    values.contains(name) || name.hasSuffix("Gesture") || name.hasSuffix("Animation")
      || name.hasSuffix("Keyframe")
  }

  private static let values: Set<String> = [
    "Animation", "Binding", "Font", "EdgeInsets", "UUID", "Date", "String", "Int", "Double",
    "Set", "Array", "Dictionary", "CGFloat", "CGSize", "CGPoint", "CGRect", "Task", "URL",
    "GridItem", "Gradient", "Angle", "AttributedString", "LocalizedStringKey", "AnyShapeStyle",
    "AnyTransition", "State", "StrokeStyle", "Alert", "ActionSheet", "Notification",
    "Transaction", "Namespace", "KeyframeTrack",
  ]
}
