/// Sentences that say that both sides of a pair show or do the same.
enum SamenessClaim {
  private static let verbs: Set<String> = [
    "look", "looks", "render", "renders", "show", "shows", "behave", "behaves", "do", "does",
  ]
  /// What may stand between a verb and `same`.
  private static let fill: Set<String> = ["the", "exactly", "precisely", "visually", "all"]
  private static let sames: Set<String> = ["same", "identical", "identically", "alike"]
  private static let nouns: Set<String> = ["output", "behaviour", "behavior", "picture", "result"]
  /// What may follow such a claim: `show the same row twice` is none.
  private static let followers: Set<String> = [
    "as", "on", "in", "and", "but", "to", "thing", "things", "for", "with",
  ]
  /// Words of both sides.
  private static let both: Set<String> = [
    "both", "two", "versions", "examples", "sides", "either", "refactoring", "variants",
  ]
  private static let hedges: Set<String> = [
    "if", "unless", "should", "must", "may", "might", "can", "could", "would", "whether", "not",
    "never", "seem", "seems", "don't", "doesn't", "longer", "make", "sure", "keep", "until",
  ]

  /// Whether a sentence of the text says so of both sides.
  static func isMade(_ sentence: String) -> Bool {
    let words = words(of: sentence)
    return words.contains(where: both.contains) && isMade(in: words)
  }

  /// Whether the label of the Correct side says so of itself.
  static func isMadeOfOne(_ reason: String) -> Bool { isMade(in: words(of: reason)) }

  private static func isMade(in words: [String]) -> Bool {
    guard !words.contains(where: hedges.contains) else { return false }
    return words.indices.contains { index in
      let rest = words[(index + 1)...]
      if verbs.contains(words[index]) { return saysSame(rest.drop(while: fill.contains)) }
      if nouns.contains(words[index]) { return isUnchanged(words[..<index], rest) }
      return words[index] == "no" && saysNoChange(rest)
    }
  }

  /// `the same`, and no noun of which it is said.
  private static func saysSame(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, sames.contains(first) else { return false }
    return words.dropFirst().first.map(followers.contains) ?? true
  }

  /// `the same output`, `the behaviour is unchanged`
  private static func isUnchanged(
    _ before: ArraySlice<String>, _ after: ArraySlice<String>
  ) -> Bool {
    if let last = before.last, sames.contains(last) { return true }
    guard let verb = after.first, ["is", "stays", "remains"].contains(verb) else { return false }
    let said = after.dropFirst().drop(while: fill.contains).first ?? ""
    return said == "unchanged" || sames.contains(said)
  }

  /// `no visible change`
  private static func saysNoChange(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, ["visual", "visible"].contains(first),
      let noun = words.dropFirst().first
    else { return false }
    return ["change", "changes", "difference", "differences"].contains(noun)
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().replacing("’", with: "'").split { !($0.isLetter || $0 == "'") }
      .map(String.init)
  }
}
