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
      guard !Sections.isTrivial(tree) else { return [] }
      let total = tree.reduce(0) { $0 + $1.size }
      return view.mutableProperties.compactMap { property in
        guard view.reads.inputs(of: "body").reads.contains(property.name) else { return nil }
        let idle = BlastRadius.idleSubtrees(
          tree, of: property.name, minimum: context.limit("idle-size"))
        guard !idle.isEmpty else { return nil }
        let needed = BlastRadius.dependents(view.nodes, on: property.name)
        return Finding(
          "invalidation-blast-radius", property, of: view,
          message: BlastRadius.message(property.name, view.name, total, needed, idle),
          notes: idle.filter { $0.file == property.source.file }.prefix(BlastRadius.maximumNotes)
            .map {
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
  /// A body of thousands of sections has as many idle ones for each of its states.
  static let maximumNotes = 20

  /// The largest subtrees of at least `minimum` view values that do not depend on a property.
  static func idleSubtrees(
    _ nodes: [ViewNode], of property: String, minimum: Int
  ) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = nodes
    while let node = pending.popLast() {
      if node.dependencies.contains(property) {
        pending += node.children
      } else if node.inlineSize >= minimum, node.viewCount > 1 {
        result.append(node)
      }
    }
    return result.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
  }

  /// View values whose own arguments depend on a property.
  static func dependents(_ nodes: [ViewNode], on property: String) -> Int {
    nodes.count { $0.own.contains(property) }
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
