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
}

/// A finding that asks for an extraction and has no suggestion, in machine-readable form.
package struct RefusalReport: Codable, Hashable, Sendable {
  package var rule: String
  package var file: String
  package var line: Int
  /// Why there is none, in words.
  package var reason: String

  init(_ refused: SuggestionSearch.Refused) {
    rule = refused.finding.rule
    file = refused.finding.file
    line = refused.finding.range.start.line
    reason = refused.reason.sentence
  }
}

extension ExplainReport {
  /// Looks for suggestions for the report's findings. Use ``withDeepStack(_:)`` around it.
  package mutating func addSuggestions(in sources: [ParsedSource]) {
    let shown = Set(findings.map { "\($0.rule) \($0.file) \($0.line) \($0.column)" })
    let chosen = Analysis.findings(in: sources).filter {
      let start = $0.range.start
      return shown.contains("\($0.rule) \($0.file) \(start.line) \(start.column)")
    }
    let search = searchSuggestions(for: chosen, in: sources)
    suggestions = search.suggestions.compactMap(SuggestionReport.init)
    notSuggested = search.refusals.map(RefusalReport.init)
  }
}
