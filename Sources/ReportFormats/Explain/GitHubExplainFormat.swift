package import TutorKit

/// Annotations of a change in a GitHub workflow.
package struct GitHubExplainFormat: ExplainFormat {
  package static let name = "github"
  package static let writesCommands = true
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    let problems = report.unchecked.map { file in
      var annotation = WorkflowAnnotations.Annotation(
        kind: .error, file: base.shown(file.file), line: file.line,
        title: FindingWords.uncheckedTitle(), message: file.reason)
      annotation.column = file.column
      return annotation
    }
    return WorkflowAnnotations(problems + report.findings.map(annotation)).text
  }

  private func annotation(_ finding: FindingReport) -> WorkflowAnnotations.Annotation {
    var result = WorkflowAnnotations.Annotation(
      kind: .init(rawValue: finding.severity) ?? .notice, file: base.shown(finding.file),
      line: finding.line, title: finding.rule, message: finding.message)
    let frame = finding.frame
    result.endLine = frame?.endLine ?? finding.line
    result.column = frame?.startColumn
    // Columns of a stretch over several lines are not shown.
    if frame?.endLine == finding.line { result.endColumn = frame?.endColumn }
    return result
  }
}
