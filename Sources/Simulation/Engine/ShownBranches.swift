/// The way that an `if` or `switch` of a view builder took, where it is on screen.
package struct ShownBranch: Hashable, Comparable, Sendable {
  /// The statement.
  package var site: Int
  /// The number of the way; -1: an `if` without `else` whose condition does not hold.
  package var branch: Int

  package init(site: Int, branch: Int) {
    self.site = site
    self.branch = branch
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.site, left.branch) < (right.site, right.branch)
  }
}

extension Machine {
  /// What is shown of all conditions in the tree, each way once, in order.
  func shownBranches() -> [ShownBranch] {
    var result: Set<ShownBranch> = []
    for node in nodesInOrder() {
      guard case .conditional(let site, let branch) = engine.nodes[node].kind else { continue }
      result.insert(ShownBranch(site: site, branch: branch))
    }
    return result.sorted()
  }
}
