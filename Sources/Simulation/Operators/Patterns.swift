extension Operators {
  /// Matches a value and binds the pattern's variables.
  func bind(
    _ pattern: Pattern, to value: Value, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    switch pattern {
    case .wildcard: return true
    case .bind(let slot, let boxed):
      frame.slots[slot] = boxed ? .box(Box(value)) : value
      return true
    case .tuple(let parts): return try bindTuple(parts, to: value, &frame)
    case .enumCase(let type, let name, let payload):
      return try bindCase(type, name, payload, to: value, &frame)
    case .optionalSome(let inner):
      switch value {
      case .nilValue: return false
      case .term(let term): guard isPresent(term) else { return false }
      default: break
      }
      return try bind(inner, to: value.unwrappedOnce, &frame)
    case .expression(let expression):
      let pattern = try interpreter.evaluate(expression, &frame)
      if case .binary(_, _, _, let site) = expression {
        recorder.noteSide(of: value, in: pattern, site: site)
      }
      return try matches(pattern: pattern, value)
    case .isType(let type, let inner):
      guard try conversions.isInstance(value, of: conversions.resolved(type, frame)) else {
        return false
      }
      guard let inner else { return true }
      return try bind(inner, to: value, &frame)
    }
  }

  /// Whether an unknown optional is assumed to hold a value.
  func isPresent(_ term: Term) -> Bool {
    // The element's identity is there, whatever it is compared with.
    if ElementIdentity(term, comparison) != nil { return true }
    if term.isUncertainOptional, term.kind != .element { recorder.noteUnknownChoice(term, site: 0) }
    let key = HashKey.term("present", [comparison.key(of: term)])
    if case .boolean(let known)? = interpreter.termFacts[key] { return known }
    guard term.isUncertainOptional, term.kind != .element else { return true }
    let isPresent = interpreter.answer("\(descriptions.shown(.term(term))) holds a value")
    interpreter.termFacts[key] = .boolean(isPresent)
    recorder.assume(isPresent ? .present : .missing, [descriptions.describe(.term(term))], site: 0)
    return isPresent
  }

  private func bindTuple(
    _ parts: [Pattern], to value: Value, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    guard case .tuple(let tuple) = value else {
      for (index, part) in parts.enumerated() {
        let element = Value.term(Term(.member, String(index), [value]))
        guard try bind(part, to: element, &frame) else { return false }
      }
      return true
    }
    guard tuple.elements.count == parts.count else { return false }
    for (part, element) in zip(parts, tuple.elements) where try !bind(part, to: element, &frame) {
      return false
    }
    return true
  }

  private func bindCase(
    _ type: TypeRef?, _ name: String, _ payload: [Pattern]?, to value: Value, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    switch value {
    case .enumeration(let value):
      let declaration = interpreter.program.types[value.type]
      guard declaration.cases[value.caseIndex].name == name else {
        let isOwn = declaration.cases.contains { $0.name == name }
        if name == "some", !isOwn, let payload, payload.count == 1 {
          return try bind(payload[0], to: .enumeration(value), &frame)
        }
        return try matchesStatic(name, type: value.type, .enumeration(value))
      }
      guard let payload else { return true }
      if payload.count == 1, value.payload.count > 1 {
        return try bind(
          payload[0],
          to: .tuple(
            Tuple(
              elements: value.payload,
              labels: declaration.cases[value.caseIndex].payload.map(\.label))), &frame)
      }
      guard payload.count == value.payload.count else { return payload.isEmpty }
      for (part, element) in zip(payload, value.payload)
      where try !bind(part, to: element, &frame) {
        return false
      }
      return true
    case .nilValue: return name == "none"
    case .term(let term): return try assumeCase(name, payload, term, &frame)
    case .structure(let value) where name != "some" || declaresStatic("some", value.type):
      return try matchesStatic(name, type: value.type, .structure(value))
    default:
      if name == "some", let payload, payload.count == 1 {
        return try bind(payload[0], to: value.unwrappedOnce, &frame)
      }
      return name == "some"
    }
  }

  private func declaresStatic(_ name: String, _ type: TypeID) -> Bool {
    let table = declaredTypes.members(type)
    return table.staticStored[name] != nil || table.staticComputed[name] != nil
  }

  /// `case .standard:` where `standard` is a static member.
  private func matchesStatic(
    _ name: String, type: TypeID, _ value: Value
  ) throws(Interruption) -> Bool {
    guard declaresStatic(name, type) else { return false }
    return try comparison.isEqual(
      interpreter.staticMember(name, of: .declared(type, []), site: 0), value, asks: true)
  }

  /// A symbolic value is assumed to be the case that is asked for first.
  private func assumeCase(
    _ name: String, _ payload: [Pattern]?, _ term: Term, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    if term.isImplicit {
      return try bindImplicit(name, payload, term, &frame)
    }
    recorder.noteUnknownChoice(term, site: 0)
    let key = HashKey.term("case", [comparison.key(of: term)])
    if case .string(let known)? = interpreter.termFacts[key] {
      guard known == name else { return false }
    } else if payload == nil {
      // The same question as that of `==`.
      let wanted = Value.term(Term(.implicitMember, name))
      return truth(try binary("==", wanted, .term(term), site: 0), site: 0)
    } else {
      guard interpreter.answer("\(descriptions.shown(.term(term))) is .\(name)") else {
        return false
      }
      interpreter.termFacts[key] = .string(name)
      recorder.assume(.enumCase, [descriptions.describe(.term(term)), name], site: 0)
    }
    for (index, part) in (payload ?? []).enumerated() {
      let element = Value.term(Term(.member, "\(name).\(index)", [.term(term)]))
      guard try bind(part, to: element, &frame) else { return false }
    }
    return true
  }

  /// `.success(value)` of an enum that the program does not declare.
  private func bindImplicit(
    _ name: String, _ payload: [Pattern]?, _ term: Term, _ frame: inout Frame
  ) throws(Interruption) -> Bool {
    guard term.memberName == name else { return false }
    guard let payload, payload.count == term.operands.count else { return true }
    for (part, element) in zip(payload, term.operands) where try !bind(part, to: element, &frame) {
      return false
    }
    return true
  }

  /// `~=`.
  func matches(pattern: Value, _ value: Value) throws(Interruption) -> Bool {
    if let own = try comparison.userOperator("~=", pattern, value) { return truth(own, site: 0) }
    switch (pattern, value) {
    case (.range(let low, let high, _), .integer(let number)): return number >= low && number < high
    case (.range(let low, let high, _), .sized(let number)):
      return number.integer.map { $0 >= low && $0 < high } ?? false
    // `case 60..<108` of a `Double`: its bounds are floating too.
    case (.range(let low, let high, let isClosed), .floating(let number)):
      return number >= Double(low)
        && (isClosed ? number <= Double(high - 1) : number < Double(high))
    case (.term(let term), _) where term.isImplicit:
      if case .term(let other) = value, !other.isImplicit {
        return try equalUnknown(pattern, value)
      }
      return try comparison.isEqual(implicit(pattern, like: value), value, asks: true)
    case (.term(let term), _) where term.kind == .operation && term.operands.count <= 2:
      return try matchesRange(term, value)
    case (.closure, _), (.type, _): return false
    case (.term, _), (_, .term): return try equalUnknown(pattern, value)
    default: return try comparison.isEqual(pattern, value, asks: true)
    }
  }

  /// Ranges over values other than integers are kept as terms.
  private func matchesRange(_ term: Term, _ value: Value) throws(Interruption) -> Bool {
    func below(_ a: Value, _ b: Value, orEqual: Bool) throws(Interruption) -> Bool {
      try orEqual ? !library.isLess(b, a) : library.isLess(a, b)
    }
    let operands = term.operands
    switch term.head {
    case "...", "..<":
      guard operands.count == 2 else { break }
      guard try below(operands[0], value, orEqual: true) else { return false }
      return try below(value, operands[1], orEqual: term.head == "...")
    case "postfix ...": return try below(operands[0], value, orEqual: true)
    case "prefix ...": return try below(value, operands[0], orEqual: true)
    case "prefix ..<": return try below(value, operands[0], orEqual: false)
    default: break
    }
    return try equalUnknown(.term(term), value)
  }

  private func equalUnknown(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    if try comparison.same(a, b, .equatableAlways) { return true }
    return truth(.term(Term(.operation, "==", [a, b])), site: 0)
  }
}
