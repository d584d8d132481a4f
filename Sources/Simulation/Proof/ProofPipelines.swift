/// Methods of collections of any size. What they are given as a closure is a term over an element that
/// stands for any: `filter { $0.isSold }` is a function of the list and of that term.
extension ProofNatives {
  func listMethod(
    _ list: ProofTerm, _ shape: ProofValue, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    switch (name, arguments.count) {
    case ("sorted", 0): return .list(sorted(list, by: []), shape)
    case ("reversed", 0): return .list(run.terms.function("reversed", [list], .other), shape)
    case ("max", 0), ("min", 0):
      guard case .term(let term) = shape, run.terms[term].sort == .integer else { return nil }
      return .optional(
        run.terms.not(run.terms.isZero(run.terms.count(ofList: list))),
        .term(run.terms.function(name, [list], .integer)))
    case ("joined", 1):
      guard case .term(let term) = shape, run.terms[term].sort == .string else { return nil }
      let separator = try run.scalar(arguments[0].value, site: site)
      return .term(run.terms.function("joined", [list, separator], .string))
    case ("reduce", 2):
      guard case .closure(let closure) = arguments[1].value, arguments[0].label == nil else {
        return nil
      }
      return try reduce(list, shape, arguments[0].value, closure, site: site)
    case ("contains", 1) where arguments[0].label == nil && !isFunction(arguments[0].value):
      let test = try run.equal(anyElement(shape), arguments[0].value, site: site)
      return .term(run.terms.contains(list, bound(test)))
    case (_, 1):
      guard case .closure(let closure) = try function(arguments[0].value) else { return nil }
      return try listMethod(list, shape, name, closure, site: site)
    default: return nil
    }
  }

  func isFunction(_ value: ProofValue) -> Bool {
    switch value {
    case .closure, .keyPath: true
    default: false
    }
  }

  private func listMethod(
    _ list: ProofTerm, _ shape: ProofValue, _ name: String, _ closure: ProofClosure, site: Int
  ) throws(ProofStop) -> ProofValue? {
    func test() throws(ProofStop) -> ProofTerm {
      bound(try run.truth(yield(closure, [anyElement(shape)], site: site), site: site))
    }
    if let elements = run.terms.elements(of: list), Self.searching.contains(name) {
      let values = elements.map { ProofElements.decode(shape, $0, run.terms) }
      return try search(name, values, site: site) { element throws(ProofStop) in
        try run.truth(yield(closure, [element], site: site), site: site)
      }
    }
    switch name {
    case "filter": return .list(run.terms.filter(list, try test()), shape)
    case "removeAll":
      let test = try test()
      if run.terms.isOfRow(test, in: list) {
        return .list(
          run.terms.function("remove", [list, run.terms.position(in: list)], .other), shape)
      }
      return .list(run.terms.filter(list, run.terms.not(test)), shape)
    case "contains": return .term(run.terms.contains(list, try test()))
    case "count":
      return .term(run.terms.count(ofList: run.terms.filter(list, try test())))
    case "allSatisfy":
      return .term(run.terms.not(run.terms.contains(list, run.terms.not(try test()))))
    case "first":
      let (base, chosen) = run.terms.choosing(list)
      return try first(in: base, shape, passing: run.terms.and(chosen, try test()))
    case "firstIndex":
      let test = try test()
      if run.terms.isOfRow(test, in: list) {
        return .optional(run.terms.yes, .term(run.terms.position(in: list)))
      }
      return .optional(
        run.terms.contains(list, test),
        .term(run.terms.function("firstIndex", [list, test], .integer)))
    case "map":
      let value = try yield(closure, [anyElement(shape)], site: site)
      let made = try views.encode(value)
      if made == (try views.encode(anyElement(shape))) { return .list(list, shape) }
      let any = anySymbol(shape, depth: run.boundDepth)
      return .list(run.terms.mapped(list, bound(made), of: bound(any)), value)
    case "sorted":
      let order = try yield(
        closure, [anyElement(shape), anyElement(shape, "second")], site: site)
      return .list(sorted(list, by: [bound(try run.truth(order, site: site))]), shape)
    default: return nil
    }
  }

