import TutorKit

/// JUnit XML: a suite for each submission, a case for each check.
package struct JUnitGradeFormat: GradeFormat {
  package static let name = "junit"
  package static let reader = FormatReader.program
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of run: GradedRun) throws -> String {
    try JUnitDocument(run.submissions.map(suite)).text()
  }

  private func suite(_ submission: GradedSubmission) -> JUnitDocument.Suite {
    let record = submission.record
    let file = record.file.isEmpty ? nil : base.shown(record.file)
    var cases = record.checks.map { check($0, of: submission, file) }
    if let problem = record.problem {
      var found = JUnitDocument.Case(
        name: problem.kind.rawValue, classname: submission.name, file: file)
      let outcome = JUnitDocument.Outcome(type: problem.kind.rawValue, [problem.message])
      if problem.kind.isOfSurroundings { found.error = outcome } else { found.failure = outcome }
      cases.append(found)
    }
    return JUnitDocument.Suite(
      name: submission.name, file: file, seconds: record.seconds, cases: cases)
  }

  private func check(
    _ check: SubmissionRecord.Check, of submission: GradedSubmission, _ file: String?
  ) -> JUnitDocument.Case {
    let places = check.evidence.map { EvidencePlace($0, file: submission.record.file) }
    var found = JUnitDocument.Case(
      name: check.id, classname: submission.name, file: file,
      line: places.lazy.compactMap(\.line).first)
    let sentences = check.evidence.isEmpty ? [check.status.rawValue] : check.evidence
    switch check.status {
    case .passed: break
    case .failed: found.failure = JUnitDocument.Outcome(type: check.id, sentences)
    case .unchecked:
      found.skipped = JUnitDocument.Outcome(type: check.reason ?? check.id, sentences)
    }
    return found
  }
}
