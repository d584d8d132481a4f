import Foundation
import TutorKit

/// `result.json` of Classroom 50. Owner and type of the assignment are added by its runner.
package struct Classroom50Format: GradeFormat {
  package static let name = "classroom50"
  package static let reader = FormatReader.platform
  private let context: FormatContext

  package init(_ context: FormatContext) { self.context = context }

  package func text(of run: GradedRun) throws -> String {
    let scores = run.submissions.map {
      ($0.name, PlatformScore($0.record, usesCompiler: context.usesCompiler))
    }
    let commit = variable("COMMIT_URL")
    return try prettyJSON(
      Result(
        classroom: variable("CLASSROOM"), assignment: variable("ASSIGNMENT"),
        submission: variable("SUBMISSION_TAG"), commit: commit,
        release: variable("RELEASE_URL"), review: variable("REVIEW_URL", else: commit),
        datetime: context.now.inUTC, score: scores.reduce(0) { $0 + $1.1.points },
        maximum: scores.reduce(0) { $0 + $1.1.maximum },
        tests: scores.flatMap { name, score in score.rows.map { Test($0, of: name) } }))
  }

  private func variable(_ name: String, else other: String = "") -> String {
    let value = (context.environment[name] ?? "").harmlessLine()
    return value.isEmpty ? other : value
  }

  private struct Result: Encodable {
    var schema = "classroom50/result/v1"
    var classroom: String
    var assignment: String
    var submission: String
    var commit: String
    var release: String
    var review: String
    var datetime: String
    var score: Int
    var maximum: Int
    var tests: [Test]

    enum CodingKeys: String, CodingKey {
      case schema, classroom, assignment, submission, commit, release, review, datetime, score
      case maximum = "max-score"
      case tests
    }
  }

  private struct Test: Encodable {
    var name: String
    var passed: Bool
    var score: Int
    var maximum: Int
    var output: String

    init(_ row: PlatformScore.Row, of submission: String) {
      name = "\(submission.harmlessLine()): \(row.title)"
      passed = row.status == .passed
      score = row.points
      maximum = row.maximum
      output = row.output
    }

    enum CodingKeys: String, CodingKey {
      case name = "test-name"
      case passed, score
      case maximum = "max-score"
      case output
    }
  }
}
