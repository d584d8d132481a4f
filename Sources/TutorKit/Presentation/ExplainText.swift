import Analysis

extension ExplainReport {
  /// Findings as compilers print them, each with its code, then the counts.
  package func text(options: RenderOptions) -> String {
    var lines = findings.flatMap { $0.lines(options) }
    lines.append(summary)
    if let counts { lines += [""] + counts.table(options) }
    if let problem { lines += [""] + options.wrap("no counts: " + problem) }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
      + (suggestions ?? []).text + (notSuggested ?? []).text
  }

  /// One finding a line, as Xcode reads them.
  package var xcodeText: String {
    var lines: [String] = []
    for finding in findings {
      lines.append(finding.compilerLine)
      lines += finding.notes.map { "\(finding.file):\($0.line):\($0.column): note: \($0.message)" }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }

  /// `2 warnings, 1 note in 3 files`
  private var summary: String {
    let place = files == 1 ? "" : " in \(files) files"
    var parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity.rawValue }.count
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    if parts.isEmpty { parts = ["no findings"] }
    if !unchecked.isEmpty { parts.append("\(unchecked.count) not checked") }
    return parts.joined(separator: ", ") + place
  }
}

extension FindingReport {
  /// `file:line:column: warning: message [rule]`
  var compilerLine: String {
    "\(file):\(line):\(column): \(severity): \(message.oneLine) [\(rule)]"
  }

  /// The finding, its code, its notes, and an empty line.
  fileprivate func lines(_ options: RenderOptions) -> [String] {
    let word = options.paint(severity, severity == "note" ? .muted : .doubt)
    let text = "\(message.oneLine) [\(rule)]".visible
    var result = ["\(file.visible):\(line):\(column): \(word): \(text)"]
    result += frame?.lines(options) ?? []
    result += notes.map { "  note: line \($0.line): \($0.message.visible)" }
    return result + [""]
  }
}

extension String {
  /// The text with line breaks as spaces, for formats of one line a finding.
  fileprivate var oneLine: String {
    // Every line break has a control character or a byte beyond ASCII.
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return self }
    return contains(where: \.isNewline)
      ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
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
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
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
    var lines = options.counts([["step", "bodies", "rebuilt/needed"]] + rows)
    lines += unchecked.flatMap { options.wrap("unchecked: " + $0.line, hanging: 4, first: 0) }
    lines += assumptions.flatMap { options.wrap("assumed: " + $0.line, hanging: 4, first: 0) }
    return lines
  }
}
