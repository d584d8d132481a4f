/// A sentence that compares what both sides run: `The good version runs half as many bodies on Skip as the bad one`,
/// `In the second version, a tap on Add builds fewer view values than in the first`.
struct ComparativeClaim: Hashable {
  /// What the number of the side that is spoken of is to the one of the other side.
  enum Amount: Hashable {
    case fewer, more
    case fewerBy(Int), moreBy(Int)
    /// So many times the other one's.
    case times(Double)

    func holds(_ own: Int, _ other: Int) -> Bool {
      switch self {
      case .fewer: own < other
      case .more: own > other
      case .fewerBy(let difference): other - own == difference
      case .moreBy(let difference): own - other == difference
      case .times(1): own == other
      // `half as many` is said of 2 in place of 5 too.
      case .times(let times):
        other > 0 && (0.8...1.25).contains(Double(own) / Double(other) / times)
      }
    }
  }

  var amount: Amount
  /// Whether view values are counted in place of bodies.
  var isOfValues: Bool
  /// The side that is spoken of.
  var side: ClaimSide
  /// The words that say when; nil: none do.
  var event: Set<String>?

  /// nil: it is no such sentence, or it is not understood to its last word.
  static func read(_ text: String, _ lexicon: ClaimLexicon) -> ComparativeClaim? {
    var reader = ClaimReader(text, lexicon)
    return reader.comparison()
  }

  /// Whether a sentence speaks first of the side that runs more, or of a place that may be either.
  static func isOfIncorrect(_ text: String) -> Bool {
    let words = ClaimWord.all(in: text)
    let named = words.indices.lazy.compactMap { index in
      ClaimSide.opening(words[index...]) ?? ClaimSide.named(words[index...])
    }
    return named.first.map { $0.side != .of(.correct) } ?? false
  }
}

extension ClaimReader {
  fileprivate mutating func comparison() -> ComparativeClaim? {
    var (side, event): (ClaimSide?, Set<String>?)
    while true {
      while rest.first?.isMark == true { rest.removeFirst() }
      if side == nil, let opened = openingSide() {
        side = opened
      } else if event == nil, let opened = openingEvent() {
        event = opened
      } else {
        break
      }
    }
    if side == nil, let named = ClaimSide.named(rest) {
      rest.removeFirst(named.length)
      side = named.side
    } else if let action = actionWords() {
      event = (event ?? []).union(action)
    }
    guard let side, take(oneOf: ClaimVerbs.finite.union(ClaimVerbs.builds)),
      let amount = comparedAmount(), let isOfValues = comparedNoun()
    else { return nil }
    if let said = self.event() { event = (event ?? []).union(said) }
    guard otherSide(than: side) else { return nil }
    if let said = self.event() { event = (event ?? []).union(said) }
    guard rest.isEmpty else { return nil }
    return ComparativeClaim(amount: amount, isOfValues: isOfValues, side: side, event: event)
  }

  /// What is done, as the subject: `tapping Add`, `Skip`.
  private mutating func actionWords() -> Set<String>? {
    let words = rest.prefix { lexicon.isOfEvent($0) }
    guard !words.isEmpty else { return nil }
    rest.removeFirst(words.count)
    return words.names
  }

  /// What stands in front of the noun.
  private mutating func comparedAmount() -> ComparativeClaim.Amount? {
    skip(["only", "just", "exactly", "still", "again"])
    if let times = share() {
      skip(["of", "the"])
      return .times(times)
    }
    if take("as", "many") || take("the", "same", "number", "of") || take("equally", "many") {
      return .times(1)
    }
    let number = next.flatMap(ClaimWord.number)
    if number != nil { rest.removeFirst() }
    if take(oneOf: ["fewer", "less"]) { return number.map { .fewerBy($0) } ?? .fewer }
    if take("more") { return number.map { .moreBy($0) } ?? .more }
    guard let number, take("times") else { return nil }
    if take(oneOf: ["fewer", "less"]) { return .times(1 / Double(number)) }
    return take("as", "many") || take("more") ? .times(Double(number)) : nil
  }

  /// `half as many`, `a third of`
  private mutating func share() -> Double? {
    if take("half", "as", "many") || take("half") { return 0.5 }
    if take("twice", "as", "many") || take("twice") { return 2 }
    if take("a", "third") { return 1 / 3 }
    if take("a", "quarter") { return 1 / 4 }
    return nil
  }

  /// Whether view values are counted; nil: something else is.
  private mutating func comparedNoun() -> Bool? {
    if take(oneOf: ["body", "bodies"]) { return false }
    return take("view", "values") || take("view", "value") ? true : nil
  }

  /// The other side behind `than` or `as`, which may be left out. false: it is not the other one.
  private mutating func otherSide(than side: ClaimSide) -> Bool {
    guard take(oneOf: ["than", "as", "that"]) else { return rest.isEmpty }
    guard let other = ClaimSide.phrase(rest) ?? ClaimSide.named(rest) ?? bareSide() else {
      return false
    }
    rest.removeFirst(other.length)
    _ = take(oneOf: ClaimVerbs.finite) || take(oneOf: ClaimVerbs.does)
    return other.side != side
  }

  /// `before` and `after` without a noun.
  private func bareSide() -> (side: ClaimSide, length: Int)? {
    switch next {
    case "before": (.of(.incorrect), 1)
    case "after": (.of(.correct), 1)
    default: nil
    }
  }
}
