/// Swift's `==` on values of the program.
extension Machine {
  func isEqual(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    try tick()
    switch (a, b) {
    case (.structure(let x), .structure(let y)) where x.type == y.type:
      if let result = try userEquality(x.type, a, b) { return result }
      return try equalLists(x.fields, y.fields)
    case (.enumeration(let x), .enumeration(let y)) where x.type == y.type:
      if let result = try userEquality(x.type, a, b) { return result }
      guard x.caseIndex == y.caseIndex else { return false }
      return try equalLists(x.payload, y.payload)
    case (.object(let x), .object(let y)):
      if x == y { return true }
      return try userEquality(objects[x].type, a, b) ?? false
    case (.array(let x), .array(let y)):
      if x === y { return true }
      return try equalLists(x.elements, y.elements)
    case (.tuple(let x), .tuple(let y)): return try equalLists(x.elements, y.elements)
    case (.dictionary(let x), .dictionary(let y)):
      guard x.entries.count == y.entries.count else { return false }
      for entry in x.entries {
        guard let other = y.index[hashKey(entry.key)],
          try isEqual(entry.value, y.entries[other].value)
        else { return false }
      }
      return true
    case (.set(let x), .set(let y)):
      return x.elements.count == y.elements.count && x.index.keys.allSatisfy { y.index[$0] != nil }
    case (.wrapper(let x), .wrapper(let y)): return try isEqual(x.value, y.value)
    default: return try same(a, b, .equatableAlways)
    }
  }

  private func equalLists(_ a: [Value], _ b: [Value]) throws(Interruption) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) where try !isEqual(x, y) { return false }
    return true
  }

  /// Calls a declared `==`. Comparisons are not tracked as reads of the enclosing body.
  private func userEquality(
    _ type: TypeID, _ a: Value, _ b: Value
  ) throws(Interruption) -> Bool? {
    guard let result = try userOperator("==", a, b, type: type) else { return nil }
    if case .boolean(let answer) = result { return answer }
    return try same(a, b, .equatableAlways)
  }

  /// Calls an operator function declared by the operands' type, or a free one for them.
  func userOperator(
    _ name: String, _ a: Value, _ b: Value, type: TypeID? = nil
  ) throws(Interruption) -> Value? {
    let owner = type ?? declaredType(of: a) ?? declaredType(of: b)
    var candidates = owner.flatMap { members($0).staticMethods[name] } ?? []
    candidates += program.freeFunctions[name] ?? []
    guard !candidates.isEmpty else { return nil }
    let fitting = candidates.filter {
      let parameters = program.functions[$0].parameters
      return parameters.count == 2 && program.functions[$0].body != nil
        && accepts(a, parameters[0].type, owner: owner)
        && accepts(b, parameters[1].type, owner: owner)
    }
    guard let function = fitting.first else { return nil }
    let savedScopes = scopes
    scopes = []
    defer { scopes = savedScopes }
    return try invoke(
      function, values: [a, b], this: owner.map { .type(.declared($0, [])) })
  }

  func declaredType(of value: Value) -> TypeID? {
    switch value {
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .object(let id): objects[id].type
    default: nil
    }
  }
}