  /// The first element that passes a test.
  func first(
    in list: ProofTerm, _ shape: ProofValue, passing test: ProofTerm
  ) throws(ProofStop) -> ProofValue {
    if let elements = run.terms.elements(of: list), let answers = run.terms.answers(list, test) {
      let values = elements.map { ProofElements.decode(shape, $0, run.terms) }
      return try first(answers, values)
    }
    if run.terms.isOfRow(test, in: list) {
      return .optional(run.terms.yes, ProofElements.element(of: list, shape, run.terms))
    }
    let found = run.terms.function("first", [list, test], sort(of: shape))
    return .optional(run.terms.contains(list, test), ProofElements.decode(shape, found, run.terms))
  }

  /// Methods that ask each element in its order.
  private static let searching: Set<String> = ["first", "firstIndex"]

  private func reduce(
    _ list: ProofTerm, _ shape: ProofValue, _ first: ProofValue, _ closure: ProofClosure, site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard case .term(let start) = first else { return nil }
    let sort = run.terms[start].sort
    let sum = anyElement(first, "result")
    let next = try yield(closure, [sum, anyElement(shape)], site: site)
    guard case .term(let term) = next, case .term(let result) = sum,
      run.terms[term].sort == sort
    else { return nil }
    let any = anySymbol(shape, depth: run.boundDepth)
    return .term(run.terms.repeated(term, from: start, result, over: list, any, bound))
  }

  /// Sorting is stable, so that it does not matter whether it is done before filtering or after it.
  private func sorted(_ list: ProofTerm, by order: [ProofTerm]) -> ProofTerm {
    let node = run.terms[list]
    if node.operation == .function("filter") {
      return run.terms.filter(sorted(node.operands[0], by: order), node.operands[1])
    }
    return run.terms.function("sorted", [list] + order, .other)
  }

  // MARK: Elements

  func sort(of shape: ProofValue) -> ProofSort {
    if case .term(let term) = shape { run.terms[term].sort } else { .other }
  }

  /// Any element, while a closure is asked about it.
  private func anyElement(_ shape: ProofValue, _ role: String = "") -> ProofValue {
    ProofElements.decode(shape, anySymbol(shape, role, depth: run.boundDepth), run.terms)
  }

  func anySymbol(_ shape: ProofValue, _ role: String = "", depth: Int) -> ProofTerm {
    let element = run.terms.symbol("any \(depth)\(role)", sort(of: shape))
    let name = run.terms.symbol("bound \(depth)\(role)", sort(of: shape))
    run.elements[depth, default: [:]][element] = name
    run.terms.bound.insert(name)
    return element
  }

  /// What a closure yields, as part of a function of its list: there the element has a name that stands
  /// nowhere else, so that nothing that is true of one element is taken to be true of all.
  func bound(_ term: ProofTerm) -> ProofTerm {
    run.terms.substitute(term, run.elements[run.boundDepth] ?? [:])
  }

  /// What a closure yields, which must do nothing else.
  private func yield(
    _ closure: ProofClosure, _ values: [ProofValue], site: Int
  ) throws(ProofStop) -> ProofValue {
    let before = run.store
    let wasPure = run.isPure
    run.isPure = true
    run.boundDepth += 1
    defer {
      run.isPure = wasPure
      run.boundDepth -= 1
    }
    let result = try places.joined { () throws(ProofStop) in
      try run.call(closure, values.map { ProofArgument(label: nil, value: $0) }, site: site)
    }
    guard run.store.demands == before.demands,
      run.areSame(before.boxes, Array(run.store.boxes.prefix(before.boxes.count)))
    else { throw run.stop(.list, "closure", site) }
    return result
  }

  /// The element at an index of a list of any size.
  func element(
    of list: ProofTerm, _ shape: ProofValue, at index: ProofTerm
  ) -> ProofValue {
    if let elements = run.terms.elements(of: list), let number = run.terms.integerValue(index),
      elements.indices.contains(number)
    {
      return ProofElements.decode(shape, elements[number], run.terms)
    }
    if index == run.terms.position(in: list) {
      return ProofElements.element(of: list, shape, run.terms)
    }
    if let part = turnElement(of: list, shape, at: index) {
      return ProofElements.decode(shape, part, run.terms)
    }
    demandIndex(index, run.terms.count(ofList: list), list)
    let element = run.terms.function("element", [list, index], sort(of: shape))
    return ProofElements.decode(shape, element, run.terms)
  }

