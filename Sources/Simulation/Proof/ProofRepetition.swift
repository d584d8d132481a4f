/// What the turns of a loop come to, as terms: the same that `filter`, `map`, `contains` and `reduce` give.
extension ProofTerms {
  /// A list of what a function gives for each element of another one.
  ///
  /// - Parameters:
  ///   - made: what it gives, of `element`, which is bound.
  func mapped(_ list: ProofTerm, _ made: ProofTerm, of element: ProofTerm) -> ProofTerm {
    guard let elements = elements(of: list) else {
      return function("map", [list, made], .other)
    }
    return function("list", elements.map { substitute(made, [element: $0]) }, .other)
  }

  /// Whether a term stands in another one.
  func mentions(_ term: ProofTerm, in root: ProofTerm) -> Bool {
    var seen: Set<ProofTerm> = []
    var pending = [root]
    while let next = pending.popLast() {
      if next == term { return true }
      if seen.insert(next).inserted { pending += self[next].operands }
    }
    return false
  }

  /// A value to which a function of itself and of an element is applied for each element of a list: a sum, whether
  /// there is an element or all are so, else what `reduce` gives.
  ///
  /// - Parameters:
  ///   - next: the value after one turn, of `result`, the one before it.
  ///   - any: the element in `next`.
  ///   - bound: a term about any element as part of a function of the list.
  func repeated(
    _ next: ProofTerm, from start: ProofTerm, _ result: ProofTerm, over list: ProofTerm,
    _ any: ProofTerm, _ bound: (ProofTerm) -> ProofTerm
  ) -> ProofTerm {
    let (base, test) = choosing(list)
    if test != yes, let element = boundSymbols(of: test).first, boundSymbols(of: test).count == 1 {
      let passing = choice(substitute(test, [element: any]), next, result)
      return repeated(passing, from: start, result, over: base, any, bound)
    }
    if let elements = elements(of: list) {
      return elements.reduce(start) { substitute(next, [result: $0, any: $1]) }
    }
    switch self[start].sort {
    case .boolean:
      let (after, before) = (substitute(next, [result: no]), substitute(next, [result: yes]))
      if before == yes { return or([start, contains(list, bound(after))]) }
      if after == no { return and([start, not(contains(list, bound(not(before))))]) }
    case .integer:
      if let (test, amount) = increment(next, of: result) {
        let counted = test == yes ? list : filter(list, bound(test))
        return add(start, scale(count(ofList: counted), amount))
      }
    default: break
    }
    return function("reduce", [list, start, bound(next)], self[start].sort)
  }

  /// When a number is counted up, and by what; nil: by no number that is known.
  private func increment(
    _ next: ProofTerm, of result: ProofTerm
  ) -> (test: ProofTerm, amount: Int)? {
    let change = subtract(next, result)
    if let amount = integerValue(change) { return (yes, amount) }
    for term in [next, change] where self[term].operation == .choice {
      let parts = self[term].operands
      let base = term == next ? result : integer(0)
      let (a, b) = (subtract(parts[1], base), subtract(parts[2], base))
      guard symbols(of: parts[0]).isDisjoint(with: [result]) else { continue }
      if let amount = integerValue(a), b == integer(0) { return (parts[0], amount) }
      if let amount = integerValue(b), a == integer(0) { return (not(parts[0]), amount) }
    }
    return nil
  }

  /// When something is appended to a list, and what; nil: something else happens to it.
  func appended(
    _ list: ProofTerm, to result: ProofTerm
  ) -> (test: ProofTerm, added: ProofTerm)? {
    let node = self[list]
    switch node.operation {
    case .function("append") where node.operands[0] == result: return (yes, node.operands[1])
    case .choice where node.operands[2] == result:
      guard let (test, added) = appended(node.operands[1], to: result) else { return nil }
      return (and(node.operands[0], test), added)
    case .choice where node.operands[1] == result:
      guard let (test, added) = appended(node.operands[2], to: result) else { return nil }
      return (and(not(node.operands[0]), test), added)
    default: return nil
    }
  }
}
