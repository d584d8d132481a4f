/// Clauses about all views, and about numbers of view values: `all 12 bodies run`, `everything is re-evaluated`,
/// `all 10 views are built again`, `3 view values are rebuilt`.
enum ClauseCounts {
  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]

  /// A number in digits or as a word.
  static func number(_ word: String) -> Int? {
    Int(word) ?? numbers.firstIndex(of: word).map { $0 + 1 }
  }

  /// nil: the clause says nothing of the kind.
  static func kind(of words: [String]) -> RunClaim.Kind? {
    guard words.allSatisfy({ !denying.contains($0) }) else { return nil }
    if let count = values(words) { return .values(count) }
    guard let rest = behindAll(words), let verb = rest.first(where: { !fill.contains($0) }) else {
      return nil
    }
    if building.contains(verb) { return .allBuilt }
    return ClauseVerb.running.contains(verb) ? .allRun : nil
  }

  private static let denying: Set<String> = [
    "not", "never", "no", "n't", "doesn't", "don't", "isn't", "aren't", "almost", "nearly", "half",
  ]
  private static let fill: Set<String> = [
    "is", "are", "gets", "get", "all", "then", "also", "again",
  ]
  private static let building: Set<String> = ["rebuilt", "built", "rebuilds", "rebuild"]
  /// Words that make a number none that is claimed.
  private static let bounds: Set<String> = [
    "most", "least", "about", "than", "to", "instead", "of", "up", "fewer", "less", "more",
  ]
  private static let wholes: Set<String> = ["whole", "entire", "full", "complete"]
  private static let things: Set<String> = ["screen", "tree", "hierarchy"]

  /// What follows `everything`, `all views`, `every body`, `the whole screen` at the beginning of a clause;
  /// nil: it does not begin so. `all 12 bodies` is a number of bodies.
  private static func behindAll(_ words: [String]) -> ArraySlice<String>? {
    var rest = words.drop {
      ["so", "then", "now", "here", "and", "the", "since", "because"].contains($0)
    }
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case "everything": return rest
    case "all", "every", "each":
      if let next = rest.first, number(next) != nil, rest.dropFirst().first != "bodies" {
        rest.removeFirst()
      }
      guard let noun = rest.popFirst() else { return nil }
      return ["views", "view", "bodies", "body"].contains(noun) ? rest : nil
    case _ where wholes.contains(first):
      guard let noun = rest.popFirst() else { return nil }
      if noun == "view", let next = rest.first, things.contains(next) { return rest.dropFirst() }
      return things.contains(noun) ? rest : nil
    default: return nil
    }
  }

  /// `3 view values are built`, `builds three view values`.
  private static func values(_ words: [String]) -> Int? {
    for index in words.indices.dropFirst() where words[index] == "view" {
      guard words.dropFirst(index + 1).first.map({ ["value", "values"].contains($0) }) == true,
        let count = number(words[index - 1]),
        words.contains(where: { building.contains($0) || $0 == "builds" }),
        !words.contains(where: bounds.contains)
      else { continue }
      return count
    }
    return nil
  }
}
