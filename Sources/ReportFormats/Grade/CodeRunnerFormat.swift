import TutorKit

/// What a combinator template grader of CodeRunner, in Moodle, prints.
package struct CodeRunnerFormat: GradeFormat {
  package static let name = "coderunner"
  package static let reader = FormatReader.platform
  private let usesCompiler: Bool

  package init(_ context: FormatContext) { usesCompiler = context.usesCompiler }

  package func text(of run: GradedRun) throws -> String {
    let scores = run.submissions.map { PlatformScore($0.record, usesCompiler: usesCompiler) }
    let points = scores.reduce(0) { $0 + $1.points }
    let maximum = scores.reduce(0) { $0 + $1.maximum }
    let heads: [Cell] = [
      "iscorrect", .text(FormatWords.check()), .text(FormatWords.whatWasSeen()),
      .text(FormatWords.points()), "ishidden",
    ]
    let result = Result(
      fraction: maximum == 0 ? 0 : Double(points) / Double(maximum),
      prologuehtml: run.submissions.map { "<p>\(heading($0).escapedForMarkup)</p>" }.joined(),
      testresults: [heads] + scores.flatMap { $0.rows.map(row) },
      epiloguehtml: "")
    return try prettyJSON(result)
  }

  private func heading(_ submission: GradedSubmission) -> String {
    let record = submission.record
    return FormatWords.graded(submission.name.harmlessLine(), record.score, record.maximum)
  }

  private func row(_ row: PlatformScore.Row) -> [Cell] {
    [
      .number(row.status == .passed ? 1 : 0), .text(row.title), .text(row.output),
      .text("\(row.points)/\(row.maximum)"), .number(0),
    ]
  }

  private struct Result: Encodable {
    /// From 0 to 1.
    var fraction: Double
    var prologuehtml: String
    /// The first row holds the heads.
    var testresults: [[Cell]]
    var epiloguehtml: String
  }

  private enum Cell: Encodable, ExpressibleByStringLiteral {
    case text(String)
    case number(Int)

    init(stringLiteral value: String) { self = .text(value) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      }
    }
  }
}