  /// The list with another element at an index.
  func replacing(
    _ list: ProofTerm, _ shape: ProofValue, at index: ProofTerm, with value: ProofValue
  ) throws(ProofStop) -> ProofValue {
    if turnElement(of: list, shape, at: index) == nil {
      demandIndex(index, run.terms.count(ofList: list), list)
    }
    return .list(run.terms.replace(list, index, with: try views.encode(value)), shape)
  }

  /// A program stops at an index out of range: both programs must do so in the same states.
  func demandIndex(_ index: ProofTerm, _ count: ProofTerm, _ list: ProofTerm?) {
    if let list, index == run.terms.position(in: list) { return }
    demand(run.terms.and(run.terms.isNonNegative(index), run.terms.isLess(index, count)))
  }

  /// The program stops where a condition does not hold.
  func demand(_ condition: ProofTerm) {
    let opposite = run.terms.not(condition)
    if places.isRefuted(opposite) { return }
    run.store.demands.insert(run.terms.or([condition] + run.assumed.map { run.terms.not($0) }))
  }

  // MARK: Changes

  /// A method that changes a collection. nil: it is not known.
  func changed(
    _ receiver: ProofValue, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    switch (receiver, name, arguments.map(\.label)) {
    case (.array, "removeAll", []), (.list, "removeAll", []): return .array([])
    case (.array(let elements), "insert", [nil, "at"]):
      guard isZero(arguments[1].value) else { return nil }
      let value = try elements.first.map { first throws(ProofStop) in
        try run.alike(arguments[0].value, first)
      }
      return .array([value ?? arguments[0].value] + elements)
    case (.list(let list, let shape), "insert", [nil, "at"]):
      guard isZero(arguments[1].value) else { return nil }
      let element = try run.alike(arguments[0].value, shape)
      guard ProofElements.haveSameKind(element, shape, run.terms) else { return nil }
      return .list(run.terms.prepend(try views.encode(element), to: list), shape)
    case (.list(let list, let shape), "remove", ["at"]):
      let index = try run.integer(arguments[0].value, site: site)
      demandIndex(index, run.terms.count(ofList: list), list)
      return .list(run.terms.remove(list, index), shape)
    case (.array, "removeFirst", []), (.list, "removeFirst", []):
      return try removing(from: receiver, at: run.terms.integer(0), site: site)
    case (.array, "removeLast", []), (.list, "removeLast", []):
      guard case .term(let last) = try count(of: receiver, site: site) else { return nil }
      return try removing(
        from: receiver, at: run.terms.add(last, run.terms.integer(-1)), site: site)
    case (.array(let elements), "removeAll", _) where arguments.count == 1:
      guard case .closure(let closure) = try function(arguments[0].value) else { return nil }
      return try search("filter", elements, site: site) { element throws(ProofStop) in
        let argument = ProofArgument(label: nil, value: element)
        return run.terms.not(
          try run.truth(run.call(closure, [argument], site: site), site: site))
      }
    case (.array(let elements), "remove", ["at"]), (.array(let elements), "sort", _):
      guard let shape = elements.first else { return name == "remove" ? nil : receiver }
      return try changed(.list(try views.encode(receiver), shape), name, arguments, site: site)
    case (.list(let list, let shape), "removeAll", _):
      return try listMethod(list, shape, name, arguments, site: site)
    case (.list(let list, let shape), "sort", _):
      return try listMethod(list, shape, "sorted", arguments, site: site)
    default: break
    }
    return nil
  }

  private func removing(
    from receiver: ProofValue, at index: ProofTerm, site: Int
  ) throws(ProofStop) -> ProofValue? {
    let position = ProofArgument(label: "at", value: .term(index))
    return try changed(receiver, "remove", [position], site: site)
  }

  private func count(of collection: ProofValue, site: Int) throws(ProofStop) -> ProofValue {
    switch collection {
    case .array(let elements): .term(run.terms.integer(elements.count))
    case .list(let list, let shape): try views.listProperty(list, shape, "count", site: site)
    default: throw run.stop(.list, "count", site)
    }
  }

