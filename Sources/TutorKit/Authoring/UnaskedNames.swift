import Analysis

/// Names that a document's title is about and that nothing asks an answer to give up: `Use foregroundStyle rather
/// than foregroundColor`, where both show the same.
enum UnaskedNames {
  /// - Parameter passes: whether an answer does.
  static func of(
    _ title: String, _ starter: ParsedSource, _ answer: ParsedSource,
    passes: (ParsedSource) -> Bool
  ) -> [String] {
    let named = names(in: title).filter(isCode)
    let (before, after) = (names(in: starter.text), names(in: answer.text))
    let old = named.intersection(before.subtracting(after)).sorted()
    let new = named.intersection(after.subtracting(before)).sorted()
    return old.filter { name in
      new.contains { passes(parse(answer.renaming($0, to: name), file: answer.file)) }
    }
  }

  private static func names(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// Whether a word is written as names in code are: with a capital inside.
  private static func isCode(_ word: String) -> Bool {
    word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
  }
}
