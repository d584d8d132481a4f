extension CompareReport {
  /// The report as text: verdict, what differs, the counts side by side.
  package func text(options: RenderOptions) -> String {
    let passed = checks.filter { $0.status == .passed }.count
    var lines = [
      "\(options.paint(verdict.rawValue, verdict.style))   \(passed) of \(checks.count) checks", "",
    ]
    for check in checks {
      lines.append("  \(options.mark(check.status)) \(check.id.words)")
      for evidence in check.evidence.prefix(3) { lines += options.wrap(evidence, indent: 6) }
    }
    if !steps.isEmpty {
      let rows =
        [["step", "bodies", "rebuilt/needed before", "after"]]
        + steps.map { step in
          [
            step.action, "\(step.before.bodies) > \(step.after.bodies)",
            "\(step.before.rebuilt)/\(step.before.needed)",
            "\(step.after.rebuilt)/\(step.after.needed)",
          ]
        }
      lines += [""] + table(rows, options)
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func table(_ rows: [[String]], _ options: RenderOptions) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let limit = max(12, options.width - widths.dropFirst().reduce(0) { $0 + $1 + 2 } - 4)
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let width = column == 0 ? min(limit, widths[0]) : widths[column]
        return cell.shortened(to: width).padded(to: width)
      }
      return ("  " + cells.joined(separator: "  ")).trimmingRight
    }
  }
}
