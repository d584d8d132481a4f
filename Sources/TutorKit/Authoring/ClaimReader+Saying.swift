/// Clauses as a whole: what runs, and what an action runs.
extension ClaimReader {
  /// `Row and Title run`, `no body is evaluated`
  mutating func ofViews(_ last: Clause?) -> Clause? {
    guard let phrase = phrase(), let predicate = predicate() else { return nil }
    if case .it = phrase { return last.flatMap { again($0, predicate) } }
    return said(phrase, predicate).map { Clause(said: $0) }
  }

  /// `Row is the only view that runs`
  mutating func ofTheOnlyOne() -> Clause? {
    guard let named = named(), take("is", "the", "only"), take(oneOf: ["view", "body", "one"]),
      take("that") || take("which"), case .runs? = predicate()
    else { return nil }
    return Clause(said: [Said(kind: .runsAlone, views: [named.view])])
  }

  /// `Tapping Add runs Row`, `the good version does not run Row`
  mutating func ofAction(_ last: Clause?) -> Clause? {
    for length in rest.indices.map({ $0 - rest.startIndex }) where length > 0 {
      var reader = self
      guard var clause = reader.action(length, last),
        let said = reader.object()
      else { continue }
      clause.said = said
      self = reader
      return clause
    }
    return nil
  }

  /// The words in front of the verb, which say what is done.
  private mutating func action(_ length: Int, _ last: Clause?) -> Clause? {
    var words = rest.prefix(length)
    while let word = words.last, ClaimVerbs.adverbs.contains(word.lower) { words.removeLast() }
    var clause = Clause(isOfAction: true)
    if let side = ClaimSide.named(words), side.length == words.count {
      clause.side = side.side
    } else if words.map(\.lower) == ["it"] {
      guard let last, last.isOfAction else { return nil }
      clause.event = last.event
    } else {
      guard !words.isEmpty, words.allSatisfy(lexicon.isOfEvent) else { return nil }
      clause.event = words.names
    }
    rest.removeFirst(length)
    return clause
  }

  /// `SwiftUI calls the body of Row`
  mutating func ofLibrary() -> Clause? {
    _ = take("the")
    guard take(oneOf: ClaimVerbs.libraries) else { return nil }
    skip(ClaimVerbs.adverbs)
    return object().map { Clause(said: $0) }
  }

  /// Whether the next word calls a body.
  private var callsBody: Bool {
    guard let next, ClaimVerbs.calls.contains(next) else { return false }
    return rest.prefix(4).contains {
      $0.lower == "body" || $0.lower == "bodies" || $0.lower.hasSuffix(".body")
    }
  }

  /// The verb and what it runs.
  private mutating func object() -> [Said]? {
    let isDenied =
      take("never") || take("no", "longer") || take("does", "not") || take("do", "not")
      || take(oneOf: ClaimVerbs.deniedDoes)
    if take(oneOf: ClaimVerbs.builds), !isDenied {
      return phrase().flatMap { said($0, .isBuilt) }
    }
    if !isDenied, take(oneOf: ["leaves", "leave"]) {
      guard let list = list(), take(oneOf: ["alone", "untouched"]) else { return nil }
      return said(.views(list), .isSkipped)
    }
    guard callsBody && take(oneOf: ClaimVerbs.calls) || take(oneOf: ClaimVerbs.transitive) else {
      return nil
    }
    // Who denies it of both may mean that it is so of one.
    if isDenied, next == "both" { return nil }
    // `runs all rows` says of how many.
    skip(ClaimVerbs.adverbs.subtracting(["all"]))
    isObject = true
    defer { isObject = false }
    guard let phrase = phrase(), !(isDenied && phrase.isOfEach),
      let said = said(phrase, isDenied ? .isSkipped : .runs)
    else { return nil }
    guard take("instead", "of") || take("rather", "than") else { return said }
    return list().flatMap { self.said(.views($0), isDenied ? .runs : .isSkipped) }.map { said + $0 }
  }

  /// What goes on with what an action runs: `but no Row`, `and none in the second`, `and nothing else`.
  mutating func goingOn(_ last: Clause?) -> Clause? {
    guard let last, last.said.allSatisfy({ $0.kind != .nothingRuns }) else { return nil }
    var clause = Clause(event: last.event, isOfAction: last.isOfAction)
    let views = last.said.flatMap(\.views)
    if take("nothing", "else") || take("no", "others") {
      clause.said = [Said(kind: .runsAlone, views: views)]
      return last.said.allSatisfy(\.runs) ? clause : nil
    }
    if next == "none", rest.dropFirst().first?.lower != "of" {
      rest.removeFirst()
      clause.said = [Said(kind: .isSkipped, views: views)]
      return views.count == 1 && last.said[0].runs ? clause : nil
    }
    if let clause = timesAgain(last) ?? sameViews(last) { return clause }
    guard last.isOfAction else { return nil }
    if ["leaves", "leave"].contains(next), let said = object() {
      clause.said = said
      return clause
    }
    let isDenied =
      take("never") || next == "not" && rest.dropFirst().first?.lower != "one" && take("not")
    isObject = true
    defer { isObject = false }
    guard let phrase = phrase() else { return nil }
    if case .only = phrase, !isDenied, last.said.allSatisfy(\.runs) {
      clause.said = said(phrase, .runs) ?? []
      return clause
    }
    guard case .views(let list) = phrase, !(isDenied && phrase.isOfEach) else { return nil }
    guard isDenied || list.allSatisfy({ $0.amount == .none }) else { return nil }
    clause.said = said(phrase, isDenied ? .isSkipped : .runs) ?? []
    return clause.said.isEmpty ? nil : clause
  }

