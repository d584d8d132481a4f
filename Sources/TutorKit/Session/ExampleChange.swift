import Analysis

/// A lesson's example, and a text that it was changed to.
struct ExampleChange {
  let original: PredictionProgram
  let text: String
  /// Asks the compiler about both; nil: it is left out.
  let compileCheck: CompileCheck?

  /// Both compared. What is no Swift, or lacks the import, is told as such, and not as something that is missing on
  /// the screen. nil: the comparison did not end.
  var report: CompareReport? {
    let sides = withDeepStack {
      (parse(original.text, file: "before.swift"), parse(text, file: "after.swift"))
    }
    guard let (before, after) = sides else { return nil }
    if let refused = withDeepStack({ refusal(before, after) }) ?? nil { return refused }
    let compile = compileCheck?.startChange(of: before, to: after)
    let root = original.root
    guard let report = withDeepStack({ compare([before], [after], root: root) }) else { return nil }
    return compile.map { report.adding(compile: [(after, $0.wait())]) } ?? report
  }

  /// What is wrong with the text by itself; nil: nothing that shows without a compiler.
  private func refusal(_ before: ParsedSource, _ after: ParsedSource) -> CompareReport? {
    let parses = parsesCheck(after)
    guard parses.status == .passed else { return CompareReport(refusedBy: [parses]) }
    let request = GradeRequest(submission: after, starter: before)
    guard let missing = request.missingImport else { return nil }
    let names = GradeReport.Check(id: .namesResolve, status: .failed, facts: [missing])
    var open = [CheckID.rendersTheSame, .behavesTheSame, .evaluatesLess].map {
      GradeReport.Check(id: $0, status: .passed, evidence: [])
    }
    open.leaveOpenWhatIsCounted()
    return CompareReport(refusedBy: [names] + open)
  }
}

extension CompareReport {
  /// Of a text that is not compared, since it is no program.
  fileprivate init(refusedBy checks: [GradeReport.Check]) {
    self.init(verdict: .notPassed, checks: checks, steps: [])
  }

  /// Whether nothing is known that keeps the new side from compiling.
  var compiles: Bool { !checks.contains { $0.status == .failed && $0.id.isAboutCompiling } }
}
