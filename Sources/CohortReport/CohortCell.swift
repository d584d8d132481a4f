import TutorKit

/// What a participant has handed in for an exercise.
struct CohortCell: Hashable, Sendable {
  var verdict: GradeReport.Verdict
  /// Of 100.
  var score: Int
  /// The failed check to fix first.
  var firstToFix: CheckID?
  /// What the first failed check saw first, or why the file could not be graded.
  var evidence: String?
  /// Why it could not be graded.
  var problem: SubmissionProblem.Kind?
  /// Numbers of the rules that are broken.
  var rules: [UInt16]
  var counts: SubmissionRecord.Counts?
  /// Digests, as in the record.
  var structure: UInt64?
  var outcome: UInt64?
  /// The beginning of the text's digest.
  var text: UInt64?
  /// When the text was changed last, in seconds since 1970.
  var submitted: Double?
  /// When the first of the texts since the last pass was changed last; nil: it is passed.
  var failingSince: Double?
  /// Texts that differ.
  var tries = 1

  /// The longest evidence that is kept, in characters.
  private static let longestEvidence = 300

  init(_ record: SubmissionRecord, rules: [UInt16]) {
    verdict = record.verdict
    score = record.score
    let check = record.checkToMend
    firstToFix = record.firstToFix ?? check.flatMap { CheckID(rawValue: $0.id) }
    self.rules = rules
    counts = record.counts
    structure = record.structure.flatMap { UInt64($0, radix: 16) }
    outcome = record.outcome.flatMap { UInt64($0, radix: 16) }
    text = record.sha256.flatMap { UInt64($0.prefix(16), radix: 16) }
    submitted = record.submitted
    problem = record.problem?.kind
    evidence = (record.problem?.message ?? check?.evidence.first).map {
      String($0.prefix(Self.longestEvidence))
    }
    failingSince = isPassed ? nil : submitted
  }

  var isPassed: Bool { verdict == .passed }

  /// This entry after another record of the same participant and exercise.
  func joined(with later: CohortCell) -> CohortCell {
    guard later.text == nil || later.text != text else {
      var result = later
      result.tries = tries
      if !later.isPassed { result.failingSince = Self.earlier(failingSince, later.failingSince) }
      return result
    }
    let isLater = (later.submitted ?? 0) >= (submitted ?? 0)
    var result = later.isPassed != isPassed ? (isPassed ? self : later) : isLater ? later : self
    result.tries = tries + 1
    result.failingSince =
      result.isPassed ? nil : Self.earlier(failingSince, later.failingSince)
    return result
  }

  private static func earlier(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }
}
