import Analysis
import Foundation
import Testing

@testable import TutorKit

@Test func colouredTextSendsNoControlCharactersOfTheFile() {
  let range = SourceRange(
    start: SourcePosition(line: 1, column: 5), end: SourcePosition(line: 1, column: 6))
  let found = Finding(
    rule: "inline-row", severity: .note, message: "a\u{1B}]0;b\u{7}", file: "A\u{1B}[2J.swift",
    range: range, subject: "")
  let hostile = ExplainReport(findings: [
    FindingReport(found, lines: SourceLines("let \u{1B}[31mx = 1"))
  ])
  let text = hostile.text(options: RenderOptions(color: true))
  #expect(text.contains("a^[]0;b^G"))
  #expect(text.contains("let ^[[31mx"))
  #expect(text.contains("A^[[2J.swift:1:5"))
}

@Test func ruleDocumentationComesFromTheRuleAndItsLesson() throws {
  let rule = try #require(Rule.known.first { $0.id == "computed-view" })
  let report = RuleReport(rule, lessons: shippedLessons.lessons)
  let text = report.text(RenderOptions())
  #expect(report.lesson != nil)
  for part in [rule.summary, "some View", "tutor:disable:next computed-view"] + rule.exceptions {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains(part), "\(part)")
  }
  #expect(!text.contains("// finding:"))
  let all = RulesReport(lessons: shippedLessons.lessons)
  #expect(all.rules.map(\.id) == Rule.known.map(\.id))
  for rule in Rule.known { #expect(all.text(RenderOptions()).contains(rule.id)) }
}
