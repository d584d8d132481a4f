/// What is different in all elements of a list, always: identities that are counted up, or that never change.
///
/// It is taken to hold where it holds at first, and dropped when an event breaks it, as ``ProofRelation`` does with
/// equal cells: what remains is true by induction.
struct ProofDistinct {
  /// A list of the state, and what is made of any element of it.
  struct Claim: Hashable {
    var list: ProofTerm
    var element: ProofTerm
    var key: ProofTerm
  }

  /// What each list of the state was at first, by its symbol.
  fileprivate var births: [ProofTerm: Set<ProofTerm>] = [:]
  fileprivate var broken: Set<Claim> = []
  /// The claims that something rests on.
  fileprivate var used: Set<Claim> = []

  /// Begins a round.
  mutating func begin(_ relation: ProofRelation) {
    (used, births) = ([], [:])
    for (leaf, symbol) in relation.values {
      if let born = relation.born[leaf] { births[symbol, default: []].insert(born) }
    }
  }

  /// Drops the claims that the steps break. false: none is.
  mutating func drop(_ steps: [ProofRelation.Step], _ relation: ProofRelation) -> Bool {
    let found = used.filter { !DistinctSteps(claim: $0, relation: relation).hold(steps, births) }
    broken.formUnion(found)
    return !found.isEmpty
  }
}

extension ProofTerms {
  /// Whether no two elements of a list have the same key, a term over any element of the list.
  func isDistinct(_ list: ProofTerm, _ key: ProofTerm) -> Bool {
    if key == position(in: list) { return true }
    guard let element = anyElement(of: list, in: key) else { return false }
    let base = origin(of: list)
    let own = anyElement(of: base, self[element].sort)
    let claim = ProofDistinct.Claim(
      list: base, element: own, key: substitute(key, [element: own]))
    guard !distinct.broken.contains(claim), let firsts = distinct.births[base],
      firsts.allSatisfy({ claim.keys(ofLiteral: $0, self) != nil })
    else { return false }
    distinct.used.insert(claim)
    return true
  }

  /// Whether a test of any element of a list is passed by the element that a row stands for, and by no other.
  func isOfRow(_ test: ProofTerm, in list: ProofTerm) -> Bool {
    let parts: (ProofTerm, ProofTerm)
    switch self[test].operation {
    case .equals: parts = (self[test].operands[0], self[test].operands[1])
    case .isZero:
      let sum = sum(self[test].operands[0])
      guard sum.constant == 0, sum.parts.count == 2,
        let plus = sum.parts.first(where: { $0.value == 1 }),
        let minus = sum.parts.first(where: { $0.value == -1 })
      else { return false }
      parts = (plus.key, minus.key)
    default: return false
    }
    let sides = [parts, (parts.1, parts.0)]
    return sides.contains { any, own in
      let bound = boundSymbols(of: any)
      guard bound.count == 1, let element = bound.first, boundSymbols(of: own).isEmpty,
        let row = anyElement(of: list, in: own),
        substitute(any, [element: row]) == own
      else { return false }
      return isDistinct(list, own)
    }
  }

  /// The list that has all the elements of another one, each once.
  private func origin(of list: ProofTerm) -> ProofTerm {
    var list = list
    while case .function(let name) = self[list].operation, DistinctSteps.choosing.contains(name) {
      list = self[list].operands[0]
    }
    return list
  }
}

extension ProofDistinct.Claim {
  func key(of element: ProofTerm, _ terms: ProofTerms) -> ProofTerm {
    terms.substitute(key, [self.element: element])
  }

  /// The keys of a list that is written out; nil: it is none, or two may be equal.
  fileprivate func keys(ofLiteral list: ProofTerm, _ terms: ProofTerms) -> [ProofTerm]? {
    guard let elements = terms.elements(of: list) else { return nil }
    let keys = elements.map { key(of: $0, terms) }
    return keys.allSatisfy(terms.isValue) && Set(keys).count == keys.count ? keys : nil
  }
}

extension ProofTerms {
  /// Whether another term of this kind is another value.
  fileprivate func isValue(_ term: ProofTerm) -> Bool {
    switch self[term].operation {
    case .integer, .string, .boolean: true
    case .constant: if case .enumeration = self[term].sort { true } else { false }
    default: isFresh(term)
    }
  }

  /// Whether a term is a value that nothing else has.
  fileprivate func isFresh(_ term: ProofTerm) -> Bool {
    guard case .function(let name) = self[term].operation else { return false }
    return name.hasPrefix(ProofInitializers.freshPrefix)
  }
}

