/// Verbs with which a clause says that a body runs. That a view is built again is another matter: the body
/// above it makes it anew, and its own may be skipped.
enum ClauseVerb {
  /// Words that say by themselves, or behind `is`, `not` and `never`, that a body runs.
  static let running: Set<String> = [
    "runs", "run", "evaluated", "evaluates", "evaluate", "rerun", "reruns", "re-run", "re-runs",
    "re-evaluated", "re-evaluates", "re-evaluate", "reevaluated", "reevaluates", "reevaluate",
    "re-rendered", "re-renders", "re-render", "rerendered", "rerenders", "rerender", "re-executed",
    "re-executes", "redrawn", "redraws", "redraw",
  ]

  private static let forms: Set<String> = ["is", "are", "gets", "get", "be"]
  private static let refusing: Set<String> = [
    "not", "doesn't", "don't", "isn't", "aren't", "longer", "never",
  ]
  /// Words that need a form of `be` in front of them.
  private static let participles: Set<String> = [
    "evaluated", "re-evaluated", "reevaluated", "re-rendered", "rerendered", "re-executed",
    "redrawn",
  ]
  /// Words between `is` and the participle.
  private static let adverbs: Set<String> = ["also", "still", "always", "again", "then", "now"]

  /// What may stand right before a verb that can be a noun too: `the body re-renders`, not `a re-render`.
  private static let subjects: Set<String> = [
    "body", "view", "bodies", "views", "itself", "it", "they", "both", "all", "everything",
    "screen", "tree", "hierarchy",
  ]

  /// Where `runs` or `is evaluated` stands; nil: nowhere.
  ///
  /// - Parameter names: words in lower case that name views.
  static func place(in words: [String], names: Set<String>) -> Int? {
    words.indices.first { index in
      let word = words[index]
      if word == "runs" || word == "run" { return true }
      guard running.contains(word) else { return false }
      let last = words[..<index].last { !adverbs.contains($0) } ?? ""
      return participles.contains(word)
        ? forms.contains(last) || refusing.contains(last)
        : subjects.contains(last) || names.contains(last) || refusing.contains(last)
    }
  }

  /// Where a clause says that something runs or does not.
  static func anyPlace(in words: [String], names: Set<String>) -> Int? {
    words.firstIndex { $0 == "skipped" || $0 == "asleep" } ?? place(in: words, names: names)
  }

  /// `is skipped`, `does not run`, `is no longer re-evaluated`.
  static func negates(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains { word, next in
      switch next {
      case "skipped": word == "is" || word == "are"
      case "asleep": word == "stays" || word == "stay"
      default: refusing.contains(word) && running.contains(next)
      }
    }
  }
}
