/// What stands around a clause: when it is so, on which side, and how often.
extension ClaimReader {
  /// Reads to the end of the clause. false: what it says does not go with what stands before.
  mutating func tail(_ clause: inout Clause) -> Bool {
    var isWhenSaid = false
    while !isAtEnd {
      if let side = ClaimSide.phrase(rest) ?? lexicon.sidePhrase(rest) {
        rest.removeFirst(side.length)
        clause.side = side.side
      } else if takesCompany() {
        continue
      } else if !isWhenSaid, let times = times() {
        (clause.times, clause.isMore) = (times.count, times.isMore)
      } else if isWhenSaid, isCondition {
        // What is so while something else is so, or the next time, was not tried.
        return false
      } else if let event = event() {
        clause.event = (clause.event ?? []).union(event)
        // What stands behind it counts what is done: `when Add is tapped twice`.
        isWhenSaid = true
      } else if !take("as", "well"), !take("in", "total"), !take(oneOf: ClaimVerbs.adverbs) {
        return true
      }
    }
    guard let times = clause.times else { return true }
    for index in clause.said.indices {
      switch clause.said[index].kind {
      case .runs(nil) where times == 0: clause.said[index].kind = .isSkipped
      case .runs(nil):
        clause.said[index].kind = clause.isMore ? .runsMore(than: times) : .runs(times: times)
      case .everyRuns, .bodies, .allRun: if times > 1 || clause.isMore { return false }
      default: return false
      }
    }
    return true
  }

  /// `with it`, `along with them`: at the same time as what the clause before it is about.
  private mutating func takesCompany() -> Bool {
    var reader = self
    _ = reader.take(oneOf: ["along", "together"])
    guard reader.take("with"), reader.take(oneOf: ["it", "them"]), reader.isAtEnd else {
      return false
    }
    self = reader
    return true
  }

  /// Whether what follows says when once more: `while locked`, `again`, `in the locked state`.
  private var isCondition: Bool {
    next == "again" || next == "in" && ClaimSide.phrase(rest) == nil || eventLength > 1
  }

  /// `twice`, `more than once`
  mutating func times() -> (count: Int, isMore: Bool)? {
    var reader = self
    let isMore = reader.take("more", "than")
    guard let count = reader.count() else { return nil }
    self = reader
    return (count, isMore)
  }

  /// `once`, `3 times`; `once` may also say when.
  private mutating func count() -> Int? {
    if take("twice") { return 2 }
    if take("zero", "times") { return 0 }
    if next == "once", let word = rest.dropFirst().first, lexicon.isOfEvent(word),
      !ClaimLexicon.eventBeginnings.contains(word.lower), ClaimSide.phrase(rest.dropFirst()) == nil
    {
      return nil
    }
    if take("once") || take("one", "time") { return 1 }
    guard let count = next.flatMap(ClaimWord.number), rest.dropFirst().first?.lower == "times"
    else {
      return nil
    }
    rest.removeFirst(2)
    return count
  }

  /// `when Add is tapped`, `on each change of count`
  mutating func event() -> Set<String>? {
    if take("initially") { return ["initially"] }
    let length = eventLength
    guard length > 1 else { return nil }
    defer { rest.removeFirst(length) }
    return rest.prefix(length).names
  }

  /// How many of the next words say when; 0: none do.
  private var eventLength: Int {
    guard let next, ClaimLexicon.eventBeginnings.contains(next) else { return 0 }
    var others = rest.dropFirst()
    while let word = others.first, lexicon.isOfEvent(word) || isPerson(others),
      ClaimSide.phrase(others) == nil
    {
      others.removeFirst()
    }
    return rest.count - others.count
  }

  /// Whether the next word is who does something, whatever they are called: `the keeper presses`.
  private func isPerson(_ words: ArraySlice<ClaimWord>) -> Bool {
    guard let first = words.first, !first.isMark, lexicon.view(first) == nil,
      words.startIndex > rest.startIndex,
      ["the", "a", "an"].contains(rest[words.startIndex - 1].lower)
    else { return false }
    return words.dropFirst().first.map { ClaimLexicon.deeds.contains($0.lower) } == true
  }

  /// What says when in front of a clause: up to a mark, or to a word that can end it.
  mutating func openingEvent() -> Set<String>? {
    var reader = self
    guard let event = reader.event() else { return nil }
    if reader.rest.first?.isMark ?? true {
      self = reader
      return event
    }
    let words = rest.prefix(rest.count - reader.rest.count)
    guard let end = words.lastIndex(where: { ClaimLexicon.eventEnds.contains($0.lower) }),
      end > words.startIndex
    else { return openingDeed(words) }
    rest = rest[(end + 1)...]
    return words[...end].names
  }

  /// What is done in front of what it runs, with no mark between them: `After Add the two cards`.
  private mutating func openingDeed(_ words: ArraySlice<ClaimWord>) -> Set<String>? {
    var deed = words
    while let last = deed.last, ["the", "a", "an", "each", "every"].contains(last.lower) {
      deed.removeLast()
    }
    guard deed.count > 1, lexicon.isOfStep(deed.names) else { return nil }
    var reader = self
    reader.rest = rest[deed.endIndex...]
    let behind = reader.rest
    guard reader.phrase() != nil else { return nil }
    rest = behind
    return deed.names
  }
}

extension ArraySlice<ClaimWord> {
  /// All names in them.
  var names: Set<String> { reduce(into: []) { $0.formUnion($1.names) } }
}
