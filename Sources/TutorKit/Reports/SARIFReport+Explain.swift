package import Analysis
import Foundation

extension SARIFReport {
  /// - Parameters:
  ///   - version: the program's.
  ///   - configuration: for the rules' severities.
  package init(_ report: ExplainReport, version: String) {
    let rules = Rule.known
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    runs = [
      Run(
        tool: Tool(driver: Driver(version: version, rules: rules.map(Descriptor.init))),
        invocations: [
          Invocation(
            executionSuccessful: report.unchecked.isEmpty,
            toolExecutionNotifications: report.unchecked.map(Notification.init))
        ],
        results: report.findings.map { Result($0, ruleIndex: indices[$0.rule] ?? -1) })
    ]
  }
}

extension SARIFReport.Descriptor {
  fileprivate init(_ rule: Rule) {
    id = rule.id
    name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let report = RuleReport(rule)
    shortDescription = SARIFReport.Message(text: report.summary)
    fullDescription = SARIFReport.Message(text: report.why)
    help = SARIFReport.Help(text: report.plainHelp, markdown: report.markdownHelp)
    defaultConfiguration = SARIFReport.Level(level: rule.severity.rawValue)
  }
}

extension SARIFReport.Notification {
  fileprivate init(_ file: UncheckedFile) {
    message = SARIFReport.Message(text: file.message)
    locations = [
      SARIFReport.Location(
        physicalLocation: SARIFReport.PhysicalLocation(
          artifactLocation: SARIFReport.ArtifactLocation(path: file.file),
          region: file.line.map { SARIFReport.Region(startLine: $0) }))
    ]
  }
}

extension SARIFReport.Result {
  fileprivate init(_ finding: FindingReport, ruleIndex: Int) {
    ruleId = finding.rule
    self.ruleIndex = ruleIndex
    level = finding.severity
    message = SARIFReport.Message(text: finding.message)
    let artifact = SARIFReport.ArtifactLocation(path: finding.file)
    locations = [
      SARIFReport.Location(
        physicalLocation: SARIFReport.PhysicalLocation(
          artifactLocation: artifact, region: SARIFReport.Region(finding)),
        logicalLocations: finding.subject.isEmpty
          ? nil : [SARIFReport.LogicalLocation(fullyQualifiedName: finding.subject)])
    ]
    relatedLocations = finding.notes.enumerated().map { index, note in
      SARIFReport.Location(
        id: index + 1, message: SARIFReport.Message(text: note.message),
        physicalLocation: SARIFReport.PhysicalLocation(
          artifactLocation: artifact, region: SARIFReport.Region(startLine: note.line)))
    }
    partialFingerprints = ["tutorFinding/v1": finding.fingerprint]
  }
}

extension SARIFReport.Region {
  fileprivate init(_ finding: FindingReport) {
    startLine = finding.line
    guard let frame = finding.frame else { return }
    startColumn = frame.startColumn
    endLine = frame.endLine
    endColumn = frame.endColumn
    snippet = SARIFReport.Message(text: frame.text)
  }
}

extension SARIFReport.ArtifactLocation {
  /// A relative path stays relative; an absolute one becomes a file URL.
  fileprivate init(path: String) {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let plain = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let encoded = plain.addingPercentEncoding(withAllowedCharacters: allowed) ?? plain
    uri = path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

extension FindingReport {
  /// Equal for the same finding on another line.
  fileprivate var fingerprint: String {
    let text = [rule, file, subject, frame?.text.trimmed ?? ""].joined(separator: "\u{0}")
    // FNV-1a, 64 bits.
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
