extension GradeReport {
  /// The report with the compiler's word as the check `compiles`. Only a failed compile changes
  /// the verdict: what the compiler cannot say leaves that of the other checks.
  package func adding(compile outcome: CompileOutcome) -> GradeReport {
    var report = self
    let check =
      switch outcome {
      case .passed: Check(id: .compiles, status: .passed, evidence: [])
      case .failed(let errors):
        Check(id: .compiles, status: .failed, facts: facts(errors))
      case .unchecked(let reason):
        Check(id: .compiles, status: .unchecked, evidence: [reason.sentence])
      }
    let names = checks.firstIndex { $0.id == .namesResolve }
    report.checks.insert(check, at: names.map { $0 + 1 } ?? checks.count)
    if check.status == .failed {
      report.verdict = .notPassed
      report.steps = []
    }
    report.score = TutorKit.score(report.checks)
    return report
  }

  /// Whether nothing is known that keeps the file from compiling. Otherwise counts would be those
  /// of a program that does not exist.
  package var compiles: Bool {
    !checks.contains {
      $0.status == .failed && $0.id.isAboutCompiling
    }
  }

  /// At most three errors; those on lines that another check reports already are left out.
  private func facts(_ errors: [CompilerDiagnostic]) -> [Evidence] {
    let facts = errors.map { $0.fact(file: file) }
    let told = checks.first { $0.id == .namesResolve }?.facts ?? []
    let lines = Set(told.compactMap(\.line))
    let fresh = facts.filter { $0.line.map(lines.contains) != true }
    return Array((fresh.isEmpty ? facts : fresh).prefix(3))
  }
}
