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
  static let rowContainers: Set<String> = ["ForEach", "List", "OutlineGroup"]

  /// Views whose content closure builds no views: marks, annotations, columns.
  static let contentContainers: Set<String> = ["Chart", "Map", "Table"]

  /// Modifiers whose content is built when it is presented, not with the body.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "contextMenu", "navigationDestination", "swipeActions",
  ]

  /// Content of charts, maps, tables, toolbars and tab views: it cannot be a view struct, and it
  /// may hold views.
  static func isContent(_ name: String) -> Bool {
    name.hasSuffix("Mark") || contents.contains(name)
  }

  private static let contents: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "Tab", "TabSection", "TableColumn",
    "TableRow", "Annotation", "Marker", "MapAnnotation", "MapMarker", "MapPin", "MapCircle",
    "MapPolyline", "MapPolygon", "UserAnnotation", "AxisMarks", "AxisGridLine", "AxisTick",
    "AxisValueLabel", "DynamicIsland", "DynamicIslandExpandedRegion",
  ]

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
