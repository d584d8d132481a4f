/// The side of a pair that a part of a sentence is about: `Before, a tap runs Row; after, it does not`,
/// `without the split`, `in both versions`, `in the first example`.
enum ClaimSide {
  private static let openings: [String: GuidelineExample.Kind] = [
    "before": .incorrect, "previously": .incorrect, "bad": .incorrect, "incorrect": .incorrect,
    "wrong": .incorrect, "after": .correct, "afterwards": .correct, "good": .correct,
    "correct": .correct, "right": .correct,
  ]
  private static let prepositions: [String: GuidelineExample.Kind] = [
    "before": .incorrect, "without": .incorrect, "after": .correct, "with": .correct,
  ]
  /// What leads from the one side to the other.
  private static let steps: Set<String> = [
    "split", "refactoring", "refactor", "fix", "extraction", "rewrite", "restructuring",
  ]
  private static let nouns: Set<String> = [
    "example", "examples", "version", "versions", "variant", "variants", "side", "sides", "snippet",
    "snippets",
  ]

  /// The side that a clause by itself names for what follows: `Before,`.
  static func opening(_ clause: [String]) -> GuidelineExample.Kind? {
    clause.count == 1 ? openings[clause[0].lowercased()] : nil
  }

  /// The side that `after the split` names, and the clause without it.
  static func taken(from clause: [String]) -> (side: GuidelineExample.Kind, rest: [String])? {
    let lower = clause.map { $0.lowercased() }
    guard
      let index = lower.indices.first(where: { index in
        prepositions[lower[index]] != nil && lower.dropFirst(index + 1).first == "the"
          && lower.dropFirst(index + 2).first.map(steps.contains) == true
      }), let side = prepositions[lower[index]]
    else { return nil }
    return (side, Array(clause[..<index]) + clause.dropFirst(index + 3))
  }

  /// Whether it is said of both sides alike.
  static func isOfBoth(_ sentence: String) -> Bool {
    pairs(of: sentence).contains { ["both", "either"].contains($0) && nouns.contains($1) }
  }

  /// Whether the first one or the second one of two is named; nil: neither, or both.
  static func place(namedIn sentence: String) -> Int? {
    let found = pairs(of: sentence).compactMap { word, next in
      nouns.contains(next) ? ["first", "second"].firstIndex(of: word) : nil
    }
    return Set(found).count == 1 ? found.first : nil
  }

  private static func pairs(of sentence: String) -> [(String, String)] {
    let words = sentence.lowercased().split { !$0.isLetter }.map(String.init)
    return Array(zip(words, words.dropFirst()))
  }
}
