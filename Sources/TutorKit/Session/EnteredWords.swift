import Analysis

/// An entry at the prompt as people type it: with a word of politeness behind it, as a question, or with an
/// option of the shell.
struct EnteredWords {
  /// The entry without what says nothing more.
  let text: String
  let words: [String]
  /// Whether a question mark stood behind it.
  private let isMarked: Bool

  /// Words that say nothing more at the end of an entry.
  private static let idle: Set<String> = [
    "please", "it", "this", "that", "now", "me", "again", "thanks", "to", "for", "then", "us",
  ]
  /// Words that begin a question, and no verb.
  private static let askers: Set<String> = [
    "what", "what's", "whats", "which", "how", "where", "who", "when", "can", "could", "should",
    "is",
    "are", "do", "does",
  ]

  init(_ line: String) {
    var text = line.trimmed
    let isMarked = text.count > 1 && text.hasSuffix("?")
    while text.count > 1, text.hasSuffix("?") || text.hasSuffix("!") {
      text = String(text.dropLast()).trimmed
    }
    while let last = text.split(separator: " ").last, last.count < text.count,
      Self.idle.contains(last.lowercased())
    {
      text = String(text.dropLast(last.count)).trimmed
    }
    text = Self.asVerb(text)
    self.text = text
    self.isMarked = isMarked
    words = text.split(separator: " ").map(String.init)
  }

  /// `exercise 3` for `exercise3`, as prompts and files call it, and `why-not` for `why not`.
  private static func asVerb(_ text: String) -> String {
    let lower = text.lowercased()
    if lower.split(separator: " ") == ["why", "not"] { return "why-not" }
    guard let (_, number) = lower.wholeMatch(of: /exercise(\d{1,4})/)?.output else { return text }
    return ["exercise", String(number)].joined(separator: " ")
  }

  /// Whether somebody says that they do not know: what can be answered is said then, as for `?`.
  static func isUnknowing(_ line: String) -> Bool {
    unknowing.contains(line.lowercased().filter(\.isLetter))
  }

  /// By their letters alone.
  private static let unknowing: Set<String> = [
    "idontknow", "dontknow", "idonotknow", "ihavenoidea", "noidea", "noclue", "idk", "dunno",
    "notsure", "iamnotsure", "imnotsure",
  ]

  /// The verb that the entry asks about (`hint?`, `grade --help`); nil: it asks about none.
  var verbInQuestion: SessionVerb? {
    guard let first = words.first, let verb = SessionVerb.named(first) else { return nil }
    let rest = words.dropFirst()
    if rest.isEmpty { return isMarked && verb.name == first && !asksWhy ? verb : nil }
    let isOption = rest.allSatisfy { word in
      verb.traits.contains(.isOfShell) ? ["--help", "-h"].contains(word) : word.hasPrefix("-")
    }
    return isOption ? verb : nil
  }

  /// Whether it is a question in everyday words, which no verb answers.
  var isQuestion: Bool {
    guard let first = words.first?.lowercased(), words.count > 1 else { return false }
    return Self.askers.contains(first) || isMarked && SessionVerb.named(first) == nil
  }

  /// The word of the course that a question asks the meaning of; nil: it asks something else.
  var wordInQuestion: GlossaryEntry? {
    guard let first = words.first?.lowercased(), first.hasPrefix("what") else { return nil }
    let rest = words.dropFirst().map { $0.filter { $0.isLetter || $0 == "-" } }
    let pairs = zip(rest, rest.dropFirst()).map { $0 + " " + $1 }
    return (pairs + rest).lazy.compactMap(GlossaryEntry.named).first
  }

  private var asksWhy: Bool { words.first?.lowercased().hasPrefix("why") == true }
}

extension SessionVerb {
  /// A verb with the words that stood behind what was entered in its place, if it takes any.
  static func entry(_ name: String, _ rest: String) -> String {
    let takesWords = named(name)?.traits.contains(.takesWords) == true
    return takesWords && !rest.isEmpty && rest.count < 40 ? "\(name) \(rest)" : name
  }

  /// What may have been meant by words behind a verb that stands alone: `lesson` in `back to lesson`, `lesson 2`
  /// in `lessons 2`. nil: nothing is known.
  func meant(by argument: String) -> String? {
    let singular = String(name.dropLast())
    if name.hasSuffix("s"), Self.all.contains(where: { $0.name == singular }) {
      return "\(singular) \(argument)"
    }
    let words = argument.split(separator: " ").map { $0.lowercased() }
    return words.first { word in Self.all.contains { $0.name == word && $0.name != name } }
      ?? words.lazy.compactMap { Self.related(to: $0)?.name }.first { $0 != name }
  }
}
