/// The labels of the arguments that SwiftUI's initialisers of views take, `_` for none.
/// Source: the declarations in the folder of interfaces, with which a test compares every one.
extension Catalog {
  /// Whether one of SwiftUI's initialisers of a view takes an argument under a label; nil: without one.
  /// true for a view whose initialisers are not known.
  package static func takes(_ label: String?, view name: String) -> Bool {
    guard let labels = initializerLabels[name] else { return true }
    return labels.contains(label ?? "_")
  }

  /// The labels of all initialisers of a view, by its name.
  package static let initializerLabels: [String: Set<String>] = labelLists.mapValues {
    Set($0.split(separator: " ").map(String.init))
  }

  private static let labelLists = [
    "AngularGradient": "angle center colors endAngle gradient startAngle stops",
    "AnyLayout": "_",
    "AnyShape": "_",
    "AnyView": "_ _fromValue erasing",
    "AsyncImage": "content placeholder scale transaction url",
    "Button": "_ action image label role systemImage",
    "Canvas": "colorMode opaque renderer rendersAsynchronously symbols",
    "Capsule": "style",
    "Color": "_ blue brightness bundle cgColor green hue opacity red saturation uiColor white",
    "ColorPicker": "_ label selection supportsOpacity",
    "CommandGroup": "addition after before replacing",
    "CommandMenu": "_ content",
    "ContentUnavailableView": "_ actions description image label systemImage",
    "ControlGroup": "_ content label systemImage",
    "DatePicker": "_ displayedComponents in label selection",
    "DisclosureGroup": "_ content isExpanded label",
    "EllipticalGradient": "center colors endRadiusFraction gradient startRadiusFraction stops",
    "EquatableView": "content",
    "ForEach": "_ content editActions id sections subviews",
    "Form": "_ content",
    "Gauge":
      "currentValueLabel in label markedValueLabels maximumValueLabel minimumValueLabel "
      + "value",
    "GeometryReader": "content",
    "Grid": "alignment content horizontalSpacing verticalSpacing",
    "GridRow": "alignment content",
    "Group": "content sections subviews transform",
    "GroupBox": "_ content label",
    "HStack": "alignment content spacing",
    "Image":
      "_ bundle decorative label opaque orientation renderer scale size systemName "
      + "uiImage variableValue",
    "KeyframeAnimator": "content initialValue keyframes repeating trigger",
    "Label": "_ icon image systemImage title",
    "LabeledContent": "_ content format label value",
    "LazyHGrid": "alignment content pinnedViews rows spacing",
    "LazyHStack": "alignment content pinnedViews spacing",
    "LazyVGrid": "alignment columns content pinnedViews spacing",
    "LazyVStack": "alignment content pinnedViews spacing",
    "LinearGradient": "colors endPoint gradient startPoint stops",
    "Link": "_ destination label",
    "List": "_ children content editActions id rowContent selection",
    "Menu": "_ content label primaryAction systemImage",
    "MeshGradient": "background colors height points smoothsColors width",
    "MultiDatePicker": "_ in label selection",
    "NavigationLink": "_ destination isActive label selection tag value",
    "NavigationSplitView": "columnVisibility content detail preferredCompactColumn sidebar",
    "NavigationStack": "path root",
    "NavigationView": "content",
    "OutlineGroup": "_ children content id",
    "PasteButton": "onPaste payloadType",
    "Path": "_ cornerRadius cornerSize ellipseIn roundedRect style",
    "PhaseAnimator": "_ animation content trigger",
    "Picker": "_ content currentValueLabel image label selection sources systemImage",
    "ProgressView": "_ countsDown currentValueLabel label timerInterval total value",
    "RadialGradient": "center colors endRadius gradient startRadius stops",
    "RoundedRectangle": "cornerRadius cornerSize style",
    "ScrollView": "_ content showsIndicators",
    "ScrollViewReader": "content",
    "Section": "_ content footer header isExpanded",
    "SecureField": "_ label onCommit prompt text",
    "ShareLink": "_ item items label message preview subject",
    "Slider": "in label maximumValueLabel minimumValueLabel onEditingChanged step value",
    "Spacer": "minLength",
    "Stepper": "_ format in label onDecrement onEditingChanged onIncrement step value",
    "Tab": "_ content image label role systemImage value",
    "TabSection": "_ content header",
    "TabView": "content selection",
    "Table": "_ columns of rows selection sortOrder",
    "Text":
      "_ bundle comment countsDown format formatter pauseTime showsHours style "
      + "tableName timerInterval verbatim",
    "TextEditor": "selection text",
    "TextField":
      "_ axis format formatter label onCommit onEditingChanged prompt selection text "
      + "value",
    "TimelineView": "_ content",
    "Toggle": "_ image isOn label sources systemImage",
    "ToolbarItem": "content id placement showsByDefault",
    "ToolbarItemGroup": "content label placement",
    "ToolbarTitleMenu": "content",
    "TupleView": "_",
    "UnevenRoundedRectangle":
      "bottomLeadingRadius bottomTrailingRadius cornerRadii style topLeadingRadius "
      + "topTrailingRadius",
    "VStack": "alignment content spacing",
    "ViewThatFits": "content in",
    "ZStack": "alignment content",
  ]
}
