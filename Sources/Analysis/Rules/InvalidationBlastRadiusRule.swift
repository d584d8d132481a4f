extension Rule {
  /// Seed 002.
  static let invalidationBlastRadius = Rule(
    id: "invalidation-blast-radius",
    summary: "A change of one property builds much more than it needs.",
    severity: .warning,
    explanation: """
      When state changes, the body that reads it runs, and all that it builds inline is built \
      again. Views of their own, with only the inputs they need, keep a change to the subtree that \
      depends on it.
      """,
    thresholds: ["idle-size": Threshold(5, unit: "view values")],
    exceptions: [
      "subtrees smaller than `idle-size`",
      "properties that the body does not read, such as those that only actions use",
    ]
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      let tree = context.tree(view)
      let total = tree.reduce(0) { $0 + $1.size }
      return view.mutableProperties.compactMap { property in
        guard view.reads.properties(of: ["body"]).contains(property.name) else { return nil }
        let idle = BlastRadius.idleSubtrees(
          tree, of: property.name, view, minimum: context.limit("idle-size"))
        guard !idle.isEmpty else { return nil }
        let needed = BlastRadius.dependents(tree, on: property.name, view)
        return Finding(
          rule: "invalidation-blast-radius", severity: .warning,
          message: BlastRadius.message(property.name, view.name, total, needed, idle),
          file: view.source.file, range: property.range,
          subject: "\(view.name).\(property.name)",
          notes: idle.map {
            Finding.Note(
              message: "\($0.size) view values that do not read `\(property.name)`",
              range: SourceRange(start: $0.position, end: $0.position))
          })
      }
    }
  }
}

/// The evidence of `invalidation-blast-radius`.
private enum BlastRadius {
  /// The largest subtrees of at least `minimum` view values that do not read a property.
  static func idleSubtrees(
    _ nodes: [ViewNode], of property: String, _ view: ViewType, minimum: Int
  ) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = nodes
    while let node = pending.popLast() {
      if view.reads.properties(of: node.names).contains(property) {
        pending += node.children
      } else if node.size >= minimum {
        result.append(node)
      }
    }
    return result.sorted { $0.position < $1.position }
  }

  /// View values whose own arguments read a property.
  static func dependents(_ nodes: [ViewNode], on property: String, _ view: ViewType) -> Int {
    var count = 0
    var pending = nodes
    while let node = pending.popLast() {
      if view.reads.properties(of: node.ownNames).contains(property) { count += 1 }
      pending += node.children
    }
    return count
  }

  static func message(
    _ property: String, _ view: String, _ total: Int, _ needed: Int, _ idle: [ViewNode]
  ) -> String {
    let places = idle.prefix(3).map { "\($0.name) (line \($0.position.line))" }
      .joined(separator: ", ")
    return "Make views of \(places): changing `\(property)` builds the \(total) view values of "
      + "`\(view).body` again, and \(needed) of them read it."
  }
}
