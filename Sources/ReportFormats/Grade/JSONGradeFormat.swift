import TutorKit

/// One object with the reports of all files.
package struct JSONGradeFormat: GradeFormat {
  package static let name = "json"
  package static let reader = FormatReader.program

  package init(_ context: FormatContext) {}

  package func text(of run: GradedRun) throws -> String {
    try prettyJSON(GradeReports(run.submissions.compactMap(report)))
  }

  /// nil: there is no file to report on.
  private func report(_ submission: GradedSubmission) -> GradeReport? {
    let record = submission.record
    if let report = submission.report { return report }
    return record.problem?.kind == .notHandedIn ? nil : GradeReport(ungraded: record)
  }
}
