package import TutorKit

/// What a person reads.
package struct TextExplainFormat: ExplainFormat {
  package static let name = "text"
  package static let reader = FormatReader.person
  package static let showsCounts = true
  private let options: RenderOptions

  package init(_ context: FormatContext) { options = context.options }

  package func text(of report: ExplainReport) throws -> String { report.text(options: options) }
}
