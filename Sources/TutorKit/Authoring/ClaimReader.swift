/// Reads a sentence about runs from its first word to its last. What is not understood to the last word says
/// nothing: a word that is left over may turn what is said round, as `unless` and `apart from` do.
struct ClaimReader {
  /// A part of a sentence with a verb of its own.
  struct Clause {
    /// What is said of which views.
    var said: [Said] = []
    /// The words that say when; nil: none do.
    var event: Set<String>?
    var side: ClaimSide?
    /// Whether it says what an action runs.
    var isOfAction = false
    /// How often a body runs; nil: it does not say.
    var times: Int?
    /// Whether it runs more often than that.
    var isMore = false
  }

  /// What is said of some views.
  struct Said {
    var kind: RunClaim.Kind
    var views: [String] = []
  }

  let lexicon: ClaimLexicon
  var rest: ArraySlice<ClaimWord> { didSet { furthest.note(rest) } }
  /// Shared by all copies of the reader, which try one way after another.
  private let furthest = Furthest()
  /// Whether what is read stands behind its verb, so that another verb begins a clause of its own.
  var isObject = false

  init(_ sentence: String, _ lexicon: ClaimLexicon) {
    self.lexicon = lexicon
    rest = ClaimWord.all(in: sentence)[...]
  }

  /// How far a sentence was understood by the way that came furthest.
  private final class Furthest {
    var left: ArraySlice<ClaimWord>?
    /// Whether later readings count.
    var isOpen = true

    func note(_ rest: ArraySlice<ClaimWord>) {
      if isOpen, rest.count < left?.count ?? .max { left = rest }
    }
  }

  /// The words at which a sentence is no longer understood, as they are written. nil: its end was come to, and what
  /// it says is no claim.
  var notUnderstood: String? {
    let words = (furthest.left ?? rest).drop(while: \.isMark).prefix { !$0.isMark }
    return words.isEmpty ? nil : words.prefix(4).map(\.text).joined(separator: " ")
  }

  // MARK: Words

  var next: String? { rest.first?.lower }

  /// Takes these words if they are the next ones.
  mutating func take(_ words: String...) -> Bool {
    guard rest.prefix(words.count).map(\.lower) == words else { return false }
    rest.removeFirst(words.count)
    return true
  }

