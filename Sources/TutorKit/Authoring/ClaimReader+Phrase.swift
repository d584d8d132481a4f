/// What a clause is about: views and bodies, and how many of them.
extension ClaimReader {
  enum Phrase {
    case views([Named])
    /// These and no other ones.
    case only([String])
    /// None of these.
    case none([String])
    case everything, nothing
    case bodies(Int)
    /// View values.
    case values(Int)
    /// All views, as things that are built.
    case allViews
    /// What the clause before it is about.
    case it
  }

  struct Named {
    enum Amount: Hashable {
      case some, every, none
      case count(Int)
    }

    var view: String
    var amount: Amount
  }

  private static let articles: Set<String> = ["the", "its", "a", "an"]
  private static let bodies: Set<String> = ["body", "bodies"]
  private static let bodiesOrViews: Set<String> = ["body", "bodies", "view", "views"]
  private static let wholes: Set<String> = ["whole", "entire", "full", "complete"]

  mutating func phrase() -> Phrase? {
    if take("it") || take("they") { return .it }
    if take("nothing") || takeNoBody() { return nothing() }
    if take("neither") { return neither() }
    if let phrase = quantity() ?? group() { return phrase }
    let isOnly = take(oneOf: ["only", "just"])
    if isOnly, let phrase = quantity() {
      if case .bodies = phrase { return phrase }
      return nil
    }
    if let pair = twoOfOne() { return .views([pair]) }
    if take("both") { return both() }
    guard let list = list() else { return nil }
    let isPlain = list.allSatisfy { $0.amount == .some || $0.amount == .every }
    let isOnlyBehind = isObject && next == "only" && rest.dropFirst().first?.isMark ?? true
    if isOnlyBehind { rest.removeFirst() }
    if take("alone") || isOnly || isOnlyBehind {
      return isPlain || list.count == 1 ? only(list) : nil
    }
    return .views(list)
  }

  private func only(_ list: [Named]) -> Phrase? {
    if case .count = list[0].amount { return .views(list) }
    return list[0].amount == .none ? nil : .only(list.map(\.view))
  }

  /// `no body` and what excepts one behind it.
  private mutating func takeNoBody() -> Bool {
    var reader = self
    guard reader.take("no"), reader.take(oneOf: Self.bodiesOrViews),
      let next = reader.next, ["but", "except", "other", "besides"].contains(next)
    else { return false }
    self = reader
    return true
  }

  /// Behind `nothing`.
  private mutating func nothing() -> Phrase? {
    guard take("but") || take("except") || take("other", "than") || take("besides") else {
      return .nothing
    }
    guard let list = list(), list.allSatisfy({ $0.amount == .some || $0.amount == .every }) else {
      return nil
    }
    return .only(list.map(\.view))
  }

  /// Behind `neither`.
  private mutating func neither() -> Phrase? {
    var views: [String] = []
    while let named = named() {
      views.append(named.view)
      while rest.first?.isMark == true, rest.dropFirst().first?.lower == "nor" {
        rest.removeFirst()
      }
      guard take("nor") else { break }
    }
    if views.isEmpty { return lexicon.views.count == 2 ? .nothing : nil }
    return views.count > 1 ? .none(views) : nil
  }

  /// `both rows`, but not `both Row and Title`.
  private mutating func twoOfOne() -> Named? {
    var reader = self
    guard next == "both", let named = reader.named(), reader.next != "and" else { return nil }
    self = reader
    return named
  }

  /// Behind `both`.
  private mutating func both() -> Phrase? {
    skip(Self.articles)
    if let list = list() {
      guard list.count == 1 else { return list.count == 2 ? .views(list) : nil }
      return .views([Named(view: list[0].view, amount: .count(2))])
    }
    skip(Self.bodiesOrViews)
    return lexicon.views.count == 2 ? .everything : nil
  }

  /// Views by the noun that they share: `both cards`, `the two cards`, `none of the cards`, `every card`.
  private mutating func group() -> Phrase? {
    var reader = self
    let isNeither = reader.take("neither", "of", "the")
    let amount = isNeither ? .none : reader.amount()
    if amount == .some || amount == .every { reader.skip(Self.articles) }
    guard let word = reader.rest.first, !word.isMark, let views = lexicon.group(word),
      amount != .some || word.lower.last == "s"
    else { return nil }
    if case .count(let count) = amount, count != views.count { return nil }
    reader.rest.removeFirst()
    self = reader
    return amount == .none
      ? Phrase.none(views) : .views(views.map { Named(view: $0, amount: .some) })
  }

  /// Bodies and views without their names: `all 12 bodies`, `no body`, `the whole screen`.
  private mutating func quantity() -> Phrase? {
    var reader = self
    guard let phrase = reader.anyQuantity() else { return nil }
    self = reader
    return phrase
  }

