import Analysis
import Foundation
import TerminalDriver

@testable import CohortReport
@testable import TutorKit

let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

let library = ExerciseLibrary.load(from: root.appendingPathComponent("Exercises"))

/// Noon of 4 May 2026 by UTC.
let noon = 1_777_896_000.0

/// A record as `tutor grade` writes it, in its shortest form.
func record(
  _ participant: String, _ exercise: String?, _ verdict: GradeReport.Verdict = .passed,
  score: Int = 100, text: String = "a", minutes: Double = 0,
  change: (inout SubmissionRecord) -> Void = { _ in }
) -> SubmissionRecord {
  let file = participant + "/" + (exercise ?? "other") + ".swift"
  var record = SubmissionRecord(
    SubmissionProblem(.fault, ""), of: Submission(path: file, participant: participant),
    origin: RecordOrigin(tool: "0.1.0", course: "shipped"))
  record.problem = nil
  record.exercise = exercise
  (record.verdict, record.score) = (verdict, score)
  record.sha256 = SHA256.digest(of: text)
  record.submitted = noon - 3_600 + minutes * 60
  change(&record)
  return record
}

/// The record of a text that is really graded.
func graded(_ participant: String, _ exercise: Exercise, _ text: String) -> SubmissionRecord {
  let file = participant + "/\(exercise.id).swift"
  let source = TutorKit.parse(text, file: file)
  let report = withDeepStack { grade(exercise.request(for: source)) }
  var record = SubmissionRecord(
    report ?? GradeReport(file: file, verdict: .unchecked, checks: [], findings: [], steps: []),
    of: Submission(path: file, participant: participant), text: text, seconds: 0,
    origin: RecordOrigin(tool: "0.1.0", course: "shipped"))
  record.structure = source.structureDigest
  record.submitted = noon
  return record
}

func request(_ change: (inout ReportRequest) -> Void = { _ in }) -> ReportRequest {
  var request = ReportRequest(library: library, time: noon)
  request.timeZone = TimeZone(identifier: "UTC") ?? .current
  request.course = "shipped"
  change(&request)
  return request
}

func report(_ records: [SubmissionRecord], _ request: ReportRequest = request()) -> RoomReport {
  builder(records, request).report
}

func builder(_ records: [SubmissionRecord], _ request: ReportRequest = request()) -> ReportBuilder {
  var cohort = Cohort()
  for record in records { cohort.add(record) }
  return ReportBuilder(cohort, request)
}

/// A text of an exercise's folder.
func text(_ exercise: Exercise, _ name: String) throws -> String {
  try String(contentsOf: exercise.folder.appendingPathComponent(name), encoding: .utf8)
}

/// Runs a program with the content of this package and a state of its own.
func run(
  _ program: String, _ arguments: [String], input: String = "", in folder: URL = root,
  environment: [String: String] = [:]
) throws -> Outcome {
  let state = try TemporaryFolder()
  return try runToEnd(
    program, arguments, input: input, in: folder.path,
    environment: ["TUTOR_STATE": state.path, "TUTOR_HOME": root.path, "TZ": "UTC"]
      .merging(environment) { $1 })
}
