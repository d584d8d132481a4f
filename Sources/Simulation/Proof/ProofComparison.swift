import Catalog

/// Two screens as terms, and what may happen on both at the same place.
struct ProofComparison {
  /// The same event of both programs, and what is true where it can happen.
  struct Pair {
    var before: ProofEvent
    var after: ProofEvent
    var facts: [ProofTerm]
  }

  let terms: ProofTerms
  private(set) var pairs: [Pair] = []
  /// Where the screens differ first: the sites of both sides.
  private(set) var difference: (before: Int?, after: Int?)?
  private var solver: ProofSolver
  private var left = 4_000
  /// Whether it shows in more than their content that rows are others.
  var seesIdentities = false
  /// What is true where the controls around the present place can be used.
  private var enabled: [ProofTerm] = []

  init(_ terms: ProofTerms) {
    self.terms = terms
    solver = ProofSolver(terms)
  }

  mutating func compare(
    _ a: [ProofItem], _ b: [ProofItem], under facts: [ProofTerm]
  ) -> Bool {
    compare(a[...], b[...], facts, depth: 0)
  }

  private mutating func compare(
    _ first: ArraySlice<ProofItem>, _ second: ArraySlice<ProofItem>, _ facts: [ProofTerm],
    depth: Int
  ) -> Bool {
    guard depth < 200 else { return false }
    var (a, b) = (first, second)
    while true {
      left -= 1
      guard left > 0 else { return false }
      switch (a.first, b.first) {
      case (nil, nil): return true
      case (.node(let x)?, .node(let y)?):
        guard compare(x, y, facts, depth: depth + 1) else {
          if difference == nil { difference = (x.site, y.site) }
          return false
        }
        a.removeFirst()
        b.removeFirst()
      case (.choice(let p, let yes, let no)?, .choice(let q, let then, let other)?)
      where solver.areEqual(p, q, under: facts):
        guard
          compareArms(p, yes, then, facts, depth),
          compareArms(terms.not(p), no, other, facts, depth)
        else { return false }
        a.removeFirst()
        b.removeFirst()
      case (.choice(let p, let yes, let no)?, .choice(let q, let then, let other)?)
      where solver.areEqual(p, terms.not(q), under: facts) && Self.isInert(yes) && Self.isInert(no):
        guard
          compareArms(p, yes, other, facts, depth),
          compareArms(terms.not(p), no, then, facts, depth)
        else { return false }
        a.removeFirst()
        b.removeFirst()
      case (.choice(let condition, let yes, let no)?, _):
        return split(condition, (yes, no), facts, depth) { arm in (arm + a.dropFirst(), b) }
      case (_, .choice(let condition, let yes, let no)?):
        return split(condition, (yes, no), facts, depth) { arm in (a, arm + b.dropFirst()) }
      default:
        if difference == nil { difference = (site(a.first), site(b.first)) }
        return false
      }
    }
  }

  private mutating func compareArms(
    _ condition: ProofTerm, _ a: [ProofItem], _ b: [ProofItem], _ facts: [ProofTerm], _ depth: Int
  ) -> Bool {
    if solver.isRefuted(condition, under: facts) { return true }
    return compare(a[...], b[...], facts + [condition], depth: depth + 1)
  }

  /// A branch on one side only: each way of it is compared with the whole other side. What has a
  /// life of its own must stand in a branch on both sides.
  private mutating func split(
    _ condition: ProofTerm, _ arms: ([ProofItem], [ProofItem]), _ facts: [ProofTerm], _ depth: Int,
    _ lists: ([ProofItem]) -> (ArraySlice<ProofItem>, ArraySlice<ProofItem>)
  ) -> Bool {
    for (arm, fact) in [(arms.0, condition), (arms.1, terms.not(condition))] {
      if solver.isRefuted(fact, under: facts) { continue }
      let isCertain = solver.isRefuted(terms.not(fact), under: facts)
      guard isCertain || Self.isInert(arms.0) && Self.isInert(arms.1) else {
        if difference == nil { difference = (site(arm.first), nil) }
        return false
      }
      let (a, b) = lists(arm)
      guard compare(a, b, facts + [fact], depth: depth + 1) else { return false }
    }
    return true
  }

  private func site(_ item: ProofItem?) -> Int? {
    switch item {
    case .node(let node)?: node.site
    case .choice(_, let a, let b)?: site(a.first) ?? site(b.first)
    case nil: nil
    }
  }

  private mutating func compare(
    _ a: ProofNode, _ b: ProofNode, _ facts: [ProofTerm], depth: Int
  ) -> Bool {
    guard a.name == b.name, a.values.count == b.values.count,
      a.children.count == b.children.count, a.events.count == b.events.count
    else { return false }
    for (x, y) in zip(a.values, b.values) {
      let isSame =
        a.name == ".tag"
        ? solver.areEqual(x.term, y.term, under: facts) : areEqual(x.term, y.term, facts)
      guard x.label == y.label, isSame || x.label == "id" && mayHaveOtherIdentities(a, b) else {
        return false
      }
    }
    for (x, y) in zip(a.events, b.events) {
      guard x.kind == y.kind else { return false }
      pairs.append(Pair(before: x, after: y, facts: facts + enabled))
    }
    let outer = enabled
    defer { enabled = outer }
    if a.name == ".disabled", let condition = a.values.first?.term,
      terms[condition].sort == .boolean
    {
      enabled.append(terms.not(condition))
    }
    for (x, y) in zip(a.children, b.children) {
      guard x.label == y.label, compare(x.items[...], y.items[...], facts, depth: depth + 1) else {
        return false
      }
    }
    return true
  }

  /// Whether rows of one program keep nothing and those of the other neither, so that it does not show by what they are
  /// told apart as long as they are.
  private func mayHaveOtherIdentities(_ a: ProofNode, _ b: ProofNode) -> Bool {
    guard !seesIdentities, a.name == "ForEach", a.values.count == 2, b.values.count == 2 else {
      return false
    }
    return terms.isDistinct(b.values[0].term, b.values[1].term)
      && [a, b].allSatisfy { $0.children.allSatisfy { Self.keepsNothing($0.items) } }
  }

  /// Whether it makes no difference that it is made anew between two events.
  private static func keepsNothing(_ items: [ProofItem]) -> Bool {
    all(items) { StillViews.keepsNothing($0.name) }
  }

  /// Whether all nodes are so.
  private static func all(_ items: [ProofItem], _ holds: (ProofNode) -> Bool) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .choice(_, let a, let b): all(a, holds) && all(b, holds)
      case .node(let node): holds(node) && node.children.allSatisfy { all($0.items, holds) }
      }
    }
  }

  /// A whole number that is written where a `Double` or `CGFloat` belongs is one.
  private mutating func areEqual(
    _ a: ProofTerm, _ b: ProofTerm, _ facts: [ProofTerm]
  ) -> Bool {
    if terms[a].sort != terms[b].sort {
      let values = [a, b].map { terms.floatingValue($0) ?? terms.integerValue($0).map(Double.init) }
      return values[0] != nil && values[0] == values[1]
    }
    return solver.areEqual(a, b, under: facts)
  }

  /// Whether it makes no difference that it is made anew.
  static func isInert(_ items: [ProofItem]) -> Bool {
    all(items) { $0.events.isEmpty && StillViews.isStill($0.name) }
  }
}