  private mutating func anyQuantity() -> Phrase? {
    if take("everything") { return .everything }
    if take("no") || take("not", "one") || take("not", "a", "single") {
      return take(oneOf: ["body", "view", "bodies", "views"]) ? .nothing : nil
    }
    if take(oneOf: ["all", "every", "each"]) { return ofAll() }
    if take("exactly") || take("a", "single") {
      let isSingle = next.map { Self.bodies.contains($0) } == true
      if isSingle { return take("body") ? .bodies(1) : nil }
    }
    if let count = next.flatMap(ClaimWord.number) { return counted(count) }
    _ = take("the")
    guard take(oneOf: Self.wholes) else { return nil }
    _ = take("view")
    return take(oneOf: ["screen", "tree", "hierarchy"]) ? .everything : nil
  }

  private mutating func ofAll() -> Phrase? {
    _ = take("the") || take("of", "the")
    if let count = next.flatMap(ClaimWord.number) {
      rest.removeFirst()
      if take("bodies") { return .bodies(count) }
      return take("views") ? .allViews : nil
    }
    return take(oneOf: Self.bodiesOrViews) ? .everything : nil
  }

  private mutating func counted(_ count: Int) -> Phrase? {
    rest.removeFirst()
    if take(oneOf: Self.bodies) { return count == 1 ? oneBody() : .bodies(count) }
    return take("view", "values") || take("view", "value") ? .values(count) : nil
  }

  /// `one body, that of Row`
  private mutating func oneBody() -> Phrase {
    var reader = self
    while reader.rest.first?.isMark == true { reader.rest.removeFirst() }
    guard reader.take("that", "of") || reader.take("the", "one", "of"), let list = reader.list(),
      list.count == 1
    else { return .bodies(1) }
    self = reader
    return .only([list[0].view])
  }

  /// `Row`, `Row and Title`, `Row, Title and Badge`
  mutating func list() -> [Named]? {
    guard let first = named() else { return nil }
    var list = [first]
    while true {
      var reader = self
      guard let named = reader.nextNamed(), !reader.beginsOther else { return list }
      list.append(named)
      self = reader
    }
  }

  /// Whether a clause of its own goes on here, the subject of which is read as one more of a list of objects.
  private var beginsOther: Bool {
    guard isObject else { return false }
    var reader = self
    if reader.predicate() != nil { return true }
    // `only Row; Title and Badge do not run`
    reader = self
    var isMore = false
    while let named = reader.nextNamed() {
      isMore = named.amount == .some || isMore
    }
    guard isMore, let verb = reader.next, Self.plurals.contains(verb) else { return false }
    return reader.predicate() != nil
  }

  /// The name behind marks and `and`; nil: none follows.
  private mutating func nextNamed() -> Named? {
    var reader = self
    while reader.rest.first?.isMark == true { reader.rest.removeFirst() }
    _ = reader.take("and")
    guard reader.rest.count < rest.count, let named = reader.named() else { return nil }
    self = reader
    return named
  }

  /// Verbs that say something of several.
  private static let plurals: Set<String> = [
    "are", "do", "stay", "remain", "aren't", "don't", "were", "did",
  ]

  /// `every Row`, `the body of Title`, `all three rows`
  mutating func named() -> Named? {
    var reader = self
    var amount = reader.amount()
    if amount == .some { reader.skip(Self.articles) }
    if reader.take("body", "of") || reader.take("bodies", "of") { reader.skip(Self.articles) }
    guard let word = reader.rest.first, !word.isMark else { return nil }
    if let view = lexicon.view(word) {
      reader.rest.removeFirst()
      reader.skip(Self.bodiesOrViews)
      self = reader
      return Named(view: view, amount: amount)
    }
    guard amount != .some || lexicon.isOfOne, let view = lexicon.noun(word) else { return nil }
    if word.lower.last != "s", case .count(1) = amount { amount = .count(1) }
    reader.rest.removeFirst()
    reader.skip(Self.bodiesOrViews)
    self = reader
    return Named(view: view, amount: amount)
  }

  private mutating func amount() -> Named.Amount {
    if take("none", "of", "the") || take("none", "of") || take("not", "one")
      || take("not", "a", "single") || take("no")
    {
      return .none
    }
    if take(oneOf: ["every", "each", "all"]) {
      _ = take("of")
      skip(["the", "single"])
      guard let count = next.flatMap(ClaimWord.number) else { return .every }
      rest.removeFirst()
      return .count(count)
    }
    if take("both") {
      skip(["the"])
      return .count(2)
    }
    var reader = self
    _ = reader.take("the") || reader.take("exactly")
    guard let count = reader.next.flatMap(ClaimWord.number) else { return .some }
    reader.rest.removeFirst()
    self = reader
    return .count(count)
  }
}
