/// Which branches of conditions the readers of a change stand in: what stands in another branch of such
/// a condition is not built while the change has an effect.
struct BranchReach {
  private let tree: ViewTree
  /// By node: the branches that it stands in, by their conditions. Nodes share what is around them.
  private let around: [[Int: Int]]

  init(_ tree: ViewTree) {
    self.tree = tree
    var around = Array(repeating: [Int: Int](), count: tree.nodes.count)
    for place in tree.nodes.indices {
      if let branch = tree.nodes[place].branch {
        around[place][branch.condition] = branch.number
      }
      var child = place + 1
      while child < tree.ends[place] {
        around[child] = around[place]
        child = tree.ends[child]
      }
    }
    self.around = around
  }

  /// Conditions that all readers of a change stand in, with the branches that they stand in.
  ///
  /// - Parameter places: the nodes to look at; those that do not read it themselves are left out.
  func branches(
    readBy change: String, among places: some Sequence<Int>
  ) -> [Int: Set<Int>] {
    var result: [Int: Set<Int>]?
    for place in places where tree.nodes[place].own.contains(change) {
      let own = around[place]
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
    return around[place].contains { condition, number in
      branches[condition].map { !$0.contains(number) } ?? false
    }
  }
}
