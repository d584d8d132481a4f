import Simulation

/// A clause that says which views run in a step: `` `Title` is skipped ``, `only Row runs`, `no body runs`.
/// A clause that says what may or would happen is none.
struct RunClaim: Hashable {
  /// What is said of the named views.
  enum Kind: Hashable {
    case runs(times: Int?), runsAlone, isSkipped, neverRuns
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
  /// The other words, in lower case, with those of a clause beside it that says when: they may name a step.
  var words: Set<String> = []
  /// The side that the clause names; nil: none.
  var side: GuidelineExample.Kind?
  /// Whether it is about an action, so that it says nothing where no step is named.
  var needsStep = false
  /// Whether it is about the first appearance.
  var isOfFirst: Bool {
    words.contains("initially")
      || words.contains("first")
        && !words.isDisjoint(with: ["display", "appearance", "render", "frame"])
  }
  /// Whether it says when.
  var hasCondition: Bool { !Self.conditions.isDisjoint(with: words) }

  /// The claims of a text about a program with these views.
  ///
  /// - Parameter isOfOne: It speaks of this program alone, so that `the header` is its `ProfileHeader`.
  static func all(in text: String, views: Set<String>, isOfOne: Bool = false) -> [RunClaim] {
    let nouns = ViewNouns(views)
    var (all, sides) = clausesWithSides(of: text)
    if isOfOne {
      all = all.map { words in
        ClauseVerb.anyPlace(in: words.map { $0.lowercased() }, names: nouns.words)
          .map { nouns.named(words, before: $0) } ?? words
      }
    }
    return all.indices.compactMap { index in
      guard var claim = RunClaim(all[index], views, nouns) else { return nil }
      claim.side = sides[index]
      // `runs only A, B and C` goes on behind the comma.
      if claim.kind == .runsAlone, claim.needsStep, all.indices.contains(index + 1),
        all[index + 1].contains(where: views.contains)
      {
        claim.kind = .runs(times: nil)
      }
      for other in [index - 1, index + 1] where all.indices.contains(other) {
        guard let first = all[other].first?.lowercased(), conditions.contains(first) else {
          continue
        }
        claim.words.formUnion(all[other].map { $0.lowercased() })
      }
      return claim
    }
  }

  /// Words that say when something happens.
  private static let conditions: Set<String> = [
    "when", "whenever", "once", "after", "if", "each", "every", "on", "as", "with", "per",
  ]

  /// The clauses, without what names a side, and the side of each.
  private static func clausesWithSides(
    of text: String
  ) -> (clauses: [[String]], sides: [GuidelineExample.Kind?]) {
    var side: GuidelineExample.Kind?
    var found: [(clause: [String], side: GuidelineExample.Kind?)] = []
    for clause in clauses(of: text) {
      if let opened = ClaimSide.opening(clause) {
        side = opened
        continue
      }
      let taken = ClaimSide.taken(from: clause)
      side = taken?.side ?? side
      let rest = taken?.rest ?? clause
      if !rest.isEmpty { found.append((rest, side)) }
    }
    return (found.map(\.clause), found.map(\.side))
  }

  private static func clauses(of text: String) -> [[String]] {
    var clauses: [[String]] = [[]]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let bare = word.trimmedToWord
      if ["while", "but", "whereas", "since", "because", "so"].contains(bare) {
        clauses.append([])
      }
      if !bare.isEmpty { clauses[clauses.count - 1].append(bare) }
      // A question says nothing.
      if word.last == "?" { clauses[clauses.count - 1] = [] }
      if let last = word.last, ",;:.!?".contains(last) { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }
  }

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
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(\.trimmedToWord)
    return !hedges.isDisjoint(with: words) || judges(words)
  }

