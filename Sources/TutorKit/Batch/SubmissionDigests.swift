package import Analysis

extension ParsedSource {
  /// A digest of ``ParsedSource/structure``: 16 hexadecimal digits.
  package var structureDigest: String { fingerprint([structure]) }
}

extension GradeReport {
  /// View values that all steps together built; nil: nothing was run.
  package var counts: SubmissionRecord.Counts? {
    guard !steps.isEmpty else { return nil }
    func sum(_ counts: [Int?]) -> Int? {
      let known = counts.compactMap(\.self)
      return known.count == counts.count ? known.reduce(0, +) : nil
    }
    return SubmissionRecord.Counts(
      rebuilt: steps.reduce(0) { $0 + $1.rebuilt }, starter: sum(steps.map(\.starterRebuilt)),
      reference: sum(steps.map(\.referenceRebuilt)))
  }

  /// A digest of how it fails: the failed checks, what the first of them saw without its places in the
  /// file, the rules that are broken, and the counts. nil: no check but the compiler's has failed. What
  /// the compiler says is left out, since it depends on the machine.
  package var outcome: String? {
    let failed = checks.filter { $0.status == .failed && $0.id != .compiles }
    guard !failed.isEmpty else { return nil }
    var parts = failed.map(\.id.rawValue).sorted()
    for check in failed where check.id != .guideline && check.id != .evaluatesLess {
      parts += check.facts.prefix(3).map(\.message)
    }
    parts += findings.map(\.rule).sorted()
    parts += steps.map { "\($0.action) \($0.rebuilt)" }
    return fingerprint(parts)
  }
}
