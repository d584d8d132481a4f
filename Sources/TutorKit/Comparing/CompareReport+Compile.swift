package import Analysis

extension CompareReport {
  /// The report with a check `compiles` that failed, where the compiler refuses one of the two programs.
  /// What it accepts or cannot say leaves the report as it is.
  ///
  /// - Parameter sides: what was compiled, with the compiler's word.
  package func adding(
    compile sides: [(source: ParsedSource, outcome: CompileOutcome)]
  ) -> CompareReport {
    var facts: [Evidence] = []
    for side in sides {
      guard case .failed(let errors) = side.outcome else { continue }
      // A file that is held against itself has each error once.
      facts += errors.map { $0.fact(file: side.source.file) }.filter { !facts.contains($0) }
    }
    guard !facts.isEmpty else { return self }
    var report = self
    report.checks.leaveOpenWhatIsCounted()
    report.checks.insert(
      GradeReport.Check(id: .compiles, status: .failed, facts: Array(facts.prefix(3))), at: 0)
    report.verdict = .notPassed
    report.steps = []
    return report
  }
}
