/// Which side of a pair a label or a comment names.
///
/// A label is a side when it says no more than that: `Incorrect`, `Don't do this`, `Good example`. A
/// sentence that begins with such a word (`Don't rely on colour alone`) is advice, and the code below
/// it may well be the recommended one.
enum SideWords {
  private static let incorrectSigns: Set<Unicode.Scalar> = ["❌", "✗", "✘", "✖", "⛔", "🚫", "👎", "🔴"]
  private static let correctSigns: Set<Unicode.Scalar> = ["✅", "✓", "✔", "👍", "🟢", "☑"]

  /// What a side's name begins with; those that are adjectives may be followed by a few more words.
  private static let beginnings:
    [(words: [String], kind: GuidelineExample.Kind, isAdjective: Bool)] =
      [
        (["not", "recommended"], .incorrect, false), (["not", "preferred"], .incorrect, false),
        (["do", "not"], .incorrect, false), (["anti", "pattern"], .incorrect, false),
        (["incorrect"], .incorrect, true), (["bad"], .incorrect, true),
        (["wrong"], .incorrect, true), (["before"], .incorrect, false),
        (["avoid"], .incorrect, false), (["don't"], .incorrect, false),
        (["dont"], .incorrect, false), (["antipattern"], .incorrect, false),
        (["worse"], .incorrect, false), (["discouraged"], .incorrect, false),
        (["correct"], .correct, true), (["good"], .correct, true), (["after"], .correct, false),
        (["right"], .correct, false), (["prefer"], .correct, false),
        (["preferred"], .correct, false), (["recommended"], .correct, false),
        (["better"], .correct, false), (["best"], .correct, false), (["do"], .correct, false),
      ]

  /// Words that leave a side a side.
  private static let neutral: Set<String> = [
    "example", "examples", "code", "usage", "use", "approach", "pattern", "version", "way",
    "practice", "implementation", "this", "it", "that", "instead", "do", "snippet", "style",
    "solution", "case", "option", "variant", "swift", "swiftui", "like", "a", "b", "c",
    "1", "2", "3", "4", "❌", "✅",
  ]

  /// The adjective of a sentence that only says of the code below which side it is: `The following code is bad`.
  /// nil: it says more, or something else.
  static func judgment(in sentence: String) -> String? {
    let words = Self.words(sentence)
    guard words.count > 2, let adjective = words.last, kind(of: adjective) != .further,
      ["is", "are"].contains(words[words.count - 2]),
      words.dropLast(2).allSatisfy({ neutral.contains($0) || pointing.contains($0) })
    else { return nil }
    return adjective.capitalizedFirst
  }

  private static let pointing: Set<String> = [
    "the", "following", "these", "below", "here", "one", "what", "follows", "view", "views", "next",
    "second", "first",
  ]

  /// Words after which an adjective begins a sentence: `Good to know`, `Correct the order`.
  private static let sentenceWords: Set<String> = [
    "to", "the", "a", "an", "after", "before", "news", "your", "it", "this", "that",
  ]

  /// The side that a name stands for.
  static func kind(of name: String) -> GuidelineExample.Kind {
    if let sign = sign(of: name) { return sign }
    let words = Self.words(name)
    for beginning in beginnings where words.starts(with: beginning.words) {
      let rest = words.dropFirst(beginning.words.count)
      if rest.allSatisfy(neutral.contains) { return beginning.kind }
      guard beginning.isAdjective, rest.count <= 8, let next = rest.first,
        !sentenceWords.contains(next), !isSentence(rest), !isCompound(name, beginning.words)
      else { return .further }
      return beginning.kind
    }
    // `Also correct`, `Another good version`
    if let first = words.first, further.contains(first),
      kind(of: words.dropFirst().joined(separator: " ")) == .correct
    {
      return .correct
    }
    return .further
  }

  /// Words in front of a side that has been there.
  private static let further: Set<String> = ["also", "another", "alternatively"]

  /// Whether the words behind an adjective make a sentence of it: `Bad eyesight is common`. What is said of an
  /// example (`Incorrect example that is slow`) is none.
  private static func isSentence(_ rest: ArraySlice<String>) -> Bool {
    guard let noun = rest.first, !neutral.contains(noun) else { return false }
    return rest.dropFirst().contains(where: verbs.contains)
  }

