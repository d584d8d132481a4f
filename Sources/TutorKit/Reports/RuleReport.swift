package import Analysis

/// A rule's documentation, made from the rule value and the lesson that teaches it:
/// `tutor rule ID --format json`.
package struct RuleReport: Codable, Hashable, Sendable {
  package var id: String
  package var summary: String
  package var severity: String
  package var why: String
  package var exceptions: [String]
  package var thresholds: [Limit]
  /// The lesson that teaches it; nil: none does.
  package var lesson: String?
  /// Code that the rule speaks about: the rule's own, or the lesson's.
  package var example: String?
  /// The same program as it should be.
  package var correction: String?

  package struct Limit: Codable, Hashable, Sendable {
    package var name: String
    package var value: Int
    package var unit: String
    package var isOn: Bool
  }

  package init(_ rule: Rule, lessons: [Lesson] = []) {
    id = rule.id
    summary = rule.shownSummary
    severity = rule.severity.rawValue
    why = rule.shownExplanation
    exceptions = rule.shownExceptions
    thresholds = rule.thresholds.sorted { $0.key < $1.key }.map { name, threshold in
      Limit(
        name: name, value: threshold.value, unit: rule.shownUnit(name), isOn: threshold.isOn)
    }
    example = rule.example?.incorrect
    correction = rule.example?.correct
    let teaching = lessons.filter { $0.rules.contains(rule.id) }
    // The lesson that is about this rule alone, before the first of those that are about others too.
    lesson = (teaching.first { $0.rules == [rule.id] } ?? teaching.first)?.id
    // The example is about this rule alone: that of the lesson which is about it before others.
    guard rule.example == nil,
      let lesson = teaching.first(where: { $0.rules.first == rule.id }) ?? teaching.first
    else { return }
    let examples = lesson.document.examples.filter { !$0.swift.isEmpty }
    let marked = examples.firstIndex { example in
      MarkedSource(example.swift).expected.values.contains { $0.contains(rule.id) }
    }
    let shown = marked ?? examples.firstIndex { $0.kind == .incorrect }
    guard let shown else { return }
    example = MarkedSource(examples[shown].swift).text
    correction = examples[shown...].first { $0.kind == .correct }
      .map { MarkedSource($0.swift).text }
  }
}

/// `tutor rules --format json`
package struct RulesReport: Codable, Hashable, Sendable {
  package var format = 1
  package var rules: [RuleReport]

  package init(lessons: [Lesson] = []) {
    rules = Rule.known.map { RuleReport($0, lessons: lessons) }
  }
}
