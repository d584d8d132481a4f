extension CompareReport {
  /// The report as text: verdict, what differs, the counts side by side.
  package func text(options: RenderOptions) -> String {
    let passed = checks.filter { $0.status == .passed }.count
    var lines = [
      options.paint(verdict.words, verdict.style) + "   "
        + GradeWords.checks(passed, checks.count), "",
    ]
    if !compared.isEmpty {
      lines += options.wrap(GradeWords.comparedRoots(compared.joined(separator: ", ")), indent: 2)
    }
    for check in checks {
      let words = check.basis.map { $0.words(check.words) } ?? check.words
      lines += options.wrap("\(options.mark(check.status)) \(words)", hanging: 6, first: 2)
      for evidence in check.evidence.prefix(3) { lines += options.wrap(evidence, indent: 6) }
    }
    if !steps.isEmpty {
      let rows =
        [
          [
            GradeWords.step(), GradeWords.bodies(), GradeWords.rebuiltAndNeededBefore(),
            GradeWords.afterwards(),
          ]
        ]
        + steps.map { step in
          let (before, after) = (step.before.cells, step.after.cells)
          return [
            step.action, "\(before.bodies) > \(after.bodies)", before.rebuilt, after.rebuilt,
          ]
        }
      lines += [""] + options.counts(rows)
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension Basis {
  /// What passed, and on what that rests.
  fileprivate func words(_ check: String) -> String {
    let words =
      switch kind {
      case .proved: GradeWords.provedForAll(check)
      case .tried:
        isComplete ? GradeWords.triedOnAll(check, states) : GradeWords.triedOn(check, states)
      }
    return isUngrouped == true ? GradeWords.ungrouped(words) : words
  }
}
