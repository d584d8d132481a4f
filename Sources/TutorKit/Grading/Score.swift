/// The points that the passed checks give. Where the compiler has no say, which is not the
/// learner's doing, the other checks share its points; so they do with those of the counts where only
/// the rest is compared.
func score(_ checks: [GradeReport.Check]) -> Int {
  func sum(_ counts: (CheckID) -> Bool) -> Int {
    CheckID.allCases.reduce(0) { $0 + (counts($1) ? $1.points : 0) }
  }
  let compiles = checks.first { $0.id == .compiles }?.status ?? .unchecked
  let made = Set(checks.map(\.id))
  let hasCounts = made.contains(.evaluatesLess) || !made.contains(.behavesTheSame)
  let reachable = sum {
    ($0 != .compiles || compiles != .unchecked) && ($0 != .evaluatesLess || hasCounts)
  }
  return 100 * sum { id in checks.contains { $0.id == id && $0.status == .passed } } / reachable
}

/// How findings changed from one report to a later one.
struct FindingChange {
  let total: Int
  let fixed: Int
  let added: Int

  /// nil: there was nothing to mend.
  init?(_ report: GradeReport, since earlier: GradeReport?) {
    guard let earlier, !earlier.findings.isEmpty else { return nil }
    // Lines move while one edits: a finding is known by its rule and message without numbers.
    var left = report.findings.map(\.wording)
    var fixed = 0
    for finding in earlier.findings {
      if let index = left.firstIndex(of: finding.wording) {
        left.remove(at: index)
      } else {
        fixed += 1
      }
    }
    (total, self.fixed, added) = (earlier.findings.count, fixed, left.count)
  }

  /// Credit in words; nil: nothing has changed.
  var words: String? {
    guard fixed > 0 || added > 0 else { return nil }
    return added > 0
      ? GradeWords.fixedAndNew(fixed, total, added) : GradeWords.fixed(fixed, total)
  }
}

extension FindingReport {
  fileprivate var wording: String { rule + " " + message.filter { !$0.isNumber } }
}
