import TutorKit

/// `results.json` of Gradescope.
package struct GradescopeFormat: GradeFormat {
  package static let name = "gradescope"
  package static let reader = FormatReader.platform
  private let context: FormatContext

  package init(_ context: FormatContext) { self.context = context }

  package func text(of run: GradedRun) throws -> String {
    let records = run.submissions.map(\.record)
    let result = Results(
      score: records.reduce(0) { $0 + $1.score },
      execution_time: Int(records.reduce(0) { $0 + $1.seconds }.rounded(.up)),
      output: run.submissions.map {
        FormatWords.graded($0.name.harmlessLine(), $0.record.score, $0.record.maximum)
      }.joined(separator: "\n"),
      tests: run.submissions.enumerated().flatMap(tests),
      extra_data: [
        "tool": context.origin.tool, "course": run.courses(context.origin).joined(separator: " "),
        "sha256": records.compactMap(\.sha256).joined(separator: " "),
      ])
    return try prettyJSON(result)
  }

  private func tests(_ place: Int, _ submission: GradedSubmission) -> [Test] {
    let score = PlatformScore(submission.record, usesCompiler: context.usesCompiler)
    return score.rows.enumerated().map { index, row in
      Test(
        name: "\(submission.name.harmlessLine()): \(row.title)",
        number: "\(place + 1).\(index + 1)", score: row.points, max_score: row.maximum,
        status: row.status == .passed ? "passed" : "failed", output: row.output, tags: [row.id])
    }
  }

  private struct Results: Encodable {
    /// Of 100 for each file; Gradescope scales nothing.
    var score: Int
    /// Seconds.
    var execution_time: Int
    var output: String
    var output_format = "text"
    var stdout_visibility = "hidden"
    var visibility = "visible"
    var tests: [Test]
    var extra_data: [String: String]
  }

  private struct Test: Encodable {
    var name: String
    var name_format = "text"
    var number: String
    var score: Int
    var max_score: Int
    var status: String
    var output: String
    var output_format = "text"
    var tags: [String]
    var visibility = "visible"
  }
}
