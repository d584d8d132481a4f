/// The sentences of one area: English, each under the name of its case. All that a person reads is
/// here, so that wording is looked at in one place and can be translated.
///
/// `{1}` is the place of the first fact. `{2|line|lines}` chooses by the second, a number: the first
/// form for one, the second for others.
package protocol Words: RawRepresentable<String>, CaseIterable, Sendable {
  /// The first part of the keys, as translations have them.
  static var area: String { get }
}

extension Words {
  /// `grade.passed`: what a translation calls the sentence.
  package var key: String { "\(Self.area).\(self)" }

  /// The sentence with its facts, in the language that is in use.
  package func callAsFunction(_ facts: any CustomStringConvertible...) -> String {
    let translated = Translation.current.sentences
    let template = translated.isEmpty ? rawValue : translated[key] ?? rawValue
    return facts.isEmpty ? template : Sentence(template).text(facts)
  }
}

/// All areas.
package enum WordCatalogue {
  static let areas: [any Words.Type] = [
    SourceWords.self, ContentWords.self, ConfigurationWords.self, TerminalWords.self,
    CommandWords.self, GradeWords.self, NameWords.self, CompilerWords.self, HintWords.self,
    CostHintWords.self, DiffWords.self, FindingWords.self, SimulationWords.self, TraceWords.self,
    SessionWords.self, StageWords.self, HelpWords.self, OptionWords.self, DoctorWords.self,
    ManualWords.self, PredictWords.self, BeliefWords.self,
    ReviewWords.self, ProgressWords.self, AuthorWords.self, SuggestionWords.self,
  ]

  /// Every sentence in English by its key.
  package static let english: [String: String] = {
    var sentences: [String: String] = [:]
    for area in areas { add(area, to: &sentences) }
    return sentences.merging(RuleSentences.english) { own, _ in own }
  }()

  private static func add<Area: Words>(_ area: Area.Type, to sentences: inout [String: String]) {
    for words in area.allCases { sentences[words.key] = words.rawValue }
  }
}
