/// Whether facts contradict each other, and whether two terms are equal under them.
///
/// It answers yes or "not known": only a yes is ever used.
struct ProofSolver {
  let terms: ProofTerms
  /// Questions that may still be split within one call.
  private var left = 0

  /// Splits that one question may take.
  private static let mostSplits = 600

  init(_ terms: ProofTerms) { self.terms = terms }

  /// Whether no values make all facts true.
  mutating func isRefuted(_ facts: [ProofTerm]) -> Bool {
    left = Self.mostSplits
    return refute(facts, depth: 0)
  }

  /// Whether a condition is never true where the facts are, which do not contradict each other.
  mutating func isRefuted(_ condition: ProofTerm, under facts: [ProofTerm]) -> Bool {
    isRefuted(relevant(facts, to: [condition]) + [condition])
  }

  /// Whether two terms have the same value whenever the facts are true, which do not contradict each
  /// other.
  mutating func areEqual(_ a: ProofTerm, _ b: ProofTerm, under facts: [ProofTerm]) -> Bool {
    if a == b { return true }
    guard terms[a].sort == terms[b].sort else { return false }
    left = Self.mostSplits
    return equal(a, b, relevant(facts, to: [a, b]), depth: 0)
  }

  /// The facts that share a symbol with some terms, or with another such fact: the others say nothing
  /// about them.
  func relevant(_ facts: [ProofTerm], to roots: [ProofTerm]) -> [ProofTerm] {
    var symbols = roots.reduce(into: Set<ProofTerm>()) { $0.formUnion(terms.symbols(of: $1)) }
    var isKept = facts.map { _ in false }
    var isNews = true
    while isNews {
      isNews = false
      for (index, fact) in facts.enumerated() where !isKept[index] {
        let own = terms.symbols(of: fact)
        if own.isDisjoint(with: symbols) { continue }
        isKept[index] = true
        isNews = isNews || !own.isSubset(of: symbols)
        symbols.formUnion(own)
      }
    }
    return zip(facts, isKept).compactMap { $1 ? $0 : nil }
  }

  // MARK: Equality

  private mutating func equal(
    _ a: ProofTerm, _ b: ProofTerm, _ facts: [ProofTerm], depth: Int
  ) -> Bool {
    if a == b { return true }
    left -= 1
    guard left > 0, depth < 60 else { return false }
    if terms[a].sort == .boolean {
      return refute(facts + [a, terms.not(b)], depth: depth)
        && refute(facts + [terms.not(a), b], depth: depth)
    }
    if let condition = condition(in: [a, b]) {
      for answer in [true, false] {
        let fact = answer ? condition : terms.not(condition)
        guard !refute(facts + [fact], depth: depth) else { continue }
        let values = assignment(condition, answer)
        let rest = facts.map { terms.substitute($0, values) } + [fact]
        guard
          equal(
            terms.substitute(a, values), terms.substitute(b, values), rest, depth: depth + 1)
        else { return false }
      }
      return true
    }
    if terms[a].sort == .integer, differsOnlyInSums(a, b, facts, depth) { return true }
    let (x, y) = (terms[a], terms[b])
    if x.operation == y.operation, x.operands.count == y.operands.count, !x.operands.isEmpty {
      var isSame = true
      for (p, q) in terms.operandPairs(x, y) where isSame {
        isSame =
          terms[p].sort == terms[q].sort && equal(p, q, facts, depth: depth + 1)
      }
      if isSame { return true }
    }
    return refute(facts + [terms.not(terms.equal(a, b))], depth: depth)
  }

  private mutating func differsOnlyInSums(
    _ a: ProofTerm, _ b: ProofTerm, _ facts: [ProofTerm], _ depth: Int
  ) -> Bool {
    let difference = terms.subtract(a, b)
    if terms.integerValue(difference) == 0 { return true }
    let one = terms.integer(-1)
    return refute(facts + [terms.isNonNegative(terms.add(difference, one))], depth: depth)
      && refute(
        facts + [terms.isNonNegative(terms.add(terms.scale(difference, -1), one))], depth: depth)
  }

  private func assignment(_ condition: ProofTerm, _ answer: Bool) -> [ProofTerm: ProofTerm] {
    [condition: terms.boolean(answer), terms.not(condition): terms.boolean(!answer)]
  }

  // MARK: Contradiction

  private mutating func refute(_ given: [ProofTerm], depth: Int) -> Bool {
    left -= 1
    guard left > 0, depth < 80 else { return false }
    guard let facts = simplified(given) else { return true }
    if let index = facts.firstIndex(where: { terms[$0].operation == .or }) {
      var rest = facts
      let alternatives = terms[rest.remove(at: index)].operands
      for part in alternatives where !refute(rest + [part], depth: depth + 1) { return false }
      return true
    }
    if let condition = condition(in: facts) {
      for answer in [true, false] {
        let values = assignment(condition, answer)
        let rest = facts.map { terms.substitute($0, values) }
        let fact = answer ? condition : terms.not(condition)
        guard refute(rest + [fact], depth: depth + 1) else { return false }
      }
      return true
    }
    return LinearFacts(facts, terms).areContradictory || excludesAllCases(facts)
      || FloatingFacts(facts, terms).areContradictory
  }

