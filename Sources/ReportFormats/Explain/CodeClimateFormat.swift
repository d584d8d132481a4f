package import TutorKit

/// Issues of Code Climate, which GitLab reads as a report of code quality.
package struct CodeClimateFormat: ExplainFormat {
  package static let name = "codeclimate"
  private let base: PathBase

  package init(_ context: FormatContext) { base = context.base }

  package func text(of report: ExplainReport) throws -> String {
    var fingerprints = Fingerprints()
    let findings = report.findings.map { finding in
      let file = base.shown(finding.file)
      return Issue(finding, file, fingerprints.next(finding, file: file).unique)
    }
    return try prettyJSON(findings + report.unchecked.map { Issue($0, base.shown($0.file)) })
  }

  private struct Issue: Encodable {
    var type = "issue"
    var check_name: String
    var description: String
    var categories: [String]
    /// info, minor, major, critical or blocker.
    var severity: String
    /// Different for each issue of a report, or GitLab shows one of them.
    var fingerprint: String
    var location: Location

    init(_ finding: FindingReport, _ file: String, _ fingerprint: String) {
      check_name = finding.rule
      description = finding.message.harmless()
      categories = ["Performance"]
      severity =
        switch finding.severity {
        case "error": "major"
        case "warning": "minor"
        default: "info"
        }
      self.fingerprint = fingerprint
      let end = max(finding.line, finding.endLine)
      location = Location(path: file, lines: Lines(begin: finding.line, end: end))
    }

    init(_ unchecked: UncheckedFile, _ file: String) {
      check_name = "unchecked"
      description = unchecked.reason.harmless()
      categories = ["Compatibility"]
      severity = "critical"
      fingerprint = "unchecked:" + file
      let line = unchecked.line ?? 1
      location = Location(path: file, lines: Lines(begin: line, end: line))
    }
  }

  private struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  private struct Lines: Encodable {
    var begin: Int
    var end: Int
  }
}
