/// How the cells of two programs are related: classes of cells that are equal in every state that can
/// be reached, and cells that never change.
///
/// All that holds at first is taken to hold, and what an event breaks is dropped, until nothing is
/// (Houdini). What remains is true at first and kept by every event: so by induction always.
struct ProofRelation {
  /// A scalar inside of a cell.
  struct Leaf: Hashable {
    var cell: String
    var path: String
  }

  let terms: ProofTerms
  /// What each leaf stands for: a constant, or the symbol of its class.
  private(set) var values: [Leaf: ProofTerm] = [:]
  /// What each leaf stood for when it was taken in.
  private(set) var born: [Leaf: ProofTerm] = [:]
  /// What the cells of a class were at first, where it is a whole number.
  private(set) var firsts: [ProofTerm: Int] = [:]
  private var symbols = 0
  /// What each class was at first.
  private var origins: [ProofTerm: ProofTerm] = [:]

  init(_ terms: ProofTerms) { self.terms = terms }

  var isEmpty: Bool { values.isEmpty }

  /// Whether two values have their leaves at the same places.
  static func haveSameShape(_ a: ProofValue, _ b: ProofValue) -> Bool {
    func all(_ x: [ProofValue], _ y: [ProofValue]) -> Bool {
      x.count == y.count && zip(x, y).allSatisfy { haveSameShape($0, $1) }
    }
    switch (a, b) {
    case (.term, .term), (.none, .none), (.object, .object), (.range, .range), (.list, .list):
      return true
    case (.optional(_, let x), .optional(_, let y)): return haveSameShape(x, y)
    case (.structure(_, let x), .structure(_, let y)), (.array(let x), .array(let y)),
      (.tuple(let x, _), .tuple(let y, _)), (.enumeration(_, _, let x), .enumeration(_, _, let y)):
      return all(x, y)
    default: return false
    }
  }

  /// Takes in a cell, with the value that it has at first. The result is its value in any state.
  mutating func add(_ name: String, _ value: ProofValue) throws(ProofStop) -> ProofValue {
    try map(value, name, "") { leaf, term in
      if let known = values[leaf] { return known }
      // An input may be another one later, while the state keeps what it was.
      let result = terms.isClosed(term) ? term : symbol("born \(term.number)", terms[term].sort)
      values[leaf] = result
      born[leaf] = result
      return result
    }
  }

  private func symbol(_ name: String, _ sort: ProofSort) -> ProofTerm {
    terms.symbol("class " + name, sort)
  }

  /// A term over classes as it was at first: a list that grows in a later round begins with that.
  private func atFirst(_ term: ProofTerm) -> ProofTerm {
    origins.isEmpty ? term : terms.substitute(term, origins)
  }

  // MARK: Shapes

  /// A value's shape with room for another value: what is nil now may hold something later.
  func widened(_ value: ProofValue, for new: ProofValue) throws(ProofStop) -> ProofValue {
    func all(_ a: [ProofValue], _ b: [ProofValue]) throws(ProofStop) -> [ProofValue] {
      guard a.count == b.count else { throw .doubt(.list, "", site: nil) }
      var result: [ProofValue] = []
      for (x, y) in zip(a, b) { result.append(try widened(x, for: y)) }
      return result
    }
    switch (value, new) {
    case (.none, .none), (.term, .term), (.object, .object): return value
    case (.none, .optional(_, let inner)): return .optional(terms.no, inner)
    case (.none, _): return .optional(terms.no, new)
    case (.optional, .none): return value
    case (.optional(let isPresent, let inner), .optional(_, let other)):
      return .optional(isPresent, try widened(inner, for: other))
    case (.optional(let isPresent, let inner), _):
      return .optional(isPresent, try widened(inner, for: new))
    case (_, .none): return .optional(terms.yes, value)
    case (_, .optional(_, let inner)): return .optional(terms.yes, try widened(value, for: inner))
    case (.structure(let type, let a), .structure(let other, let b)) where type == other:
      return .structure(type, try all(a, b))
    case (.enumeration(let type, let i, let a), .enumeration(let other, let j, let b))
    where type == other && i == j:
      return .enumeration(type, i, try all(a, b))
    case (.tuple(let a, let labels), .tuple(let b, _)): return .tuple(try all(a, b), labels)
    case (.array(let a), .array(let b)) where a.count == b.count: return .array(try all(a, b))
    case (.array(let a), .array(let b)):
      guard let shape = a.first ?? b.first else { return value }
      return .list(atFirst(try ProofElements.encode(value, terms)), shape)
    case (.array, .list(_, let shape)):
      return .list(atFirst(try ProofElements.encode(value, terms)), shape)
    case (.list, .list), (.list, .array): return value
    case (.range, .range): return value
    default: throw .doubt(.property, "", site: nil)
    }
  }

