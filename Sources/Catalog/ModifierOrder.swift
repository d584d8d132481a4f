/// Which modifiers may stand in either order around a view: what is on screen and what happens is the same.
/// Where nothing is said of two of them, their order counts.
///
/// Source: Apple's documentation says of each whether it sets a value of the environment for all that is in
/// the view, hands something up to the container around it, or lays the view out.
extension Catalog {
  /// The static members of `HierarchicalShapeStyle` that `Color` has too: without a type they are levels
  /// of the style around a view.
  package static let levelsLikeColors: Set<String> = ["primary", "secondary"]

  /// Whether two modifiers that stand next to each other may change places.
  package static func commute(_ first: String, _ second: String) -> Bool {
    guard let one = order[first], let other = order[second] else { return false }
    switch (one, other) {
    case (.surroundings(let a), .surroundings(let b)): return a != b
    case (.surroundings, .screen(let holdsViews)), (.screen(let holdsViews), .surroundings):
      // What is presented is in the environment too, and what is disabled refreshes nothing.
      return !holdsViews && first != "disabled" && second != "disabled"
    case (.screen(let a), .accessibility), (.accessibility, .screen(let a)): return !a
    case (.layout, .layout), (.layout, .accessibility), (.accessibility, .layout): return false
    default: return first != second
    }
  }

  /// Whether a modifier that draws a color or shape at a view, and no views, may change places with one that says how
  /// texts and controls look.
  package static func drawsBeside(_ drawing: String, _ look: String) -> Bool {
    drawings.contains(drawing) && (ofText.contains(look) || ofControls.contains(look))
  }

  private static let drawings: Set = [
    "background", "border", "clipShape", "clipped", "cornerRadius", "overlay", "shadow",
  ]

  /// Whether a modifier sets a value of the environment for all that is in the view: around a stack it is as
  /// good as around each of the views in it.
  package static func isSurroundings(_ modifier: String) -> Bool {
    if case .surroundings? = order[modifier] { true } else { false }
  }

  /// Whether a modifier around several views that stand in no container is around each of them.
  package static func isOfEach(_ modifier: String) -> Bool {
    switch order[modifier] {
    case .surroundings?, .layout?, .row?: true
    case .screen?, .accessibility?, nil: false
    }
  }

  /// Whether of two modifiers of this name the inner one alone counts. What is disabled around a view is so
  /// in it too, and a level of the foreground style is one of the style around.
  package static func isOverridden(_ modifier: String) -> Bool {
    isSurroundings(modifier) && sharedSurroundings[modifier] != "foreground"
      && modifier != "disabled"
  }

  /// Whether what a view shows has nothing to do with a value of the environment.
  package static func ignores(_ view: String, _ modifier: String) -> Bool {
    if spaces.contains(view) { return isSurroundings(modifier) }
    if shapesAndLines.contains(view) {
      return ofText.contains(modifier) || ofControls.contains(modifier)
    }
    return (view == "Text" || view == "Image") && ofControls.contains(modifier)
  }

  private static let spaces: Set = ["Spacer", "EmptyView"]

  private static let shapesAndLines: Set = [
    "Capsule", "Circle", "Color", "Divider", "Ellipse", "Rectangle", "RoundedRectangle",
    "UnevenRoundedRectangle",
  ]

  private static let ofText: Set = [
    "allowsTightening", "bold", "font", "fontDesign", "fontWeight", "fontWidth", "italic",
    "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced", "multilineTextAlignment",
    "textCase", "truncationMode",
  ]

  private static let ofControls: Set = [
    "autocorrectionDisabled", "buttonBorderShape", "buttonStyle", "controlGroupStyle",
    "controlSize",
    "datePickerStyle", "disclosureGroupStyle", "formStyle", "gaugeStyle", "groupBoxStyle",
    "keyboardType", "labelStyle", "labeledContentStyle", "labelsHidden", "listStyle", "menuStyle",
    "pickerStyle", "progressViewStyle", "submitLabel", "textContentType", "textFieldStyle",
    "textInputAutocapitalization", "toggleStyle",
  ]

  /// Views that hand the environment to what is in them, and show nothing themselves that depends on it.
  package static let handsOn: Set = [
    "Grid", "GridRow", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "ScrollView",
    "VStack", "ZStack",
  ]

  private enum Order {
    /// Sets a value of the environment, named here, for all that is in the view.
    case surroundings(String)
    /// Sizes, moves or fades the view; reads nothing that ``surroundings(_:)`` sets.
    case layout
    /// Says something of the screen that the view is on.
    case screen(holdsViews: Bool)
    /// Says something of the row that the view is, to the container.
    case row
    /// What assistive technologies say of the view.
    case accessibility
  }

  private static let order: [String: Order] = {
    var result: [String: Order] = [:]
    for name in surroundings { result[name] = .surroundings(name) }
    for (name, value) in sharedSurroundings { result[name] = .surroundings(value) }
    for name in layout { result[name] = .layout }
    for name in plainScreen { result[name] = .screen(holdsViews: false) }
    for name in presentingScreen { result[name] = .screen(holdsViews: true) }
    for name in row { result[name] = .row }
    for name in accessibility { result[name] = .accessibility }
    return result
  }()

  private static let surroundings = [
    "allowsTightening", "autocorrectionDisabled", "buttonBorderShape", "buttonStyle",
    "controlGroupStyle", "controlSize", "datePickerStyle", "disabled", "disclosureGroupStyle",
    "font", "fontWidth", "formStyle", "gaugeStyle", "groupBoxStyle", "imageScale", "italic",
    "keyboardType", "labelStyle", "labeledContentStyle", "labelsHidden", "lineLimit",
    "lineSpacing", "listStyle", "menuStyle", "minimumScaleFactor", "multilineTextAlignment",
    "pickerStyle", "progressViewStyle", "submitLabel", "symbolRenderingMode", "textCase",
    "textContentType", "textFieldStyle", "textInputAutocapitalization", "tint", "toggleStyle",
    "truncationMode",
  ]

  /// Modifiers that set one and the same value, or decide about one together.
  private static let sharedSurroundings = [
    "bold": "weight", "fontWeight": "weight", "fontDesign": "design", "monospaced": "design",
    "foregroundColor": "foreground", "foregroundStyle": "foreground",
  ]

  private static let layout = [
    "fixedSize", "frame", "offset", "opacity", "padding", "rotationEffect", "scaleEffect", "zIndex",
  ]

  private static let plainScreen = [
    "navigationBarBackButtonHidden", "navigationBarTitleDisplayMode", "navigationTitle",
    "refreshable",
  ]

  private static let presentingScreen = [
    "alert", "confirmationDialog", "fullScreenCover", "navigationDestination", "sheet", "toolbar",
  ]

  private static let row = ["listRowInsets", "listRowSeparator", "listRowSeparatorTint", "tag"]

  private static let accessibility = [
    "accessibilityHint", "accessibilityIdentifier", "accessibilityLabel",
    "accessibilitySortPriority", "accessibilityValue",
  ]
}
