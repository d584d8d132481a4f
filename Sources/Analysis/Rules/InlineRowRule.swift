extension Rule {
  /// Seed 001.
  static let inlineRow = Rule(
    id: "inline-row",
    summary: "A row's content is built inside the ForEach or List.",
    severity: .note,
    explanation: """
      When the content closure runs again, it runs for every row. A row view with the row's values \
      as inputs is skipped for all rows whose values are equal.
      """,
    thresholds: ["views": Threshold(2, unit: "views")],
    exceptions: [
      "rows of at most `views` views",
      "rows that are one subview with its modifiers",
    ]
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      guard let body = view.body else { return [] }
      var found: [Finding] = []
      var pending = context.tree(view)
      while let node = pending.popLast() {
        pending += node.children
        let rows = node.children.filter(\.isRow)
        let views = rows.reduce(0) { $0 + $1.viewCount }
        guard let row = rows.first, views > context.limit("views") else { continue }
        found.append(
          Finding(
            rule: "inline-row", severity: .note,
            message: "Make a row view of this `\(row.name)`: its \(views) views are built again "
              + "for every row when one row changes.",
            file: body.source.file, range: SourceRange(start: row.position, end: row.position),
            subject: "\(view.name).body"))
      }
      return found
    }
  }
}