  private init?(_ words: [String], _ known: Set<String>, _ nouns: ViewNouns) {
    let lower = words.map { $0.lowercased() }
    guard Self.hedges.isDisjoint(with: lower), !Self.judges(lower) else { return nil }
    var named = words.filter(known.contains)
    // `Title and not Screen runs` says two things at once.
    if zip(lower, words.dropFirst()).contains(where: { $0 == "not" && known.contains($1) }) {
      return nil
    }
    if let ofAll = ClauseCounts.kind(of: lower) {
      kind = ofAll
    } else if let count = Self.bodies(lower) {
      kind = .bodies(count)
    } else if Self.saysNothingRuns(lower) {
      kind = .nothingRuns
    } else if lower.contains("never"), lower.contains(where: ClauseVerb.running.contains) {
      kind = .neverRuns
    } else if ClauseVerb.negates(lower) {
      kind = named.isEmpty ? .somethingIsSkipped : .isSkipped
    } else if let object = ClauseObject(words, known, nouns) {
      (kind, named, needsStep) = (object.kind, object.views, true)
    } else if let verb = ClauseVerb.place(
      in: lower, names: Set(known.map { $0.lowercased() }))
    {
      kind =
        Self.isAlone(words[..<verb], known) ? .runsAlone : .runs(times: Self.times(lower[verb...]))
      // `Row runs` names what runs; `the change runs through Row` does not.
      guard !named.isEmpty, named.allSatisfy({ words[..<verb].contains($0) }) else { return nil }
    } else {
      return nil
    }
    if kind == .neverRuns, named.isEmpty { return nil }
    views = named
    self.words = Set(lower).subtracting(known.map { $0.lowercased() })
  }

  /// `it is not true that …`
  private static func judges(_ words: [String]) -> Bool {
    zip(words, words.dropFirst()).contains {
      $1 == "that" && ["true", "untrue", "wrong", "false", "incorrect"].contains($0)
    }
  }

  /// `no body runs`, `the tap runs no body`
  private static func saysNothingRuns(_ words: [String]) -> Bool {
    let nobody = ["body", "view"]
    return zip(words, zip(words.dropFirst(), words.dropFirst(2))).contains { first, next in
      first == "no" && nobody.contains(next.0) && next.1 == "runs"
        || ["runs", "run"].contains(first) && next.0 == "no" && nobody.contains(next.1)
    }
  }

  /// Whether nothing but `only` and names stands before the verb: `only the Row runs`, `only Row's body`.
  private static func isAlone(_ words: ArraySlice<String>, _ known: Set<String>) -> Bool {
    guard let first = words.first, first.lowercased() == "only" else { return false }
    let fill: Set<String> = ["the", "and", "view", "body", "views", "bodies"]
    return words.dropFirst().allSatisfy { known.contains($0) || fill.contains($0.lowercased()) }
  }

  private static func times(_ words: ArraySlice<String>) -> Int? {
    for (word, next) in zip(words, words.dropFirst()) {
      if next == "once" { return 1 }
      if next == "twice" { return 2 }
      if next == "times", let count = ClauseCounts.number(word) { return count }
    }
    return nil
  }

  /// `runs five bodies`, `five bodies run`
  private static func bodies(_ words: [String]) -> Int? {
    for (index, word) in words.enumerated().dropFirst() where word == "bodies" || word == "body" {
      guard let count = ClauseCounts.number(words[index - 1]) else { continue }
      let next = words.dropFirst(index + 1).drop { ["are", "is"].contains($0) }.first
      let isSubject = next.map(ClauseVerb.running.contains) == true
      let isObject = index > 1 && ClauseVerb.running.contains(words[index - 2])
      if isSubject || isObject { return count }
    }
    return nil
  }
}

extension Substring {
  /// Without quotes and punctuation around it, and without a possessive ending.
  fileprivate var trimmedToWord: String {
    let marks: Set<Character> = [
      "`", "\"", "“", "”", "(", ")", ",", ";", ":", ".", "!", "?", "*", "_",
    ]
    var word = self
    while let first = word.first, marks.contains(first) { word.removeFirst() }
    while let last = word.last, marks.contains(last) { word.removeLast() }
    for ending in ["'s", "’s"] where word.hasSuffix(ending) {
      word = word.dropLast(2)
      while let last = word.last, marks.contains(last) { word.removeLast() }
    }
    return String(word).replacing("’", with: "'")
  }
}
