/// What `Text` reads in a literal and shows as it stands in a `String`: Markdown within a line
/// (CommonMark's emphasis, code, links, entities and escapes, GitHub's strikethrough) and places of a format.
enum Markup {
  /// Whether a literal shows something else than its characters.
  static func isRead(in text: String) -> Bool {
    let characters = Array(text)
    guard characters.contains(where: { "*_`[~\\&%<".contains($0) }) else { return false }
    return text.contains("](") || text.contains("<http") || holdsPair(of: "`", characters)
      || holdsPair(of: "*", characters) || holdsPair(of: "~", characters)
      || holdsPair(of: "_", characters, ofWords: true)
      || characters.indices.contains { isEscape(at: $0, characters) }
  }

  /// Whether a mark opens before something and closes behind it: `*x*`, not `2 * 3 * 4`.
  private static func holdsPair(
    of mark: Character, _ text: [Character], ofWords: Bool = false
  ) -> Bool {
    let opening = text.indices.first { index in
      text[index] == mark && index + 1 < text.count && !text[index + 1].isWhitespace
        && (!ofWords || index == 0 || !isWord(text[index - 1]))
    }
    guard let opening else { return false }
    return text.indices.contains { index in
      text[index] == mark && index > opening + 1 && !text[index - 1].isWhitespace
        && (!ofWords || index + 1 == text.count || !isWord(text[index + 1]))
    }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// `\*`, `&amp;`, `%@`, `%d`.
  private static func isEscape(at index: Int, _ text: [Character]) -> Bool {
    guard index + 1 < text.count else { return false }
    let next = text[index + 1]
    switch text[index] {
    case "\\": return next.isASCII && (next.isPunctuation || next.isSymbol)
    case "%": return next == "@" || "dfls".contains(next)
    case "&":
      let name = text[(index + 1)...].prefix { isWord($0) || $0 == "#" }
      return !name.isEmpty && name.endIndex < text.count && text[name.endIndex] == ";"
    default: return false
    }
  }
}
