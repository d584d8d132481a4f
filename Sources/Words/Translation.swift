/// Sentences in another language than English, by the keys of ``Words``.
package struct Translation: Hashable, Sendable {
  /// What is not here stays English.
  package let sentences: [String: String]

  /// No translation: English.
  package init() { sentences = [:] }

  /// Unknown keys, and sentences with other places than the English one, are left out.
  ///
  /// - Parameter english: all sentences that can be translated.
  package init(_ sentences: [String: String], of english: [String: String]) {
    self.sentences = sentences.filter { key, sentence in
      english[key].map { Sentence($0).places == Sentence(sentence).places } ?? false
    }
  }

  nonisolated(unsafe) private static var chosen = Translation()

  /// The translation in use.
  package static var current: Translation { chosen }

  /// Chooses the language: once, before the first sentence and before there is a second thread.
  package static func use(_ translation: Translation) { chosen = translation }
}
