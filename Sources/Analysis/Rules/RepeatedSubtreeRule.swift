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
    thresholds: ["size": Threshold(5, unit: "view values")],
    exceptions: [
      "subtrees smaller than `size`",
      "structures that differ in a view or a modifier",
      "subviews that are used several times",
    ]
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      guard let body = view.body else { return [] }
      var first: [String: ViewNode] = [:]
      var found: [Finding] = []
      var pending = Array(context.tree(view).reversed())
      while let node = pending.popLast() {
        let isLarge = node.size >= context.limit("size") && node.viewCount >= 2
        if isLarge, let original = first[node.shape] {
          found.append(
            Finding(
              rule: "repeated-subtree", severity: .warning,
              message: "Make one view with parameters of this `\(node.name)`: line "
                + "\(original.position.line) has the same structure.",
              file: body.source.file,
              range: SourceRange(start: node.position, end: node.position),
              subject: "\(view.name).body"))
          continue
        }
        if isLarge { first[node.shape] = node }
        pending += node.children.reversed()
      }
      return found
    }
  }
}