  /// Takes the next word if it is one of these.
  mutating func take(oneOf words: Set<String>) -> Bool {
    guard let next, words.contains(next) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func skip(_ words: Set<String>) { while take(oneOf: words) {} }

  // MARK: The sentence

  private static let joints: Set<String> = ["and", "but", "while", "whereas", "so", "yet"]
  private static let reasons: Set<String> = ["because", "since"]
  /// Words that may open a clause and say nothing.
  private static let openers: Set<String> = ["so", "then", "here", "now", "thus", "therefore"]

  var isAtEnd: Bool {
    guard let first = rest.first else { return true }
    return first.isMark || Self.joints.contains(first.lower) || Self.reasons.contains(first.lower)
  }

  /// What a sentence says, also where it names its one side in its middle: `tapping Add in the good version runs Row`.
  mutating func anyClauses() -> [Clause] {
    let words = rest
    let found = clauses()
    guard found.isEmpty, let moved = Self.withSideInFront(words) else { return found }
    furthest.isOpen = false
    rest = moved
    return clauses()
  }

  /// The words with the side that they name in front of the others. nil: they name none, or more than one, or it
  /// stands there already.
  private static func withSideInFront(_ words: ArraySlice<ClaimWord>) -> ArraySlice<ClaimWord>? {
    let sides = words.indices.compactMap { index in
      ClaimSide.phrase(words[index...]).map { (index: index, length: $0.length) }
    }
    guard sides.count == 1, let side = sides.first, side.index > words.startIndex else {
      return nil
    }
    let end = side.index + side.length
    // `only in the good version` is of the version and of no view.
    if words[side.index - 1].lower == "only" || words[end...].first?.lower == "only" { return nil }
    let others = words[..<side.index] + words[end...].drop(while: \.isMark)
    return (words[side.index..<end] + [ClaimWord.mark] + others)[...]
  }

  /// What a sentence says; none: it is not understood to its last word.
  mutating func clauses() -> [Clause] {
    var clauses: [Clause] = []
    var (side, event): (ClaimSide?, Set<String>?)
    // Said behind a clause, and of none yet.
    var isEventLeft = false
    // Whether a joint stands before what comes next.
    var isJoined = false
    // Whether a side was named in front of a clause that is not the first one.
    var isSideLate = false
    while true {
      while rest.first?.isMark == true { rest.removeFirst() }
      guard let first = next else { break }
      if !clauses.isEmpty, Self.reasons.contains(first) {
        // `Row and, since it is a child, Badge`: what goes on behind the reason is not understood.
        if isJoined { return [] }
        break
      }
      if !clauses.isEmpty, takesAddition() { continue }
      if let opened = openingSide() {
        side = opened
        if !clauses.isEmpty, rest.isEmpty {
          clauses[clauses.count - 1].side = opened
        } else if !clauses.isEmpty {
          isSideLate = true
        }
      } else if let opened = openingEvent() {
        // `when Move is tapped after Reset, …` is about a state that was not tried.
        if isEventLeft, let event, lexicon.isOfStep(event), lexicon.isOfStep(opened) { return [] }
        event = opened
        isEventLeft = true
      } else if let clause = clause(clauses.last) {
        // `after Reset, tapping Add runs Row` is about a state that was not tried.
        if isEventLeft, let event, let own = clause.event, own != event, lexicon.isOfStep(event) {
          return []
        }
        clauses.append(clause)
        isEventLeft = false
        clauses[clauses.count - 1].side = clause.side ?? side
        clauses[clauses.count - 1].event = clause.event ?? event
      } else if !(clauses.isEmpty ? take(oneOf: Self.openers) : take(oneOf: Self.joints)) {
        return []
      } else {
        isJoined = !clauses.isEmpty
        continue
      }
      isJoined = false
    }
    // `when Add is tapped while locked` says of one clause twice when it is so.
    if isEventLeft, clauses.last?.event != nil { return [] }
    share(event, isSideLate, &clauses)
    return clauses
  }

  /// `, too` behind a clause says nothing more.
  private mutating func takesAddition() -> Bool {
    var reader = self
    guard reader.take(oneOf: ["too", "also", "either"]), reader.isAtEnd else { return false }
    self = reader
    return true
  }

  /// The side that the next words name: `before,`, `even in the bad version`, `with @Observable,`.
  mutating func openingSide() -> ClaimSide? {
    var reader = self
    _ = reader.take("even")
    guard let opened = ClaimSide.opening(reader.rest) ?? reader.lexicon.sidePhrase(reader.rest)
    else { return nil }
    reader.rest.removeFirst(opened.length)
    self = reader
    return opened.side
  }

  /// A clause that says nothing of when is about what the one before it says, or else the one behind it. A side
  /// that is named once is that of all, unless it is the other side that what stands before it is said of.
  private func share(_ event: Set<String>?, _ isSideLate: Bool, _ clauses: inout [Clause]) {
    var last: Set<String>?
    for index in clauses.indices {
      last = clauses[index].event ?? last
      clauses[index].event = last
    }
    var behind = event
    for index in clauses.indices.reversed() {
      behind = clauses[index].event ?? behind
      clauses[index].event = behind
    }
    let sides = Set(clauses.compactMap(\.side))
    guard sides.count == 1, let side = sides.first,
      let first = clauses.firstIndex(where: { $0.side != nil })
    else { return }
    for index in clauses.indices where clauses[index].side == nil {
      if index < first, clauses[index].isOpposite(of: clauses[first]) {
        clauses[index].side = side.other
      } else if index > first || !isSideLate {
        clauses[index].side = side
      }
    }
  }

  private mutating func clause(_ last: Clause?) -> Clause? {
    let ways: [(inout ClaimReader) -> Clause?] = [
      { $0.ofViews(last) }, { $0.ofTheOnlyOne() }, { $0.ofLibrary() }, { $0.ofAction(last) },
      { last == nil ? nil : $0.goingOn(last) },
    ]
    for way in ways {
      var reader = self
      guard var clause = way(&reader), reader.tail(&clause), reader.isAtEnd else { continue }
      self = reader
      return clause
    }
    return nil
  }
}
