/// How an answer falls into parts.
extension AnswerReader {
  /// Parts that belong together: between commas, semicolons, `and`, `+`, `&`, and before a `but` that takes nothing
  /// out of all or none. What stands behind `because` says why, and nothing of what runs.
  static func segments(_ text: String) -> [[String]] {
    var result: [[String]] = [[]]
    var isReason = false
    var before = ""
    for word in words(text) {
      let isOfInputs = owners.contains(before) && givenWords.contains(word.lowercased())
      if isOfInputs || reasons.contains(word.lowercased()) { isReason = true }
      before = word.lowercased()
      if dividers.contains(word.lowercased()) { isReason = false }
      if isReason { continue }
      if dividers.contains(word.lowercased())
        || word.lowercased() == "but" && !isOfAllOrNone(result[result.count - 1])
      {
        result.append([])
      } else {
        result[result.count - 1].append(word)
      }
    }
    return withCounts(result.filter { !$0.isEmpty }).map(plainly)
  }

  /// `Row, once`: how often belongs to the name in front.
  private static func withCounts(_ parts: [[String]]) -> [[String]] {
    parts.reduce(into: []) { result, part in
      let words = part.map { $0.lowercased() }
      let isCount =
        words.count == 1 && ["once", "twice", "thrice"].contains(words[0])
        || words.count == 2 && ["time", "times"].contains(words[1])
      if isCount, let last = result.last, !isOfAllOrNone(last) {
        result[result.count - 1] += part
      } else {
        result.append(part)
      }
    }
  }

  /// `Row yes` is `Row`, `Row no` is `no Row`, and `1 of 3 Row` is `1 Row`.
  private static func plainly(_ part: [String]) -> [String] {
    var words = part
    if words.count > 2, Int(words[0]) != nil, words[1].lowercased() == "of", Int(words[2]) != nil {
      words.removeSubrange(1...2)
    }
    guard words.count > 1, let last = words.last?.lowercased() else { return words }
    if last == "yes" { return words.dropLast() }
    return last == "no" ? [last] + words.dropLast() : words
  }

  /// `its inputs are the same` says why.
  private static let owners: Set<String> = ["its", "their"]
  private static let givenWords: Set<String> = [
    "input", "inputs", "value", "values", "data", "argument", "arguments", "parameter",
    "parameters", "properties",
  ]

  private static let dividers: Set<String> = [
    ",", "and", "&", "+", "plus", "with", "while", "whereas", "yet",
  ]

  private static let reasons: Set<String> = ["because", "since", "as"]

  static func isOfAllOrNone(_ words: [String]) -> Bool {
    words.contains { nothing.union(everything).contains($0.lowercased()) }
  }
}
