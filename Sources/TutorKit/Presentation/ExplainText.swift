import Analysis

extension ExplainReport {
  /// Findings as compilers print them, each with its code, then the counts.
  /// - Parameter isToRead: whether long findings are broken for a person, so that programs find them no more.
  package func text(options: RenderOptions, isToRead: Bool = false) -> String {
    var lines = findings.flatMap { $0.lines(options, isToRead: isToRead) }
    lines.append(summary)
    if let counts {
      lines += [""] + counts.table(options)
      if let other = otherViews.first {
        lines += [""] + options.wrap(FindingWords.countsOf(counts.root, other))
      }
    }
    if let problem { lines += [""] + options.wrap(FindingWords.noCounts(problem)) }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
      + (suggestions ?? []).text + (notSuggested ?? []).text
  }

  /// One finding a line, as Xcode reads them.
  package var xcodeText: String {
    var text = ""
    for finding in findings {
      text += finding.compilerLine
      text += "\n"
      for note in finding.notes {
        text += "\(finding.file):\(note.line):\(note.column): note: \(note.message)\n"
      }
    }
    for file in unchecked {
      let place = "\(file.file):\(file.line ?? 1):\(file.column ?? 1)"
      let message = file.message.oneLine
      text +=
        message.hasPrefix("error: ") ? "\(place): \(message)\n" : "\(place): error: \(message)\n"
    }
    return text.visible
  }

  /// `2 warnings, 1 note in 3 files`
  package var summary: String {
    var parts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.filter { $0.severity == severity.rawValue }.count
      return count == 0 ? nil : severity.words(count)
    }
    if parts.isEmpty {
      parts = [leftOut == 0 ? FindingWords.none() : FindingWords.noneAskedFor(leftOut)]
    }
    if !unchecked.isEmpty { parts.append(FindingWords.notChecked(unchecked.count)) }
    let counts = parts.joined(separator: ", ")
    return files == 1 ? counts : FindingWords.inFiles(counts, files)
  }
}

extension Severity {
  /// So many findings of it.
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .error: FindingWords.errors(count)
    case .warning: FindingWords.warnings(count)
    case .note: FindingWords.notes(count)
    }
  }
}

extension FindingReport {
  /// `file:line:column: warning: message [rule]`
  var compilerLine: String {
    "\(file):\(line):\(column): \(severity): \(message.oneLine) [\(rule)]"
  }

  /// The finding, its code, its notes, and an empty line.
  fileprivate func lines(_ options: RenderOptions, isToRead: Bool) -> [String] {
    let word = options.paint(severity, severity == "note" ? .muted : .doubt)
    let text = "\(message.oneLine) [\(rule)]".visible
    let whole = "\(file.visible):\(line):\(column): \(word): \(text)"
    var result = isToRead ? options.wrap(whole, hanging: 4, first: 0) : [whole]
    result += frame?.lines(options) ?? []
    result += notes.flatMap {
      options.wrap(FindingWords.noteAtLine($0.line, $0.message.visible), hanging: 4, first: 2)
    }
    return result + [""]
  }
}

extension String {
  /// The text with line breaks as spaces, for formats of one line a finding.
  fileprivate var oneLine: String {
    // Every line break has a control character or a byte beyond ASCII.
    var text = self
    guard text.withUTF8({ $0.contains { $0 < 0x20 || $0 >= 0x80 } }) else { return self }
    return contains(where: \.isNewline)
      ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
  }
}

extension ExamplesReport {
  package func text(options: RenderOptions) -> String {
    var lines: [String] = []
    for lesson in lessons {
      lines += [""] + options.wrap(lesson.title)
      for example in lesson.examples {
        lines.append("  " + FindingWords.example(example.label, example.line))
        lines += example.findings.flatMap {
          options.wrap(
            "\($0.severity): "
              + FindingWords.atLine($0.line, "[\($0.rule)] \($0.message)"), hanging: 8, first: 4)
        }
        if example.findings.isEmpty { lines.append("    " + FindingWords.none()) }
        if let counts = example.counts { lines += counts.table(options).map { "    " + $0 } }
        if let problem = example.problem {
          lines += options.wrap(FindingWords.noCounts(problem), hanging: 8, first: 4)
        }
      }
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension SimulationReport {
  /// One line a step: bodies, rebuilt and needed.
  func table(_ options: RenderOptions) -> [String] {
    let rows = steps.map { step in
      let cells = StepCells(
        bodies: step.evaluations.reduce(0) { $0 + $1.ran }, rebuilt: step.rebuilt,
        needed: step.needed,
        isUnchecked: step.unchecked?.isEmpty == false)
      return [step.action, cells.bodies, cells.rebuilt]
    }
    var lines = options.counts(
      [[GradeWords.step(), GradeWords.bodies(), GradeWords.rebuiltAndNeeded()]] + rows)
    lines += unchecked.flatMap {
      options.wrap(SimulationWords.unchecked() + " " + $0.line, hanging: 4, first: 0)
    }
    lines += assumptions.flatMap {
      options.wrap(SimulationWords.assumed() + " " + $0.line, hanging: 4, first: 0)
    }
    return lines
  }
}