  /// `and once in the second`, of what the clause before it says.
  private mutating func timesAgain(_ last: Clause) -> Clause? {
    guard !last.said.isEmpty, last.said.allSatisfy(\.runs), last.times != nil else { return nil }
    var reader = self
    guard let times = reader.times() else { return nil }
    self = reader
    var clause = Clause(
      said: last.said.map { Said(kind: .runs(times: nil), views: $0.views) }, event: last.event,
      isOfAction: last.isOfAction)
    (clause.times, clause.isMore) = (times.count, times.isMore)
    return clause
  }

  /// `and does not run in the second`, of the views of the clause before it.
  private mutating func sameViews(_ last: Clause) -> Clause? {
    var reader = self
    guard let predicate = reader.predicate(), let clause = reader.again(last, predicate) else {
      return nil
    }
    self = reader
    return clause
  }

  /// `it does not`, of what the clause before it says.
  private func again(_ last: Clause, _ predicate: Predicate) -> Clause? {
    let views = last.said.flatMap(\.views)
    guard !views.isEmpty, last.said.allSatisfy({ $0.runs || $0.kind == .isSkipped }) else {
      return nil
    }
    // What `it` is when several are named, only the action says.
    guard last.isOfAction || views.count == 1 else { return nil }
    let list = views.map { Named(view: $0, amount: .some) }
    return said(.views(list), predicate).map {
      Clause(said: $0, event: last.event, isOfAction: last.isOfAction)
    }
  }

  /// nil: the two do not go together, or it is not sure what they say.
  private func said(_ phrase: Phrase, _ predicate: Predicate) -> [Said]? {
    switch (phrase, predicate) {
    case (.views(let list), _):
      let said = list.compactMap { self.said($0, predicate) }
      return said.count == list.count ? said : nil
    case (.only(let views), .runs): return [Said(kind: .runsAlone, views: views)]
    case (.none(let views), .runs): return views.map { Said(kind: .isSkipped, views: [$0]) }
    case (.everything, .runs): return [Said(kind: .allRun)]
    case (.everything, .isBuilt), (.allViews, .isBuilt): return [Said(kind: .allBuilt)]
    case (.nothing, .runs): return [Said(kind: .nothingRuns)]
    case (.bodies(let count), .runs): return [Said(kind: .bodies(count))]
    case (.values(let count), .isBuilt): return [Said(kind: .values(count))]
    default: return nil
    }
  }

  private func said(_ named: Named, _ predicate: Predicate) -> Said? {
    let kind: RunClaim.Kind? =
      switch (named.amount, predicate) {
      case (.some, .runs): .runs(times: nil)
      case (.every, .runs): .everyRuns
      case (.count(let count), .runs): .runsInAll(count)
      case (.none, .runs): .isSkipped
      case (.some, .runsOnly): .runsOnly
      case (.some, .isSkipped), (.every, .isSkipped): .isSkipped
      case (.some, .neverRuns), (.every, .neverRuns): .neverRuns
      case (.some, .neverRunsAgain), (.every, .neverRunsAgain): .neverRunsAgain
      default: nil
      }
    return kind.map { Said(kind: $0, views: [named.view]) }
  }
}

extension ClaimReader.Phrase {
  /// Whether it names all views of a type: who denies it of each may mean that it is so of some.
  fileprivate var isOfEach: Bool {
    switch self {
    case .views(let list): list.contains { $0.amount == .every }
    case .everything, .allViews: true
    default: false
    }
  }
}

extension ClaimReader.Clause {
  /// Whether it says of the same views that they run, and the other that they do not, or the other way round.
  func isOpposite(of other: ClaimReader.Clause) -> Bool {
    let views = Set(said.flatMap(\.views))
    guard !views.isEmpty, views == Set(other.said.flatMap(\.views)) else { return false }
    return said.allSatisfy(\.runs) && other.said.allSatisfy { $0.kind == .isSkipped }
      || other.said.allSatisfy(\.runs) && said.allSatisfy { $0.kind == .isSkipped }
  }
}

extension ClaimReader.Said {
  /// Whether it is said of views that they run.
  fileprivate var runs: Bool {
    switch kind {
    case .runs, .everyRuns, .runsAlone: true
    default: false
    }
  }
}