  /// The facts as parts, with known values in the places of their symbols. nil: one is false.
  private func simplified(_ given: [ProofTerm]) -> [ProofTerm]? {
    var facts = Set(given)
    for _ in 0..<12 {
      var flat: Set<ProofTerm> = []
      for fact in facts {
        if fact == terms.no { return nil }
        if fact == terms.yes { continue }
        if terms[fact].operation == .and {
          flat.formUnion(terms[fact].operands)
        } else {
          flat.insert(fact)
        }
      }
      var values: [ProofTerm: ProofTerm] = [:]
      for fact in flat {
        if flat.contains(terms.not(fact)) { return nil }
        if let (symbol, value) = binding(fact), values[symbol] == nil { values[symbol] = value }
      }
      let literals = flat.filter { terms[$0].operation != .or }
      for fact in literals where values[fact] == nil {
        values[fact] = terms.yes
        values[terms.not(fact)] = terms.no
      }
      var next: Set<ProofTerm> = []
      for fact in flat {
        var others = values
        if literals.contains(fact) {
          others[fact] = nil
          others[terms.not(fact)] = nil
          if let (symbol, value) = binding(fact), values[symbol] == value { others[symbol] = nil }
        }
        next.insert(terms.substitute(fact, others))
      }
      if next == facts { break }
      facts = next
    }
    return facts.contains(terms.no) ? nil : facts.sorted { $0.number < $1.number }
  }

  /// `x == 3` as the symbol and its value.
  private func binding(_ fact: ProofTerm) -> (ProofTerm, ProofTerm)? {
    let node = terms[fact]
    switch node.operation {
    case .isZero:
      let sum = terms.sum(node.operands[0])
      guard sum.parts.count == 1, let (part, factor) = sum.parts.first, factor == 1,
        sum.constant != .min
      else { return nil }
      return (part, terms.integer(-sum.constant))
    case .equals:
      let (a, b) = (node.operands[0], node.operands[1])
      if isSymbol(a), isConstant(b) { return (a, b) }
      if isSymbol(b), isConstant(a) { return (b, a) }
      return nil
    default: return nil
    }
  }

  private func isSymbol(_ term: ProofTerm) -> Bool {
    if case .symbol = terms[term].operation { return true }
    return false
  }

  private func isConstant(_ term: ProofTerm) -> Bool {
    switch terms[term].operation {
    case .string: return true
    case .constant: if case .enumeration = terms[term].sort { return true }
    default: break
    }
    return false
  }

  /// A condition of a choice inside of the terms, an innermost one.
  private func condition(in roots: [ProofTerm]) -> ProofTerm? {
    var seen: Set<ProofTerm> = []
    var pending = roots
    var found: ProofTerm?
    while let term = pending.popLast() {
      guard seen.insert(term).inserted else { continue }
      let node = terms[term]
      if node.operation == .choice, let condition = node.operands.first {
        found = condition
        pending.append(condition)
        continue
      }
      pending += terms.isOfElements(node) ? Array(node.operands.prefix(1)) : node.operands
    }
    return found
  }

  private func excludesAllCases(_ facts: [ProofTerm]) -> Bool {
    var excluded: [ProofTerm: Set<ProofTerm>] = [:]
    for fact in facts where terms[fact].operation == .not {
      let inner = terms[terms[fact].operands[0]]
      guard inner.operation == .equals else { continue }
      let (a, b) = (inner.operands[0], inner.operands[1])
      if isConstant(a) { excluded[b, default: []].insert(a) }
      if isConstant(b) { excluded[a, default: []].insert(b) }
    }
    return excluded.contains { term, cases in
      guard case .enumeration(let name) = terms[term].sort, let all = terms.cases[name],
        !all.isEmpty
      else { return false }
      return all.allSatisfy(cases.contains)
    }
  }
}

/// Linear facts about integers, with variables eliminated one after another.
struct LinearFacts {
  private var bounds: [ProofTerms.Sum] = []
  private var unequal: [ProofTerms.Sum] = []

  /// Facts that one elimination may make.
  private static let mostBounds = 120

  init(_ facts: [ProofTerm], _ terms: ProofTerms) {
    for fact in facts {
      let node = terms[fact]
      switch node.operation {
      case .isNonNegative: bounds.append(terms.sum(node.operands[0]))
      case .isZero:
        let sum = terms.sum(node.operands[0])
        bounds.append(sum)
        bounds.append(Self.scaled(sum, -1) ?? sum)
      case .not:
        let inner = terms[node.operands[0]]
        if inner.operation == .isZero { unequal.append(terms.sum(inner.operands[0])) }
      default: break
      }
      addCount(of: fact, terms)
    }
    // Counts of characters are not negative.
    for part in Set(bounds.flatMap(\.parts.keys)) {
      if case .function("count") = terms[part].operation {
        bounds.append(ProofTerms.Sum(constant: 0, parts: [part: 1]))
      }
    }
  }

