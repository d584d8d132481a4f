package import TutorKit

/// Findings, counts and suggestions for scripts.
package struct JSONExplainFormat: ExplainFormat {
  package static let name = "json"
  package static let showsCounts = true

  package init(_ context: FormatContext) {}

  package func text(of report: ExplainReport) throws -> String { try prettyJSON(report) }
}
