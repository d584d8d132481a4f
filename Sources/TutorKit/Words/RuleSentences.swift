package import Analysis

/// The documentation of rules in the catalogue. The words stand in each rule's file, beside what they
/// are about; their keys are `rule.ID.summary`, `rule.ID.why`, `rule.ID.exception1` and
/// `rule.ID.unit.THRESHOLD`.
enum RuleSentences {
  /// All of them in English, by key.
  static let english: [String: String] = {
    var sentences: [String: String] = [:]
    for rule in Rule.known {
      sentences[key(rule, "summary")] = rule.summary
      sentences[key(rule, "why")] = rule.explanation
      for (index, exception) in rule.exceptions.enumerated() {
        sentences[key(rule, "exception\(index + 1)")] = exception
      }
      for (name, threshold) in rule.thresholds {
        sentences[key(rule, "unit.\(name)")] = threshold.unit
      }
    }
    return sentences
  }()

  fileprivate static func key(_ rule: Rule, _ part: String) -> String { "rule.\(rule.id).\(part)" }

  fileprivate static func text(_ rule: Rule, _ part: String, _ english: String) -> String {
    Translation.current.sentences[key(rule, part)] ?? english
  }
}

extension Rule {
  /// What it finds, in the language that is in use.
  package var shownSummary: String { RuleSentences.text(self, "summary", summary) }

  /// Why it matters, in the language that is in use.
  package var shownExplanation: String { RuleSentences.text(self, "why", explanation) }

  /// What it leaves alone, in the language that is in use.
  var shownExceptions: [String] {
    exceptions.enumerated().map {
      RuleSentences.text(self, "exception\($0.offset + 1)", $0.element)
    }
  }

  /// What a threshold counts, in the language that is in use.
  func shownUnit(_ threshold: String) -> String {
    RuleSentences.text(self, "unit.\(threshold)", thresholds[threshold]?.unit ?? "")
  }
}
