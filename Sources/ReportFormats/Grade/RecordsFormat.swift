import TutorKit

/// One record a line: what `tutor merge` unites.
package struct RecordsFormat: StreamedGradeFormat {
  package static let name = "jsonl"
  package static let reader = FormatReader.program

  package init(_ context: FormatContext) {}

  package func text(of submission: GradedSubmission) -> String {
    RecordFile.line(submission.record)
  }
}
