import Analysis
package import TutorKit

/// JUnit XML: a suite for each file with findings, a failed case for each finding that fails the run, and one that
/// is skipped for each other one.
package struct JUnitExplainFormat: ExplainFormat {
  package static let name = "junit"
  private let base: PathBase
  private let severity: Severity

  package init(_ context: FormatContext) { (base, severity) = (context.base, context.severity) }

  package func text(of report: ExplainReport) throws -> String {
    var cases: [String: [JUnitDocument.Case]] = [:]
    for finding in report.findings {
      cases[base.shown(finding.file), default: []].append(failed(finding))
    }
    for file in report.unchecked {
      cases[base.shown(file.file), default: []].append(unchecked(file))
    }
    var suites = cases.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
      JUnitDocument.Suite(name: $0, file: $0, seconds: 0, cases: $1)
    }
    if suites.isEmpty {
      // Readers take a report without a case for a run that broke.
      let fine = JUnitDocument.Case(name: FormatWords.noFindings(), classname: "tutor.explain")
      suites = [JUnitDocument.Suite(name: "tutor.explain", file: nil, seconds: 0, cases: [fine])]
    }
    return try JUnitDocument(suites).text()
  }

  private func failed(_ finding: FindingReport) -> JUnitDocument.Case {
    let file = base.shown(finding.file)
    var found = JUnitDocument.Case(
      name: "\(finding.rule):\(finding.line)", classname: file, file: file, line: finding.line)
    let outcome = JUnitDocument.Outcome(
      type: finding.severity,
      [finding.message] + finding.notes.map { FindingWords.atLine($0.line, $0.message) })
    if finding.isAtLeast(severity) { found.failure = outcome } else { found.skipped = outcome }
    return found
  }

  private func unchecked(_ file: UncheckedFile) -> JUnitDocument.Case {
    let name = base.shown(file.file)
    var found = JUnitDocument.Case(
      name: FindingWords.uncheckedTitle(), classname: name, file: name, line: file.line)
    found.error = JUnitDocument.Outcome(type: "unchecked", [file.reason])
    return found
  }
}
