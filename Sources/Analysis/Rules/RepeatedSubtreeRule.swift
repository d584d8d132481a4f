extension Rule {
  /// Seeds 000 and 003.
  static let repeatedSubtree = Rule(
    id: "repeated-subtree",
    summary: "The same view structure is written twice.",
    severity: .warning,
    explanation: """
      A structure that repeats up to its values is one view with parameters: it is written once, \
      tested once, and compared by its inputs.
      """,
    thresholds: ["size": Threshold(4, unit: "view values")],
    exceptions: [
      "subtrees smaller than `size`",
      "structures that differ in a view or a modifier",
      "subviews that are used several times",
    ]
  ) { context in
    context.index.views.flatMap { view in
      Repetition.groups(context.tree(view), view.nodes, size: context.limit("size")).map { group in
        let lines = group.dropFirst().prefix(4).map { "\($0.position.line)" }
        return Finding(
          rule: "repeated-subtree", severity: .warning,
          message: "Make one view with parameters of this `\(group[0].name)`: line "
            + "\(lines.joined(separator: ", ")) has the same structure.",
          file: group[0].file,
          range: SourceRange(start: group[0].position, end: group[0].position),
          subject: "\(view.name).body",
          notes: group.dropFirst().filter { $0.file == group[0].file }.map {
            Finding.Note(
              message: "the same structure",
              range: SourceRange(start: $0.position, end: $0.position))
          })
      }
    }
  }
}

/// The evidence of `repeated-subtree`.
private enum Repetition {
  private struct Place: Hashable {
    var file: String
    var position: SourcePosition
  }

  /// Subtrees of the same structure at several places; those inside a repeated one are left out.
  static func groups(_ tree: [ViewNode], _ all: [ViewNode], size: Int) -> [[ViewNode]] {
    var byShape: [UInt64: [ViewNode]] = [:]
    var places: [UInt64: Set<Place>] = [:]
    for node in all where node.inlineSize >= size {
      // A member that is used twice is written once.
      let place = Place(file: node.file, position: node.position)
      if places[node.shape, default: []].insert(place).inserted {
        byShape[node.shape, default: []].append(node)
      }
    }
    var result: [[ViewNode]] = []
    var reported: Set<UInt64> = []
    var pending = Array(tree.reversed())
    while let node = pending.popLast() {
      if node.inlineSize >= size, let group = byShape[node.shape], group.count > 1 {
        if reported.insert(node.shape).inserted { result.append(group) }
      } else {
        pending += node.children.reversed()
      }
    }
    return result
  }
}
