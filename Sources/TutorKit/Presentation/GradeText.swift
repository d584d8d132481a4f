import Foundation

extension GradeReport {
  /// The report as a person reads it: verdict, what blocks it, counts, next step.
  package func text(options: RenderOptions) -> String {
    var lines: [String] = []
    let passed = checks.filter { $0.status == .passed }.count
    lines.append(
      "\(file)  \(options.paint(verdict.words, verdict.style))   \(passed) of \(checks.count) checks"
        + (exercise == nil ? "" : ", \(score) of 100 points")
    )
    if verdict != .passed, let progress { lines.append("  " + progress) }
    lines.append("")
    let comments = ReportComments(self)
    let open = checks.filter { $0.status != .passed }
    for (check, evidence) in zip(open, comments.ofChecks) {
      let head = "  \(options.mark(check.status)) \(check.id.words)"
      if check.status == .unchecked, evidence.count == 1 {
        lines += options.wrap(head + ": " + evidence[0], hanging: 6, first: 2)
        continue
      }
      lines.append(head)
      for text in evidence { lines += options.wrap(text, indent: 6) }
    }
    let fine = checks.filter { $0.status == .passed }
    if !fine.isEmpty {
      lines.append(
        "  " + fine.map { "\(options.mark(.passed)) \($0.id.words)" }.joined(separator: "   "))
    }
    for note in comments.notes { lines += options.wrap("note: " + note, indent: 4) }
    if comments.omitted > 0 {
      lines += options.wrap(
        "\(comments.omitted) more; `tutor grade --format json` has all", indent: 4)
    }
    if !steps.isEmpty { lines += [""] + table(options) }
    if !compiles {
      lines += [""] + options.wrap("What would run is counted once the file compiles.", indent: 2)
    }
    lines += ["", "  " + nextStep]
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func table(_ options: RenderOptions) -> [String] {
    let hasReference = steps.contains { $0.referenceRebuilt != nil }
    var rows = [
      ["step", "bodies", "rebuilt/needed"] + (hasReference ? ["starter", "reference"] : [])
    ]
    for step in steps {
      var row = [step.action, String(step.bodies), "\(step.rebuilt)/\(step.needed)"]
      if hasReference {
        row += [
          step.starterRebuilt.map(String.init) ?? "", step.referenceRebuilt.map(String.init) ?? "",
        ]
      }
      rows.append(row)
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let limit = max(12, options.width - widths.dropFirst().reduce(0) { $0 + $1 + 2 } - 4)
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == 0
          ? cell.shortened(to: min(limit, widths[0])).padded(to: min(limit, widths[0]))
          : cell.padded(to: widths[column])
      }
      return ("  " + cells.joined(separator: "  ")).trimmingRight
    }
  }

  private var nextStep: String {
    switch verdict {
    case .passed:
      return exercise == nil
        ? "next: nothing to change here." : "next: `next` goes on; `solution` shows the reference."
    case .unchecked: return "next: remove what is not modelled, or check it by hand."
    case .notPassed:
      guard let first = firstToMend else { return "" }
      switch first.id {
      case "parses": return "next: mend the line above, then grade again."
      case "compiles": return "next: mend what the compiler says, then grade again."
      case "guideline":
        return "next: start with line \(findings.first?.line ?? 1); `hint` says more."
      case "names-resolve":
        return "next: give each view what it uses, as the first line above says; `hint` says more."
      case "renders-the-same":
        return "next: bring back what the starter shows; `diff starter` compares."
      case "behaves-the-same":
        return
          "next: follow the state of that step from its owner to its control; `hint` says more."
      default: return "next: look for the body that runs without need; `hint` says more."
      }
    }
  }
}

extension GradeReport.Verdict {
  fileprivate var words: String { rawValue }
  var style: RenderOptions.Style {
    switch self {
    case .passed: .success
    case .notPassed: .failure
    case .unchecked: .doubt
    }
  }
}

extension String {
  /// A check's id as words.
  var words: String { map { $0 == "-" ? " " : String($0) }.joined() }

  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }

  func shortened(to width: Int) -> String {
    count > width ? String(prefix(max(1, width - 1))) + "…" : self
  }

  var trimmingRight: String {
    var rest = Substring(self)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
