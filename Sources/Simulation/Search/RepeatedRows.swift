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

extension ScreenEvents {
  /// The identities that two rows of a `ForEach` have in common, as texts.
  func repeatedIdentities() -> Set<String> {
    var result: Set<String> = []
    for node in graph.engine.nodes where node.isAlive && !node.isLeaving {
      if case .element(.repeated(let key, _)) = node.kind, let text = identityText(key) {
        result.insert(text)
      }
    }
    return result
  }

  /// The rows of each `ForEach` in which two have one identity.
  func repeatedRows() -> [RepeatedRows] {
    graph.engine.nodes.indices.compactMap { id in
      let node = graph.engine.nodes[id]
      guard node.isAlive, !node.isLeaving, case .forEach = node.kind, node.children.count > 1
      else { return nil }
      let keys = node.children.map { plainKey(of: $0) }
      guard let twice = keys.first(where: \.isRepeated), let identity = identityText(twice.key)
      else { return nil }
      let places = Dictionary(
        zip(keys.map(\.key), keys.indices), uniquingKeysWith: { first, _ in first })
      return RepeatedRows(
        identity: identity, first: keys.map { places[$0.key] ?? 0 },
        rows: screenTree.renderTree(of: id))
    }
  }

  /// The identity of a row, and whether an earlier row has it; see ``updateElements``.
  private func plainKey(of row: NodeID) -> (key: HashKey, isRepeated: Bool) {
    guard case .element(let key) = graph.engine.nodes[row].kind else {
      return (.integer(row), false)
    }
    if case .repeated(let identity, _) = key { return (identity, true) }
    return (key, false)
  }

  /// nil: what it is cannot be told, or is not known.
  private func identityText(_ key: HashKey) -> String? {
    func list(_ keys: [HashKey]) -> String? {
      let texts = keys.compactMap(identityText)
      return texts.count == keys.count ? texts.joined(separator: ", ") : nil
    }
    switch key {
    case .integer(let number): return String(number)
    case .floating(let number): return String(number)
    case .sized(let number): return number.integer.map(String.init)
    case .string(let text): return text
    case .boolean(let flag): return String(flag)
    case .nilValue: return "nil"
    case .list(let keys): return list(keys)
    case .structure(let type, let fields):
      return list(fields).map { interpreter.program.types[type].name + "(" + $0 + ")" }
    case .enumeration(let type, let index, let payload):
      let cases = interpreter.program.types[type].cases
      guard cases.indices.contains(index), let inside = list(payload) else { return nil }
      return "." + cases[index].name + (inside.isEmpty ? "" : "(" + inside + ")")
    case .term(let name, let operands):
      // A property of one value is the same each time: two texts that are equal have one `hashValue`.
      guard name.hasPrefix("\(Term.Kind.member) "), operands.count == 1 else {
        return nil
      }
      return list(operands).map { $0 + "." + name.dropFirst("\(Term.Kind.member) ".count) }
    default: return nil
    }
  }
}
