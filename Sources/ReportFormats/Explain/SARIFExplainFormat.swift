package import TutorKit

/// SARIF 2.1.0, for code scanning.
package struct SARIFExplainFormat: ExplainFormat {
  package static let name = "sarif"
  /// Suggestions become fixes.
  package static let showsCounts = true
  private let context: FormatContext

  package init(_ context: FormatContext) { self.context = context }

  package func text(of report: ExplainReport) throws -> String {
    var findings = SARIFFindings(context, suggestions: report.suggestions ?? [])
    var results = report.findings.map { findings.result($0) }
    results += report.suppressed.map { findings.result($0, suppression: "inSource") }
    results += report.accepted.map { findings.result($0, suppression: "external") }
    let notifications = report.unchecked.map { file in
      SARIFLog.Notification(
        message: SARIFLog.Message(text: file.reason.harmless()),
        locations: [
          SARIFLog.Location(
            physicalLocation: SARIFLog.PhysicalLocation(
              artifactLocation: SARIFLog.ArtifactLocation(file.file, base: context.base),
              region: file.line.map { SARIFLog.Region(startLine: $0) }))
        ])
    }
    return try prettyJSON(
      SARIFLog(runs: [
        SARIFLog.Run(
          command: "explain", context: context, rules: findings.rules,
          notifications: notifications, results: results)
      ]))
  }
}
