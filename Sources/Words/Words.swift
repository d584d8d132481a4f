/// The sentences of one area: English, each under the name of its case. All that a person reads is in
/// such areas, so that wording is looked at in one place and can be translated.
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
    text(facts)
  }

  /// The sentence with facts that are in a list.
  package func text(_ facts: [any CustomStringConvertible]) -> String {
    let translated = Translation.current.sentences
    let template = translated.isEmpty ? rawValue : translated[key] ?? rawValue
    return facts.isEmpty ? template : Sentence(template).text(facts)
  }

  /// Every sentence of the area in English by its key.
  package static var english: [String: String] {
    var sentences: [String: String] = [:]
    for words in allCases { sentences[words.key] = words.rawValue }
    return sentences
  }
}
