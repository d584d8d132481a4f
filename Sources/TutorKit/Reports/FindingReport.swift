package import Analysis

/// A finding in machine-readable form.
package struct FindingReport: Codable, Hashable, Sendable {
  package var rule: String
  package var severity: String
  package var file: String
  /// From 1; columns count UTF-8 bytes.
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int
  package var message: String
  /// The declaration that it is about: `OrderView.header`.
  package var subject: String
  package var notes: [Note]
  /// The code at the finding, for formats that show it; not part of the JSON.
  package var frame: CodeFrame? = nil

  /// A remark at another place of the same file.
  package struct Note: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int
    package var message: String
  }

  private enum CodingKeys: String, CodingKey {
    case rule, severity, file, line, column, endLine, endColumn, message, subject, notes
  }
}

extension FindingReport {
  package init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity.rawValue
    file = finding.file
    line = finding.range.start.line
    column = finding.range.start.column
    endLine = finding.range.end.line
    endColumn = finding.range.end.column
    message = finding.message
    subject = finding.subject
    notes = finding.notes.map {
      Note(line: $0.range.start.line, column: $0.range.start.column, message: $0.message)
    }
  }

  /// The finding with its code.
  init(_ finding: Finding, lines: SourceLines) {
    self.init(finding)
    frame = CodeFrame(finding.range, lines)
  }

  /// Whether it is at least this severe.
  package func isAtLeast(_ minimum: Severity) -> Bool {
    Severity(rawValue: severity).map { $0 >= minimum } ?? false
  }

  /// Reports are in the order of file, place and rule.
  static func precedes(_ left: Self, _ right: Self) -> Bool {
    if left.file != right.file {
      return left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }
    return (left.line, left.column, left.rule, left.message)
      < (right.line, right.column, right.rule, right.message)
  }
}
