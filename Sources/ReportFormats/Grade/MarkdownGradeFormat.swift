import TutorKit

/// A table for a summary or a comment: one row for each submission.
package struct MarkdownGradeFormat: GradeFormat {
  package static let name = "markdown"
  package static let reader = FormatReader.program

  package init(_ context: FormatContext) {}

  package func text(of run: GradedRun) throws -> String {
    let passed = run.submissions.count { $0.record.verdict == .passed }
    let title = FormatWords.gradesTitle(passed, run.submissions.count)
    let heads = [
      FormatWords.participant(), FormatWords.exercise(), FormatWords.verdict(),
      FormatWords.points(), FormatWords.firstCheck(),
    ]
    return "## \(title)\n\n" + MarkdownTable(heads, run.submissions.map(row)).text
  }

  private func row(_ submission: GradedSubmission) -> [String] {
    let record = submission.record
    let sentence =
      record.problem?.message
      ?? record.checkToMend.map { check in
        FormatWords.checkTitle(check.id, check.evidence.first ?? "")
      }
    return [
      record.participant ?? "", record.exercise ?? record.file,
      record.problem == nil ? record.verdict.words : record.problem?.kind.rawValue ?? "",
      "\(record.score)/\(record.maximum)", sentence ?? "",
    ]
  }
}
