import TutorKit

/// A submission as a platform for learning takes it: the same checks with the same points each time,
/// also where a check was not reached.
struct PlatformScore {
  /// One check.
  struct Row {
    var id: String
    var title: String
    var status: GradeReport.Status
    var points: Int
    var maximum: Int
    /// What was seen, one sentence each; never empty for a check that did not pass.
    var evidence: [String]
  }

  var rows: [Row]
  var points: Int { rows.reduce(0) { $0 + $1.points } }
  var maximum: Int { rows.reduce(0) { $0 + $1.maximum } }

  /// - Parameter usesCompiler: whether the compiler was asked; its check is left out where it was not,
  ///   or where it had no say.
  init(_ record: SubmissionRecord, usesCompiler: Bool) {
    if let problem = record.problem {
      let title = problem.kind.rawValue
      rows = [
        Row(
          id: title, title: title, status: .failed, points: 0, maximum: 100,
          evidence: [problem.message.harmless()])
      ]
      return
    }
    let known = Dictionary(record.checks.map { ($0.id, $0) }) { first, _ in first }
    let compiles = known[CheckID.compiles.rawValue]?.status
    let ids = CheckID.allCases.filter { id in
      id.points > 0 && (id != .compiles || (usesCompiler && compiles != .unchecked))
    }
    // Of a file that belongs to no exercise no check says that one is solved.
    let reason = record.exercise == nil ? FormatWords.noExercise() : FormatWords.notReached()
    rows = ids.map { id in
      known[id.rawValue].map { Row($0, id) } ?? Row(notReached: id, because: reason)
    }
  }
}

extension PlatformScore.Row {
  fileprivate init(_ check: SubmissionRecord.Check, _ id: CheckID) {
    self.id = id.rawValue
    title = id.words
    status = check.status
    points = check.points
    maximum = id.points
    evidence = check.evidence.prefix(20).map { $0.harmless() }
    if evidence.isEmpty, status != .passed { evidence = [check.status.rawValue] }
  }

  fileprivate init(notReached id: CheckID, because reason: String) {
    self.id = id.rawValue
    title = id.words
    status = .unchecked
    points = 0
    maximum = id.points
    evidence = [reason]
  }

  /// The evidence as rows of one text.
  var output: String { evidence.joined(separator: "\n") }
}
