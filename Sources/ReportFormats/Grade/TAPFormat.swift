import Foundation
import TutorKit

/// The Test Anything Protocol, version 14: a test for each submission, with its checks as a subtest.
package struct TAPFormat: GradeFormat {
  package static let name = "tap"
  package static let reader = FormatReader.program

  package init(_ context: FormatContext) {}

  package func text(of run: GradedRun) throws -> String {
    var rows = ["TAP version 14", "1..\(run.submissions.count)"]
    for (index, submission) in run.submissions.enumerated() {
      rows += subtest(of: submission).map { "    " + $0 }
      rows += test(index + 1, submission)
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// The test that sums up its subtest.
  private func test(_ number: Int, _ submission: GradedSubmission) -> [String] {
    let record = submission.record
    // A reader takes a skipped test for a passed one: what was not graded is none.
    let isFine = record.problem == nil && record.verdict != .notPassed
    return row(
      isFine, number, submission.name,
      skips: isFine && record.verdict == .unchecked ? record.verdict.rawValue : nil,
      facts: [
        ("file", record.file), ("verdict", record.verdict.rawValue),
        ("problem", record.problem?.kind.rawValue),
        ("score", "\(record.score)/\(record.maximum)"), ("message", record.problem?.message),
      ])
  }

  private func subtest(of submission: GradedSubmission) -> [String] {
    let checks = submission.record.checks
    let rows = checks.enumerated().flatMap { index, check in
      row(
        check.status != .failed, index + 1, check.id,
        skips: check.status == .unchecked ? check.reason ?? check.status.rawValue : nil,
        facts: check.status == .passed
          ? [] : [("message", check.evidence.prefix(20).joined(separator: "\n"))])
    }
    return ["# Subtest: \(description(submission.name))", "1..\(checks.count)"] + rows
  }

  private func row(
    _ isFine: Bool, _ number: Int, _ name: String, skips reason: String?,
    facts: [(String, String?)]
  ) -> [String] {
    let directive = reason.map { " # SKIP \($0)" } ?? ""
    let first = "\(isFine ? "ok" : "not ok") \(number) - \(description(name))\(directive)"
    let block = facts.compactMap { key, value -> String? in
      guard let value, !value.isEmpty else { return nil }
      return "  \(key): \(scalar(value))"
    }
    return block.isEmpty ? [first] : [first, "  ---"] + block + ["  ..."]
  }

  /// Readers of version 13 know no escape for the sign that begins a directive.
  private func description(_ text: String) -> String {
    text.harmlessLine(300).replacingOccurrences(of: "#", with: "\u{FF03}")
      .replacingOccurrences(of: "\\", with: "\\\\")
  }

  /// A string of JSON is a scalar of YAML in one row.
  private func scalar(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    return (try? encoder.encode(text.harmless())).map { String(decoding: $0, as: UTF8.self) }
      ?? "\"\""
  }
}
