import Analysis
import Testing

@testable import TutorKit

/// Every rule says what, why and what it leaves alone; the example of a rule that a lesson teaches is
/// one that the rule reports, and the correction mends it.
@Test(arguments: Rule.all.map(\.id))
func aRuleDocumentsItself(id: String) throws {
  let rule = try #require(Rule.all.first { $0.id == id })
  let report = RuleReport(rule, lessons: shippedLessons.lessons)
  #expect(!report.summary.isEmpty && !report.why.isEmpty)
  for limit in report.thresholds { #expect(limit.value > 0 && !limit.unit.isEmpty) }
  #expect(!report.exceptions.isEmpty)
  let text = report.text(RenderOptions())
  for part in report.exceptions + report.thresholds.map(\.name) + [report.id] {
    #expect(text.words.contains(part.words), "\(id): \(part)")
  }
  // The example comes from the lesson that teaches the rule.
  guard report.lesson != nil else { return }
  let example = try #require(report.example)
  let correction = try #require(report.correction)
  #expect(count(id, in: example) > 0)
  #expect(count(id, in: correction) < count(id, in: example))
}

private func count(_ rule: String, in text: String) -> Int {
  withDeepStack {
    findings(in: [ParsedSource(text: text, file: "example.swift")], rules: [rule]).count
  } ?? 0
}

extension String {
  /// Its words with single spaces: lines may break anywhere.
  fileprivate var words: String { split { $0.isWhitespace }.joined(separator: " ") }
}
