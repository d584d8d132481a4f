/// The side of a pair that a part of a sentence is about: `Before, a tap runs Row; after, it does not`,
/// `without the split`, `in both versions`, `in the first example`.
enum ClaimSide: Hashable {
  case of(GuidelineExample.Kind)
  /// The first one or the second one of the document: 0 or 1.
  case place(Int)
  case both

  /// The other one of the two; both have none beside them.
  var other: ClaimSide {
    switch self {
    case .of(.incorrect): .of(.correct)
    case .of(.correct): .of(.incorrect)
    case .of(.further), .both: self
    case .place(let place): .place(1 - place)
    }
  }

  private static let openings: [String: GuidelineExample.Kind] = [
    "before": .incorrect, "previously": .incorrect, "bad": .incorrect, "incorrect": .incorrect,
    "wrong": .incorrect, "after": .correct, "afterwards": .correct, "good": .correct,
    "correct": .correct, "right": .correct, "prefer": .correct, "preferred": .correct,
    "avoid": .incorrect, "don't": .incorrect, "do": .correct,
  ]
  private static let changes: [String: GuidelineExample.Kind] = [
    "before": .incorrect, "without": .incorrect, "after": .correct, "with": .correct,
  ]
  /// What leads from the one side to the other.
  private static let steps: Set<String> = [
    "split", "refactoring", "refactor", "fix", "extraction", "rewrite", "restructuring", "change",
  ]
  private static let nouns: Set<String> = [
    "example", "examples", "version", "versions", "variant", "variants", "side", "sides", "snippet",
    "snippets", "one", "code", "approach",
  ]
  private static let prepositions: Set<String> = ["in", "with", "for", "under"]

  /// The side that opens a sentence for what follows: `Before,`.
  static func opening(_ words: ArraySlice<ClaimWord>) -> (side: ClaimSide, length: Int)? {
    if let first = words.first, let kind = openings[first.lower],
      words.dropFirst().first?.isMark == true
    {
      return (.of(kind), 2)
    }
    return phrase(words)
  }

  /// A side behind a preposition: `in the bad version`, `in the second`, `after the split`.
  static func phrase(_ words: ArraySlice<ClaimWord>) -> (side: ClaimSide, length: Int)? {
    guard let first = words.first?.lower else { return nil }
    let rest = words.dropFirst()
    if let kind = changes[first], rest.first?.lower == "the",
      let step = rest.dropFirst().first, steps.contains(step.lower),
      rest.dropFirst(2).first?.lower != "of"
    {
      return (.of(kind), 3)
    }
    // `with this change, …`
    if let kind = changes[first], rest.first?.lower == "this", let step = rest.dropFirst().first,
      steps.contains(step.lower)
    {
      return (.of(kind), 3)
    }
    // `before it, …`
    if let kind = changes[first], rest.first?.lower == "it", rest.dropFirst().first?.isMark == true
    {
      return (.of(kind), 2)
    }
    guard prepositions.contains(first) else { return nil }
    if let both = rest.first, ["both", "either"].contains(both.lower) {
      return (.both, rest.dropFirst().first.map { nouns.contains($0.lower) } == true ? 3 : 2)
    }
    // `in Good, …`, as the block is headed.
    if first == "in", let word = rest.first, word.text.first?.isUppercase == true,
      let kind = SideWords.side(of: word.lower), rest.dropFirst().first?.isMark == true
    {
      return (.of(kind), 2)
    }
    return named(rest, needsNoun: false).map { ($0.side, $0.length + 1) }
  }

  /// `the right example`; what else is right of something stands on a screen.
  private static func correctOne(_ words: ArraySlice<ClaimWord>) -> ClaimSide? {
    let said = words.dropFirst().prefix(2).map(\.lower)
    let isExample = said.count == 2 && ["example", "version", "snippet", "code"].contains(said[1])
    return isExample && said[0] == "right" ? .of(.correct) : nil
  }

  /// A side as the subject of a sentence: `the good version`.
  static func named(
    _ words: ArraySlice<ClaimWord>, needsNoun: Bool = true
  ) -> (side: ClaimSide, length: Int)? {
    guard words.first?.lower == "the", let word = words.dropFirst().first?.lower else { return nil }
    let place = ["first", "second"].firstIndex(of: word)
    guard
      let side = SideWords.side(of: word).map(ClaimSide.of) ?? place.map(ClaimSide.place)
        ?? correctOne(words)
    else { return nil }
    if words.dropFirst(2).first.map({ nouns.contains($0.lower) }) == true { return (side, 3) }
    let isEnd = words.dropFirst(2).first.map { $0.isMark || $0.lower == "it" } ?? true
    return !needsNoun && isEnd ? (side, 2) : nil
  }
}
