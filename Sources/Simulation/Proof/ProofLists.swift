/// Collections of any size. A list is a term; its elements have the shape of one that was seen.
extension ProofViews {
  /// A value as one term, so that lists of such values are terms.
  func encode(_ value: ProofValue) throws(ProofStop) -> ProofTerm {
    try ProofElements.encode(value, run.terms)
  }

  /// Properties of a list of any size.
  func listProperty(
    _ list: ProofTerm, _ shape: ProofValue, _ name: String, site: Int
  ) throws(ProofStop) -> ProofValue {
    let count = run.terms.count(ofList: list)
    switch name {
    case "count":
      run.shapes[list] = shape
      return .term(count)
    case "isEmpty":
      return .term(run.terms.isZero(count))
    case "first" where run.terms[list].operation == .function("filter"):
      let (base, test) = run.terms.choosing(list)
      return try natives.first(in: base, shape, passing: test)
    case "first", "last":
      let found = run.terms.function(name, [list], natives.sort(of: shape))
      return .optional(
        run.terms.not(run.terms.isZero(count)), ProofElements.decode(shape, found, run.terms))
    case "indices":
      run.shapes[list] = shape
      return .range(run.terms.integer(0), count)
    default: throw run.stop(.list, name, site)
    }
  }

  func append(
    _ value: ProofValue, to list: ProofTerm, _ shape: ProofValue
  ) throws(ProofStop) -> ProofValue {
    let element = try run.alike(value, shape)
    guard ProofElements.haveSameKind(element, shape, run.terms) else {
      throw run.stop(.list, "append")
    }
    return .list(run.terms.append(try encode(element), to: list), shape)
  }
}

/// Elements of lists as terms.
enum ProofElements {
  static func encode(
    _ value: ProofValue, _ terms: ProofTerms
  ) throws(ProofStop) -> ProofTerm {
    switch value {
    case .term(let term): return term
    case .structure(_, let fields):
      var operands: [ProofTerm] = []
      for field in fields { operands.append(try encode(field, terms)) }
      return whole(operands, terms) ?? terms.function("structure", operands, .other)
    case .array(let values):
      var operands: [ProofTerm] = []
      for value in values { operands.append(try encode(value, terms)) }
      return terms.function("list", operands, .other)
    case .list(let list, _): return list
    default: throw .doubt(.list, "element", site: nil)
    }
  }

  /// All fields of one element make the element.
  private static func whole(_ fields: [ProofTerm], _ terms: ProofTerms) -> ProofTerm? {
    var element: ProofTerm?
    for (index, field) in fields.enumerated() {
      let node = terms[field]
      guard node.operation == .function("field \(index) of \(fields.count)"),
        let base = node.operands.first, element == nil || element == base
      else { return nil }
      element = base
    }
    return element
  }

  /// Any element of a list.
  static func element(
    of list: ProofTerm, _ shape: ProofValue, _ terms: ProofTerms
  ) -> ProofValue {
    let sort = if case .term(let term) = shape { terms[term].sort } else { ProofSort.other }
    return decode(shape, terms.anyElement(of: list, sort), terms)
  }

  static func decode(
    _ shape: ProofValue, _ term: ProofTerm, _ terms: ProofTerms
  ) -> ProofValue {
    guard case .structure(let type, let fields) = shape else { return .term(term) }
    var result: [ProofValue] = []
    for (index, field) in fields.enumerated() {
      let sort = if case .term(let term) = field { terms[term].sort } else { ProofSort.other }
      let part = terms.apply("field \(index) of \(fields.count)", [term], sort)
      result.append(decode(field, part, terms))
    }
    return .structure(type, result)
  }

  /// Whether elements of a shape are terms that can be taken apart again.
  static func isDescribed(_ shape: ProofValue) -> Bool {
    switch shape {
    case .term: true
    case .structure(_, let fields): fields.allSatisfy(isDescribed)
    default: false
    }
  }

