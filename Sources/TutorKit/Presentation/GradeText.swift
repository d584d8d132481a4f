import Foundation
import Simulation

extension GradeReport {
  /// The report as a person reads it: verdict, what blocks it, counts, next step.
  package func text(options: RenderOptions) -> String {
    facts(options) + next(options)
  }

  /// What to do next, as the report's last lines say it.
  func next(_ options: RenderOptions) -> String {
    let text = nextStep(options)
    // Further rows stand below the word behind the colon, where there is one.
    let hanging = text.prefix { !$0.isWhitespace }.hasSuffix(":") ? 8 : 2
    let lines = options.wrap(text, hanging: hanging, first: 2)
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// The report without the next step, with an empty line at its end.
  func facts(_ options: RenderOptions) -> String {
    var lines: [String] = []
    let passed = checks.filter { $0.status == .passed }.count
    let count =
      exercise == nil
      ? GradeWords.checks(passed, checks.count)
      : GradeWords.checksAndPoints(passed, checks.count, score)
    lines += options.pack(
      ["\(file)  \(options.paint(verdict.words, verdict.style))", count], indent: 0)
    if verdict != .passed, compiles, let progress { lines += options.wrap(progress, indent: 2) }
    lines.append("")
    let comments = ReportComments(self)
    let open = checks.filter { $0.status != .passed }
    for (check, evidence) in zip(open, comments.ofChecks) {
      let head = "  \(options.mark(check.status)) \(check.words)"
      if check.status == .unchecked, evidence.count == 1 {
        lines += options.wrap(head + ": " + evidence[0], hanging: 6, first: 2)
        continue
      }
      lines.append(head)
      for text in evidence { lines += options.wrap(text, indent: 6) }
    }
    let fine = checks.filter { $0.status == .passed }
    if !fine.isEmpty {
      lines += options.pack(fine.map { "\(options.mark(.passed)) \($0.words)" }, indent: 2)
    }
    for note in comments.notes {
      lines += options.wrap(GradeWords.note(note), hanging: 4, first: 2)
    }
    if comments.omitted > 0 {
      let more =
        options.commandLine.map { GradeWords.moreInJSON(comments.omitted, $0) }
        ?? GradeWords.more(comments.omitted)
      lines += options.wrap(more, indent: 4)
    }
    if !steps.isEmpty { lines += [""] + table(options) }
    if !compiles {
      lines += [""] + options.wrap(GradeWords.countedOnceItCompiles(), indent: 2)
    }
    return (lines + [""]).joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func table(_ options: RenderOptions) -> [String] {
    let hasReference = steps.contains { $0.referenceRebuilt != nil }
    var rows = [
      [GradeWords.step(), GradeWords.bodies(), GradeWords.rebuiltAndNeeded()]
        + (hasReference ? [GradeWords.starter(), GradeWords.reference()] : [])
    ]
    for (step, name) in zip(steps, numberedSteps(steps.map(\.action))) {
      let cells = StepCells(
        bodies: step.bodies, rebuilt: step.rebuilt, needed: step.needed,
        isUnchecked: step.isUnchecked == true)
      var row = [name, cells.bodies, cells.rebuilt]
      if hasReference {
        row += [
          step.starterRebuilt.map(String.init) ?? "", step.referenceRebuilt.map(String.init) ?? "",
        ]
      }
      rows.append(row)
    }
    guard steps.contains(where: { $0.isUnchecked == true }) else { return options.counts(rows) }
    return options.counts(rows) + options.wrap(GradeWords.uncheckedRows(), indent: 2)
  }

  private func nextStep(_ options: RenderOptions) -> String {
    let hint = options.command("hint", exercise)
    switch verdict {
    case .passed:
      guard exercise != nil else { return GradeWords.nextNothing() }
      // In the session what comes next stands below.
      return options.isInShell
        ? GradeWords.nextLesson("tutor", options.command("solution", exercise))
        : GradeWords.nextReference()
    case .unchecked:
      guard let read = checks.lazy.flatMap(\.facts).compactMap(\.unfollowed).first else {
        return GradeWords.nextUnchecked()
      }
      return GradeWords.nextUnfollowed(read.view, read.property)
    case .notPassed:
      guard let first = firstToMend else { return "" }
      if lacksImport { return GradeWords.nextImport(GradeRequest.module) }
      switch first.id {
      case .parses:
        let hasNoCode = first.firstFact?.message == GradeWords.holdsNoCode()
        return hasNoCode ? GradeWords.nextFill() : GradeWords.nextParses()
      case .compiles: return GradeWords.nextCompiles()
      case .guideline:
        guard let line = first.firstFact?.line ?? findings.first?.line else {
          return GradeWords.nextGuidelineWithoutLine(hint)
        }
        return exercise == nil
          ? GradeWords.nextOwnGuideline(line) : GradeWords.nextGuideline(line, hint)
      case .namesResolve:
        if first.firstFact?.isOfAttribute == true { return GradeWords.nextFirstLine() }
        return nextOfNames(first.firstFact, hint)
      case .rendersTheSame:
        if first.firstFact?.isOfRepeatedIdentity == true { return GradeWords.nextIdentity(hint) }
        return model == .starter
          ? GradeWords.nextRenders(options.command("diff", exercise, "starter"))
          : GradeWords.nextRendersCorrect(hint)
      case .behavesTheSame: return GradeWords.nextBehaves(hint)
      case .evaluatesLess, .evaluates: return nextOfCounts(hint)
      }
    }
  }

  private func nextOfNames(_ fact: Evidence?, _ hint: String) -> String {
    switch fact?.undeclared {
    case .misspelled?: GradeWords.nextSpelling()
    case .missing? where exercise != nil: GradeWords.nextDeclare(hint)
    case .missing?, nil:
      exercise == nil ? GradeWords.nextOwnNames() : GradeWords.nextNames(hint)
    }
  }

  /// Names what builds most for nothing: a body that runs without need, or one that has reason to run and
  /// builds too much.
  private func nextOfCounts(_ hint: String) -> String {
    guard let step = costliestStep, let dearest = step.dearest else {
      return GradeWords.nextEvaluatesSomewhere(hint)
    }
    if let rows = dearest.idleRows, !dearest.isInVain {
      let time = HintWords.afterSteps(step.action)
      return rows.line.map {
        GradeWords.nextIdleRowsOfList(time, rows.count, dearest.view, hint, $0)
      } ?? GradeWords.nextIdleRows(time, rows.count, dearest.view, hint)
    }
    if dearest.isInVain, let alike = dearest.alike, alike.inVain < alike.all {
      return GradeWords.nextSomeRunInVain(
        HintWords.afterSteps(step.action), dearest.view, alike.all, alike.all - alike.inVain, hint)
    }
    if dearest.isInVain {
      return GradeWords.nextRunsInVain(HintWords.afterSteps(step.action), dearest.view, hint)
    }
    return GradeWords.nextEvaluates(
      HintWords.afterSteps(step.action), dearest.view, dearest.built, hint)
  }

  /// For the prompt: the sign of the verdict and how many checks stand in its way.
  func promptWords(_ options: RenderOptions) -> String {
    func count(of status: GradeReport.Status) -> String {
      String(checks.filter { $0.status == status }.count)
    }
    return switch verdict {
    case .passed: options.plain ? GradeWords.passed() : options.ascii ? "ok" : "✓"
    case .notPassed:
      (options.plain ? GradeWords.failed() + " " : options.ascii ? "x" : "✗") + count(of: .failed)
    case .unchecked: (options.plain ? GradeWords.unchecked() + " " : "?") + count(of: .unchecked)
    }
  }
}

extension GradeReport.Verdict {
  /// What a person reads.
  package var words: String {
    switch self {
    case .passed: GradeWords.passed()
    case .notPassed: GradeWords.notPassed()
    case .unchecked: GradeWords.unchecked()
    }
  }

  var style: RenderOptions.Style {
    switch self {
    case .passed: .success
    case .notPassed: .failure
    case .unchecked: .doubt
    }
  }
}

extension GradeReport.Check {
  /// What a person calls it.
  var words: String { id.words }
}

extension CheckID {
  /// What a person calls it.
  package var words: String {
    switch self {
    case .parses: GradeWords.parses()
    case .namesResolve: GradeWords.namesResolve()
    case .compiles: GradeWords.compiles()
    case .guideline: GradeWords.guideline()
    case .rendersTheSame: GradeWords.rendersTheSame()
    case .behavesTheSame: GradeWords.behavesTheSame()
    case .evaluatesLess: GradeWords.evaluatesLess()
    case .evaluates: GradeWords.evaluates()
    }
  }
}
