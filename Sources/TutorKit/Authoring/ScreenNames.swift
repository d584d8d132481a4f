/// Whether two names of views name one screen: documents often tell their two versions apart by a word of it,
/// `BadCounter` and `GoodCounter`, and a part of a screen is named after it, `Profile` and `ProfileHeader`.
enum ScreenNames {
  /// Words that say which version it is.
  private static let versions: Set<String> = [
    "bad", "good", "before", "after", "old", "new", "slow", "fast", "wrong", "right", "incorrect",
    "correct", "better", "worse", "best", "naive", "optimized", "optimised", "optimal",
    "refactored",
    "fixed", "broken", "improved", "original", "legacy", "modern", "inefficient", "efficient",
    "unsafe", "safe", "unstable", "stable", "preferred", "avoid", "v", "version", "example", "my",
    "final", "initial", "simple", "simplified", "clean", "messy", "split", "monolithic",
  ]
  /// Words that each view's name may end with.
  private static let kinds: Set<String> = ["view", "screen", "page", "content"]

  /// Whether nothing but the version differs, or one of the two has an adjective in front.
  static func areOfOneScreen(_ first: String, _ second: String) -> Bool {
    let (left, right) = (words(of: first), words(of: second))
    if left == right { return true }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    return !short.isEmpty && long.count == short.count + 1 && long.hasSuffix(short)
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name where letter.isLetter {
      let begins = letter.isUppercase && words.last?.last?.isUppercase != true
      if begins || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.map { $0.lowercased() }.filter { !versions.contains($0) && !kinds.contains($0) }
  }
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ other: [Element]) -> Bool { Array(suffix(other.count)) == other }
}
