import Analysis
package import TutorKit

/// A table for a summary or a comment: one row for each finding, the most severe first.
package struct MarkdownExplainFormat: ExplainFormat {
  package static let name = "markdown"
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    let title = "## \(FormatWords.findingsTitle(report.summary))\n"
    let problems = report.unchecked.map { file in
      ["error", place(file.file, file.line), FindingWords.uncheckedTitle(), file.reason]
    }
    let findings = Severity.allCases.reversed().flatMap { severity in
      report.findings.filter { $0.severity == severity.rawValue }.map { finding in
        [
          finding.severity, place(finding.file, finding.line), finding.rule, finding.message,
        ]
      }
    }
    let rows = problems + findings
    guard !rows.isEmpty else { return title }
    let heads = [
      FormatWords.severity(), FormatWords.place(), FormatWords.rule(), FormatWords.message(),
    ]
    return title + "\n" + MarkdownTable(heads, rows).text
  }

  private func place(_ file: String, _ line: Int?) -> String {
    base.shown(file) + (line.map { ":\($0)" } ?? "")
  }
}
