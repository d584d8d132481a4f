import TutorKit

/// `results.json` of Exercism's test runners, version 3.
package struct ExercismFormat: GradeFormat {
  package static let name = "exercism"
  package static let reader = FormatReader.platform
  private let usesCompiler: Bool
  /// Characters of `output`.
  private static let mostOutput = 500

  package init(_ context: FormatContext) { usesCompiler = context.usesCompiler }

  package func text(of run: GradedRun) throws -> String {
    if let message = run.submissions.lazy.compactMap(obstacle).first {
      return try prettyJSON(Results(status: "error", message: message))
    }
    let tests = run.submissions.enumerated().flatMap(tests)
    let isPassed = tests.allSatisfy { $0.status == "pass" }
    return try prettyJSON(Results(status: isPassed ? "pass" : "fail", tests: tests))
  }

  /// Why nothing could be run: what Exercism shows in place of tests. nil: it could.
  private func obstacle(_ submission: GradedSubmission) -> String? {
    if let problem = submission.record.problem { return problem.message.harmless() }
    let failed = submission.record.checks.first { check in
      check.status == .failed && [CheckID.parses, .compiles].map(\.rawValue).contains(check.id)
    }
    return failed?.evidence.prefix(5).map { $0.harmless() }.joined(separator: "\n")
  }

  private func tests(_ place: Int, _ submission: GradedSubmission) -> [Test] {
    PlatformScore(submission.record, usesCompiler: usesCompiler).rows.map { row in
      let status =
        switch row.status {
        case .passed: "pass"
        case .failed: "fail"
        case .unchecked: "error"
        }
      return Test(
        name: row.title, status: status, test_code: row.id, task_id: place + 1,
        message: row.status == .passed ? nil : row.output.cut(to: Self.mostOutput))
    }
  }

  private struct Results: Encodable {
    var version = 3
    var status: String
    var message: String?
    var tests: [Test] = []
  }

  private struct Test: Encodable {
    var name: String
    var status: String
    /// The check's id: no code of a test stands behind it.
    var test_code: String
    /// From 1.
    var task_id: Int
    var message: String?
  }
}