  /// The leaves of a value, in the shape of another one that has room for it. What is not there has
  /// no value, and counts as unchanged.
  func leaves(
    of value: ProofValue, like shape: ProofValue, _ cell: String, _ path: String = "",
    where isThere: ProofTerm, into result: inout [Leaf: ProofTerm]
  ) throws(ProofStop) {
    func all(_ a: [ProofValue], _ b: [ProofValue]) throws(ProofStop) {
      guard a.count == b.count else { throw .doubt(.list, cell, site: nil) }
      for (index, pair) in zip(a, b).enumerated() {
        try leaves(
          of: pair.0, like: pair.1, cell, "\(path).\(index)", where: isThere, into: &result)
      }
    }
    func set(_ path: String, _ term: ProofTerm) {
      let leaf = Leaf(cell: cell, path: path)
      guard let old = values[leaf] else { return }
      result[leaf] = terms.choice(isThere, term, old)
    }
    switch (value, shape) {
    case (.term(let term), .term): set(path, term)
    case (.array, .list), (.list, .list):
      set(path, try ProofElements.encode(value, terms))
    case (_, .optional(_, let inner)):
      let (isPresent, payload): (ProofTerm, ProofValue?) =
        switch value {
        case .none: (terms.no, nil)
        case .optional(let isPresent, let payload): (isPresent, payload)
        default: (terms.yes, value)
        }
      set(path + "?", isPresent)
      guard let payload else { return }
      try leaves(
        of: payload, like: inner, cell, path + "!", where: terms.and(isThere, isPresent),
        into: &result)
    case (.structure(_, let a), .structure(_, let b)), (.array(let a), .array(let b)),
      (.tuple(let a, _), .tuple(let b, _)), (.enumeration(_, _, let a), .enumeration(_, _, let b)):
      try all(a, b)
    case (.range(let low, let high), .range):
      set(path + ".low", low)
      set(path + ".high", high)
    case (.none, .none), (.object, .object): break
    default: throw .doubt(.property, cell, site: nil)
    }
  }

  private func map(
    _ value: ProofValue, _ cell: String, _ path: String,
    _ transform: (Leaf, ProofTerm) -> ProofTerm
  ) throws(ProofStop) -> ProofValue {
    func all(_ values: [ProofValue]) throws(ProofStop) -> [ProofValue] {
      var result: [ProofValue] = []
      for (index, value) in values.enumerated() {
        result.append(try map(value, cell, "\(path).\(index)", transform))
      }
      return result
    }
    switch value {
    case .term(let term): return .term(transform(Leaf(cell: cell, path: path), term))
    case .none, .object: return value
    case .list(let list, let shape):
      return .list(transform(Leaf(cell: cell, path: path), list), shape)
    case .optional(let isPresent, let inner):
      let present = transform(Leaf(cell: cell, path: path + "?"), isPresent)
      return .optional(present, try map(inner, cell, path + "!", transform))
    case .structure(let type, let fields): return .structure(type, try all(fields))
    case .enumeration(let type, let index, let payload):
      return .enumeration(type, index, try all(payload))
    case .tuple(let values, let labels): return .tuple(try all(values), labels)
    case .array(let values): return .array(try all(values))
    case .range(let low, let high):
      return .range(
        transform(Leaf(cell: cell, path: path + ".low"), low),
        transform(Leaf(cell: cell, path: path + ".high"), high))
    default: throw .doubt(.property, cell, site: nil)
    }
  }

  /// Cells after one event under some facts.
  struct Step {
    var facts: [ProofTerm]
    var values: [Leaf: ProofTerm]
  }

  /// Drops what the steps break. false: nothing is broken.
  mutating func refine(_ steps: [Step]) -> Bool {
    let classes = Dictionary(grouping: values.keys) { values[$0] ?? terms.yes }
    var changes = false
    for value in classes.keys.sorted(by: { $0.number < $1.number }) {
      let leaves = (classes[value] ?? []).sorted { ($0.cell, $0.path) < ($1.cell, $1.path) }
      let isConstant = terms.isClosed(value)
      var groups: [[Leaf]] = []
      for leaf in leaves {
        if isConstant, keeps(leaf, value, steps) { continue }
        if let index = groups.firstIndex(where: { areEqual($0[0], leaf, steps) }) {
          groups[index].append(leaf)
        } else {
          groups.append([leaf])
        }
      }
      if !isConstant, groups.count <= 1 { continue }
      for group in groups {
        changes = true
        symbols += 1
        let new = symbol("\(symbols)", terms[value].sort)
        for leaf in group { values[leaf] = new }
        firsts[new] = terms.integerValue(value) ?? firsts[value]
        origins[new] = group.first.flatMap { born[$0] }
      }
    }
    return changes
  }

  /// The few values that each class can have, where that is known; see ``ProofDomains``.
  func domains(_ steps: [Step]) -> [ProofTerm: Set<Int>] {
    var result: [ProofTerm: Set<Int>] = [:]
    let domains = ProofDomains(terms)
    var members: [ProofTerm: [Leaf]] = [:]
    for (leaf, symbol) in values { members[symbol, default: []].append(leaf) }
    for (symbol, first) in firsts {
      guard let leaves = members[symbol] else { continue }
      var next: [(facts: [ProofTerm], value: ProofTerm)] = []
      for step in steps {
        for value in Set(leaves.compactMap { step.values[$0] }) where value != symbol {
          next.append((step.facts, value))
        }
      }
      result[symbol] = domains.closure(of: symbol, from: [first], next)
    }
    return result
  }

  private func keeps(_ leaf: Leaf, _ value: ProofTerm, _ steps: [Step]) -> Bool {
    var solver = ProofSolver(terms)
    return steps.allSatisfy { step in
      step.values[leaf].map { solver.areEqual($0, value, under: step.facts) } ?? true
    }
  }

  private func areEqual(_ a: Leaf, _ b: Leaf, _ steps: [Step]) -> Bool {
    var solver = ProofSolver(terms)
    return steps.allSatisfy { step in
      guard let x = step.values[a] ?? values[a], let y = step.values[b] ?? values[b] else {
        return false
      }
      return solver.areEqual(x, y, under: step.facts)
    }
  }
}
