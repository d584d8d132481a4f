/// Operators and patterns.
struct Operators: InterpreterPart {
  let interpreter: Interpreter
}

extension Operators {
  func evaluatePrefix(
    _ op: String, _ operand: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if let result = try userUnary(op, operand, site: site, &frame) { return result }
    let value = try interpreter.evaluate(operand, &frame)
    if op == "!", case .boolean(let flag) = value { return .boolean(!flag) }
    return try library.libraryPrefix(op, value, site: site)
  }

  /// An operator of the program before or behind its operand. nil: it is none for such a value.
  func userUnary(
    _ op: String, _ operand: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    let candidates = declaredTypes.unaryOperators[op, default: []]
    guard let only = candidates.first else { return nil }
    let parameters = candidates.map { interpreter.program.functions[$0].parameters[0] }
    if candidates.count == 1, parameters[0].isInout {
      let argument = Argument(label: parameters[0].label, value: .inoutArgument(operand))
      return try interpreter.evaluateCall(.functions([only]), [argument], site: site, &frame)
    }
    guard !parameters.contains(where: \.isInout) else {
      throw .unsupported(Unsupported(.ownOperator, [op], at: recorder.location(site: site)))
    }
    let value = try interpreter.evaluate(operand, &frame)
    let fitting = candidates.first { id in
      let function = interpreter.program.functions[id]
      return conversions.accepts(value, function.parameters[0].type, owner: function.owner)
    }
    guard let fitting else { return nil }
    let owner = interpreter.program.functions[fitting].owner
    return try interpreter.invoke(
      fitting, values: [value], this: owner.map { .type(.declared($0, [])) })
  }

  func evaluateBinary(
    _ op: String, _ left: Expr, _ right: Expr, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    if declaredTypes.ownOperators.contains(op) {
      throw .unsupported(Unsupported(.ownOperator, [op], at: recorder.location(site: site)))
    }
    switch op {
    case "&&":
      guard truth(try interpreter.evaluate(left, &frame), site: site) else {
        recorder.noteWay(site, 0)
        return .boolean(false)
      }
      let isTrue = truth(try interpreter.evaluate(right, &frame), site: site)
      recorder.noteWay(site, isTrue ? 1 : 2)
      return .boolean(isTrue)
    case "||":
      if truth(try interpreter.evaluate(left, &frame), site: site) {
        recorder.noteWay(site, 2)
        return .boolean(true)
      }
      let isTrue = truth(try interpreter.evaluate(right, &frame), site: site)
      recorder.noteWay(site, isTrue ? 1 : 0)
      return .boolean(isTrue)
    case "??":
      let optional = try interpreter.evaluate(left, &frame)
      if case .nilValue = optional {
        recorder.noteWay(site, 1)
        return try interpreter.evaluate(right, &frame)
      }
      recorder.noteWay(site, 0)
      let value = optional.unwrappedOnce
      if case .term(let term) = value, term.isUncertainOptional {
        return .term(Term(.operation, "??", [value, try interpreter.evaluate(right, &frame)]))
      }
      return value
    default:
      if declaredTypes.changingOperators.contains(op) {
        return try placeAccess.change(op, left, right, site: site, &frame)
      }
      let first = try interpreter.evaluate(left, &frame)
      let second = try interpreter.evaluate(right, &frame)
      let result = try binary(op, first, second, site: site)
      if op == "~=" { recorder.noteSide(of: second, in: first, site: site) }
      if op == "%" { try recorder.noteEffect(op, first, result, site: site) }
      if op == "/" { recorder.noteQuotient(result, site: site) }
      return recorder.noted(result, site: site)
    }
  }

  func binary(_ op: String, _ left: Value, _ right: Value, site: Int) throws(Interruption) -> Value
  {
    let first = implicit(left, like: right)
    let second = implicit(right, like: first)
    let a = expressed(first, beside: second, op, isLeft: true)
    let b = expressed(second, beside: a, op, isLeft: false)
    guard interpreter.options.showsEverything, Self.comparisons.contains(op) else {
      return try applied(op, a, b, site: site)
    }
    let result = try applied(op, a, b, site: site)
    recorder.noteComparison(a, b, result, site: site)
    return result
  }

  /// Operators that say how two values are to each other.
  static let comparisons: Set<String> = ["<", ">", "<=", ">=", "==", "!="]

