package import TutorKit
import XMLCoder

/// Checkstyle's XML, which many review tools read.
package struct CheckstyleFormat: ExplainFormat {
  package static let name = "checkstyle"
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    var errors: [String: [Remark]] = [:]
    for finding in report.findings {
      errors[base.shown(finding.file), default: []].append(Remark(finding))
    }
    for file in report.unchecked {
      errors[base.shown(file.file), default: []].append(Remark(file))
    }
    let files = errors.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      File(name: $0.harmlessLine(), errors: $1)
    }
    return try xmlDocument(Document(files: files), root: "checkstyle")
  }

  private struct Document: Encodable, DynamicNodeEncoding {
    var version = "4.3"
    var files: [File]

    enum CodingKeys: String, CodingKey {
      case version
      case files = "file"
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue == CodingKeys.files.stringValue ? .element : .attribute
    }
  }

  private struct File: Encodable, DynamicNodeEncoding {
    var name: String
    var errors: [Remark]

    enum CodingKeys: String, CodingKey {
      case name
      case errors = "error"
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding {
      key.stringValue == CodingKeys.errors.stringValue ? .element : .attribute
    }
  }

  private struct Remark: Encodable, DynamicNodeEncoding {
    var line: Int
    var column: Int?
    /// error, warning or info.
    var severity: String
    var message: String
    var source: String

    init(_ finding: FindingReport) {
      line = finding.line
      column = finding.frame?.startColumn ?? finding.column
      severity = finding.severity == "note" ? "info" : finding.severity
      message = finding.message.harmlessLine(2_000)
      source = "tutor." + finding.rule
    }

    init(_ file: UncheckedFile) {
      line = file.line ?? 1
      column = file.column
      severity = "error"
      message = file.reason.harmlessLine(2_000)
      source = "tutor.unchecked"
    }

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
  }
}
