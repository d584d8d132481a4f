import Catalog

/// Whether two values are equal: to the program, and to SwiftUI.
struct ValueComparison: InterpreterPart {
  let interpreter: Interpreter
}

/// Swift's `==` on values of the program.
extension ValueComparison {
  /// `asks`: what depends on something that is not known is a question, as a condition is. Without
  /// it two different terms are different, which is the safe answer where a body would be skipped.
  func isEqual(_ a: Value, _ b: Value, asks: Bool = false) throws(Interruption) -> Bool {
    try interpreter.tick()
    switch (a, b) {
    case (.structure(let x), .structure(let y)) where x.type == y.type:
      if let result = try userEquality(x.type, a, b) { return result }
      guard interpreter.program.types[x.type].attributes.contains("Equatable") else {
        return try equalLists(x.fields, y.fields, asks: asks)
      }
      let compared = comparedByMacro(x.type)
      return try equalLists(
        compared.map { x.fields[$0] }, compared.map { y.fields[$0] }, asks: asks)
    case (.enumeration(let x), .enumeration(let y)) where x.type == y.type:
      if let result = try userEquality(x.type, a, b) { return result }
      guard x.caseIndex == y.caseIndex else { return false }
      return try equalLists(x.payload, y.payload, asks: asks)
    case (.object(let x), .object(let y)):
      if x == y { return true }
      return try userEquality(interpreter.objects[x].type, a, b) ?? false
    case (.array(let x), .array(let y)):
      if x === y { return true }
      return try equalLists(x.elements, y.elements, asks: asks)
    case (.tuple(let x), .tuple(let y)): return try equalLists(x.elements, y.elements, asks: asks)
    case (.dictionary(let x), .dictionary(let y)):
      guard x.entries.count == y.entries.count else { return false }
      for entry in x.entries {
        guard let other = try position(of: entry.key, in: y, asks: asks),
          try isEqual(entry.value, y.entries[other].value, asks: asks)
        else { return false }
      }
      return true
    case (.set(let x), .set(let y)):
      guard x.elements.count == y.elements.count else { return false }
      for element in x.elements where try position(of: element, in: y, asks: asks) == nil {
        return false
      }
      return true
    case (.wrapper(let x), .wrapper(let y)): return try isEqual(x.value, y.value, asks: asks)
    default:
      if try same(a, b, .equatableAlways) { return true }
      guard asks, isUndecided(a, b) else { return false }
      return operators.truth(.term(Term(.operation, "==", [a, b])), site: 0)
    }
  }

