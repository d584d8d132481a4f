import Analysis
import Foundation
import Simulation

/// What grading found. Machine-readable as it stands: `tutor grade --format json`.
package struct GradeReport: Codable, Hashable, Sendable {
  package enum Verdict: String, Codable, Sendable {
    case passed, notPassed = "not passed", unchecked
  }
  package enum Status: String, Codable, Sendable { case passed, failed, unchecked }

  package var format = 1
  /// The submission's file name.
  package var file: String
  /// The exercise's id; nil for a file of one's own.
  package var exercise: String?
  package var verdict: Verdict
  package var checks: [Check]
  package var findings: [FindingReport]
  package var steps: [Step]
  /// The roots that were compared with the starter's.
  package var compared: [String]?
  /// Points of the passed checks, of 100.
  package var score = 0
  /// Views that save nothing, each of which costs points; absent where none does.
  package var idle: [String]?
  /// Remarks that are no reason to fail.
  package var notes: [String] = []
  /// Credit since the last attempt, or since the starter.
  package var progress: String?
  /// Why it was not graded, or not as it was asked for; absent where it was.
  package var problem: SubmissionProblem?
  /// Points that each view costs which saves nothing; none in a report that was read back.
  var idleCost = 0
  /// What it was held against; the starter in a report that was read back.
  var model = GradeRequest.Model.starter

  /// Whether something of what the exercise asks for is done; true in a report that was read back.
  var isBegun = true

  /// Whether the import is missing that the starter has; false in a report that was read back.
  var lacksImport = false
  /// Whether all that the guideline's rules find would be excused if no step built more than the reference.
  var isGuidelineOfCounts = false

  private enum CodingKeys: String, CodingKey {
    case format, file, exercise, verdict, checks, findings, steps, compared, score, idle, notes
    case progress
    case problem
  }

  /// One check with what it saw.
  package struct Check: Codable, Hashable, Sendable {
    package var id: CheckID
    package var status: Status
    /// Facts, in order of weight; empty when the check passed with nothing to say.
    package var evidence: [String]
    /// On what a passed comparison rests.
    package var basis: Basis?
    /// Why it is unchecked, for programs: `no-compiler`, `time-limit`, …; absent where that is not one
    /// of a few reasons.
    package var reason: String?
    /// The evidence in parts, for hints; empty in a report that was read back.
    var facts: [Evidence] = []

    private enum CodingKeys: String, CodingKey { case id, status, evidence, reason, basis }

    init(id: CheckID, status: Status, evidence: [String]) {
      self.id = id
      self.status = status
      self.evidence = evidence
    }
  }

  /// The counts of one step.
  package struct Step: Codable, Hashable, Sendable {
    package var action: String
    /// Bodies that ran.
    package var bodies: Int
    package var rebuilt: Int
    package var needed: Int
    /// Of the starter and the reference, where there is an exercise.
    package var starterRebuilt: Int?
    package var referenceRebuilt: Int?
    /// The body that built most for nothing.
    package var dearest: Run?
    /// Something in the step is not modelled: the numbers are what is known. nil: nothing is.
    package var isUnchecked: Bool?
  }

  /// A body that ran.
  package struct Run: Codable, Hashable, Sendable {
    package var view: String
    /// View values that it built.
    package var built: Int
    /// Why it ran, in words.
    package var cause: String
    /// Why it ran, for hints; nil in a report that was read back.
    var origin: Cause?
    /// Whether nothing below it shows anything new, for what is to be done next; false in a report that was read back.
    var isInVain = false
    /// How many bodies of this view ran in the step, and how many of them showed nothing new, for hints.
    var alike: Alike?
    /// How many rows of its lists were made again for nothing, and why the first one was, for hints; nil: none,
    /// or the report was read back.
    var idleRows: IdleRows?

    /// Bodies of one view in a step.
    struct Alike: Hashable, Sendable {
      var all: Int
      var inVain: Int
    }

    private enum CodingKeys: String, CodingKey { case view, built, cause }
  }
}

extension GradeReport {
  /// The report as the progress store keeps it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

// MARK: Points

extension GradeReport {
  /// What the passed checks give: nothing while nothing of what the exercise asks for is done, since all that
  /// passes then is the starter's. A view that saves nothing costs what the exercise says.
  mutating func count() {
    let cost = idleCost * (idle ?? []).count
    score = isBegun ? max(0, TutorKit.score(checks, isExercise: exercise != nil) - cost) : 0
  }

  /// Of what does not compile nothing is known to be done: a finding may be gone because its code is, and what
  /// is mended must not be worth less than what is broken.
  mutating func waitForCompiling() {
    let isNew = isBegun
    isBegun = false
    progress = nil
    if isNew { notes.append(GradeWords.pointsNeedCompiling()) }
  }

  /// Whether something of what the exercise asks for is done: other code than the starter's passes a check
  /// that the starter fails, findings are gone and no others came for them, or a step builds less.
  /// - Parameter change: how the findings changed since the starter.
  func hasBegun(_ request: GradeRequest, since change: FindingChange?) -> Bool {
    guard exercise != nil, let starter = request.starter, verdict != .passed else { return true }
    guard !request.submission.hasSameCode(as: starter) else { return false }
    // What the starter passes is no beginning: where no rule finds anything in it, none is obeyed now.
    let breaksRules = !request.demanded(of: request.findings(in: starter)).isEmpty
    let rules: Set<CheckID> = breaksRules ? [.guideline] : []
    let shown: Set<CheckID> =
      request.model == .reference ? [.rendersTheSame, .behavesTheSame] : []
    let asked = rules.union(shown).union([.evaluatesLess])
    let done = Set(checks.filter { asked.contains($0.id) && $0.status == .passed }.map(\.id))
    return !done.subtracting(passedAtFirst(done, request, starter)).isEmpty
      || change.map { $0.fixed > $0.added.count } ?? false
      || steps.contains(where: \.buildsLess)
  }

  /// Those of some checks that the starter passes itself. Where something is built less, it does not pass that.
  private func passedAtFirst(
    _ checks: Set<CheckID>, _ request: GradeRequest, _ starter: ParsedSource
  ) -> Set<CheckID> {
    let isOfCounts = request.model == .starter && request.keepsCounts
    guard !checks.isEmpty, !isOfCounts || !steps.contains(where: \.buildsLess) else { return [] }
    var own = request
    (own.submission, own.previous) = (starter, nil)
    return Set(grade(own).checks.filter { $0.status == .passed }.map(\.id)).intersection(checks)
  }
}

extension GradeReport.Step {
  /// Whether it is certain that less is built than in the starter.
  fileprivate var buildsLess: Bool {
    isUnchecked != true && starterRebuilt.map { rebuilt < $0 } ?? false
  }
}
