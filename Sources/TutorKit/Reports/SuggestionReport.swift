package import Analysis

/// A suggestion in machine-readable form.
package struct SuggestionReport: Codable, Hashable, Sendable {
  /// The first finding that it mends.
  package var rule: String
  package var file: String
  package var line: Int
  /// All findings that it mends, as `rule:line`.
  package var findings: [String]
  /// The struct's name.
  package var name: String
  package var declaration: String
  package var call: String
  /// View values rebuilt by step, as the file is.
  package var before: [String: Int]
  /// View values rebuilt by step, with the struct.
  package var after: [String: Int]
}

extension SuggestionReport {
  package init?(_ suggestion: Suggestion) {
    guard let first = suggestion.findings.first else { return nil }
    rule = first.rule
    file = first.file
    line = first.range.start.line
    findings = suggestion.findings.map { "\($0.rule):\($0.range.start.line)" }
    name = suggestion.extraction.name
    declaration = suggestion.extraction.declaration
    call = suggestion.extraction.call
    // A step that occurs twice counts as one.
    before = Dictionary(suggestion.steps.map { ($0.action, $0.before) }, uniquingKeysWith: +)
    after = Dictionary(suggestion.steps.map { ($0.action, $0.after) }, uniquingKeysWith: +)
  }

  /// The suggestions for the findings of a program. Use ``withDeepStack(_:)`` around it.
  package static func all(in sources: [ParsedSource]) -> [SuggestionReport] {
    suggestions(for: Analysis.findings(in: sources), in: sources).compactMap(SuggestionReport.init)
  }
}
