import Analysis
import Testing

@testable import TutorKit

/// Every rule says what, why and what it leaves alone; its example is one that the rule reports, and
/// the correction mends it.
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
  // The example is the rule's own, or comes from the lesson that teaches it.
  #expect(rule.example != nil || report.lesson != nil)
  let example = try #require(report.example)
  let correction = try #require(report.correction)
  #expect(count(id, in: example) > 0)
  #expect(count(id, in: correction) < count(id, in: example))
  if rule.example != nil { #expect(count(id, in: correction) == 0) }
}

/// The lesson that is about a rule alone teaches it, before the first that has it.
@Test(arguments: [
  ("view-helper-function", "helpers-to-structs"), ("closure-input", "comparing-inputs"),
  ("eager-rows", "lists-and-laziness"), ("invalidation-blast-radius", "blast-radius"),
  ("computed-view", "computed-properties"),
])
func aRuleNamesItsLesson(id: String, lesson: String) throws {
  let rule = try #require(Rule.all.first { $0.id == id })
  #expect(RuleReport(rule, lessons: shippedLessons.lessons).lesson == lesson)
}

/// Rules whose mending changes what is shown or done: an identity, a state, the container of rows.
private let changesScreen: Set<String> = ["unstable-identity", "work-in-init", "eager-rows"]

/// What a page calls better does what it calls found, with the finding of this rule and no other one gone.
@Test(arguments: Rule.all.map(\.id))
func betterIsTheSameProgram(id: String) throws {
  let rule = try #require(Rule.all.first { $0.id == id })
  let report = RuleReport(rule, lessons: shippedLessons.lessons)
  let found = parse(try #require(report.example), file: "found.swift")
  let better = parse(try #require(report.correction), file: "better.swift")
  #expect(Set(findings(in: [found]).map(\.rule)) == [id])
  #expect(!findings(in: [better]).contains { $0.severity >= .warning || $0.rule == id })
  let compared = try #require(withDeepStack { compare([found], [better], root: nil) })
  let differences = compared.checks.filter {
    [.rendersTheSame, .behavesTheSame].contains($0.id) && $0.status == .failed
  }
  #expect(differences.isEmpty != changesScreen.contains(id), "\(differences)")
}

/// The examples that no lesson has are whole programs.
@Test(arguments: ProgramGroup.groups(of: ownExamples))
func theExamplesOfRulesCompile(group: ProgramGroup) throws {
  #expect(try group.errors().isEmpty, "\(group.programs.map(\.name))")
}

private let ownExamples = Rule.all.flatMap { rule in
  [rule.example?.incorrect, rule.example?.correct].compactMap { $0 }.map {
    CompiledProgram(name: rule.id, text: $0)
  }
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
