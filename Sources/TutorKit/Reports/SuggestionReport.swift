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
  /// What to write where, for formats and editors that make the change; not part of the JSON.
  package var edits: [Edit] = []

  /// A stretch of the file and what stands in its place. Lines and columns are from 1, columns in
  /// UTF-16 code units; the end is excluded.
  package struct Edit: Hashable, Sendable {
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int
    package var text: String
  }

  private enum CodingKeys: String, CodingKey {
    case rule, file, line, findings, name, declaration, call, before, after
  }
}

extension SuggestionReport {
  /// - Parameter text: the file's.
  package init?(_ suggestion: Suggestion, text: String) {
    guard let first = suggestion.findings.first else { return nil }
    rule = first.rule
    file = first.file
    line = first.range.start.line
    findings = suggestion.findings.map { "\($0.rule):\($0.range.start.line)" }
    name = suggestion.extraction.name
    declaration = suggestion.extraction.declaration
    call = suggestion.extraction.call
    // Of a step that is taken more than once the first one counts.
    let firstUse = { (first: Int, _: Int) in first }
    before = Dictionary(suggestion.steps.map { ($0.action, $0.before) }, uniquingKeysWith: firstUse)
    after = Dictionary(suggestion.steps.map { ($0.action, $0.after) }, uniquingKeysWith: firstUse)
    edits = suggestion.extraction.edits.map { Edit($0, text: text) }
  }
}

extension SuggestionReport.Edit {
  fileprivate init(_ edit: SourceEdit, text: String) {
    let bytes = Array(text.utf8)
    (line, column) = Self.position(of: edit.range.lowerBound, in: bytes)
    (endLine, endColumn) = Self.position(of: edit.range.upperBound, in: bytes)
    self.text = edit.text
  }

  /// Line and column of a byte.
  private static func position(of offset: Int, in bytes: [UInt8]) -> (Int, Int) {
    let before = bytes.prefix(offset)
    let line = before.lineEnds + 1
    let start = before.lastIndex(where: UInt8.lineEnds.contains).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).utf16.count + 1
    return (line, column)
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
    let texts = Dictionary(sources.map { ($0.file, $0.text) }) { first, _ in first }
    suggestions = search.suggestions.compactMap { suggestion in
      SuggestionReport(suggestion, text: texts[suggestion.findings.first?.file ?? ""] ?? "")
    }
    notSuggested = search.refusals.map(RefusalReport.init)
  }
}