  /// What is not empty has a count of 1 or more: a text, or the elements of a list that pass a test.
  private mutating func addCount(of fact: ProofTerm, _ terms: ProofTerms) {
    let isNot = terms[fact].operation == .not
    let node = terms[isNot ? terms[fact].operands[0] : fact]
    var count: ProofTerm?
    if node.operation == .equals, isNot,
      let empty = node.operands.firstIndex(where: { terms.text($0) == "" })
    {
      count = terms.apply("count", [node.operands[1 - empty]], .integer)
    } else if node.operation == .function("contains") {
      let found = terms.count(ofList: terms.filter(node.operands[0], node.operands[1]))
      if isNot { bounds.append(terms.sum(terms.scale(found, -1))) } else { count = found }
    }
    if let count { bounds.append(terms.sum(terms.add(count, terms.integer(-1)))) }
  }

  var areContradictory: Bool { Self.contradict(bounds, unequal[...]) }

  private static func contradict(
    _ bounds: [ProofTerms.Sum], _ unequal: ArraySlice<ProofTerms.Sum>
  ) -> Bool {
    if eliminate(bounds) { return true }
    guard let first = unequal.first, unequal.count < 6,
      let above = shifted(first), let below = scaled(first, -1).flatMap(shifted)
    else { return false }
    let rest = unequal.dropFirst()
    return contradict(bounds + [above], rest) && contradict(bounds + [below], rest)
  }

  private static func shifted(_ sum: ProofTerms.Sum) -> ProofTerms.Sum? {
    guard let constant = ProofTerms.added(sum.constant, -1) else { return nil }
    return ProofTerms.Sum(constant: constant, parts: sum.parts)
  }

  private static func eliminate(_ given: [ProofTerms.Sum]) -> Bool {
    var bounds = given
    for _ in 0..<10 {
      if bounds.contains(where: { $0.parts.isEmpty && $0.constant < 0 }) { return true }
      guard let part = rarest(bounds) else { return false }
      let positive = bounds.filter { ($0.parts[part] ?? 0) > 0 }
      let negative = bounds.filter { ($0.parts[part] ?? 0) < 0 }
      bounds.removeAll { $0.parts[part] != nil }
      for a in positive {
        for b in negative {
          if let joined = joined(a, b, part) { bounds.append(joined) }
        }
      }
      if bounds.count > mostBounds { return false }
    }
    return false
  }

  /// The variable to eliminate: one with factors of 1, so that nothing is lost, in few facts.
  private static func rarest(_ bounds: [ProofTerms.Sum]) -> ProofTerm? {
    var uses: [ProofTerm: (factor: Int, count: Int)] = [:]
    for bound in bounds {
      for (part, factor) in bound.parts {
        let use = uses[part] ?? (0, 0)
        uses[part] = (
          max(use.factor, factor.magnitude > 1_000 ? 1_000 : abs(factor)), use.count + 1
        )
      }
    }
    return uses.min {
      ($0.value.factor, $0.value.count, $0.key.number)
        < ($1.value.factor, $1.value.count, $1.key.number)
    }?.key
  }

  /// What follows from two facts without a variable. Rounded down, since all is whole.
  private static func joined(
    _ a: ProofTerms.Sum, _ b: ProofTerms.Sum, _ part: ProofTerm
  ) -> ProofTerms.Sum? {
    guard let p = a.parts[part], let q = b.parts[part], q != .min,
      let left = scaled(a, -q), let right = scaled(b, p),
      let constant = ProofTerms.added(left.constant, right.constant)
    else { return nil }
    var result = ProofTerms.Sum(constant: constant, parts: left.parts)
    for (key, value) in right.parts {
      guard let sum = ProofTerms.added(result.parts[key] ?? 0, value) else { return nil }
      result.parts[key] = sum == 0 ? nil : sum
    }
    result.parts[part] = nil
    let divisor = result.parts.isEmpty ? 1 : ProofTerms.divisor(of: result)
    if divisor > 1 {
      result.constant = ProofTerms.floorDivision(result.constant, divisor)
      result.parts = result.parts.mapValues { $0 / divisor }
    }
    return result
  }

  private static func scaled(_ sum: ProofTerms.Sum, _ factor: Int) -> ProofTerms.Sum? {
    guard let constant = ProofTerms.multiplied(sum.constant, factor) else { return nil }
    var parts: [ProofTerm: Int] = [:]
    for (key, value) in sum.parts {
      guard let product = ProofTerms.multiplied(value, factor) else { return nil }
      parts[key] = product
    }
    return ProofTerms.Sum(constant: constant, parts: parts)
  }
}
