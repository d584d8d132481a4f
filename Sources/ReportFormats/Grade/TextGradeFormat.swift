import TutorKit

/// What a person reads.
package struct TextGradeFormat: StreamedGradeFormat {
  package static let name = "text"
  package static let reader = FormatReader.person
  private let options: RenderOptions

  package init(_ context: FormatContext) { options = context.options }

  package func text(of submission: GradedSubmission) -> String {
    submission.report?.text(options: options) ?? ""
  }
}
