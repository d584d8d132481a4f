extension GradeReport {
  /// The report with the compiler's word as the check `compiles`. What the compiler accepts has no
  /// name that does not resolve: where it has an answer, the check of names only explains. What it
  /// cannot say leaves the verdict of the other checks.
  package func adding(compile outcome: CompileOutcome) -> GradeReport {
    var report = self
    var check =
      switch outcome {
      case .passed: Check(id: .compiles, status: .passed, evidence: [])
      case .failed(let errors):
        Check(id: .compiles, status: .failed, facts: facts(errors))
      case .unchecked(let reason):
        Check(id: .compiles, status: .unchecked, evidence: [reason.sentence])
      }
    if case .unchecked(let reason) = outcome { check.reason = reason.code }
    let names = checks.firstIndex { $0.id == .namesResolve }
    if let names { report.checks[names].yield(to: outcome, isExercise: exercise != nil) }
    report.verdict = TutorKit.verdict(report.checks)
    report.checks.insert(check, at: names.map { $0 + 1 } ?? checks.count)
    if check.status == .failed {
      report.verdict = .notPassed
      report.steps = []
      report.checks.leaveOpenWhatIsCounted()
      if exercise != nil { report.waitForCompiling() }
    }
    report.count()
    return report
  }

  /// Whether nothing is known that keeps the file from compiling. Otherwise counts would be those
  /// of a program that does not exist.
  package var compiles: Bool {
    !checks.contains {
      $0.status == .failed && $0.id.isAboutCompiling
    }
  }

  /// At most three errors; those on lines that another check reports already are left out. Of those that
  /// follow from a missing import one is enough.
  private func facts(_ errors: [CompilerDiagnostic]) -> [Evidence] {
    let facts = errors.map { $0.fact(file: file) }
    let told = checks.first { $0.id == .namesResolve }?.facts ?? []
    let lines = Set(told.compactMap(\.line))
    let fresh = facts.filter { $0.line.map(lines.contains) != true }
    return Array((fresh.isEmpty ? facts : fresh).prefix(lacksImport ? 1 : 3))
  }
}

extension [GradeReport.Check] {
  /// What a text that does not compile shows and does is nothing yet: what was compared in its place was of no
  /// program.
  mutating func leaveOpenWhatIsCounted() {
    for index in indices where self[index].status != .unchecked {
      let isPassed = self[index].status == .passed
      switch self[index].id {
      case .rendersTheSame, .behavesTheSame, .evaluatesLess, .evaluates:
        self[index] = GradeReport.Check(
          id: self[index].id, status: .unchecked, evidence: [GradeWords.comparedOnceItCompiles()])
      // A rule may find nothing because a name stands for what it would speak of; what it finds is there.
      case .guideline where isPassed:
        self[index] = GradeReport.Check(
          id: .guideline, status: .unchecked, evidence: [GradeWords.ruledOnceItCompiles()])
      case .parses, .namesResolve, .compiles, .guideline: break
      }
    }
  }
}

extension GradeReport.Check {
  /// What the check of names may still say beside the compiler's answer.
  fileprivate mutating func yield(to outcome: CompileOutcome, isExercise: Bool) {
    switch outcome {
    case .passed: self = GradeReport.Check(id: id, status: .passed, evidence: [])
    case .failed: break
    case .unchecked(let reason):
      // The compiler has refused the file for what may be declared elsewhere: so may this be.
      if status == .failed, !isExercise, reason.isAboutDeclarations { status = .unchecked }
    }
  }
}

extension CompileOutcome.Reason {
  /// Whether the compiler has looked at the file, and refused what may be declared elsewhere.
  fileprivate var isAboutDeclarations: Bool {
    switch self {
    case .unknownNames, .undeclared, .undescribed, .surrender, .failsAlready, .noPlace: true
    case .noCompiler, .noProgram, .noAnswer, .unfitVersion, .interfaceRejected, .noInterface,
      .noCache,
      .timeLimit, .stopped:
      false
    }
  }
}