  private func applied(
    _ op: String, _ a: Value, _ b: Value, site: Int
  ) throws(Interruption) -> Value {
    switch op {
    case "==", "!=":
      if let answer = try equality(a, b) { return .boolean((op == "==") == answer) }
      return .term(Term(.operation, op, [a, b]))
    case "===", "!==":
      return .boolean((op == "===") == identical(a, b))
    case "~=": return .boolean(try matches(pattern: a, b))
    default:
      if let result = try comparison.userOperator(op, a, b) { return result }
      if let result = try derivedComparison(op, a, b) { return result }
      return try library.libraryBinary(op, a, b, site: site)
    }
  }

  /// nil when an operand is symbolic and the two are not the same term.
  private func equality(_ a: Value, _ b: Value) throws(Interruption) -> Bool? {
    if recorder.isChance(a) || recorder.isChance(b) { return nil }
    if let answer = identityEquality(a, b) { return answer }
    if isSymbolic(a) || isSymbolic(b) {
      // A constant of a type is not nil.
      for (x, y) in [(a, b), (b, a)] {
        if case .nilValue = x, case .term(let term) = y, term.isImplicit || term.caseName != nil {
          return term.memberName == "none"
        }
      }
      if case .term(let x) = a, case .term(let y) = b {
        if try comparison.same(a, b, .equatableAlways) { return true }
        // `.leading` and `.trailing` of a type from elsewhere.
        if x.caseName != nil, y.caseName != nil { return false }
        if comparison.areDistinct(x, y) { return false }
      }
      return nil
    }
    return try comparison.isEqual(a, b, asks: true)
  }

  func isSymbolic(_ value: Value) -> Bool {
    if case .term = value { return true }
    return false
  }

  private func identical(_ a: Value, _ b: Value) -> Bool {
    if case .object(let x) = a, case .object(let y) = b { return x == y }
    if case .nilValue = a, case .nilValue = b { return true }
    return false
  }

  /// `>`, `<=`, `>=` from a declared `<`, and raw-value order of Comparable enums.
  private func derivedComparison(
    _ op: String, _ a: Value, _ b: Value
  ) throws(Interruption) -> Value? {
    guard comparison.declaredType(of: a) != nil || comparison.declaredType(of: b) != nil else {
      return nil
    }
    switch op {
    case "<": return try lessByCase(a, b).map(Value.boolean)
    case ">": return try isLessIfKnown(b, a).map(Value.boolean)
    case "<=": return try isLessIfKnown(b, a).map { .boolean(!$0) }
    case ">=": return try isLessIfKnown(a, b).map { .boolean(!$0) }
    default: return nil
    }
  }

  private func isLessIfKnown(_ a: Value, _ b: Value) throws(Interruption) -> Bool? {
    if case .boolean(let answer)? = try comparison.userOperator("<", a, b) { return answer }
    return try lessByCase(a, b)
  }

  /// The order that the compiler makes: that of the cases, and of one case that of its values, the first that
  /// differ.
  func lessByCase(_ a: Value, _ b: Value) throws(Interruption) -> Bool? {
    guard case .enumeration(let x) = a, case .enumeration(let y) = b, x.type == y.type else {
      return nil
    }
    guard x.caseIndex == y.caseIndex else { return x.caseIndex < y.caseIndex }
    for (first, second) in zip(x.payload, y.payload)
    where try !comparison.isEqual(first, second, asks: true) {
      return try library.isLess(first, second)
    }
    return false
  }

  /// Gives a literal the type of the value it stands beside: an implicit member (`.loaded`) a
  /// declared type, a whole number that of a floating-point value.
  func implicit(_ value: Value, like other: Value) -> Value {
    if case .term(let term) = value, term.kind == .call, term.head == ".some",
      let wrapped = term.operands.first
    {
      return wrapped.asSome
    }
    if case .sized(let number) = other, let literal = number.literal(value) {
      return .sized(literal)
    }
    if case .integer(let number) = value, case .floating = other {
      return .floating(Double(number))
    }
    if case .tuple(let tuple) = value, case .tuple(let old) = other,
      tuple.elements.count == old.elements.count, tuple.labels.allSatisfy({ $0 == nil })
    {
      return .tuple(
        Tuple(
          elements: zip(tuple.elements, old.elements).map { implicit($0, like: $1) },
          labels: old.labels))
    }
    if case .array = value, case .set = other {
      return conversions.coerce(value, to: .external("Set", []))
    }
    if case .array(let box) = value, case .array(let old) = other {
      return .array(implicit(box, like: old))
    }
    guard case .term(let term) = value, term.isImplicit else { return value }
    guard let type = comparison.declaredType(of: other) else {
      return conversions.coerce(value, to: externalType(of: other))
    }
    return conversions.coerce(value, to: .declared(type, []))
  }

