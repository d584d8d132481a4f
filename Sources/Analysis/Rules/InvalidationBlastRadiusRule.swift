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
    thresholds: [
      "idle-size": Threshold(5, unit: "view values")
    ],
    exceptions: [
      "subtrees smaller than `idle-size`",
      "what cannot change by itself, beside a property of an observable model that the view is given",
      "what a condition on the property replaces, and what a sheet or an alert shows",
      "properties that the body does not read, such as those that only actions use",
    ]
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      let tree = context.tree(view)
      guard !Sections.isTrivial(tree) else { return [] }
      let total = tree.reduce(0) { $0 + $1.size }
      return view.propertyOrder.compactMap { view.properties[$0] }.compactMap { property in
        let changes = BlastRadius.changes(of: property, view).map { change in
          let idle = BlastRadius.idleSubtrees(
            tree, of: change, minimum: context.limit("idle-size")
          ).filter { view.isDragged($0, by: change) }
          return (name: change, idle: idle, size: idle.reduce(0) { $0 + $1.size })
        }
        // Of a model's properties, the one that drags most along.
        guard let most = changes.map(\.size).max(), most > 0,
          let (change, idle, _) = changes.first(where: { $0.size == most })
        else { return nil }
        let needed = BlastRadius.dependents(tree, on: change)
        let file = property.source.file
        return Finding(
          "invalidation-blast-radius", property, of: view,
          message: BlastRadius.message(change, file, view.name, total, needed, idle),
          notes: idle.filter { $0.file == property.source.file }.prefix(BlastRadius.maximumNotes)
            .map {
              Finding.Note(
                message: "\($0.size) view values that do not read `\(change)`",
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

  /// What a change of a property means: that of the property, or those of the tracked properties
  /// of the model that it holds.
  static func changes(of property: ViewProperty, _ view: ViewType) -> [String] {
    if view.models[property.name] != nil {
      return view.modelPaths.filter { $0.hasPrefix(property.name + ".") }
    }
    let isRead = view.reads.inputs(of: "body").reads.contains(property.name)
    return property.isMutableSource && isRead ? [property.name] : []
  }

  /// The largest subtrees of at least `minimum` view values that do not depend on a property.
  static func idleSubtrees(
    _ nodes: [ViewNode], of property: String, minimum: Int
  ) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = nodes
    while let node = pending.popLast() {
      if node.isPresented || node.replacedBy.contains(property) { continue }
      if node.dependencies.contains(property) {
        pending += node.children
      } else if node.inlineSize >= minimum, node.shownCount > 1 {
        result.append(node)
      }
    }
    return result.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
  }

  /// View values whose own arguments depend on a property.
  static func dependents(_ nodes: [ViewNode], on property: String) -> Int {
    ViewNode.shown(nodes).count { $0.own.contains(property) }
  }

  static func message(
    _ change: String, _ file: String, _ view: String, _ total: Int, _ needed: Int,
    _ idle: [ViewNode]
  ) -> String {
    let places = idle.prefix(3).map { "\($0.name) (\($0.place(from: file)))" }
      .joined(separator: ", ")
    return "Make views of \(places): changing `\(change)` builds the \(total) view values of "
      + "`\(view).body` again, and \(needed) of them read it."
  }
}
