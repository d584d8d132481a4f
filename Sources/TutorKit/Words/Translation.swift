package import Foundation

/// Sentences in another language than English, by the keys of ``WordCatalogue``.
package struct Translation: Hashable, Sendable {
  /// What is not here stays English.
  package private(set) var sentences: [String: String] = [:]

  /// The sentences of a JSON object. Unknown keys, and sentences with other places than the English
  /// one, are left out.
  package init(_ sentences: [String: String] = [:]) {
    // Listing the English ones takes longer than the rest of the start.
    guard !sentences.isEmpty else { return }
    let english = WordCatalogue.english
    self.sentences = sentences.filter { key, sentence in
      english[key].map { Sentence($0).places == Sentence(sentence).places } ?? false
    }
  }

  /// Whether the person's locale is another one than English.
  package static func isWanted(_ environment: [String: String]) -> Bool {
    !names(environment).isEmpty
  }

  /// The translation for the person's locale: `de_AT.json`, else `de.json`, in a folder.
  package static func chosen(environment: [String: String], folder: URL) -> Translation {
    for name in names(environment) {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json")),
        let sentences = try? JSONDecoder().decode([String: String].self, from: data)
      else { continue }
      return Translation(sentences)
    }
    return Translation()
  }

  /// `de_AT` and `de` of `de_AT.UTF-8`; none for English, which needs no file.
  static func names(_ environment: [String: String]) -> [String] {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let locale = values.first(where: { !$0.isEmpty }) else { return [] }
    let name = String(locale.prefix { $0.isLetter || $0 == "_" })
    let language = String(name.prefix { $0 != "_" })
    guard language.count > 1, !["en", "POSIX"].contains(language) else { return [] }
    return name == language ? [language] : [name, language]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var chosen = Translation()

  /// The translation in use.
  package static var current: Translation { lock.withLock { chosen } }

  /// Chooses the language, once, before the first sentence.
  package static func use(_ translation: Translation) { lock.withLock { chosen = translation } }
}
