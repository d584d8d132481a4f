import TutorKit

/// SARIF 2.1.0: findings as results of their rules, other checks as results of their own.
package struct SARIFGradeFormat: GradeFormat {
  package static let name = "sarif"
  package static let reader = FormatReader.program
  private let context: FormatContext

  package init(_ context: FormatContext) { self.context = context }

  package func text(of run: GradedRun) throws -> String {
    var findings = SARIFFindings(context)
    let rules = findings.rules + CheckID.allCases.map(SARIFLog.Descriptor.init)
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    let results = run.submissions.flatMap { submission in
      (submission.report?.findings ?? []).map { findings.result($0) }
        + checks(of: submission, indices)
    }
    let notifications = run.submissions.compactMap(notification)
    return try prettyJSON(
      SARIFLog(runs: [
        SARIFLog.Run(
          command: "grade", context: context, rules: rules, notifications: notifications,
          results: results)
      ]))
  }

  private func checks(
    of submission: GradedSubmission, _ indices: [String: Int]
  ) -> [SARIFLog.Result] {
    let record = submission.record
    let open = record.checks.filter {
      $0.status != .passed && $0.id != CheckID.guideline.rawValue
    }
    return open.flatMap { check in
      let sentences = check.evidence.isEmpty ? [check.status.rawValue] : check.evidence
      return sentences.map { result($0, of: check, record, indices[check.id] ?? -1) }
    }
  }

  private func result(
    _ sentence: String, of check: SubmissionRecord.Check, _ record: SubmissionRecord, _ index: Int
  ) -> SARIFLog.Result {
    let place = EvidencePlace(sentence, file: record.file)
    var result = SARIFLog.Result(
      ruleId: check.id, ruleIndex: index, level: check.status == .failed ? "error" : "none",
      message: SARIFLog.Message(text: place.message.harmless()),
      locations: [location(record, line: place.line)],
      partialFingerprints: ["tutorCheck/v1": "\(check.id):\(record.exercise ?? "")"])
    if check.status == .unchecked { result.kind = "open" }
    result.suppressions = []
    return result
  }

  private func notification(_ submission: GradedSubmission) -> SARIFLog.Notification? {
    guard let problem = submission.record.problem else { return nil }
    let isPlaced = !submission.record.file.isEmpty
    return SARIFLog.Notification(
      message: SARIFLog.Message(text: problem.message.harmless()),
      locations: isPlaced ? [location(submission.record, line: nil)] : [])
  }

  private func location(_ record: SubmissionRecord, line: Int?) -> SARIFLog.Location {
    SARIFLog.Location(
      physicalLocation: SARIFLog.PhysicalLocation(
        artifactLocation: SARIFLog.ArtifactLocation(record.file, base: context.base),
        region: line.map { SARIFLog.Region(startLine: $0) }))
  }
}

extension SARIFLog.Descriptor {
  /// A check as a rule.
  fileprivate init(_ check: CheckID) {
    id = check.rawValue
    name = check.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    shortDescription = SARIFLog.Message(text: check.words)
    fullDescription = SARIFLog.Message(text: check.words)
    help = SARIFLog.Help(text: check.words, markdown: check.words)
    defaultConfiguration = SARIFLog.Level(level: "error")
  }
}
