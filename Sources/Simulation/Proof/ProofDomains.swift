/// The values that a whole number of the state can have at all, where they are few: from its first
/// value, whatever the events make of it. `if minutes < 60 { minutes += 5 }` gives 5, 10, … 60.
struct ProofDomains {
  private let terms: ProofTerms
  /// Values of one class.
  private static let mostValues = 64
  private static let mostChoices = 400

  init(_ terms: ProofTerms) { self.terms = terms }

  /// The values of a symbol that begins with some values. nil: too many, or they depend on more.
  ///
  /// - Parameter next: what the events make of the symbol, each with what is true then.
  func closure(
    of symbol: ProofTerm, from first: Set<Int>, _ next: [(facts: [ProofTerm], value: ProofTerm)]
  ) -> Set<Int>? {
    var result = first
    var pending = first.sorted()
    while let value = pending.popLast() {
      let known = [symbol: terms.integer(value)]
      for step in next {
        let facts = step.facts.map { terms.substitute($0, known) }
        if facts.contains(terms.no) { continue }
        var left = Self.mostChoices
        guard
          let values = possible(terms.substitute(step.value, known), facts, &left)
        else { return nil }
        for new in values where result.insert(new).inserted { pending.append(new) }
        if result.count > Self.mostValues { return nil }
      }
    }
    return result
  }

  /// All values of a term whose conditions may go either way.
  private func possible(
    _ term: ProofTerm, _ facts: [ProofTerm], _ left: inout Int
  ) -> Set<Int>? {
    left -= 1
    guard left > 0 else { return nil }
    if let value = terms.integerValue(term) { return [value] }
    if terms[term].operation == .choice {
      let parts = terms[term].operands
      var result: Set<Int> = []
      for (condition, arm) in [(parts[0], parts[1]), (terms.not(parts[0]), parts[2])] {
        var solver = ProofSolver(terms)
        if solver.isRefuted(condition, under: facts) { continue }
        guard let values = possible(arm, facts + [condition], &left) else { return nil }
        result.formUnion(values)
      }
      return result
    }
    return bounded(term, facts)
  }

  /// The values that bounds leave to a symbol: what a control with a range can give.
  private func bounded(_ term: ProofTerm, _ facts: [ProofTerm]) -> Set<Int>? {
    guard case .symbol = terms[term].operation else { return nil }
    var (low, high): (Int?, Int?)
    for fact in facts where terms[fact].operation == .isNonNegative {
      let sum = terms.sum(terms[fact].operands[0])
      guard sum.parts.count == 1, let factor = sum.parts[term], sum.constant != .min else {
        continue
      }
      if factor == 1 { low = max(low ?? .min, -sum.constant) }
      if factor == -1 { high = min(high ?? .max, sum.constant) }
    }
    guard let low, let high, low <= high, high - low < Self.mostValues else { return nil }
    return Set(low...high)
  }

  /// What follows from a symbol being one of some values: its bounds and its stride.
  func facts(_ symbol: ProofTerm, _ values: Set<Int>) -> [ProofTerm] {
    guard let low = values.min(), let high = values.max() else { return [] }
    var result = [
      terms.isNonNegative(terms.subtract(symbol, terms.integer(low))),
      terms.isNonNegative(terms.subtract(terms.integer(high), symbol)),
    ]
    var stride = 0
    for value in values {
      var (a, b) = (stride, value - low)
      while b != 0 { (a, b) = (b, a % b) }
      stride = a
    }
    if stride > 1 {
      let steps = terms.symbol("steps of \(symbol.number)", .integer)
      let value = terms.add(terms.integer(low), terms.scale(steps, stride))
      result.append(terms.isZero(terms.subtract(symbol, value)))
    }
    return result
  }
}
