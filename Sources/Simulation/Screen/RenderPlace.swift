import Catalog

/// Where in the tree a view is rendered: how deep, and below which foreground style.
///
/// `.secondary` without a type is a level of the style around the view; `Color.secondary` is a color.
/// Below no style they show the same: the style around is then the label color itself (semantics.md 14.19).
struct RenderPlace {
  private(set) var depth = 0
  /// A foreground style is set around the view, or a control draws its label in the tint.
  private(set) var isStyled = false
  /// A font is set around the view, or a container may set one.
  private(set) var hasFont = false
  /// What is here is disabled whatever else is said of it.
  private(set) var isDisabled = false
  /// Buttons around here draw their labels as they are.
  private var isPlain = false

  /// The same place one node further down.
  var inner: RenderPlace {
    var place = self
    place.depth += 1
    return place
  }

  /// The place of the children of a library's view.
  func inside(_ view: String) -> RenderPlace {
    var place = self
    if Catalog.view(view, is: .tintsLabel), !isPlain { place.isStyled = true }
    if !Self.arrangements.contains(view) { place.hasFont = true }
    return place
  }

  /// Views that set no font for what is in them.
  private static let arrangements: Set<String> = [
    "Grid", "GridRow", "Group", "HStack", "LazyHStack", "LazyVStack", "ScrollView", "VStack",
    "ZStack",
  ]

  /// The place of the view that a modifier is applied to.
  func below(_ modifier: PrimitiveView) -> RenderPlace {
    var place = self
    let given = modifier.arguments.first.flatMap { $0.value.constantName }
    if Catalog.modifier(modifier.name, is: .setsForeground),
      given != "primary" || modifier.arguments.count > 1
    {
      place.isStyled = true
    }
    if modifier.name == "disabled", case .boolean(true)? = modifier.arguments.first?.value {
      place.isDisabled = true
    }
    if modifier.name == "font" || modifier.name == "environment" { place.hasFont = true }
    if modifier.name == "buttonStyle" {
      place.isPlain = given == "plain" || given == "PlainButtonStyle"
    }
    return place
  }

  /// A color as the argument of a modifier: one that has the name of a level is told from it where
  /// they differ.
  func shown(_ color: String, in modifier: PrimitiveView) -> String {
    Catalog.modifier(modifier.name, is: .takesStyle) ? shownAsStyle(color) : color
  }

  /// A color where any style may stand.
  fileprivate func shownAsStyle(_ color: String) -> String {
    guard isStyled,
      Catalog.levelsLikeColors.contains(where: { color == "." + $0 || color.hasPrefix(".\($0).") })
    else { return color }
    return "Color" + color
  }
}

extension RenderTree {
  /// `.foregroundColor(.red)` is `.foregroundStyle(Color.red)`. nil, which takes the colour around, stays.
  func withForegroundStyle(at place: RenderPlace) -> RenderTree {
    guard name == ".foregroundColor", values != ["nil"] else { return self }
    var result = self
    result.name = ".foregroundStyle"
    result.values = values.map(place.shownAsStyle)
    return result
  }
}

extension Value {
  /// The name of a constant or of an initializer without arguments: `.plain`, `PlainButtonStyle()`.
  fileprivate var constantName: String? {
    guard case .term(let term) = self, term.operands.isEmpty,
      term.kind == .implicitMember || term.kind == .call
    else { return nil }
    return term.head
  }
}
