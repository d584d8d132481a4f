/// SwiftUI's own views, by name.
enum KnownViews {
  static let names: Set<String> = [
    "AnyView", "AsyncImage", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider", "EditButton", "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge",
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "Image",
    "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link",
    "List", "Map", "Menu", "MultiDatePicker", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "Path", "PhotosPicker",
    "Picker", "ProgressView", "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView",
    "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer", "Stepper",
    "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
    "UnevenRoundedRectangle", "VSplitView", "VStack", "VideoPlayer", "ViewThatFits", "ZStack",
    "LinearGradient", "RadialGradient", "AngularGradient", "SignInWithAppleButton",
  ]

  /// Views that build many, load, or draw.
  static let expensive: Set<String> = [
    "ForEach", "List", "Table", "OutlineGroup", "AsyncImage", "Canvas", "Chart", "Map",
    "LazyVGrid", "LazyHGrid", "VideoPlayer", "TimelineView",
  ]

  /// Views whose content closure builds rows.
  static let rowContainers: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  /// Whether a capitalized name is that of a value and no view: a gesture, a binding.
  static func isValue(_ name: String) -> Bool {
    name.hasSuffix("Gesture") || name.hasSuffix("Animation")
      || [
        "Animation", "Binding", "Font", "EdgeInsets", "UUID", "Date", "String", "Int", "Double",
        "Set", "Array", "Dictionary", "CGFloat", "CGSize", "CGPoint", "CGRect", "Task", "URL",
        "GridItem", "Gradient", "Angle", "AttributedString", "LocalizedStringKey", "AnyShapeStyle",
        "AnyTransition", "State", "StrokeStyle", "Notification", "Transaction", "Namespace",
      ].contains(name)
  }
}