  private static let verbs: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "can", "could", "will", "would", "should",
    "must",
    "may", "might", "does", "do", "happens", "happen", "makes", "make", "causes", "cause", "leads",
    "lead",
    "means", "mean", "needs", "need", "costs", "cost", "comes", "come", "hides", "hide", "breaks",
    "break",
  ]

  /// Whether the adjective is a part of a word: `Wrong-way drivers`.
  private static func isCompound(_ name: String, _ words: [String]) -> Bool {
    guard let last = words.last, let range = name.lowercased().firstRange(of: last) else {
      return false
    }
    let rest = name.lowercased()[range.upperBound...]
    return rest.first == "-" && rest.dropFirst().first?.isLetter == true
  }

  /// What begins a text of which the next one is the other side.
  private static let pairedBeginnings: [(words: [String], kind: GuidelineExample.Kind)] = [
    (["use", "this", "instead"], .correct), (["use", "instead"], .correct),
    (["do", "this", "instead"], .correct), (["instead"], .correct), (["no"], .incorrect),
    (["yes"], .correct), (["old"], .incorrect), (["new"], .correct), (["deprecated"], .incorrect),
    (["legacy"], .incorrect), (["modern"], .correct), (["problem"], .incorrect),
    (["problematic"], .incorrect), (["solution"], .correct), (["fix"], .correct),
    (["fixed"], .correct), (["improved"], .correct), (["pattern"], .correct),
    (["non", "compliant"], .incorrect), (["noncompliant"], .incorrect), (["compliant"], .correct),
    (["never"], .incorrect), (["always"], .correct), (["slow"], .incorrect), (["fast"], .correct),
    (["inefficient"], .incorrect), (["efficient"], .correct), (["unsafe"], .incorrect),
    (["safe"], .correct), (["unstable"], .incorrect), (["stable"], .correct),
  ]

  /// The side of a text where the next one is of the other side, and how many of its words say so. nil: it
  /// names none.
  static func pairedKind(of text: String) -> (kind: GuidelineExample.Kind, words: Int)? {
    if let kind = sign(of: text) { return (kind, text.split(separator: " ").count) }
    let words = Self.words(text)
    let all = beginnings.map { ($0.words, $0.kind) } + pairedBeginnings.map { ($0.words, $0.kind) }
    for (beginning, kind) in all where words.starts(with: beginning) {
      let parts = text.split(separator: " ")
      let last = parts.indices.first {
        Self.words(parts[...$0].joined(separator: " ")).starts(with: beginning)
      }
      return (kind, last.map { $0 + 1 } ?? parts.count)
    }
    return nil
  }

  /// The side that a word names in front of a noun: `the Correct example`, `in the bad version`.
  static func side(of word: String) -> GuidelineExample.Kind? {
    sidesByWord[word] ?? sign(of: word)
  }

  private static let sidesByWord: [String: GuidelineExample.Kind] = [
    "incorrect": .incorrect, "bad": .incorrect, "wrong": .incorrect, "correct": .correct,
    "good": .correct, "fixed": .correct, "avoid": .incorrect, "original": .incorrect,
    "avoided": .incorrect, "discouraged": .incorrect,
    "prefer": .correct, "preferred": .correct, "recommended": .correct, "refactored": .correct,
    "improved": .correct,
  ]

  /// The side that the words behind the language of a block name: `swift bad`.
  static func label(inInfo info: String) -> Label? {
    let words = info.split { $0 == " " || $0 == "," || $0 == "{" || $0 == "}" }.map(String.init)
    guard let word = words.first(where: { kind(of: $0) != .further }) else { return nil }
    return Label(text: word)
  }

  /// A name without the sign in front; the sign alone stays.
  static func withoutSign(_ name: String) -> String {
    var scalars = name.unicodeScalars[...]
    while let first = scalars.first,
      incorrectSigns.contains(first) || correctSigns.contains(first) || first == "\u{FE0F}"
        || first == " "
    {
      scalars.removeFirst()
    }
    let rest = String(String.UnicodeScalarView(scalars)).trimmed
    return rest.isEmpty ? name : rest
  }

  /// The side of the sign that a text begins or ends with.
  static func sign(of text: String) -> GuidelineExample.Kind? {
    for end in [text.unicodeScalars.first, text.trimmed.unicodeScalars.last { $0 != "\u{FE0F}" }] {
      guard let end else { continue }
      if incorrectSigns.contains(end) { return .incorrect }
      if correctSigns.contains(end) { return .correct }
    }
    return signInside(text)
  }

  /// The side of the one sign in a label of few words: `_Poor_ → ❌ Bad`.
  private static func signInside(_ text: String) -> GuidelineExample.Kind? {
    guard text.count < 60, text.split(separator: " ").count < 7 else { return nil }
    let isIncorrect = text.unicodeScalars.contains(where: incorrectSigns.contains)
    let isCorrect = text.unicodeScalars.contains(where: correctSigns.contains)
    if isIncorrect == isCorrect { return nil }
    return isIncorrect ? .incorrect : .correct
  }

  /// The side that a line of code names: `// ❌ Bad: anybody can set it`; nil: it is no comment, or
  /// names none.
  static func label(inComment line: String) -> Label? {
    var text = line.trimmed
    guard let start = ["///", "//", "/*", "<!--", "--", "#"].first(where: { text.hasPrefix($0) })
    else { return nil }
    text = String(text.dropFirst(start.count)).trimmed
    for end in ["*/", "-->"] where text.hasSuffix(end) { text = String(text.dropLast(end.count)) }
    text = text.trimmed
    while let first = text.first, "=-*".contains(first) { text = String(text.dropFirst()).trimmed }
    guard !text.isEmpty, text.count < 120 else { return nil }
    let label = Label(text: text)
    return label.kind == .further ? nil : label
  }

  /// Lower-case words; numbering in front (`1.`, `Example 2:`) left out.
  private static func words(_ name: String) -> [String] {
    var result = name.lowercased().replacing("’", with: "'")
      .split { !($0.isLetter || $0.isNumber || $0 == "'") }.map(String.init)
    while let first = result.first, Int(first) != nil || first == "example" || first == "option",
      result.count > 1
    {
      result.removeFirst()
    }
    return result
  }
}
