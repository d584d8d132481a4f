/// What SwiftUI's public API says about names. Source: Apple's documentation of View, its
/// conforming types and its modifiers.
enum ViewCatalog {
  /// Types that are views.
  static func isView(_ name: String) -> Bool { views.contains(name) }

  private static let views: Set<String> = [
    // Text and images
    "Text", "Image", "AsyncImage", "Label", "TextField", "SecureField", "TextEditor", "Link",
    "ShareLink", "LabeledContent",
    // Containers
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollView", "List", "Form", "Section", "Group", "GroupBox", "ControlGroup",
    "DisclosureGroup", "OutlineGroup", "ForEach", "Table", "TabView", "Tab", "TabSection",
    "NavigationView", "NavigationStack", "NavigationSplitView", "NavigationLink", "ViewThatFits",
    "GeometryReader", "ScrollViewReader", "TimelineView", "Canvas", "EquatableView", "AnyView",
    "HSplitView", "VSplitView", "Menu", "MenuButton", "ToolbarItem", "ToolbarItemGroup",
    "ToolbarSpacer", "CommandGroup", "CommandMenu", "GlassEffectContainer", "PhaseAnimator",
    "KeyframeAnimator", "TupleView", "AnyLayout", "GeometryReader3D", "SubscriptionView",
    // Controls
    "Button", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "MultiDatePicker",
    "ColorPicker", "EditButton", "RenameButton", "PasteButton", "SignInWithAppleButton",
    "ProgressView", "Gauge", "PhotosPicker", "SettingsLink", "HelpLink", "FileImporter",
    // Drawing
    "Color", "Circle", "Ellipse", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle",
    "Capsule", "ContainerRelativeShape", "Path", "AnyShape", "Divider", "Spacer", "EmptyView",
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    "ContentUnavailableView", "RealityView", "Map", "Chart", "VideoPlayer", "SpriteView",
    "SceneView", "WebView", "Marker", "Annotation", "BarMark", "LineMark", "PointMark", "AreaMark",
    "RuleMark", "SectorMark", "Model3D", "SubscriptionStoreView", "ProductView", "StoreView",
  ]

  /// Shows its first rows only.
  static func isLazy(_ view: String) -> Bool { lazy.contains(view) }