  private func isZero(_ value: ProofValue) -> Bool {
    if case .term(let term) = value { run.terms.integerValue(term) == 0 } else { false }
  }
}

extension ProofTerms {
  func filter(_ list: ProofTerm, _ test: ProofTerm) -> ProofTerm {
    if test == yes { return list }
    let node = self[list]
    if node.operation == .function("filter") {
      return filter(node.operands[0], and(node.operands[1], test))
    }
    return filteredLiteral(list, test) ?? function("filter", [list, test], .other)
  }

  /// One of two lists that are chosen from the same one, as one choice; nil: they are not.
  func filtered(_ condition: ProofTerm, _ a: ProofTerm, _ b: ProofTerm) -> ProofTerm? {
    let (x, y) = (choosing(a), choosing(b))
    guard x.base == y.base, x.test != yes || y.test != yes else { return nil }
    return filter(x.base, choice(condition, x.test, y.test))
  }

  /// The list from which a list is chosen, and by what.
  func choosing(_ list: ProofTerm) -> (base: ProofTerm, test: ProofTerm) {
    let node = self[list]
    guard node.operation == .function("filter") else { return (list, yes) }
    return (node.operands[0], node.operands[1])
  }

  /// A list without its order.
  func unordered(_ list: ProofTerm) -> ProofTerm {
    var list = list
    while [.function("sorted"), .function("reversed")].contains(self[list].operation) {
      list = self[list].operands[0]
    }
    return list
  }

  /// How many elements of a list pass a test.
  func count(_ list: ProofTerm, passing test: ProofTerm) -> ProofTerm {
    let list = unordered(list)
    guard let answers = answers(list, test) else {
      let passing = filter(list, test)
      return self[passing].operation == .function("filter")
        ? function("count", [passing], .integer) : count(ofList: passing)
    }
    return answers.reduce(integer(0)) { add($0, choice($1, integer(1), integer(0))) }
  }

  /// A list that is written out without the elements that do not pass; nil: of some that is not known.
  private func filteredLiteral(_ list: ProofTerm, _ test: ProofTerm) -> ProofTerm? {
    guard let elements = elements(of: list), let answers = answers(list, test),
      answers.allSatisfy({ known($0) != nil })
    else { return nil }
    let kept = zip(elements, answers).filter { $0.1 == yes }.map(\.0)
    return function("list", kept, .other)
  }

  /// What a test comes to for each element of a list that is written out; nil: it is none.
  func answers(_ list: ProofTerm, _ test: ProofTerm) -> [ProofTerm]? {
    let bound = boundSymbols(of: test)
    guard bound.count == 1, let any = bound.first else { return nil }
    return elements(of: list)?.map { substitute(test, [any: $0]) }
  }

  /// Whether a list has an element that passes a test.
  func contains(_ list: ProofTerm, _ test: ProofTerm) -> ProofTerm {
    let node = self[list]
    if node.operation == .function("filter") {
      return contains(node.operands[0], and(node.operands[1], test))
    }
    if node.operation == .function("sorted") { return contains(node.operands[0], test) }
    if let answers = answers(list, test) { return or(answers) }
    return function("contains", [list, test], .boolean)
  }

  /// Functions of a list whose other operands are about any element of it.
  private static let functionsOfElements: Set<String> = [
    "filter", "contains", "first", "firstIndex", "map", "sorted", "reduce",
  ]

  func isOfElements(_ node: Node) -> Bool {
    if case .function(let name) = node.operation {
      return node.operands.count > 1 && Self.functionsOfElements.contains(name)
    }
    return false
  }

  /// The operands of two terms side by side. What is about any element of a list is made to be about one
  /// element of which nothing is known.
  func operandPairs(_ a: Node, _ b: Node) -> [(ProofTerm, ProofTerm)] {
    guard isOfElements(a), !bound.isEmpty else { return Array(zip(a.operands, b.operands)) }
    let number = nodes.count
    var fresh: [ProofTerm: ProofTerm] = [:]
    for element in bound {
      fresh[element] = symbol("point \(number) \(element.number)", self[element].sort)
    }
    return zip(a.operands, b.operands).enumerated().map { index, pair in
      index == 0 ? pair : (substitute(pair.0, fresh), substitute(pair.1, fresh))
    }
  }
}
