/// What a report says in sentences: at most three of them, the most important first, none twice.
/// The counts of all steps stand in its table, and everything in its JSON.
struct ReportComments {
  /// For each check that did not pass, in the order of the report, what it says.
  private(set) var ofChecks: [[String]]
  /// Remarks that are no reason to fail.
  private(set) var notes: [String] = []
  /// How many sentences were left out.
  private(set) var omitted = 0

  private static let most = 3

  init(_ report: GradeReport) {
    let open = report.checks.filter { $0.status != .passed }
    // That there is no compiler is no remark on the text.
    ofChecks = open.map { $0.isCompilerMissing ? $0.evidence : [] }
    var seen: Set<String> = []
    var count = 0
    /// Whether a sentence is new, and there is room for it. A second word on a line says the same.
    func takes(_ text: String, _ line: Int?) -> Bool {
      guard seen.insert(line.map { ":\($0)" } ?? text).inserted else { return false }
      count += 1
      return count <= Self.most
    }
    // One sentence of each check, then a second one of each, failed checks first.
    for round in 0..<(open.map(\.evidence.count).max() ?? 0) {
      for status in [GradeReport.Status.failed, .unchecked] {
        for (place, check) in open.enumerated()
        where check.status == status && round < check.evidence.count && !check.isCompilerMissing {
          let text = check.evidence[round]
          let line = check.facts.indices.contains(round) ? check.facts[round].line : nil
          if takes(text, line) { ofChecks[place].append(text) }
        }
      }
    }
    // A check that says nothing of its own is told all the same where there is room.
    for (place, check) in open.enumerated()
    where check.status == .failed && ofChecks[place].isEmpty && count < Self.most {
      guard let first = check.evidence.first else { continue }
      count += 1
      ofChecks[place].append(first)
    }
    let remarks =
      report.findings.filter { $0.severity == "note" }
      .map { FindingWords.atLine($0.line, $0.message) } + report.notes
    notes = remarks.filter { takes($0, nil) }
    omitted = max(0, count - Self.most)
  }
}

extension GradeReport.Check {
  fileprivate var isCompilerMissing: Bool { id == .compiles && status == .unchecked }
}
