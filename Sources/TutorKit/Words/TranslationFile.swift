package import Foundation

extension Translation {
  /// Whether the person's locale is another one than English.
  package static func isWanted(_ environment: [String: String]) -> Bool {
    !names(environment).isEmpty
  }

  /// The translation for the person's locale: `de_AT.json`, else `de.json`, in a folder. Each is an
  /// object of sentences by key.
  package static func chosen(environment: [String: String], folder: URL) -> Translation {
    for name in names(environment) {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name + ".json")),
        let sentences = try? JSONDecoder().decode([String: String].self, from: data)
      else { continue }
      // Listing the English ones takes longer than the rest of the start.
      return Translation(sentences, of: WordCatalogue.english)
    }
    return Translation()
  }

  /// `de_AT` and `de` of `de_AT.UTF-8`; none for English, which needs no file.
  private static func names(_ environment: [String: String]) -> [String] {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    guard let locale = values.first(where: { !$0.isEmpty }) else { return [] }
    let name = String(locale.prefix { $0.isLetter || $0 == "_" })
    let language = String(name.prefix { $0 != "_" })
    guard language.count > 1, !["en", "POSIX"].contains(language) else { return [] }
    return name == language ? [language] : [name, language]
  }
}