/// Whether steps keep the keys of a list different.
private struct DistinctSteps {
  let claim: ProofDistinct.Claim
  let relation: ProofRelation
  private var terms: ProofTerms { relation.terms }

  /// What gives elements of its first operand, none twice.
  static let choosing: Set<String> = ["filter", "sorted", "reversed", "remove"]

  init(claim: ProofDistinct.Claim, relation: ProofRelation) {
    (self.claim, self.relation) = (claim, relation)
  }

  func hold(_ steps: [ProofRelation.Step], _ births: [ProofTerm: Set<ProofTerm>]) -> Bool {
    let firsts = births[claim.list] ?? []
    var added: [(step: ProofRelation.Step, keys: [ProofTerm])] = []
    for step in steps {
      var keys: [ProofTerm] = []
      for list in values(of: claim.list, step) where list != claim.list && !firsts.contains(list) {
        guard let new = newKeys(list, depth: 0) else { return false }
        keys += new.filter { !keys.contains($0) }
      }
      added.append((step, keys.filter { !terms.isFresh($0) }))
    }
    guard let first = added.lazy.flatMap(\.keys).first else { return true }
    let parts = terms.sum(first).parts
    guard parts.count == 1, let (counter, factor) = parts.first, factor == 1 else { return false }
    return isAbove(counter, firsts) && added.allSatisfy { grows(counter, $0.step, beyond: $0.keys) }
  }

  /// What the cells of a class are after a step, each value once.
  private func values(of symbol: ProofTerm, _ step: ProofRelation.Step) -> Set<ProofTerm> {
    Set(relation.values.filter { $0.value == symbol }.keys.compactMap { step.values[$0] })
  }

  /// A counter is above all keys that are there at first.
  private func isAbove(_ counter: ProofTerm, _ firsts: Set<ProofTerm>) -> Bool {
    guard let least = relation.firsts[counter] else { return false }
    return firsts.allSatisfy { list in
      claim.keys(ofLiteral: list, terms)?.allSatisfy { key in
        terms.integerValue(key).map { $0 < least } ?? false
      } ?? false
    }
  }

  /// A counter never falls, and goes on above the keys that a step adds.
  private func grows(
    _ counter: ProofTerm, _ step: ProofRelation.Step, beyond keys: [ProofTerm]
  ) -> Bool {
    let amounts = keys.map { amount($0, over: counter) }
    let most = amounts.reduce(-1) { max($0, $1 ?? .max) }
    guard amounts.allSatisfy({ ($0 ?? -1) >= 0 }) else { return false }
    let after = values(of: counter, step)
    if after.isEmpty { return keys.isEmpty }
    return after.allSatisfy { value in
      amount(value, over: counter).map { $0 >= 0 && $0 > most } ?? false
    }
  }

  /// How much a term is above a counter; nil: it is not known.
  private func amount(_ term: ProofTerm, over counter: ProofTerm) -> Int? {
    terms.integerValue(terms.subtract(term, counter))
  }

  /// The keys of a list that the claim's list has not, each once; nil: they are not known.
  private func newKeys(_ list: ProofTerm, depth: Int) -> [ProofTerm]? {
    guard depth < 50 else { return nil }
    if list == claim.list { return [] }
    let node = terms[list]
    func inner(_ index: Int) -> [ProofTerm]? { newKeys(node.operands[index], depth: depth + 1) }
    switch node.operation {
    case .choice:
      guard let a = inner(1), let b = inner(2) else { return nil }
      return a + b.filter { !a.contains($0) }
    case .function("list"): return node.operands.isEmpty ? [] : nil
    case .function("append"), .function("prepend"):
      guard let keys = inner(0), case let new = claim.key(of: node.operands[1], terms),
        !keys.contains(new)
      else { return nil }
      return keys + [new]
    case .function("replace"):
      let old = oldElement(node.operands[0], node.operands[1])
      guard claim.key(of: node.operands[2], terms) == claim.key(of: old, terms) else { return nil }
      return inner(0)
    case .function("map"):
      let bound = terms.boundSymbols(of: node.operands[1])
      guard bound.count == 1, let element = bound.first,
        claim.key(of: node.operands[1], terms) == claim.key(of: element, terms)
      else { return nil }
      return inner(0)
    case .function(let name) where Self.choosing.contains(name): return inner(0)
    default: return nil
    }
  }

  private func oldElement(_ list: ProofTerm, _ index: ProofTerm) -> ProofTerm {
    index == terms.position(in: list)
      ? terms.anyElement(of: list, terms[claim.element].sort)
      : terms.function("element", [list, index], terms[claim.element].sort)
  }
}
