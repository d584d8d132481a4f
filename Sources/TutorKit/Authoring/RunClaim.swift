/// A clause that says which views run in a step: `` `Title` is skipped ``, `only Row runs`, `no body runs`.
/// A clause that says what may or would happen is none.
struct RunClaim: Hashable {
  /// What is said of the named views.
  enum Kind: Hashable {
    case runs(times: Int?)
    /// So many of them run: `both rows`, `one Row`.
    case runsInAll(Int)
    case runsMore(than: Int), everyRuns, runsAlone, isSkipped, neverRuns
    /// After the first appearance.
    case neverRunsAgain
    /// When the named property changes, and at no other time.
    case runsOnly
    /// Of no view in particular.
    case somethingIsSkipped, nothingRuns
    case bodies(Int)
    /// Of all views on screen: that their bodies run, or that all that they show is built again.
    case allRun, allBuilt
    /// So many view values are built.
    case values(Int)
  }

  var kind: Kind
  /// Views by their types.
  var views: [String] = []
  /// These, and those of which the same clause says the same.
  var together: Set<String> = []
  /// The words that say when, in lower case: they may name a step.
  var words: Set<String> = []
  /// The side that the clause names; nil: none.
  var side: ClaimSide?
  /// Whether it says when.
  var hasCondition = false
  /// Whether it is about the first appearance, where it names nothing that is done.
  var isOfFirst: Bool {
    !words.isDisjoint(with: ["initially", "appears", "appearance", "start", "launch"])
      || words.contains("first") && !words.isDisjoint(with: ["display", "render", "frame"])
      || words == ["at", "first"]
  }
  /// Whether it is about the first appearance and nothing that is done, by its words alone: `at first`, `on load`,
  /// `when the screen loads`. A control may be called by one of them.
  var isOfDisplay: Bool {
    guard words.isSubset(of: Self.displayWords), !words.isDisjoint(with: Self.occasions) else {
      return false
    }
    if !words.isDisjoint(with: Self.openings) {
      return !words.isDisjoint(with: ["app", "screen", "view"])
    }
    return !words.isDisjoint(with: Self.displays)
      || words.contains("first") && !words.isDisjoint(with: ["at", "display", "render", "frame"])
  }

  /// Words that say of a screen that it comes up.
  private static let displays: Set<String> = [
    "initially", "load", "loads", "loaded", "start", "starts", "launch", "launches", "launched",
    "appear", "appears", "appearance", "beginning", "startup", "shown", "displayed",
  ]
  /// Those that say it of an app or a screen alone: a button may open something else.
  private static let openings: Set<String> = ["open", "opens", "opened"]
  /// Words that begin what says when.
  private static let occasions: Set<String> = [
    "at", "on", "upon", "when", "once", "after", "as", "with", "during", "for", "initially",
  ]
  /// Those that may stand around them.
  private static let displayWords = displays.union(openings).union(occasions).union([
    "in", "the", "a", "an", "its", "it", "is", "are", "was", "screen", "view", "app", "first",
    "initial", "display",
    "render", "frame", "time", "of", "to", "user", "gets",
  ])
  /// Whether it is about each tap, whatever is tapped: `on every tap`. Who says of each tap that something does not
  /// happen may mean that it does not happen on all.
  var isOfEachTap: Bool {
    guard words.isSubset(of: Self.tapWords), !words.isDisjoint(with: Self.taps) else {
      return false
    }
    switch kind {
    case .isSkipped: return words.contains("any")
    case .somethingIsSkipped: return false
    default: return !words.isDisjoint(with: Self.allOfThem)
    }
  }

  private static let allOfThem: Set<String> = ["every", "each", "any"]
  private static let taps: Set<String> = [
    "tap", "press", "click", "tapping", "pressing", "clicking",
  ]
  /// Those that may stand around a tap and say nothing of what is tapped.
  private static let tapWords = allOfThem.union(taps).union(occasions).union([
    "single", "a", "of", "per", "button", "user",
  ])
  /// Whether it says of views that they never run, whatever is done.
  var isOfAllTimes: Bool { (kind == .neverRuns || kind == .neverRunsAgain) && !hasCondition }
  /// Whether it is about the first use of what it names: `the first tap on Add`.
  var isOfFirstUse: Bool { !words.isDisjoint(with: ["first", "initially"]) }

  /// The claims of a sentence about a program; none: it makes none, or it is not understood to its last word.
  static func all(in text: String, _ lexicon: ClaimLexicon) -> [RunClaim] {
    // A question says nothing.
    guard !text.contains("?") else { return [] }
    if let claims = tally(text, lexicon) ?? contrast(text, lexicon) { return claims }
    var reader = ClaimReader(text, lexicon)
    let claims = reader.anyClauses().flatMap { clause in
      clause.said.map {
        RunClaim(
          kind: $0.kind, views: $0.views, together: Set(clause.said.flatMap(\.views)),
          words: clause.event ?? [], side: clause.side, hasCondition: clause.event != nil)
      }
    }
    return claims.isEmpty && lexicon.isOfOne ? somethingSkipped(text, lexicon) : claims
  }

  /// The words of a sentence from which on it is not understood. nil: it is, or nobody can say.
  static func notUnderstood(in text: String, _ lexicon: ClaimLexicon) -> String? {
    var reader = ClaimReader(text, lexicon)
    return reader.anyClauses().isEmpty ? reader.notUnderstood : nil
  }

  /// Whatever it is that a label calls skipped: something is.
  private static func somethingSkipped(_ text: String, _ lexicon: ClaimLexicon) -> [RunClaim] {
    let words = ClaimWord.all(in: text)
    let isSaid = zip(words, words.dropFirst()).contains {
      ["is", "are"].contains($0.lower) && $1.lower == "skipped"
    }
    let isPlain = !isHedged(text) && words.allSatisfy { !denying.contains($0.lower) }
    guard isSaid, isPlain, words.allSatisfy({ lexicon.view($0) == nil }) else { return [] }
    return [RunClaim(kind: .somethingIsSkipped)]
  }

  private static let denying: Set<String> = [
    "no", "not", "nothing", "none", "neither", "never", "without", "except", "nor", "cannot",
  ]

  /// Words with which a clause speaks of what is not so in each case.
  private static let hedges: Set<String> = [
    "if", "unless", "until", "would", "could", "can", "may", "might", "should", "must", "whether",
    "than", "want", "avoid", "cannot", "can't",
    // What happens in a step that is not named.
    "another", "other", "others",
    // What somebody believes need not be so.
    "think", "thinks", "believe", "believes", "expect", "expects", "assume", "assumes", "suppose",
    "seems", "seem", "myth",
  ]

  /// Whether a sentence speaks of what is not so in each case.
  static func isHedged(_ text: String) -> Bool {
    let words = ClaimWord.all(in: text).map(\.lower)
    return !hedges.isDisjoint(with: words) || judges(words)
  }

  /// `it is not true that …`
  private static func judges(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      $1 == "that" && ["true", "untrue", "wrong", "false", "incorrect"].contains($0)
    }
  }
}
