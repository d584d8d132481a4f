import Analysis

/// Whether code without a language is Swift.
enum SwiftLooks {
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "func", "var", "let", "import", "extension", "protocol", "actor",
    "guard",
  ]

  /// It parses, and holds a keyword of Swift or a call of something with a capital letter.
  static func isSwift(_ text: String) -> Bool {
    guard SourceText.canBeParsed(text), hasSigns(text) else { return false }
    return parse(text, file: "").syntaxErrors.isEmpty
  }

  /// Paths, requests and tables parse as Swift by accident.
  private static func hasSigns(_ text: String) -> Bool {
    for line in text.split(whereSeparator: \.endsLine) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if words.contains(where: keywords.contains) { return true }
      let start = line.drop { $0 == " " || $0 == "\t" }
      let name = start.prefix { $0.isLetter || $0.isNumber }
      let next = start.dropFirst(name.count).drop { $0 == " " }.first
      if name.first?.isUppercase == true, next == "(" || next == "{" { return true }
    }
    return false
  }
}
