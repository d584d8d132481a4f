import Analysis

/// A word of a sentence, or a mark that parts clauses.
struct ClaimWord: Hashable {
  /// As it is written, without quotes around it; empty: a mark.
  let text: String
  /// In lower case.
  let lower: String
  /// Whether it is written as the label of a control is: in quotation marks, or with a capital within a sentence.
  let isLabel: Bool

  /// The word in lower case, and of a path what it ends with: `dark` of `settings.dark`; what is written as
  /// a label once more behind a mark.
  var names: Set<String> {
    let names: Set = [lower, lower.split(separator: ".").last.map(String.init) ?? lower]
    return isLabel ? names.union([Self.labelMark + lower]) : names
  }

  /// What the name of a label begins with.
  static let labelMark = "“"

  /// What it is among the words of code, in lower case: `observable` of `@Observable`.
  var codeWord: String { String(lower.drop { $0 == "@" || $0 == "." || $0 == "$" }) }

  static let mark = ClaimWord("")
  var isMark: Bool { text.isEmpty }

  private init(_ text: String, isLabel: Bool = false) {
    self.text = text
    self.isLabel = isLabel
    lower = text.lowercased()
  }

  /// The words of a sentence with one mark at most between two of them.
  static func all(in sentence: String) -> [ClaimWord] {
    var words: [ClaimWord] = []
    func add(_ word: ClaimWord) {
      if !(word.isMark && words.last?.isMark != false) { words.append(word) }
    }
    for part in sentence.split(whereSeparator: \.isWhitespace) {
      if let both = contractions[part.lowercased()] {
        both.forEach { add(ClaimWord($0)) }
        continue
      }
      let bare = part.trimmedToWord
      if bare.isEmpty || part.first == "(" { add(mark) }
      if !bare.isEmpty {
        let isWithin = words.last?.isMark == false && bare.first?.isUppercase == true
        add(ClaimWord(bare, isLabel: isWithin || part.first.map { "`\"“".contains($0) } == true))
      }
      if let last = part.last, ",;:)".contains(last) { add(mark) }
    }
    if words.last?.isMark == true { words.removeLast() }
    return words
  }

  private static let contractions: [String: [String]] = [
    "it's": ["it", "is"], "it’s": ["it", "is"], "they're": ["they", "are"],
    "they’re": ["they", "are"],
  ]

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// A number in digits or as a word.
  static func number(_ word: String) -> Int? {
    Int(word) ?? numbers.firstIndex(of: word).map { $0 + 1 }
  }
}

extension Substring {
  /// Without quotes and punctuation around it, and without a possessive ending.
  var trimmedToWord: String {
    let marks: Set<Character> = [
      "`", "\"", "“", "”", "(", ")", ",", ";", ":", ".", "!", "?", "*", "_", "–", "—", "-",
    ]
    var word = self
    while let first = word.first, marks.contains(first) { word.removeFirst() }
    while let last = word.last, marks.contains(last) { word.removeLast() }
    for ending in ["'s", "’s", "`s"] where word.hasSuffix(ending) {
      word = word.dropLast(2)
      while let last = word.last, marks.contains(last) { word.removeLast() }
    }
    return String(word).replacing("’", with: "'")
  }
}

extension String {
  /// The sentences of a text, each with the mark that ends it; a point within a word or a number ends none.
  var sentences: [String] {
    var found: [String] = [""]
    for (letter, next) in zip(self, Array(dropFirst()) + [" "]) {
      if !letter.endsLine { found[found.count - 1].append(letter) }
      if letter.endsLine
        || ".!?".contains(letter) && !next.isLetter && !next.isNumber && next != "`"
      {
        found.append("")
      }
    }
    return found.filter { !$0.trimmed.isEmpty }
  }
}
