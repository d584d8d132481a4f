/// Rows of one `ForEach` of which some have an identity in common.
package struct RepeatedRows: Hashable, Sendable {
  /// An identity that two of them have, as text.
  package var identity: String
  /// The first row with the identity of each row.
  package var first: [Int]
  /// What the rows show.
  package var rows: [RenderTree]

  /// Whether rows that show the same and can be told apart no better make up for these.
  package func isAmong(_ others: [RepeatedRows]) -> Bool {
    others.contains { other in
      other.rows == rows
        && zip(first, other.first).enumerated().allSatisfy { index, firsts in
          firsts.0 == index || other.first[firsts.0] == firsts.1
        }
    }
  }
}

extension Machine {
  /// The rows of each `ForEach` in which two have one identity.
  func repeatedRows() -> [RepeatedRows] {
    engine.nodes.indices.compactMap { id in
      let node = engine.nodes[id]
      guard node.isAlive, !node.isLeaving, case .forEach = node.kind, node.children.count > 1
      else { return nil }
      let keys = node.children.map { plainKey(of: $0) }
      guard let twice = zip(keys, node.children).first(where: { $0.0.isRepeated })?.0,
        let identity = identityText(twice.key)
      else { return nil }
      return RepeatedRows(
        identity: identity,
        first: keys.map { key in keys.firstIndex { $0.key == key.key } ?? 0 },
        rows: renderTree(of: id))
    }
  }

  /// The identity of a row. One that another row has already has a mark beside it, one more for each; see
  /// ``updateElements``.
  private func plainKey(of row: NodeID) -> (key: HashKey, isRepeated: Bool) {
    guard case .element(var key) = engine.nodes[row].kind else { return (.integer(row), false) }
    var isRepeated = false
    while case .list(let marked) = key, marked.count == 2, marked[1] == .nilValue {
      key = marked[0]
      isRepeated = true
    }
    return (key, isRepeated)
  }

  /// nil: what it is cannot be told.
  private func identityText(_ key: HashKey) -> String? {
    switch key {
    case .integer(let number): String(number)
    case .string(let text): text
    case .boolean(let flag): String(flag)
    default: nil
    }
  }
}
