import Words

extension Rule {
  /// Seed 001.
  static let inlineRow = Rule(
    id: "inline-row", words: InlineRowWords.self,
    summary: "A row's content is built inside the ForEach or List.",
    severity: .note,
    explanation: """
      When the content closure runs again, it runs for every row. A row view with the row's values \
      as inputs is skipped for all rows whose values are equal.
      """,
    thresholds: [
      "view-values": Threshold(3, unit: "view values"), "views": Threshold(3, unit: "views"),
    ],
    exceptions: [
      "rows of fewer than `views` views or of at most `view-values` view values",
      "rows that are one subview with its modifiers",
      "rows over data that never changes, of which nothing reads what does",
    ],
    example: .inlineRow
  ) { context in
    context.index.views.flatMap { view -> [Finding] in
      var seen: Set<SourcePosition> = []
      return view.tree.nodes.compactMap { node in
        guard node.children.contains(where: { $0.isRow && !$0.isPresented }) else { return nil }
        let rows = node.children.filter { $0.isRow && !$0.isPresented }
        let size = rows.reduce(0) { $0 + $1.inlineSize }
        let views = rows.reduce(0) { $0 + $1.shownCount }
        guard InlineRow.canChange(node, view), let row = rows.first,
          !rows.contains(where: \.isInMember),
          size > context.limit("view-values"), views >= context.limit("views"),
          InlineRow.hasOwnLeaves(rows), seen.insert(node.position).inserted
        else { return nil }
        return Finding(
          rule: "inline-row", severity: .note,
          message: InlineRowWords.found(row.name, node.name, views),
          file: node.file, range: SourceRange(start: node.position, end: node.position),
          subject: "\(view.name).body")
      }
    }
  }
}

/// The messages of `inline-row`.
enum InlineRowWords: String, Words {
  static let area = "rule.inline-row"

  case found = """
    Make a row view of the `{1}` in this `{2}`: its {3} views are built again for every row when \
    one row changes.
    """
}

private enum InlineRow {
  /// Whether the rows depend on something that may have another value in the next run.
  static func canChange(_ node: ViewNode, _ view: ViewType) -> Bool {
    node.dependencies.contains { name in
      let property = view.properties[String(name.prefix { $0 != "." })]
      return property.map(view.mayDiffer) ?? true
    }
  }

  /// Whether a row holds more than declared views and what is around them.
  static func hasOwnLeaves(_ rows: [ViewNode]) -> Bool {
    ViewNode.shown(rows).contains { $0.children.isEmpty && !$0.isCustom }
  }
}
