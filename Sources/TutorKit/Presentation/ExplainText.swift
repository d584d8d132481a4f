extension ExplainReport {
  /// Findings as compilers print them, then the counts.
  package func text(options: RenderOptions) -> String {
    var lines = findings.map(\.compilerLine)
    if lines.isEmpty { lines = ["no findings"] }
    if let counts { lines += [""] + counts.table(options) }
    if let problem { lines += ["", "no counts: " + problem] }
    return lines.joined(separator: "\n").visible + "\n" + (suggestions ?? []).text
  }
}

extension FindingReport {
  /// `file:line:column: warning: message [rule]`
  var compilerLine: String {
    "\(file):\(line):\(column): \(severity): \(message) [\(rule)]"
  }
}

extension ExamplesReport {
  package func text(options: RenderOptions) -> String {
    var lines: [String] = []
    for lesson in lessons {
      lines += ["", lesson.title]
      for example in lesson.examples {
        lines.append("  \(example.label) (line \(example.line))")
        lines += example.findings.map {
          "    \($0.severity): line \($0.line): [\($0.rule)] \($0.message)"
        }
        if example.findings.isEmpty { lines.append("    no findings") }
        if let counts = example.counts { lines += counts.table(options).map { "    " + $0 } }
        if let problem = example.problem { lines.append("    no counts: " + problem) }
      }
    }
    return lines.joined(separator: "\n").visible + "\n"
  }
}

extension SimulationReport {
  /// One line a step: bodies, rebuilt and needed.
  func table(_ options: RenderOptions) -> [String] {
    let rows = steps.map { step in
      [
        step.action, String(step.evaluations.reduce(0) { $0 + $1.ran }),
        "\(step.rebuilt)/\(step.needed)",
      ]
    }
    let all = [["step", "bodies", "rebuilt/needed"]] + rows
    let width = min(all.map { $0[0].count }.max() ?? 0, max(20, options.width - 34))
    var lines = all.map {
      ($0[0].shortened(to: width).padded(to: width) + "  " + $0[1].padded(to: 6) + "  " + $0[2])
        .trimmingRight
    }
    lines += unchecked.map { "unchecked: " + $0.line }
    lines += assumptions.map { "assumed: " + $0.line }
    return lines
  }
}
