import Catalog

/// A view on screen that keeps what no state of the program holds: focus, a drag, where it is scrolled to.
package struct LastingView: Hashable, Sendable {
  package var name: String
  /// The same number as long as the view stays the same one.
  package var identity: NodeID
  /// It stands in a row of a `ForEach`, which may be another row's.
  package var isInRow: Bool
}

extension ScreenTree {
  /// The views on screen that keep something themselves, in the order in which they are drawn.
  func lastingViews() -> [LastingView] {
    var found: [LastingView] = []
    var pending: [(node: NodeID, isInRow: Bool)] = [(0, false)]
    while let (node, isInRow) = pending.popLast(), found.count < 1_000 {
      guard graph.engine.nodes.indices.contains(node) else { continue }
      let current = graph.engine.nodes[node]
      var isRow = isInRow
      switch current.kind {
      case .primitive(let primitive):
        if Catalog.view(primitive.name, is: .keeps) {
          found.append(LastingView(name: primitive.name, identity: node, isInRow: isInRow))
        }
      case .forEach: isRow = true
      default: break
      }
      pending += current.children.reversed().map { ($0, isRow) }
    }
    return found
  }
}
