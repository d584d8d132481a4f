/// What an action runs, where a clause says so: `a tap runs every Row`, `typing still evaluates both rows`,
/// `a rename re-evaluates Bio alone`.
struct ClauseObject {
  let kind: RunClaim.Kind
  let views: [String]

  private static let verbs: Set<String> = [
    "runs", "run", "evaluates", "evaluate", "re-evaluates", "re-evaluate", "reevaluates",
    "reevaluate", "reruns", "re-runs", "rerun", "re-run", "re-renders", "re-render", "rerenders",
    "rerender", "redraws", "redraw",
  ]
  private static let refusing: Set<String> = [
    "not", "no", "never", "doesn't", "don't", "isn't", "aren't", "longer", "nothing", "none",
  ]
  /// Words that say nothing of which views there are.
  private static let fill: Set<String> = ["the", "and", "its", "also", "again", "still", "single"]
  private static let bodies: Set<String> = ["body", "bodies", "view", "views"]

  /// What the words behind the verb say, read one after another.
  private struct Reading {
    var views: [String] = []
    var count: Int?
    var isOnly = false
    var isNone = false
    var isAll = false
    var isOfBodies = false
    var isNothing = false
    var isQuantified: Bool { count != nil || isNone || isAll }
  }

  /// - Parameters:
  ///   - known: the views of the program.
  ///   - nouns: what they are called without their types; counts only beside `both`, `every`, `no` or a
  ///     number.
  init?(_ words: [String], _ known: Set<String>, _ nouns: ViewNouns) {
    let lower = words.map { $0.lowercased() }
    guard let verb = lower.firstIndex(where: Self.verbs.contains), verb > 0,
      !words[..<verb].contains(where: known.contains),
      Self.refusing.isDisjoint(with: lower[..<verb])
    else { return nil }
    var reading = Reading()
    for (word, low) in zip(words, lower).dropFirst(verb + 1) {
      guard Self.read(word, low, known, nouns, &reading) else { break }
    }
    guard let kind = Self.kind(reading) else { return nil }
    (self.kind, views) = (kind, kind == .allRun || kind == .nothingRuns ? [] : reading.views)
  }

  /// false: the object ends here.
  private static func read(
    _ word: String, _ low: String, _ known: Set<String>, _ nouns: ViewNouns,
    _ reading: inout Reading
  ) -> Bool {
    if known.contains(word) {
      reading.views.append(word)
    } else if let type = nouns.type(of: low), reading.isQuantified, reading.views.isEmpty {
      reading.views.append(type)
    } else if let count = low == "both" ? 2 : ClauseCounts.number(low) {
      reading.count = reading.count ?? count
    } else if bodies.contains(low) {
      reading.isOfBodies = reading.views.isEmpty
      return !reading.views.isEmpty
    } else {
      return readSmall(low, &reading)
    }
    return true
  }

  private static func readSmall(_ word: String, _ reading: inout Reading) -> Bool {
    switch word {
    case "only", "just": reading.isOnly = reading.views.isEmpty
    case "alone":
      reading.isOnly = true
      return false
    case "no": reading.isNone = true
    case "all", "every", "each": reading.isAll = true
    case "nothing", "everything":
      (reading.isNothing, reading.isAll) = (word == "nothing", word == "everything")
      reading.isOfBodies = word == "everything"
      return false
    default: return fill.contains(word)
    }
    return true
  }

  private static func kind(_ reading: Reading) -> RunClaim.Kind? {
    let isPlain = reading.views.isEmpty && !reading.isOnly
    if reading.isNothing { return isPlain ? .nothingRuns : nil }
    if reading.isOfBodies {
      return isPlain && reading.isAll && reading.count == nil && !reading.isNone ? .allRun : nil
    }
    guard !reading.views.isEmpty else { return nil }
    if reading.isNone { return reading.isOnly ? nil : .isSkipped }
    if reading.isOnly { return reading.count == nil ? .runsAlone : nil }
    return .runs(times: reading.views.count == 1 ? reading.count : nil)
  }
}