  /// Whether an element may be in a list with another one.
  static func haveSameKind(_ a: ProofValue, _ b: ProofValue, _ terms: ProofTerms) -> Bool {
    switch (a, b) {
    case (.term(let x), .term(let y)): terms[x].sort == terms[y].sort
    case (.structure(let t, let x), .structure(let u, let y)):
      t == u && zip(x, y).allSatisfy { haveSameKind($0, $1, terms) }
    default: false
    }
  }
}

extension ProofTerms {
  /// The elements of a list that is written out; nil: it is none.
  func elements(of list: ProofTerm) -> [ProofTerm]? {
    self[list].operation == .function("list") ? self[list].operands : nil
  }

  /// The elements that a list may have, in their order, each with when it has it: those of a list that is written out,
  /// of some of its elements, and of one of two such lists whose common elements stand in one order. nil: they are not
  /// known.
  func possibleElements(
    of list: ProofTerm, depth: Int = 0
  ) -> [(element: ProofTerm, test: ProofTerm)]? {
    guard depth < 30 else { return nil }
    let node = self[list]
    switch node.operation {
    case .function("list"): return node.operands.map { ($0, yes) }
    case .function("filter"):
      guard let base = possibleElements(of: node.operands[0], depth: depth + 1) else { return nil }
      let bound = boundSymbols(of: node.operands[1])
      guard bound.count <= 1 else { return nil }
      return base.map { element, test in
        let values = Dictionary(uniqueKeysWithValues: bound.map { ($0, element) })
        return (element, and(test, substitute(node.operands[1], values)))
      }
    case .choice:
      guard let first = possibleElements(of: node.operands[1], depth: depth + 1),
        let second = possibleElements(of: node.operands[2], depth: depth + 1)
      else { return nil }
      return merged(first, second, under: node.operands[0])
    default: return nil
    }
  }

  /// The elements of one list or of another one of which it has some. nil: neither has all that the other has.
  private func merged(
    _ first: [(element: ProofTerm, test: ProofTerm)],
    _ second: [(element: ProofTerm, test: ProofTerm)], under condition: ProofTerm
  ) -> [(element: ProofTerm, test: ProofTerm)]? {
    let (long, short) = first.count < second.count ? (second, first) : (first, second)
    // `isOpen ? items : []` is all rows or none.
    guard !short.isEmpty, Set(long.map(\.element)).count == long.count else { return nil }
    var left = short[...]
    let result = long.map { element, test in
      var other = no
      if left.first?.element == element { other = left.removeFirst().test }
      let (a, b) = first.count < second.count ? (other, test) : (test, other)
      return (element: element, test: choice(condition, a, b))
    }
    return left.isEmpty ? result : nil
  }

  /// Any element of a list: the one that a row stands for.
  func anyElement(of list: ProofTerm, _ sort: ProofSort) -> ProofTerm {
    symbol("element of \(list.number)", sort)
  }

  /// Any element of a list where a term has it; nil: it has not.
  func anyElement(of list: ProofTerm, in term: ProofTerm) -> ProofTerm? {
    symbols(of: term).first { $0 == anyElement(of: list, self[$0].sort) }
  }

  /// The index of the element that a row stands for.
  func position(in list: ProofTerm) -> ProofTerm {
    symbol("position in \(list.number)", .integer)
  }

  func count(ofList list: ProofTerm) -> ProofTerm {
    let node = self[list]
    switch node.operation {
    case .function("list"): return integer(node.operands.count)
    case .function("append"), .function("prepend"):
      return add(count(ofList: node.operands[0]), integer(1))
    case .function("map"), .function("sorted"), .function("reversed"), .function("replace"):
      return count(ofList: node.operands[0])
    case .function("filter"): return self.count(node.operands[0], passing: node.operands[1])
    case .function("remove"): return add(count(ofList: node.operands[0]), integer(-1))
    case .choice:
      return choice(
        node.operands[0], count(ofList: node.operands[1]), count(ofList: node.operands[2]))
    default: return function("count", [list], .integer)
    }
  }
}
