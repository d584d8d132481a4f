/// `.padding` in one spelling: what it adds at each edge.
extension RenderTree {
  private static let edges = ["top", "leading", "bottom", "trailing"]

  /// Paddings of known lengths that stand around each other as one, and the edges in the shortest words.
  var withPaddingsInOne: RenderTree {
    guard name == ".padding", contents == 1 else { return self }
    var result = self
    if values.count == 1, var edges = Self.edges(values[0]) {
      // Of a length that is not said.
      while let inner = result.children.first, inner.name == ".padding", inner.contents == 1,
        inner.values.count == 1, let further = Self.edges(inner.values[0]),
        edges.isDisjoint(with: further)
      {
        edges.formUnion(further)
        result.children = inner.children
      }
      result.values = Array(Self.values(Self.edges.map { edges.contains($0) ? 1 : 0 }).dropLast())
      return result
    }
    guard var lengths = paddings else { return self }
    while let inner = result.children.first, inner.name == ".padding", inner.contents == 1,
      let further = inner.paddings
    {
      lengths = zip(lengths, further).map(+)
      result.children = inner.children
    }
    result.values = Self.values(lengths)
    return result
  }

  /// The lengths at the four edges. nil: not all are numbers.
  private var paddings: [Double]? {
    switch values.count {
    case 1: return Double(values[0]).map { [$0, $0, $0, $0] } ?? insets(values[0])
    case 2:
      guard let length = Double(values[1]), let edges = Self.edges(values[0]) else { return nil }
      return Self.edges.map { edges.contains($0) ? length : 0 }
    default: return nil
    }
  }

  private func insets(_ text: String) -> [Double]? {
    guard text.hasPrefix("EdgeInsets("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst("EdgeInsets(".count).dropLast().split(separator: ", ").map(
      String.init)
    var lengths: [Double?] = [0, 0, 0, 0]
    for part in parts where !part.isEmpty {
      let sides = part.split(separator: ": ").map(String.init)
      guard sides.count == 2, let edge = Self.edges.firstIndex(of: sides[0]) else { return nil }
      lengths[edge] = Double(sides[1])
    }
    let known = lengths.compactMap(\.self)
    return known.count == lengths.count ? known : nil
  }

  /// The edges of `.horizontal` or `[.top, .leading]`.
  private static func edges(_ text: String) -> Set<String>? {
    let isList = text.hasPrefix("[") && text.hasSuffix("]")
    let names =
      isList ? text.dropFirst().dropLast().split(separator: ", ").map(String.init) : [text]
    var result: Set<String> = []
    for name in names {
      switch name.dropFirst() {
      case "all": result.formUnion(edges)
      case "horizontal": result.formUnion(["leading", "trailing"])
      case "vertical": result.formUnion(["top", "bottom"])
      case let edge where edges.contains(String(edge)): result.insert(String(edge))
      default: return nil
      }
    }
    return result
  }

  private static func values(_ lengths: [Double]) -> [String] {
    let texts = lengths.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String($0) }
    let used = lengths.indices.filter { lengths[$0] != 0 }
    guard let first = used.first, used.allSatisfy({ lengths[$0] == lengths[first] }) else {
      return used.isEmpty
        ? ["0"]
        : ["EdgeInsets(" + zip(edges, texts).map { "\($0): \($1)" }.joined(separator: ", ") + ")"]
    }
    switch used.map({ edges[$0] }) {
    case edges: return [texts[first]]
    case ["leading", "trailing"]: return [".horizontal", texts[first]]
    case ["top", "bottom"]: return [".vertical", texts[first]]
    case let names where names.count == 1: return ["." + names[0], texts[first]]
    case let names:
      return ["[" + names.map { "." + $0 }.joined(separator: ", ") + "]", texts[first]]
    }
  }
}
