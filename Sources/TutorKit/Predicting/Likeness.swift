/// Whether two sentences say nearly the same, in other words: neither of them can be right where the other one is
/// wrong.
enum Likeness {
  /// Whether half of what the shorter one says is said by the other one, too.
  static func isSaid(_ sentence: String, by other: String) -> Bool {
    let (first, second) = (content(of: sentence), content(of: other))
    let least = min(first.count, second.count)
    return least == 0 || 2 * first.intersection(second).count >= least
  }

  /// Words that say nothing by themselves, and those that each guideline of views has.
  private static let empty: Set<String> = [
    "a", "an", "the", "and", "or", "of", "in", "on", "to", "is", "are", "it", "its", "for", "with",
    "by", "at", "as", "that", "this", "be", "not", "no", "when", "each", "one", "own", "into",
    "from", "only", "per", "view", "body", "swiftui", "their", "them", "they", "so", "but", "do",
    "does", "has", "have", "can", "cannot", "which", "even", "if", "just", "more", "than",
  ]

  /// Words of one meaning, by their beginnings.
  private static let meanings: [[String]] = [
    [
      "evaluat", "re-evaluat", "reevaluat", "run", "re-run", "rerun", "render", "re-render",
      "rerender", "rebuil", "redraw", "recomput", "invalidat", "updat", "diff",
    ],
    ["whole", "entire", "every", "all", "any", "full", "complete"],
    ["monolith", "massive", "large", "big", "huge", "giant", "inline", "one"],
    ["subview", "extract", "split", "separat", "component", "struct", "piece", "decompos"],
    ["skip", "avoid", "prevent", "sav", "fewer", "less", "reduc", "unchanged", "stop"],
    ["state", "propert", "value", "chang", "depend", "input", "data"],
    ["identit", "id", "stable", "unique"], ["list", "row", "foreach", "collection", "item"],
    ["expensiv", "slow", "cost", "heavy", "work"], ["observ", "model", "object", "publish"],
  ]

  private static func content(of sentence: String) -> Set<String> {
    let words = sentence.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    return Set(words.filter { !empty.contains(singular($0)) && $0 != "-" }.map(meaning))
  }

  private static func singular(_ word: String) -> String {
    if word == "bodies" { return "body" }
    return word.count > 3 && word.last == "s" ? String(word.dropLast()) : word
  }

  private static func meaning(of word: String) -> String {
    let known = meanings.first { group in
      group.contains { $0.count > 3 ? word.hasPrefix($0) : singular(word) == $0 }
    }
    return known?.first ?? String(singular(word).prefix(6))
  }
}
