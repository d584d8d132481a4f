/// The view values of a body, with what a walk over them needs at hand.
struct ViewTree {
  /// The outermost nodes.
  let roots: [ViewNode]
  /// All nodes, parents first.
  private(set) var nodes: [ViewNode] = []
  /// For each node, where in ``nodes`` its subtree ends.
  private(set) var ends: [Int] = []

  init(_ roots: [ViewNode]) {
    self.roots = roots
    for root in roots { add(root) }
  }

  /// The depth of a tree is bounded by its builder.
  private mutating func add(_ node: ViewNode) {
    let place = nodes.count
    nodes.append(node)
    ends.append(0)
    for child in node.children { add(child) }
    ends[place] = nodes.count
  }
}
