import Catalog

/// What is known of values that nothing is known of: which are equal, and to what.
extension Operators {
  /// `x == nil` asks whether x holds a value, `x == true` whether x holds.
  func decidedEquality(_ a: Value, _ b: Value, site: Int) -> Bool? {
    for (x, y) in [(a, b), (b, a)] {
      guard case .term(let term) = x, !term.isImplicit else { continue }
      if case .nilValue = y { return !isPresent(term) }
      if case .boolean(let wanted) = y { return truth(x, site: site) == wanted }
    }
    if let answer = identityEquality(a, b) { return answer }
    // What equals one constant equals no other.
    let equality = Term(.operation, "==", [a, b])
    guard let fact = equalityFact(equality) ?? caseFact(equality),
      let known = interpreter.termFacts[fact.key]
    else { return nil }
    return comparison.hashKey(known) == comparison.hashKey(fact.value)
  }

  /// What is known when an unknown value equals a case without a payload: which case it is.
  func caseFact(_ term: Term) -> (key: HashKey, value: Value)? {
    guard term.kind == .operation, term.head == "==", term.operands.count == 2 else { return nil }
    for (x, y) in [(0, 1), (1, 0)] {
      guard case .term(let unknown) = term.operands[x], !unknown.isImplicit,
        let name = caseName(of: term.operands[y])
      else { continue }
      return (.term("case", [comparison.key(of: unknown)]), .string(name))
    }
    return nil
  }

  private func caseName(of value: Value) -> String? {
    switch value {
    case .term(let term) where term.kind == .implicitMember && term.operands.isEmpty:
      return term.memberName
    case .enumeration(let value) where value.payload.isEmpty:
      return interpreter.program.types[value.type].cases[value.caseIndex].name
    default: return nil
    }
  }

  /// Whether the identities of two elements of one collection are the same, or one is nil. nil: it is about
  /// something else.
  func identityEquality(_ a: Value, _ b: Value) -> Bool? {
    switch (elementIdentity(a), elementIdentity(b)) {
    case (let first?, let second?) where first.collection == second.collection:
      return first.index == second.index
    case (_?, nil): if case .nilValue = b { return false }
    case (nil, _?): if case .nilValue = a { return false }
    default: break
    }
    return nil
  }

  private func elementIdentity(_ value: Value) -> ElementIdentity? {
    if case .term(let term) = value.unwrappedOnce { ElementIdentity(term, comparison) } else { nil }
  }

  /// What is known when an unknown value equals the identity of an element: it is no other element's.
  private func identityFact(_ term: Term) -> (key: HashKey, value: Value)? {
    for (x, y) in [(0, 1), (1, 0)] {
      guard case .term(let unknown) = term.operands[x].unwrappedOnce,
        ElementIdentity(unknown, comparison) == nil, let found = elementIdentity(term.operands[y])
      else { continue }
      let key = HashKey.term("identity", [comparison.key(of: unknown), found.collection])
      return (key, .integer(found.index))
    }
    return nil
  }

  /// What is known when an unknown value that a closure is handed equals a constant, or any an element's identity.
  func equalityFact(_ term: Term) -> (key: HashKey, value: Value)? {
    guard term.kind == .operation, term.head == "==", term.operands.count == 2 else { return nil }
    if let fact = identityFact(term) { return fact }
    for (x, y) in [(0, 1), (1, 0)] {
      guard case .term(let unknown) = term.operands[x], unknown.isHandedToClosure else { continue }
      switch term.operands[y] {
      case .integer, .string, .enumeration:
        return (.term("value", [comparison.key(of: unknown)]), term.operands[y])
      default: continue
      }
    }
    return nil
  }
}

extension Term {
  /// What a framework gives to a closure: the value of a link that was followed.
  fileprivate var isHandedToClosure: Bool {
    kind == .source
      && head.split(separator: " ").contains { $0 == "content" || $0 == "argument" }
  }

  /// `.name` or `.name(…)` without a type yet.
  var isImplicit: Bool {
    kind == .implicitMember
      || (kind == .call && head.hasPrefix("."))
  }

  /// A text of parts of which not all are known.
  var isInterpolation: Bool { kind == .operation && head == "interpolation" }

  /// Whether the term may be nil, as far as its form tells.
  var isUncertainOptional: Bool {
    switch kind {
    case .implicitMember: false
    case .call: !Catalog.neverFailing.contains(head) || labels.contains("uuidString")
    case .operation: !Catalog.neverNil.contains(head)
    default: true
    }
  }
}
