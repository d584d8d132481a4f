/// Arguments that say what leaving them out says too, of views, modifiers and the values that they take.
/// Source: the default arguments of the declarations in the folder of interfaces, with which a test
/// compares every one. Left out are those without which a call is another declaration's: `step` of
/// `Slider`, which moves in steps only where it has one.
extension Catalog {
  /// Whether an argument says what leaving it out says too.
  ///
  /// - Parameters:
  ///   - value: as a render tree has it: `1` for `1.0`, and constants without their types.
  ///   - name: of a view, a modifier, or a function that makes a value.
  package static func isDefault(_ label: String?, _ value: String, of name: String) -> Bool {
    defaultArguments[name]?[label ?? "_"]?.contains(value) == true
  }

  /// The ways to write the default of an argument, by its label (`_`: none) and the name of what takes it.
  package static let defaultArguments = [viewDefaults, modifierDefaults, valueDefaults]
    .reduce(into: [String: Defaults]()) { result, table in
      for (name, defaults) in table {
        result[name, default: [:]].merge(defaults) { $0.union($1) }
      }
    }

  /// The spellings of defaults, by label.
  package typealias Defaults = [String: Set<String>]

  private static let viewDefaults: [String: Defaults] = [
    "VStack": ["alignment": [".center", "Alignment.center"], "spacing": ["nil"]],
    "HStack": ["alignment": [".center", "Alignment.center"], "spacing": ["nil"]],
    "ZStack": ["alignment": [".center", "Alignment.center"]],
    "LazyVStack": [
      "alignment": [".center", "Alignment.center"], "spacing": ["nil"],
      "pinnedViews": [".init()", "[]"],
    ],
    "LazyHStack": [
      "alignment": [".center", "Alignment.center"], "spacing": ["nil"],
      "pinnedViews": [".init()", "[]"],
    ],
    "LazyVGrid": [
      "alignment": [".center", "Alignment.center"], "spacing": ["nil"],
      "pinnedViews": [".init()", "[]"],
    ],
    "LazyHGrid": [
      "alignment": [".center", "Alignment.center"], "spacing": ["nil"],
      "pinnedViews": [".init()", "[]"],
    ],
    "Grid": [
      "alignment": [".center", "Alignment.center"], "horizontalSpacing": ["nil"],
      "verticalSpacing": ["nil"],
    ],
    "GridRow": ["alignment": ["nil"]],
    "Spacer": ["minLength": ["nil"]],
    "ScrollView": ["_": [".vertical", "[.vertical]"], "showsIndicators": ["true"]],
    "ViewThatFits": ["in": ["[.horizontal, .vertical]", "[.vertical, .horizontal]"]],
    "Stepper": ["step": ["1"]],
    "Slider": ["in": ["0...1"]],
    "Gauge": ["in": ["0...1"]],
    "ProgressView": ["total": ["1"]],
    "DatePicker": ["displayedComponents": ["[.hourAndMinute, .date]", "[.date, .hourAndMinute]"]],
    "ColorPicker": ["supportsOpacity": ["true"]],
    "TextField": ["prompt": ["nil"]],
    "SecureField": ["prompt": ["nil"]],
    "Button": ["role": ["nil"]],
    "Text": ["tableName": ["nil"], "bundle": ["nil"], "comment": ["nil"]],
    "Image": ["bundle": ["nil"], "label": ["nil"]],
    "AsyncImage": ["scale": ["1"]],
    "Color": ["opacity": ["1"], "bundle": ["nil"], "_": [".sRGB"]],
    "RoundedRectangle": ["style": [".continuous"]],
    "Capsule": ["style": [".continuous"]],
    "UnevenRoundedRectangle": [
      "style": [".continuous"], "topLeadingRadius": ["0"], "bottomLeadingRadius": ["0"],
      "bottomTrailingRadius": ["0"], "topTrailingRadius": ["0"],
    ],
    "Canvas": [
      "opaque": ["false"], "colorMode": [".nonLinear"], "rendersAsynchronously": ["false"],
    ],
    "ToolbarItem": ["placement": [".automatic"]],
    "ToolbarItemGroup": ["placement": [".automatic"]],
    "ShareLink": ["subject": ["nil"], "message": ["nil"]],
  ]

