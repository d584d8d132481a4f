/// Which branches of conditions the readers of a change stand in: what stands in another branch of such
/// a condition is not built while the change has an effect.
struct BranchReach {
  private let tree: ViewTree
  /// By node: the node around it; -1: none.
  private let parents: [Int]

  init(_ tree: ViewTree) {
    self.tree = tree
    var parents = Array(repeating: -1, count: tree.nodes.count)
    for place in tree.nodes.indices {
      var child = place + 1
      while child < tree.ends[place] {
        parents[child] = place
        child = tree.ends[child]
      }
    }
    self.parents = parents
  }

  /// Conditions that all readers of a change stand in, with the branches that they stand in.
  ///
  /// - Parameter places: the nodes to look at; those that do not read it themselves are left out.
  func branches(
    readBy change: String, among places: some Sequence<Int>
  ) -> [Int: Set<Int>] {
    var result: [Int: Set<Int>]?
    for place in places where tree.nodes[place].own.contains(change) {
      let own = branches(around: place)
      if own.isEmpty { return [:] }
      if let before = result {
        result = before.filter { own[$0.key] != nil }
          .reduce(into: [:]) { $0[$1.key] = $1.value.union([own[$1.key] ?? 0]) }
      } else {
        result = own.mapValues { [$0] }
      }
      if result?.isEmpty == true { return [:] }
    }
    return result ?? [:]
  }

  /// Whether a node stands in another branch of a condition than those given.
  func isElsewhere(_ place: Int, than branches: [Int: Set<Int>]) -> Bool {
    guard !branches.isEmpty else { return false }
    return self.branches(around: place).contains { condition, number in
      branches[condition].map { !$0.contains(number) } ?? false
    }
  }

  /// The branches that a node stands in, by their conditions.
  private func branches(around place: Int) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var current = place
    while current >= 0 {
      if let branch = tree.nodes[current].branch { result[branch.condition] = branch.number }
      current = parents[current]
    }
    return result
  }
}
