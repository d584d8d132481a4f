package import TutorKit

/// Issues of a run in Azure Pipelines, by its logging command `task.logissue`. That knows errors and warnings;
/// notes are rows of the log.
package struct AzureExplainFormat: ExplainFormat {
  package static let name = "azure"
  package static let writesCommands = true
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    let problems = report.unchecked.map { file in
      command(
        "error", file.file, file.line, file.column, FindingWords.uncheckedTitle(), file.reason)
    }
    return (problems + report.findings.map(row)).map { $0 + "\n" }.joined()
  }

  private func row(_ finding: FindingReport) -> String {
    let column = finding.frame?.startColumn
    guard finding.severity == "note" else {
      return command(
        finding.severity, finding.file, finding.line, column, finding.rule, finding.message)
    }
    let place = [base.shown(finding.file), "\(finding.line)"] + (column.map { ["\($0)"] } ?? [])
    return "\(place.joined(separator: ":")): \(finding.message) (\(finding.rule))"
      .harmlessLine(4_096).withoutWorkflowCommands
  }

  /// `##vso[task.logissue type=…;sourcepath=…;linenumber=…;columnnumber=…;code=…;]message`
  private func command(
    _ type: String, _ file: String, _ line: Int?, _ column: Int?, _ code: String, _ message: String
  ) -> String {
    let properties: [(String, String?)] = [
      ("type", type), ("sourcepath", base.shown(file)), ("linenumber", line.map(String.init)),
      ("columnnumber", column.map(String.init)), ("code", code),
    ]
    let written = properties.compactMap { name, value in
      value.map { "\(name)=\(escaped($0.cut(to: 500)));" }
    }
    return "##vso[task.logissue \(written.joined())]" + escaped(message.cut(to: 4_000))
  }

  /// As the agent reads it back: the signs that end a property, a command or a row.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%AZP25"
      case ";": result += "%3B"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "]": result += "%5D"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.visible.withoutWorkflowCommands
  }
}