  private static let modifierDefaults: [String: Defaults] = [
    "frame": [
      "alignment": [".center", "Alignment.center"], "width": ["nil"], "height": ["nil"],
      "minWidth": ["nil"], "idealWidth": ["nil"], "maxWidth": ["nil"], "minHeight": ["nil"],
      "idealHeight": ["nil"], "maxHeight": ["nil"],
    ],
    "padding": ["_": [".all", "nil"]],
    "safeAreaPadding": ["_": [".all", "nil"]],
    "scenePadding": ["_": [".all"]],
    "contentMargins": ["_": [".all"], "for": [".automatic"]],
    "offset": ["x": ["0"], "y": ["0"]],
    "position": ["x": ["0"], "y": ["0"]],
    "fixedSize": ["horizontal": ["true"], "vertical": ["true"]],
    "aspectRatio": ["_": ["nil"]],
    "ignoresSafeArea": ["_": [".all"], "edges": [".all"]],
    "containerRelativeFrame": ["alignment": [".center"], "span": ["1"]],
    "bold": ["_": ["true"]],
    "italic": ["_": ["true"]],
    "monospaced": ["_": ["true"]],
    "strikethrough": ["_": ["true"], "pattern": [".solid"], "color": ["nil"]],
    "underline": ["_": ["true"], "pattern": [".solid"], "color": ["nil"]],
    "border": ["width": ["1"]],
    "stroke": ["lineWidth": ["1"], "antialiased": ["true"]],
    "strokeBorder": ["lineWidth": ["1"], "antialiased": ["true"]],
    "fill": ["style": ["FillStyle()"]],
    "clipShape": ["style": ["FillStyle()"]],
    "contentShape": ["eoFill": ["false"]],
    "clipped": ["antialiased": ["false"]],
    "cornerRadius": ["antialiased": ["true"]],
    "background": [
      "alignment": [".center", "Alignment.center"], "ignoresSafeAreaEdges": [".all"],
      "fillStyle": ["FillStyle()"],
    ],
    "overlay": [
      "alignment": [".center", "Alignment.center"], "ignoresSafeAreaEdges": [".all"],
      "fillStyle": ["FillStyle()"],
    ],
    "mask": ["alignment": [".center", "Alignment.center"]],
    "safeAreaInset": ["alignment": [".center"], "spacing": ["nil"]],
    "presentationBackground": ["alignment": [".center"]],
    "shadow": ["x": ["0"], "y": ["0"]],
    "blur": ["opaque": ["false"]],
    "scaleEffect": ["anchor": [".center"], "x": ["1"], "y": ["1"]],
    "rotationEffect": ["anchor": [".center"]],
    "rotation3DEffect": ["anchor": [".center"], "anchorZ": ["0"], "perspective": ["1"]],
    "drawingGroup": ["opaque": ["false"], "colorMode": [".nonLinear"]],
    "trim": ["from": ["0"], "to": ["1"]],
    "resizable": ["capInsets": ["EdgeInsets()"], "resizingMode": [".stretch"]],
    "matchedGeometryEffect": [
      "properties": [".frame"], "anchor": [".center"], "isSource": ["true"],
    ],
    "autocorrectionDisabled": ["_": ["true"]],
    "focusable": ["_": ["true"]],
    "focusEffectDisabled": ["_": ["true"]],
    "hoverEffect": ["_": [".automatic"]],
    "hoverEffectDisabled": ["_": ["true"]],
    "interactiveDismissDisabled": ["_": ["true"]],
    "invalidatableContent": ["_": ["true"]],
    "navigationBarBackButtonHidden": ["_": ["true"]],
    "privacySensitive": ["_": ["true"]],
    "scrollClipDisabled": ["_": ["true"]],
    "selectionDisabled": ["_": ["true"]],
    "statusBarHidden": ["_": ["true"]],
    "submitScope": ["_": ["true"]],
    "symbolEffectsRemoved": ["_": ["true"]],
    "symbolEffect": ["options": [".default"], "isActive": ["true"]],
    "scrollTarget": ["isEnabled": ["true"]],
    "scrollTargetLayout": ["isEnabled": ["true"]],
    "scrollBounceBehavior": ["axes": ["[.vertical]", ".vertical"]],
    "scrollIndicators": ["axes": ["[.vertical, .horizontal]", "[.horizontal, .vertical]"]],
    "listRowSeparator": ["edges": [".all"]],
    "listRowSeparatorTint": ["edges": [".all"]],
    "listSectionSeparator": ["edges": [".all"]],
    "listSectionSeparatorTint": ["edges": [".all"]],
    "searchable": ["placement": [".automatic"], "prompt": ["nil"]],
    "keyboardShortcut": ["modifiers": [".command"]],
    "confirmationDialog": ["titleVisibility": [".automatic"]],
    "popover": ["attachmentAnchor": [".rect(.bounds)"], "arrowEdge": [".top"]],
    "sheet": ["onDismiss": ["nil"]],
    "fullScreenCover": ["onDismiss": ["nil"]],
    "swipeActions": ["edge": [".trailing"], "allowsFullSwipe": ["true"]],
    "onTapGesture": ["count": ["1"]],
    "onLongPressGesture": ["minimumDuration": ["0.5"], "maximumDistance": ["10"]],
    "onChange": ["initial": ["false"]],
    "onSubmit": ["of": [".text"]],
    "task": ["priority": [".userInitiated"]],
    "tag": ["includeOptional": ["true"]],
    "accessibilityElement": ["children": [".ignore"]],
    "accessibilityAction": ["_": [".default"]],
  ]

  /// Functions and initializers that make what views and modifiers take.
  private static let valueDefaults: [String: Defaults] = [
    "rect": [
      "style": [".continuous"], "topLeadingRadius": ["0"], "bottomLeadingRadius": ["0"],
      "bottomTrailingRadius": ["0"], "topTrailingRadius": ["0"],
    ],
    "capsule": ["style": [".continuous"]],
    "system": ["weight": ["nil"], "design": ["nil"]],
    "GridItem": ["_": [".flexible()", ".flexible"], "spacing": ["nil"], "alignment": ["nil"]],
    "flexible": ["minimum": ["10"], "maximum": [".infinity"]],
    "adaptive": ["maximum": [".infinity"]],
    "StrokeStyle": [
      "lineWidth": ["1"], "lineCap": [".butt"], "lineJoin": [".miter"], "miterLimit": ["10"],
      "dash": ["[]"], "dashPhase": ["0"],
    ],
    "FillStyle": ["eoFill": ["false"], "antialiased": ["true"]],
    "page": ["indexDisplayMode": [".automatic"]],
    "PageTabViewStyle": ["indexDisplayMode": [".automatic"]],
    "bouncy": ["duration": ["0.5"], "extraBounce": ["0"]],
    "smooth": ["duration": ["0.5"], "extraBounce": ["0"]],
    "snappy": ["duration": ["0.5"], "extraBounce": ["0"]],
    "repeatForever": ["autoreverses": ["true"]],
    "repeatCount": ["autoreverses": ["true"]],
    "formatted": ["_": [".number"]],
    "scale": ["anchor": [".center"]],
    "numericText": ["countsDown": ["false"]],
  ]
}
