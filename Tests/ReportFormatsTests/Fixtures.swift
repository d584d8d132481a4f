import Analysis
import Foundation

@testable import ReportFormats
@testable import TutorKit

let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// Text that would be a command, a sequence of the terminal, markup or a row of its own.
let hostile = """
  ::add-mask::x
  ##[error]y\r\u{1B}[31mred\u{7} </failure>]]>&<b> %0A::error::z | `a` **b** @user #1 \u{FFFE}\u{202E}
  """

let context: FormatContext = {
  var context = FormatContext(
    origin: RecordOrigin(tool: "1.2.3", course: "tutor"),
    base: PathBase(root: "/repo", folder: "/repo/course"))
  context.environment = [
    "CLASSROOM": "swift", "ASSIGNMENT": "views", "SUBMISSION_TAG": "submit/1",
    "COMMIT_URL": "https://example.org/c", "RELEASE_URL": "https://example.org/r",
  ]
  context.now = Date(timeIntervalSince1970: 1_772_366_400)
  return context
}()

/// A run with one submission of each kind.
enum GradedFixture {
  /// What a platform can be given: all were graded, or are the learner's to mend.
  static let learners = GradedRun([passed, failed, unchecked, unparsed, empty])
  /// With faults of the surroundings, which only formats that are no platform's report.
  static let all = GradedRun(learners.submissions + [unknown, absent])

  static let passed = graded("ada", "in/ada/exercise3.swift") { report in
    report.checks = CheckID.allCases.filter { $0 != .evaluates }.map {
      GradeReport.Check(id: $0, status: .passed, evidence: [])
    }
    report.verdict = .passed
    report.score = 100
  }

  static let failed = graded("bo\nb # SKIP", "in/b:1/a\u{1B}[2J::x\n.swift") { report in
    let file = report.file
    report.checks = [
      GradeReport.Check(id: .parses, status: .passed, evidence: []),
      GradeReport.Check(id: .namesResolve, status: .passed, evidence: []),
      GradeReport.Check(
        id: .behavesTheSame, status: .failed,
        evidence: ["\(file):12:3: \(hostile)", String(repeating: "long ", count: 2_000)]),
      GradeReport.Check(
        id: .guideline, status: .failed, evidence: ["[inline-row] Make a row view."]),
    ]
    report.findings = [findings[0]]
    report.verdict = .notPassed
    report.score = 22
  }

  static let unchecked = graded(nil, "exercise3.swift") { report in
    var compiles = GradeReport.Check(
      id: .compiles, status: .unchecked, evidence: ["no Swift compiler"])
    compiles.reason = "no-compiler"
    report.checks = [
      GradeReport.Check(id: .parses, status: .passed, evidence: []), compiles,
      GradeReport.Check(
        id: .rendersTheSame, status: .unchecked, evidence: ["`Canvas` is not modelled"]),
    ]
  }

  static let unparsed = graded("cy", "in/cy/exercise3.swift") { report in
    report.checks = [
      GradeReport.Check(
        id: .parses, status: .failed, evidence: ["in/cy/exercise3.swift:3:1: expected '}'"])
    ]
    report.verdict = .notPassed
  }

  static let empty = problem(
    .empty, "in/dee/exercise3.swift: it is empty", "in/dee/exercise3.swift")
  static let unknown = problem(.unknownExercise, hostile, "/elsewhere/exercise99.swift")
  static let absent = problem(.notHandedIn, "eve has handed in nothing", "")

  private static func graded(
    _ participant: String?, _ file: String, _ change: (inout GradeReport) -> Void
  ) -> GradedSubmission {
    var report = GradeReport(
      file: file, exercise: "exercise3", verdict: .unchecked, checks: [], findings: [], steps: [])
    change(&report)
    let record = SubmissionRecord(
      report, of: Submission(path: file, participant: participant), text: "import SwiftUI",
      seconds: 0.25, origin: context.origin)
    return GradedSubmission(record: record, report: report)
  }

  private static func problem(
    _ kind: SubmissionProblem.Kind, _ message: String, _ file: String
  ) -> GradedSubmission {
    let problem = SubmissionProblem(kind, message)
    return GradedSubmission(
      record: SubmissionRecord(
        problem, of: Submission(path: file, participant: "dee"), origin: context.origin))
  }
}

private let code = """
  import SwiftUI
  \tstruct Größe: View { /* 👩‍👩‍👧 */ var kopf: some View { Text("a%b") } }
    var body: some View {
      VStack {
      }
    }
  """

private func finding(
  _ rule: String, _ severity: Severity, _ start: (Int, Int), _ end: (Int, Int), _ message: String,
  notes: [Finding.Note] = [], file: String = "App/Größe, neu.swift"
) -> FindingReport {
  FindingReport(
    Finding(
      rule: rule, severity: severity, message: message, file: file,
      range: SourceRange(
        start: SourcePosition(line: start.0, column: start.1),
        end: SourcePosition(line: end.0, column: end.1)), subject: "Größe.kopf", notes: notes),
    lines: SourceLines(code))
}

/// One finding of each kind of range and severity, and one from which everything could escape.
let findings: [FindingReport] = {
  let place = SourcePosition(line: 4, column: 5)
  let note = Finding.Note(
    message: "6 view values", range: SourceRange(start: place, end: place))
  return [
    finding("computed-view", .warning, (2, 54), (2, 58), "Make `kopf` a view: 100 %."),
    finding("body-complexity", .note, (3, 3), (6, 4), "Name the sections.\nTwo lines."),
    finding("inline-row", .error, (4, 5), (4, 5), "Make a row view.", notes: [note]),
    finding("suppression", .warning, (9, 1), (9, 1), "Beyond the end.", file: "./B.swift"),
    finding("inline-row", .warning, (4, 5), (4, 5), hostile, file: "a\u{1B}[2J::x\n%0A,y.swift"),
  ]
}()

/// Findings of all kinds, files that could not be read, and a suggestion.
let explained: ExplainReport = {
  var report = ExplainReport(findings: findings)
  report.suppressed = [finding("computed-view", .warning, (2, 54), (2, 58), "Switched off.")]
  report.accepted = [finding("computed-view", .warning, (2, 54), (2, 58), "Accepted.")]
  report.unchecked = [
    UncheckedFile(file: "C:\\x.swift", line: 3, column: 4, message: "error: expected '}'"),
    UncheckedFile(file: "/elsewhere/y.swift", message: hostile),
  ]
  report.files = 4
  return report
}()
