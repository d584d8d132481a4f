/// One line of `tutor grade --format jsonl`: what became of one submission. `format` rises when a key
/// changes its meaning or goes; new keys may come without.
package struct SubmissionRecord: Codable, Hashable, Sendable {
  package var format = 1
  /// The version of tutor that graded.
  package var tool: String
  /// The course's id; absent for a file of one's own.
  package var course: String?
  /// As `course.yaml` has it; absent where it has none.
  package var courseVersion: String?
  package var participant: String?
  /// The path as it was given; empty where nothing was handed in.
  package var file: String
  /// The exercise's id; absent for a file of one's own.
  package var exercise: String?
  /// SHA-256 of the text; absent where it could not be read.
  package var sha256: String?
  /// How long grading took, by the clock.
  package var seconds: Double
  package var verdict: GradeReport.Verdict
  /// Points of the passed checks.
  package var score: Int
  /// The points that can be had: 100.
  package var maximum = 100
  package var checks: [Check] = []
  /// Rules that were broken, as in the grade report, without their places.
  package var findings: [String] = []
  /// Why it was not graded; absent where it was.
  package var problem: SubmissionProblem?
  /// When the file was changed last, in seconds since 1970; absent where there is none.
  package var submitted: Double?
  /// The failed check to fix first; absent where none has failed.
  package var firstToFix: CheckID?
  /// View values that the steps built together; absent where nothing was run.
  package var counts: Counts?
  /// A digest of the text without layout, comments and the choice of names.
  package var structure: String?
  /// A digest of how it fails: texts that fail alike have the same. Absent where it passed.
  package var outcome: String?

  /// View values that all steps together built.
  package struct Counts: Codable, Hashable, Sendable {
    package var rebuilt: Int
    /// Of the starter and the reference.
    package var starter: Int?
    package var reference: Int?

    package init(rebuilt: Int, starter: Int? = nil, reference: Int? = nil) {
      (self.rebuilt, self.starter, self.reference) = (rebuilt, starter, reference)
    }
  }

  /// A check with its points.
  package struct Check: Codable, Hashable, Sendable {
    package var id: String
    package var status: GradeReport.Status
    package var points: Int
    package var maximum: Int
    /// Why it is unchecked, for programs; absent where that is not one of a few reasons.
    package var reason: String?
    package var evidence: [String]
  }

  /// What two records of one submission have in common.
  package struct Key: Hashable, Sendable {
    package var participant: String?
    package var file: String
  }

  /// What tells a submission from the others of a run.
  package static func key(of submission: Submission) -> Key {
    Key(participant: submission.participant, file: submission.path)
  }

  package var key: Key { Key(participant: participant, file: file) }

  /// The failed check to mend first, as each output names it; nil: none has failed.
  package var checkToMend: Check? {
    checks.first { $0.id == firstToFix?.rawValue } ?? checks.first { $0.status == .failed }
  }

  /// The record of a graded submission.
  package init(
    _ report: GradeReport, of submission: Submission, text: String, seconds: Double,
    origin: RecordOrigin
  ) {
    self.init(submission, origin: origin, verdict: report.verdict, score: report.score)
    exercise = report.exercise
    if report.exercise != nil { (course, courseVersion) = (origin.course, origin.courseVersion) }
    sha256 = SHA256.digest(of: text)
    self.seconds = (seconds * 1_000).rounded() / 1_000
    findings = Array(Set(report.findings.map(\.rule))).sorted()
    problem = report.problem
    firstToFix = report.firstToMend?.id
    counts = report.counts
    outcome = report.outcome
    checks = report.checks.map { check in
      let maximum = check.id.points
      return Check(
        id: check.id.rawValue, status: check.status,
        points: check.status == .passed && report.isBegun ? maximum : 0,
        maximum: maximum, reason: check.reason, evidence: check.evidence)
    }
  }

  /// The record of a submission that was not graded.
  /// - Parameter exercise: the exercise that its name says it is of.
  package init(
    _ problem: SubmissionProblem, of submission: Submission, exercise: Exercise? = nil,
    origin: RecordOrigin
  ) {
    self.init(submission, origin: origin, verdict: .unchecked, score: 0)
    self.exercise = exercise?.id
    if exercise != nil { (course, courseVersion) = (origin.course, origin.courseVersion) }
    self.problem = problem
  }

  private init(
    _ submission: Submission, origin: RecordOrigin, verdict: GradeReport.Verdict, score: Int
  ) {
    tool = origin.tool
    participant = submission.participant
    file = submission.path
    seconds = 0
    self.verdict = verdict
    self.score = score
  }
}

/// What graded: the same for all records of a run.
package struct RecordOrigin: Hashable, Sendable {
  /// The version of tutor.
  package var tool: String
  /// The course's id; nil: not known.
  package var course: String?
  /// The course's version; nil: it has none.
  package var courseVersion: String?

  package init(tool: String, course: String?, courseVersion: String? = nil) {
    self.tool = tool
    self.course = course
    self.courseVersion = courseVersion
  }
}
