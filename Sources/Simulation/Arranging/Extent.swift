import Catalog

/// A size: each length is a number, or the same unknown length each time (the screen's); nil: it
/// follows from a layout that is not computed.
struct Extent {
  var width: Value?
  var height: Value?

  static var unknown: Extent { Extent(width: nil, height: nil) }

  /// Less what surrounds it.
  func inset(horizontal: Value?, vertical: Value?) -> Extent {
    Extent(
      width: Self.difference(width, horizontal, sign: -1),
      height: Self.difference(height, vertical, sign: -1))
  }

  func outset(horizontal: Value?, vertical: Value?) -> Extent {
    Extent(
      width: Self.difference(width, horizontal, sign: 1),
      height: Self.difference(height, vertical, sign: 1))
  }

  private static func difference(_ a: Value?, _ b: Value?, sign: Double) -> Value? {
    guard let a, let b else { return nil }
    if let x = a.length, let y = b.length { return .floating(max(x + sign * y, 0)) }
    return .term(Term(.operation, sign < 0 ? "-" : "+", [a, b]))
  }
}

extension Value {
  /// A number as a length.
  var length: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .floating(let number): number
    default: nil
    }
  }
}

/// Sizes that follow from `frame`, `padding` and stacks, without laying out (semantics.md 14.5).
extension Geometry {
  /// The size that is proposed to the view at a node.
  func proposal(to node: NodeID, depth: Int = 0) -> Extent {
    guard depth < 500, node > 0 else { return screen }
    let parent = graph.engine.nodes[node].parent
    func above() -> Extent { proposal(to: parent, depth: depth + 1) }
    switch graph.engine.nodes[parent].kind {
    case .root: return screen
    case .custom, .group, .conditional, .forEach, .element, .erased, .equatable, .placeholder,
      .styled, .empty:
      return above()
    case .attachment:
      let modifier = graph.engine.nodes[parent].parent
      guard let content = graph.engine.nodes[modifier].children.first else { return .unknown }
      return size(of: content, depth: depth + 1)
    case .deferred:
      return screenTree.viewName(at: graph.engine.nodes[parent].parent) == "GeometryReader"
        ? proposal(to: graph.engine.nodes[parent].parent, depth: depth + 1) : .unknown
    case .primitive(let container): return proposal(in: container, at: parent, above: above)
    case .modifier(let modified):
      guard case .primitive(let modifier) = modified.modifier else { return above() }
      guard graph.engine.nodes[parent].children.first == node else { return .unknown }
      return proposal(through: modifier, above: above)
    }
  }

  private var screen: Extent {
    Extent(
      width: .term(Term(.source, "the screen's width")),
      height: .term(Term(.source, "the screen's height")))
  }

  /// What a container proposes to one of its views.
  private func proposal(
    in container: PrimitiveView, at node: NodeID, above: () -> Extent
  ) -> Extent {
    switch container.name {
    case "ZStack": return above()
    case "VStack":
      return isAlone(in: node) ? above() : Extent(width: above().width, height: nil)
    case "HStack":
      return isAlone(in: node) ? above() : Extent(width: nil, height: above().height)
    case "NavigationStack", "NavigationView", "TabView":
      return Extent(
        width: above().width, height: .term(Term(.source, "the height in \(container.name)")))
    case "ScrollView", "LazyVStack", "List", "Form":
      return Extent(width: container.arguments.isEmpty ? above().width : nil, height: nil)
    default: return .unknown
    }
  }

  private func isAlone(in node: NodeID) -> Bool {
    graph.engine.nodes[node].children.reduce(0) { $0 + styledViews.listed(below: $1).count } == 1
  }

  private func proposal(through modifier: PrimitiveView, above: () -> Extent) -> Extent {
    switch modifier.name {
    case "frame":
      guard let fixed = fixedFrame(modifier) else { return .unknown }
      let outer = above()
      return Extent(width: fixed.width ?? outer.width, height: fixed.height ?? outer.height)
    case "padding":
      guard let padding = paddings(modifier) else { return .unknown }
      return above().inset(horizontal: padding.width, vertical: padding.height)
    case "containerRelativeFrame": return .unknown
    default: return Catalog.modifier(modifier.name, is: .sizes) ? .unknown : above()
    }
  }

  /// The size of the view at a node, where it takes what is proposed or says how large it is.
  func size(of node: NodeID, depth: Int = 0) -> Extent {
    guard depth < 500 else { return .unknown }
    switch graph.engine.nodes[node].kind {
    case .primitive(let primitive):
      return Self.filling.contains(primitive.name) ? proposal(to: node, depth: depth + 1) : .unknown
    case .modifier(let modified):
      guard let content = graph.engine.nodes[node].children.first else { return .unknown }
      let inner = size(of: content, depth: depth + 1)
      guard case .primitive(let modifier) = modified.modifier else { return inner }
      return size(through: modifier, inner)
    case .custom, .group, .conditional, .erased, .equatable, .placeholder, .styled, .element:
      guard graph.engine.nodes[node].children.count == 1 else { return .unknown }
      return size(of: graph.engine.nodes[node].children[0], depth: depth + 1)
    default: return .unknown
    }
  }

  private func size(through modifier: PrimitiveView, _ inner: Extent) -> Extent {
    switch modifier.name {
    case "frame":
      guard let fixed = fixedFrame(modifier) else { return .unknown }
      return Extent(width: fixed.width ?? inner.width, height: fixed.height ?? inner.height)
    case "padding":
      guard let padding = paddings(modifier) else { return .unknown }
      return inner.outset(horizontal: padding.width, vertical: padding.height)
    case "containerRelativeFrame": return .unknown
    default: return Catalog.modifier(modifier.name, is: .sizes) ? .unknown : inner
    }
  }

  /// The lengths that a frame fixes. nil: it has bounds instead.
  private func fixedFrame(_ modifier: PrimitiveView) -> Extent? {
    var result = Extent.unknown
    for argument in modifier.arguments {
      switch argument.label {
      case "width": result.width = fixed(argument.value)
      case "height": result.height = fixed(argument.value)
      case "alignment": continue
      case "maxWidth", "maxHeight":
        guard descriptions.describe(argument.value).hasSuffix("infinity") else { return nil }
      default: return nil
      }
    }
    return result
  }

  private func fixed(_ value: Value) -> Value? {
    if case .nilValue = value { return nil }
    return value
  }

  /// Twice the padding at the sides, and above and below. nil: not known.
  private func paddings(_ modifier: PrimitiveView) -> Extent? {
    var edges = "all"
    var amount = Value.term(Term(.source, "the standard padding"))
    for argument in modifier.arguments where argument.label == nil {
      switch argument.value {
      case .integer, .floating: amount = argument.value
      case .term(let term) where term.kind == .implicitMember: edges = term.head
      case .term(let term): amount = .term(term)
      default: return nil
      }
    }
    let isHorizontal = ["all", "horizontal", "leading", "trailing"].contains(edges)
    let isVertical = ["all", "vertical", "top", "bottom"].contains(edges)
    let isBothSides = ["all", "horizontal", "vertical"].contains(edges)
    let sides: Value =
      amount.length.map { .floating($0 * (isBothSides ? 2 : 1)) }
      ?? .term(Term(.operation, "*", [amount, .integer(isBothSides ? 2 : 1)]))
    return Extent(
      width: isHorizontal ? sides : .floating(0), height: isVertical ? sides : .floating(0))
  }

  /// Views that take the size that is proposed.
  private static let filling: Set<String> = [
    "GeometryReader", "Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path",
    "LinearGradient", "RadialGradient", "AngularGradient", "Canvas",
  ]
}
