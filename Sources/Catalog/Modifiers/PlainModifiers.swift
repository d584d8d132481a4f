/// Modifiers that take no closure and change only how a view looks or where it stands.
extension ModifierEntry {
  static let layoutModifiers: [ModifierEntry] =
    ModifierEntry.sizing(
      "frame", "safeAreaPadding", "position", "fixedSize", "layoutPriority", "aspectRatio",
      "scaledToFit", "scaledToFill", "ignoresSafeArea", "edgesIgnoringSafeArea", "alignmentGuide",
      "containerRelativeFrame", "contentMargins")
    + ModifierEntry.plain(
      "padding", "scenePadding", "offset", "layoutValue", "containerValue", "zIndex",
      "containerShape", "coordinateSpace", "gridCellAnchor", "gridCellColumns",
      "gridCellUnsizedAxes", "gridColumnAlignment", "geometryGroup", "hidden",
      "flipsForRightToLeftLayoutDirection")

  static let textModifiers: [ModifierEntry] =
    [
      ModifierEntry("font", writes: .key("font"), argumentType: "Font"),
      ModifierEntry("lineLimit", writes: .key("lineLimit")),
      ModifierEntry("multilineTextAlignment", writes: .key("multilineTextAlignment")),
      ModifierEntry("truncationMode", writes: .key("truncationMode")),
      ModifierEntry("textCase", writes: .key("textCase")),
      ModifierEntry("lineSpacing", writes: .key("lineSpacing")),
      ModifierEntry("minimumScaleFactor", writes: .key("minimumScaleFactor")),
      ModifierEntry("autocorrectionDisabled", writes: .key("autocorrectionDisabled")),
      ModifierEntry("allowsTightening", writes: .key("allowsTightening")),
      ModifierEntry("disableAutocorrection", writes: .key("autocorrectionDisabled")),
      ModifierEntry("unredacted", writes: .key("redactionReasons")),
    ] + ModifierEntry.ofOneType("kerning", "tracking", "baselineOffset")
    + ModifierEntry.plain(
      "bold", "italic", "monospaced", "monospacedDigit", "underline", "strikethrough",
      "fontWeight", "fontDesign", "fontWidth", "textScale", "textSelection", "typesettingLanguage",
      "invalidatableContent", "privacySensitive",
      "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters")

  static let drawingModifiers: [ModifierEntry] =
    [
      ModifierEntry(
        "foregroundStyle", traits: [.takesStyle, .setsForeground], argumentType: "Color"),
      ModifierEntry("foregroundColor", traits: .setsForeground, argumentType: "Color"),
      ModifierEntry("tint", argumentType: "Color"),
      ModifierEntry("fill", traits: [.ofOneType, .takesStyle], argumentType: "Color"),
      ModifierEntry("stroke", traits: [.ofOneType, .takesStyle]),
      ModifierEntry("strokeBorder", traits: [.ofOneType, .takesStyle]),
      ModifierEntry("border", traits: .takesStyle),
      ModifierEntry("imageScale", writes: .key("imageScale")),
      ModifierEntry("redacted", writes: .key("redactionReasons")),
      ModifierEntry("symbolRenderingMode", writes: .key("symbolRenderingMode")),
      ModifierEntry("symbolVariant", writes: .key("symbolVariants")),
      ModifierEntry("backgroundStyle", writes: .key("backgroundStyle")),
    ]
    + [ModifierEntry("resizable", traits: [.ofOneType, .sizes])]
    + ModifierEntry.ofOneType(
      "renderingMode", "interpolation", "antialiased", "trim", "inset")
    + ModifierEntry.plain(
      "accentColor", "opacity", "cornerRadius", "clipShape", "clipped", "shadow",
      "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "projectionEffect",
      "blur", "saturation",
      "brightness", "contrast", "grayscale", "hueRotation", "colorInvert", "colorMultiply",
      "luminanceToAlpha", "blendMode", "drawingGroup", "compositingGroup", "contentShape",
      "symbolEffect", "symbolEffectsRemoved", "glassEffect", "allowedDynamicRange")

  static let platformModifiers = ModifierEntry.plain(
    "help", "statusBar", "statusBarHidden", "persistentSystemOverlays", "defersSystemGestures",
    "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    "hoverEffect", "hoverEffectDisabled", "defaultHoverEffect", "springLoadingBehavior",
    "tabBarMinimizeBehavior", "scrollEdgeEffectStyle", "backgroundExtensionEffect", "buttonSizing",
    "listSectionMargins", "navigationLinkIndicatorVisibility", "searchToolbarBehavior",
    "writingToolsBehavior")
}
