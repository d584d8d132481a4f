/// Arguments that say what leaving them out says too, of views, modifiers and the values that they take.
/// Source: the default arguments of the declarations in the folder of interfaces, with which a test
/// compares every one. Left out are those without which a call is another declaration's: `step` of
/// `Slider`, which moves in steps only where it has one.
extension Catalog {
  // MARK: Modifiers that change nothing

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

  // MARK: Arguments that are as if they were left out

  /// Whether a control does the same without this action, where the action does nothing.
  package static func mayBeLeftOut(action label: String?) -> Bool {
    label == "onEditingChanged" || label == "onCommit"
  }

  /// Whether an argument says what leaving it out says too.
  ///
  /// - Parameters:
  ///   - value: as a render tree has it: `1` for `1.0`, and constants without their types.
  ///   - name: of a view, a modifier, or a function that makes a value.
  package static func isDefault(_ label: String?, _ value: String, of name: String) -> Bool {
    let label = label ?? "_"
    return unseenArguments[name]?.contains(label) == true
      || sameAsDefaults[name]?[label]?.contains(value) == true
      || defaultArguments[name]?[label]?.contains(withoutType(value)) == true
  }

  /// What only translators read.
  private static let unseenArguments: [String: Set<String>] = ["Text": ["comment"]]

  /// Values that do what the default does: the program's own bundle is looked into anyway.
  private static let sameAsDefaults: [String: [String: Set<String>]] = [
    "Text": ["bundle": [".main"]],
    // What Apple's documentation says of the curves without a duration.
    "easeInOut": curve, "easeIn": curve, "easeOut": curve, "linear": curve,
  ]
  private static let curve = ["duration": Set(["0.35"])]

  /// `.center` for `Alignment.center`; another value stays.
  private static func withoutType(_ value: String) -> String {
    guard value.startsUppercase, let dot = value.lastIndex(of: "."),
      value.allSatisfy({ $0.isLetter || $0 == "." })
    else { return value }
    return String(value[dot...])
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

  private static let stack: Defaults = ["alignment": [".center"], "spacing": ["nil"]]
  private static let lazyStack = stack.merging(["pinnedViews": [".init()", "[]"]]) { $1 }
  private static let corners: Defaults = [
    "style": [".continuous"], "topLeadingRadius": ["0"], "bottomLeadingRadius": ["0"],
    "bottomTrailingRadius": ["0"], "topTrailingRadius": ["0"],
  ]
  private static let line: Defaults = [
    "_": ["true"], "pattern": [".solid"], "color": ["nil"],
  ]
  private static let layer: Defaults = [
    "alignment": [".center"], "ignoresSafeAreaEdges": [".all"], "fillStyle": ["FillStyle()"],
  ]
  private static let spring: Defaults = ["duration": ["0.5"], "extraBounce": ["0"]]
  /// A switch that is on unless it is said to be off.
  private static let isOn: Defaults = ["_": ["true"]]
  private static let allEdges: Defaults = ["edges": [".all"]]

  private static let viewDefaults: [String: Defaults] = [
    "VStack": stack,
    "HStack": stack,
    "ZStack": ["alignment": [".center"]],
    "LazyVStack": lazyStack,
    "LazyHStack": lazyStack,
    "LazyVGrid": lazyStack,
    "LazyHGrid": lazyStack,
    "Grid": [
      "alignment": [".center"], "horizontalSpacing": ["nil"],
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
    "Button": ["role": ["nil", ".none"]],
    "Text": ["tableName": ["nil"], "bundle": ["nil"], "comment": ["nil"]],
    "Image": ["bundle": ["nil"], "label": ["nil"]],
    "AsyncImage": ["scale": ["1"]],
    "Color": ["opacity": ["1"], "bundle": ["nil"], "_": [".sRGB"]],
    "RoundedRectangle": ["style": [".continuous"]],
    "Capsule": ["style": [".continuous"]],
    "UnevenRoundedRectangle": corners,
    "Canvas": [
      "opaque": ["false"], "colorMode": [".nonLinear"], "rendersAsynchronously": ["false"],
    ],
    "ToolbarItem": ["placement": [".automatic"]],
    "ToolbarItemGroup": ["placement": [".automatic"]],
    "ShareLink": ["subject": ["nil"], "message": ["nil"]],
  ]

  private static let modifierDefaults: [String: Defaults] = [
    "frame": [
      "alignment": [".center"], "width": ["nil"], "height": ["nil"],
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
    "bold": isOn,
    "italic": isOn,
    "monospaced": isOn,
    "strikethrough": line,
    "underline": line,
    "border": ["width": ["1"]],
    "stroke": ["lineWidth": ["1"], "antialiased": ["true"]],
    "strokeBorder": ["lineWidth": ["1"], "antialiased": ["true"]],
    "fill": ["style": ["FillStyle()"]],
    "clipShape": ["style": ["FillStyle()"]],
    "contentShape": ["eoFill": ["false"]],
    "clipped": ["antialiased": ["false"]],
    "cornerRadius": ["antialiased": ["true"]],
    "background": layer,
    "overlay": layer,
    "mask": ["alignment": [".center"]],
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
    "autocorrectionDisabled": isOn,
    "focusable": isOn,
    "focusEffectDisabled": isOn,
    "hoverEffect": ["_": [".automatic"]],
    "hoverEffectDisabled": isOn,
    "interactiveDismissDisabled": isOn,
    "invalidatableContent": isOn,
    "navigationBarBackButtonHidden": isOn,
    "privacySensitive": isOn,
    "scrollClipDisabled": isOn,
    "selectionDisabled": isOn,
    "statusBarHidden": isOn,
    "submitScope": isOn,
    "symbolEffectsRemoved": isOn,
    "symbolEffect": ["options": [".default"], "isActive": ["true"]],
    "scrollTarget": ["isEnabled": ["true"]],
    "scrollTargetLayout": ["isEnabled": ["true"]],
    "scrollBounceBehavior": ["axes": ["[.vertical]", ".vertical"]],
    "scrollIndicators": ["axes": ["[.vertical, .horizontal]", "[.horizontal, .vertical]"]],
    "listRowSeparator": allEdges,
    "listRowSeparatorTint": allEdges,
    "listSectionSeparator": allEdges,
    "listSectionSeparatorTint": allEdges,
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
    "withAnimation": ["_": [".default"]],
    "rect": corners,
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
    "bouncy": spring,
    "smooth": spring,
    "snappy": spring,
    "repeatForever": ["autoreverses": ["true"]],
    "repeatCount": ["autoreverses": ["true"]],
    "formatted": ["_": [".number"]],
    "scale": ["anchor": [".center"]],
    "numericText": ["countsDown": ["false"]],
  ]
}
