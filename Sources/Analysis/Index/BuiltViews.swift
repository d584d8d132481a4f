extension ViewTreeBuilder {
  /// What a stretch of code builds, and the conditions whose inputs the nodes have taken over.
  struct Built {
    var nodes: [ViewNode] = []
    var claimed: [Range<Int>] = []

    /// With the branch that all of it stands in.
    consuming func marked(_ branch: ViewNode.Branch) -> Built {
      var result = self
      for place in result.nodes.indices { result.nodes[place].branch = branch }
      return result
    }

    mutating func append(_ other: Built) {
      if nodes.isEmpty { nodes = other.nodes } else { nodes += other.nodes }
      if claimed.isEmpty { claimed = other.claimed } else { claimed += other.claimed }
    }
  }
}
