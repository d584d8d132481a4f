import Analysis
import TutorKit

extension SARIFLog.Descriptor {
  /// - Parameter link: where more is said of the rule.
  init(_ rule: Rule, link: String?) {
    let report = RuleReport(rule)
    id = rule.id
    name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    shortDescription = SARIFLog.Message(text: report.summary)
    fullDescription = SARIFLog.Message(text: report.why)
    help = SARIFLog.Help(text: report.plainHelp, markdown: report.markdownHelp)
    helpUri = link
    defaultConfiguration = SARIFLog.Level(level: rule.severity.rawValue)
  }
}

/// Findings as results, with what a log says of all of them.
struct SARIFFindings {
  private let base: PathBase
  private let indices: [String: Int]
  private var fingerprints = Fingerprints()
  /// What mends findings, by `file rule:line`.
  private var fixes: [String: SARIFLog.Fix] = [:]
  let rules: [SARIFLog.Descriptor]

  init(_ context: FormatContext, suggestions: [SuggestionReport] = []) {
    base = context.base
    rules = Rule.known.map { SARIFLog.Descriptor($0, link: context.ruleLinks[$0.id]) }
    indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    for suggestion in suggestions {
      let fix = SARIFLog.Fix(suggestion, base: base)
      for finding in suggestion.findings { fixes["\(suggestion.file) \(finding)"] = fix }
    }
  }

  mutating func result(
    _ finding: FindingReport, suppression: String? = nil
  ) -> SARIFLog.Result {
    let artifact = SARIFLog.ArtifactLocation(finding.file, base: base)
    let numbers = fingerprints.next(finding, file: base.shown(finding.file))
    var result = SARIFLog.Result(
      ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? -1, level: finding.severity,
      message: SARIFLog.Message(text: finding.message.harmless()),
      locations: [
        SARIFLog.Location(
          physicalLocation: SARIFLog.PhysicalLocation(
            artifactLocation: artifact, region: SARIFLog.Region(finding)),
          logicalLocations: finding.subject.isEmpty
            ? nil : [SARIFLog.LogicalLocation(fullyQualifiedName: finding.subject)])
      ], partialFingerprints: ["tutorFinding/v1": numbers.plain])
    result.relatedLocations = finding.notes.enumerated().map { index, note in
      SARIFLog.Location(
        id: index + 1, message: SARIFLog.Message(text: note.message.harmless()),
        physicalLocation: SARIFLog.PhysicalLocation(
          artifactLocation: artifact, region: SARIFLog.Region(startLine: note.line)))
    }
    result.fixes = fixes["\(finding.file) \(finding.rule):\(finding.line)"].map { [$0] }
    result.suppressions = suppression.map { [SARIFLog.Suppression(kind: $0)] } ?? []
    return result
  }
}

extension SARIFLog.Region {
  init(_ finding: FindingReport) {
    self.init(startLine: finding.line)
    guard let frame = finding.frame else { return }
    startColumn = frame.startColumn
    endLine = frame.endLine
    endColumn = frame.endColumn
    snippet = SARIFLog.Message(text: frame.text)
  }
}

extension SARIFLog.Fix {
  /// The struct that a suggestion extracts, as changes of the file.
  init(_ suggestion: SuggestionReport, base: PathBase) {
    description = SARIFLog.Message(text: FindingWords.extract(suggestion.name))
    artifactChanges = [
      SARIFLog.ArtifactChange(
        artifactLocation: SARIFLog.ArtifactLocation(suggestion.file, base: base),
        replacements: suggestion.edits.map { edit in
          SARIFLog.Replacement(
            deletedRegion: SARIFLog.Region(
              startLine: edit.line, startColumn: edit.column, endLine: edit.endLine,
              endColumn: edit.endColumn), insertedContent: SARIFLog.Message(text: edit.text))
        })
    ]
  }
}