  private static let lazy: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]

  /// Names of view modifiers that are known even on undeclared views.
  static func isModifier(_ name: String) -> Bool {
    modifiers.contains(name) || deferredModifiers[name] != nil || builderModifiers.contains(name)
      || actionModifiers.contains(name)
  }

  private static let modifiers: Set<String> = [
    "padding", "frame", "font", "bold", "italic", "foregroundStyle", "foregroundColor", "opacity",
    "background", "overlay", "cornerRadius", "clipShape", "clipped", "shadow", "border", "offset",
    "position", "scaleEffect", "rotationEffect", "blur", "disabled", "hidden", "lineLimit",
    "multilineTextAlignment", "buttonStyle", "listStyle", "navigationTitle", "tint", "accentColor",
    "animation", "transition", "zIndex", "id", "tag", "environment", "environmentObject",
    "modifier", "fixedSize", "layoutPriority", "aspectRatio", "resizable", "scaledToFit",
    "scaledToFill", "accessibilityLabel", "accessibilityIdentifier", "accessibilityHidden",
    "accessibilityValue", "accessibilityHint", "fill", "stroke", "strokeBorder", "textFieldStyle",
    "toggleStyle", "pickerStyle", "labelStyle", "listRowBackground", "listRowInsets",
    "listRowSeparator", "navigationBarTitleDisplayMode", "redacted", "unredacted", "equatable",
    "contentShape", "ignoresSafeArea", "symbolRenderingMode", "imageScale", "kerning", "tracking",
    "fontWeight", "fontDesign", "monospacedDigit", "underline", "strikethrough", "textCase",
    "minimumScaleFactor", "truncationMode", "labelsHidden", "controlSize", "keyboardType",
    "textContentType", "autocapitalization", "autocorrectionDisabled", "submitLabel", "focused",
    "preferredColorScheme", "colorScheme", "statusBarHidden", "gridCellColumns", "listItemTint",
    "containerRelativeFrame", "scrollTargetLayout", "glassEffect", "badge", "matchedGeometryEffect",
    "drawingGroup", "compositingGroup", "mask", "allowsHitTesting", "interactiveDismissDisabled",
    "presentationDetents", "scrollIndicators", "scrollDisabled", "saturation", "brightness",
    "contrast", "grayscale", "hueRotation", "colorMultiply", "blendMode", "rotation3DEffect",
    "accessibilityElement", "accessibilityAddTraits", "help", "speechAdjustedPitch",
    "dynamicTypeSize",
    "baselineOffset", "lineSpacing", "allowsTightening", "headerProminence", "gaugeStyle",
    "progressViewStyle", "formStyle", "menuStyle", "tabViewStyle", "indexViewStyle",
    "groupBoxStyle",
  ]

  /// The environment key that a modifier writes.
  static func environmentKeys(writtenBy modifier: String) -> String? {
    styles[modifier] == nil ? writtenKeys[modifier] : "style " + modifier
  }

  /// Whether an argument says what leaving it out says too.
  static func isDefault(_ label: String?, _ value: String, of view: String) -> Bool {
    switch (view, label) {
    case ("VStack", "alignment"), ("HStack", "alignment"), ("ZStack", "alignment"),
      ("LazyVStack", "alignment"), ("LazyHStack", "alignment"), ("frame", "alignment"),
      ("background", "alignment"), ("overlay", "alignment"):
      value == ".center" || value == "Alignment.center"
    case ("VStack", "spacing"), ("HStack", "spacing"), ("LazyVStack", "spacing"),
      ("LazyHStack", "spacing"), ("Spacer", "minLength"):
      value == "nil"
    case ("ScrollView", nil): value == ".vertical"
    default: false
    }
  }

  /// Types of SwiftUI whose constants are as well written without the type's name.
  static func hasConstants(_ type: String) -> Bool { constantTypes.contains(type) }

  private static let constantTypes: Set<String> = [
    "Color", "Font", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Animation", "Edge",
    "TextAlignment", "Axis", "AnyTransition", "ContentMode", "Material", "UnitPoint", "EdgeInsets",
    "Visibility", "ControlSize", "ButtonRole",
  ]

  /// The protocols of styles that a modifier such as `buttonStyle` takes.
  static func styleProtocols(_ modifier: String) -> [String]? { styles[modifier] }

  private static let styles: [String: [String]] = [
    "buttonStyle": ["ButtonStyle", "PrimitiveButtonStyle"], "toggleStyle": ["ToggleStyle"],
    "labelStyle": ["LabelStyle"], "groupBoxStyle": ["GroupBoxStyle"],
    "progressViewStyle": ["ProgressViewStyle"], "gaugeStyle": ["GaugeStyle"],
    "disclosureGroupStyle": ["DisclosureGroupStyle"], "menuStyle": ["MenuStyle"],
    "labeledContentStyle": ["LabeledContentStyle"], "controlGroupStyle": ["ControlGroupStyle"],
  ]

  /// The key under which the style of a control stands in the environment.
  static func styleKey(of control: String) -> String? {
    let key = control.prefix(1).lowercased() + control.dropFirst() + "Style"
    return styles[key] == nil ? nil : "style " + key
  }

  private static let writtenKeys: [String: String] = [
    "font": "font", "disabled": "isEnabled", "lineLimit": "lineLimit",
    "dynamicTypeSize": "dynamicTypeSize", "colorScheme": "colorScheme",
    "multilineTextAlignment": "multilineTextAlignment", "controlSize": "controlSize",
    "imageScale": "imageScale", "truncationMode": "truncationMode", "textCase": "textCase",
    "lineSpacing": "lineSpacing", "minimumScaleFactor": "minimumScaleFactor",
    "redacted": "redactionReasons", "autocorrectionDisabled": "autocorrectionDisabled",
    "headerProminence": "headerProminence", "allowsTightening": "allowsTightening",
  ]

  static let deferredModifiers: [String: Int] = [
    "sheet": 0, "fullScreenCover": 0, "popover": 0, "navigationDestination": 0, "inspector": 0,
    "overlayPreferenceValue": 1, "backgroundPreferenceValue": 1, "fileExporter": 0,
    "phaseAnimator": 2, "keyframeAnimator": 2, "scrollTransition": 2,
  ]

  static let builderModifiers: Set<String> = [
    "background", "overlay", "toolbar", "contextMenu", "alert", "confirmationDialog", "mask",
    "safeAreaInset", "safeAreaBar", "tabItem", "swipeActions", "searchSuggestions",
    "navigationBarItems", "toolbarTitleMenu", "containerBackground", "listRowBackground",
    "draggable", "actionSheet", "tabViewBottomAccessory", "presentationBackground", "touchBar",
    "accessibilityRepresentation", "accessibilityChildren", "accessibilityActions",
    "contentMargins", "menuItems", "sectionActions", "labelStyle", "tableColumnHeaders",
  ]

  static let actionModifiers: Set<String> = [
    "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onChange", "onReceive",
    "onSubmit", "onDelete", "onMove", "onHover", "onDrag", "onDrop", "onOpenURL", "task",
    "refreshable", "gesture", "simultaneousGesture", "highPriorityGesture", "onEnded", "onChanged",
    "onPreferenceChange", "onKeyPress", "onContinuousHover", "onScrollGeometryChange",
    "onScrollPhaseChange", "onGeometryChange", "dropDestination", "accessibilityAction",
    "onInsert", "onCommand", "onExitCommand", "onMoveCommand", "onDeleteCommand", "searchable",
    "onScrollVisibilityChange", "sensoryFeedback", "handlesExternalEvents", "updating",
    "accessibilityAdjustableAction", "transformPreference", "anchorPreference",
    "onContinueUserActivity", "userActivity", "itemProvider", "exportsItemProviders",
    "fileImporter",
  ]
}

/// Whether `name` is a view of SwiftUI or of a framework beside it.
package func isSwiftUIView(_ name: String) -> Bool { ViewCatalog.isView(name) }

/// Whether `name` is a modifier of SwiftUI's views.
package func isViewModifier(_ name: String) -> Bool { ViewCatalog.isModifier(name) }