  /// Elements that are written without their type (`[.init(id: 1)]`) are of the type of those beside them.
  private func implicit(_ box: ArrayBox, like other: ArrayBox) -> ArrayBox {
    func isImplicit(_ value: Value) -> Bool {
      if case .term(let term) = value { return term.isImplicit }
      return false
    }
    guard box.elements.contains(where: isImplicit),
      let known = (box.elements + other.elements).first(where: { !isImplicit($0) })
    else { return box }
    return ArrayBox(box.elements.map { implicit($0, like: known) })
  }

  /// Values of one type: implicit members are members of the type of one that is none.
  func alike(_ values: [Value]) -> [Value] {
    let known = values.first { value in
      if case .term(let term) = value { !term.isImplicit } else { true }
    }
    return known.map { example in values.map { implicit($0, like: example) } } ?? values
  }

  /// A literal beside a value of the program's type that is expressible by it, unless the program has an operator
  /// for just these two.
  private func expressed(_ value: Value, beside other: Value, _ op: String, isLeft: Bool) -> Value {
    guard case .structure(let structure) = other else { return value }
    switch value {
    case .integer, .floating, .string, .boolean, .array: break
    default: return value
    }
    let candidates =
      (declaredTypes.members(structure.type).staticMethods[op] ?? [])
      + (interpreter.program.freeFunctions[op] ?? [])
    let takesBoth = candidates.contains { id in
      let parameters = interpreter.program.functions[id].parameters
      return parameters.count == 2
        && conversions.accepts(value, parameters[isLeft ? 0 : 1].type)
        && conversions.accepts(other, parameters[isLeft ? 1 : 0].type)
    }
    guard !takesBoth else { return value }
    return conversions.literal(value, as: .declared(structure.type, []), structure.type) ?? value
  }

  /// The type of a value that is written as a constant or made anew: `Color.red`, `Date.now`.
  private func externalType(of value: Value) -> TypeRef? {
    switch value {
    case .fresh(let kind, _): return .external(kind, [])
    case .integer: return .int
    case .floating: return .external("Double", [])
    case .string: return .external("String", [])
    case .boolean: return .external("Bool", [])
    case .array: return .array(.external("Any", []))
    case .dictionary: return .dictionary(.external("Any", []), .external("Any", []))
    case .sized(let number): return .external(number.kind.rawValue, [])
    case .term(let term) where term.kind == .member:
      guard case .type(.external(let name, _))? = term.operands.first else { return nil }
      return .external(name, [])
    default: return nil
    }
  }

  /// Decides a condition. A symbolic one is assumed to hold, the same way each time it is asked.
  func truth(_ value: Value, site: Int) -> Bool {
    switch value {
    case .boolean(let flag): return flag
    case .nilValue: return false
    case .fresh(let kind, _):
      recorder.noteChance(value, kind, site: site)
      return true
    case .term(let term):
      recorder.noteChance(of: term, site: site)
      if term.kind == .operation, let answer = decided(term, site: site) { return answer }
      recorder.noteUnknownChoice(term, site: site)
      let key = comparison.key(of: term)
      if case .boolean(let known)? = interpreter.termFacts[key] { return known }
      interpreter.unresolvedShown = []
      let (question, isNegated) = interpreter.asks(term)
      let isTrue = interpreter.answer(question) != isNegated
      interpreter.termFacts[key] = .boolean(isTrue)
      if isTrue, let fact = equalityFact(term) ?? caseFact(term) {
        interpreter.termFacts[fact.key] = fact.value
      }
      recorder.assume(.condition, [descriptions.describe(value), "\(isTrue)"], site: site)
      return isTrue
    default: return true
    }
  }

  private func decided(_ term: Term, site: Int) -> Bool? {
    switch (term.head, term.operands.count) {
    case ("!", 1): return !truth(term.operands[0], site: site)
    case ("!=", 2): return !truth(.term(Term(.operation, "==", term.operands)), site: site)
    case ("==", 2): return decidedEquality(term.operands[0], term.operands[1], site: site)
    case ("??", 2):
      guard case .term(let optional) = term.operands[0], isPresent(optional) else {
        return truth(term.operands[1], site: site)
      }
      return truth(term.operands[0], site: site)
    default: return nil
    }
  }
}