  private func equalLists(
    _ a: [Value], _ b: [Value], asks: Bool
  ) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) where try !isEqual(x, y, asks: asks) { return false }
    return true
  }

  /// Whether two values that are not the same term may be equal all the same.
  private func isUndecided(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    // Constants of a type: `.leading`, `Color.red`.
    case (.term(let x), .term(let y)):
      (x.caseName == nil || y.caseName == nil) && !areDistinct(x, y)
    case (.term(let x), _), (_, .term(let x)): x.kind != .implicitMember
    default: false
    }
  }

  /// Whether two values of the libraries were made in one way from other numbers or texts, so that they
  /// differ: `UUID(uuidString: "…")`.
  func areDistinct(_ x: Term, _ y: Term) -> Bool {
    if let left = Moment(.term(x)), let right = Moment(.term(y)) {
      return left.seconds != right.seconds
    }
    guard x.head == y.head, x.labels == y.labels, let left = madeOf(x), let right = madeOf(y) else {
      return false
    }
    return left != right
  }

  /// The numbers and texts that a value of the libraries is made of, where others make another one. nil: it is
  /// made of something else.
  private func madeOf(_ term: Term) -> [HashKey]? {
    guard term.kind == .call, Catalog.differsByArguments(term.head) else { return nil }
    let keys = term.operands.compactMap(plainKey)
    return keys.count == term.operands.count ? keys : nil
  }

  /// The key of a number or text, an identifier's without its case. nil: the value is neither.
  private func plainKey(_ value: Value) -> HashKey? {
    switch value {
    case .string(let text): .string(text.uppercased())
    case .integer(let number): .floating(Double(number))
    case .floating: hashKey(value)
    default: nil
    }
  }

  /// Where a key stands. A key that is not known may be any of them.
  func position(
    of key: Value, in box: DictionaryBox, asks: Bool = true
  ) throws(Interruption) -> Int? {
    if let index = box.index[hashKey(key)] { return index }
    guard asks, isOpen(key) || box.entries.contains(where: { isOpen($0.key) }) else { return nil }
    for (index, entry) in box.entries.enumerated()
    where try isEqual(entry.key, key, asks: true) {
      return index
    }
    return nil
  }

  /// Where an element of a set stands.
  func position(
    of element: Value, in box: SetBox, asks: Bool = true
  ) throws(Interruption) -> Int? {
    if let index = box.index[hashKey(element)] { return index }
    guard asks, isOpen(element) || box.elements.contains(where: { isOpen($0) }) else { return nil }
    for (index, other) in box.elements.enumerated()
    where try isEqual(other, element, asks: true) {
      return index
    }
    return nil
  }

  /// Whether its type declares `==`, which may take for equal what differs.
  func hasOwnEquality(_ value: Value) -> Bool {
    guard let type = declaredType(of: value) else { return false }
    return declaredTypes.members(type).staticMethods["=="] != nil
  }

  /// Whether a term is in a value, so that it may equal another one.
  private func isOpen(_ value: Value, depth: Int = 0) -> Bool {
    guard depth < 10 else { return false }
    switch value {
    case .term(let term):
      return term.caseName == nil && madeOf(term) == nil
    case .structure(let inner):
      return hasOwnEquality(value) || inner.fields.contains { isOpen($0, depth: depth + 1) }
    case .enumeration(let value): return value.payload.contains { isOpen($0, depth: depth + 1) }
    case .tuple(let tuple): return tuple.elements.contains { isOpen($0, depth: depth + 1) }
    case .array(let box): return box.elements.contains { isOpen($0, depth: depth + 1) }
    default: return false
    }
  }

  /// Calls a declared `==`. Comparisons are not tracked as reads of the enclosing body.
  private func userEquality(
    _ type: TypeID, _ a: Value, _ b: Value
  ) throws(Interruption) -> Bool? {
    guard let result = try userOperator("==", a, b, type: type) else { return nil }
    if case .boolean(let answer) = result { return answer }
    // Its answer is not known: what is written alike is equal.
    switch (a, b) {
    case (.structure(let x), .structure(let y)): return try unequalField(x, y) == nil
    case (.enumeration(let x), .enumeration(let y)):
      guard x.caseIndex == y.caseIndex else { return false }
      return try equalLists(x.payload, y.payload, asks: false)
    default: return false
    }
  }

  /// The fields that the `==` of the macro `@Equatable` compares: none that it is told to leave out,
  /// and none that SwiftUI keeps.
  private func comparedByMacro(_ type: TypeID) -> [Int] {
    declaredTypes.layout(type).enumerated().filter {
      !$0.element.isEqualityIgnored && $0.element.wrapper == nil
    }
    .map(\.offset)
  }

  /// Calls an operator function declared by the operands' type, or a free one for them.
  func userOperator(
    _ name: String, _ a: Value, _ b: Value, type: TypeID? = nil
  ) throws(Interruption) -> Value? {
    let owner = type ?? declaredType(of: a) ?? declaredType(of: b)
    var candidates = owner.flatMap { declaredTypes.members($0).staticMethods[name] } ?? []
    if let other = declaredType(of: b), other != owner {
      candidates += declaredTypes.members(other).staticMethods[name] ?? []
    }
    candidates += interpreter.program.freeFunctions[name] ?? []
    guard !candidates.isEmpty else { return nil }
    let fitting = candidates.filter {
      let parameters = interpreter.program.functions[$0].parameters
      return parameters.count == 2 && interpreter.program.functions[$0].body != nil
        && conversions.accepts(a, parameters[0].type, owner: owner)
        && conversions.accepts(b, parameters[1].type, owner: owner)
    }
    guard let function = fitting.first else { return nil }
    let savedScopes = interpreter.scopes
    interpreter.scopes = []
    defer { interpreter.scopes = savedScopes }
    return try interpreter.invoke(
      function, values: [a, b], this: owner.map { .type(.declared($0, [])) })
  }

  func declaredType(of value: Value) -> TypeID? {
    switch value {
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .object(let id): interpreter.objects[id].type
    default: nil
    }
  }
}
