import Catalog

extension ValueComparison {
  /// The identity of a value in dictionaries, sets and ForEach.
  func hashKey(_ value: Value) -> HashKey { hashKey(value, depth: 0) }

  private func hashKey(_ value: Value, depth: Int) -> HashKey {
    guard depth < 100 else { return .void }
    switch value {
    case .integer(let value): return .integer(value)
    case .floating(let value): return .floating(value)
    case .sized(let number):
      return number.single.map { .floating(Double($0)) } ?? .sized(number)
    case .wrapped(let inner): return .list([hashKey(inner, depth: depth + 1)])
    case .boolean(let value): return .boolean(value)
    case .string(let value): return .string(value)
    case .nilValue: return .nilValue
    case .object(let id): return objectKey(id, depth: depth)
    case .fresh(_, let id): return .fresh(id)
    case .type(let reference): return .type(reference)
    case .tuple(let tuple): return .list(tuple.elements.map { hashKey($0, depth: depth + 1) })
    case .array(let box): return .list(box.elements.map { hashKey($0, depth: depth + 1) })
    case .range(let low, let high, _): return .list([.integer(low), .integer(high)])
    case .structure(let value):
      return .structure(value.type, value.fields.map { hashKey($0, depth: depth + 1) })
    case .enumeration(let value):
      return .enumeration(
        value.type, value.caseIndex, value.payload.map { hashKey($0, depth: depth + 1) })
    case .term(let term): return key(of: term, depth: depth)
    case .closure(let closure): return .other(ObjectIdentifier(closure))
    case .wrapper(let wrapper): return hashKey(wrapper.value, depth: depth + 1)
    case .binding(let binding): return hashKey(binding.snapshot, depth: depth + 1)
    case .box(let box): return .other(ObjectIdentifier(box))
    case .dictionary(let box): return .other(ObjectIdentifier(box))
    case .set(let box): return .list(box.elements.map { hashKey($0, depth: depth + 1) })
    case .environment(let id): return .term("environment", [.integer(id)])
    case .keyPath(let path): return .term("keyPath", path.components.map(componentKey))
    case .view: return .void
    }
  }

  private func componentKey(_ component: KeyPathValue.Component) -> HashKey {
    switch component {
    case .property(let name): .string(name)
    case .optionalChain: .nilValue
    case .index(let values): .list(values.map { hashKey($0.value, depth: 1) })
    }
  }

  /// Hashable classes hash by what their `hash(into:)` feeds in; others by identity.
  private func objectKey(_ id: ObjectID, depth: Int) -> HashKey {
    .object(id)
  }

  func key(of term: Term, depth: Int = 0) -> HashKey {
    if term.isTooLarge { return .other(ObjectIdentifier(term)) }
    return .term("\(term.kind) \(term.head)", term.operands.map { hashKey($0, depth: depth + 1) })
  }

  func sameTerms(_ a: Term, _ b: Term, depth: Int) throws(Interruption) -> Bool {
    if a === b { return true }
    let isSame = try areWrittenAlike(a, b, depth: depth)
    if !isSame { noteUndecided(a, b) }
    return isSame
  }

  private func areWrittenAlike(_ a: Term, _ b: Term, depth: Int) throws(Interruption) -> Bool {
    if a.isTooLarge || b.isTooLarge {
      interpreter.assumptions.fail(Unsupported(.largeValue, ["\(Term.maximumSize)"], at: nil))
      return false
    }
    if let name = a.caseName, let other = b.caseName, a.kind != b.kind { return name == other }
    guard a.kind == b.kind, a.head == b.head, a.operands.count == b.operands.count,
      a.labels == b.labels
    else { return false }
    if !interpreter.options.showsEverything, makesObject(a) { return false }
    for (x, y) in zip(a.operands, b.operands) where try !sameOperands(x, y, depth: depth) {
      return false
    }
    return true
  }

  /// Whether a term is a call that gives another object each time.
  private func makesObject(_ term: Term) -> Bool {
    switch term.kind {
    case .methodCall: Catalog.makesObject(method: term.head)
    case .call: Catalog.isReference(term.head)
    default: false
    }
  }

  /// Operands of a term: functions of equal inputs are taken to be equal.
  private func sameOperands(_ a: Value, _ b: Value, depth: Int) throws(Interruption) -> Bool {
    guard case .array(let x) = a, case .array(let y) = b else {
      return try same(a, b, .equatableAlways, depth: depth + 1)
    }
    guard x.elements.count == y.elements.count else { return false }
    for (v, w) in zip(x.elements, y.elements) where try !sameOperands(v, w, depth: depth + 1) {
      return false
    }
    return true
  }
}
