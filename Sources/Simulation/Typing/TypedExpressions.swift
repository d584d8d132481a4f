/// Types of expressions, bottom-up, with literals that take the type they are expected to have.
extension StaticTypes {
  mutating func visit(
    _ expression: Expr, expected: TypeRef?, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    walk.depth += 1
    defer { walk.depth -= 1 }
    guard walk.depth < 1_200 else { return (expression, nil) }
    switch expression {
    case .literal(let literal): return visit(literal, expected: expected)
    case .interpolation(let segments):
      let text = Expr.interpolation(segments.map { visit($0, &walk) })
      guard let expected, Self.isTitle(expected) else { return (text, .string) }
      return (.cast(text, .coerce, expected), expected)
    case .local(let slot), .boxed(let slot):
      return (expression, slots[walk.function][slot])
    case .selfValue: return (expression, selfType(walk))
    case .global(let index): return (expression, type(of: program.globals[index]))
    case .member(let base, let name, let labels, let site):
      var (changed, type) = visit(base, expected: nil, &walk)
      if let type, type.isOptional, extensionMember(name, of: type) != nil {
        changed = .typed(changed, type)
      }
      return (
        .member(changed, name, labels: labels, site: site),
        memberType(name, of: base, type)
      )
    case .call(let callee, let arguments, let site):
      return visitCall(callee, arguments, expected: expected, site: site, &walk)
    case .subscripted(let base, let arguments, let site):
      let (changed, type) = visit(base, expected: nil, &walk)
      let (indices, types) = visit(arguments, &walk)
      return (
        .subscripted(changed, indices, site: site), elementType(of: type, arguments, types)
      )
    case .closure(let id):
      visitClosure(id, expected: expected, walk)
      return (expression, closureType(id))
    case .binary(let op, let left, let right, let site):
      return visitBinary(op, left, right, expected: expected, site: site, &walk)
    case .assign(let target, let op, let value, let site):
      let (place, type) = visit(target, expected: nil, &walk)
      let (changed, _) = visit(value, expected: type, &walk)
      return (.assign(target: place, op: op, changed, site: site), .tuple([]))
    case .prefix(let op, let operand, let site):
      let (changed, type) = visit(operand, expected: op == "-" ? expected : nil, &walk)
      let isOwn = program.freeFunctions[op] != nil
      return (
        .prefix(op, changed, site: site),
        isOwn ? nil : op == "!" ? .bool : op == "-" || op == "+" ? type : nil
      )
    default: return visitRare(expression, expected: expected, &walk)
    }
  }

  private func visit(_ literal: Literal, expected: TypeRef?) -> (Expr, TypeRef?) {
    let wanted = expected?.unwrapped
    switch literal {
    case .integer(let number):
      guard let wanted, wanted.isLiteralNumber, case .external(let name, _) = wanted else {
        return (.literal(literal), .int)
      }
      if SizedNumber.kind(named: name) != nil {
        return (.cast(.literal(literal), .coerce, wanted), wanted)
      }
      return (.literal(.floating(Double(number))), wanted)
    case .floating:
      if let wanted, case .external("Float", _) = wanted {
        return (.cast(.literal(literal), .coerce, wanted), wanted)
      }
      return (.literal(literal), .external("Double"))
    case .string:
      if let wanted, case .external("Character", _) = wanted { return (.literal(literal), wanted) }
      return (.literal(literal), .string)
    case .boolean: return (.literal(literal), .bool)
    case .nilLiteral: return (.literal(literal), expected?.isOptional == true ? expected : nil)
    }
  }

  private mutating func visit(
    _ segment: Expr.Segment, _ walk: inout TypeWalk
  ) -> Expr.Segment {
    guard case .value(let arguments) = segment else { return segment }
    var (values, types) = visit(arguments, &walk)
    if values.count == 1, let type = types[0], type.holdsOptional {
      values[0].value = .typed(values[0].value, type)
    }
    return .value(values)
  }

  mutating func visit(
    _ arguments: [Argument], expected: [TypeRef?] = [], _ walk: inout TypeWalk
  ) -> ([Argument], [TypeRef?]) {
    var result: [Argument] = []
    var types: [TypeRef?] = []
    for (index, argument) in arguments.enumerated() {
      let (value, type) = visit(
        argument.value, expected: index < expected.count ? expected[index] : nil, &walk)
      result.append(Argument(label: argument.label, value: value, isTrailing: argument.isTrailing))
      types.append(type)
    }
    return (result, types)
  }

  private mutating func visitRare(
    _ expression: Expr, expected: TypeRef?, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    switch expression {
    case .ternary(let condition, let yes, let no, let site):
      let test = visit(condition, expected: nil, &walk).0
      let (first, a) = visit(yes, expected: expected, &walk)
      let (second, b) = visit(no, expected: expected, &walk)
      if expected == nil { return ternary(test, (yes, first, a), (no, second, b), site: site) }
      return (
        .ternary(test, colored(first, like: b), colored(second, like: a), site: site),
        joined(yes, a, no, b)
      )
    case .tuple(let elements):
      var wanted: [TypeRef?] = []
      if case .tuple(let parts)? = expected { wanted = parts.map(\.type) }
      let (values, types) = visit(elements, expected: wanted, &walk)
      var parts: [TypeRef.TupleElement] = []
      for (element, type) in zip(elements, types) {
        guard let type else { return (.tuple(values), nil) }
        parts.append(.init(label: element.label, type: type))
      }
      return (.tuple(values), .tuple(parts))
    case .array(let elements): return visitArray(elements, expected: expected, &walk)
    case .dictionary(let entries): return visitDictionary(entries, expected: expected, &walk)
    case .cast(let operand, let kind, let type):
      let (value, own) = visit(operand, expected: kind == .coerce ? type : nil, &walk)
      switch kind {
      case .coerce:
        if case .external("Any", _) = type {
          return (.cast(value, kind, type), own ?? type)
        }
        return (.cast(value, kind, type), type)
      case .conditional: return (.cast(value, kind, type), .optional(type))
      case .forced: return (.cast(value, kind, type), type)
      case .check: return (.cast(value, kind, type), .bool)
      }
    case .optionalChain(let chain):
      let (value, type) = visit(chain, expected: nil, &walk)
      return (.optionalChain(value), type?.optionalOnce)
    case .tryUnwrap(let operand):
      let (value, type) = visit(operand, expected: nil, &walk)
      return (.tryUnwrap(value), type?.unwrapped)
    case .forceUnwrap(let operand, let site):
      let (value, type) = visit(operand, expected: nil, &walk)
      return (.forceUnwrap(value, site: site), type?.unwrapped)
    case .inoutArgument(let target):
      let (value, type) = visit(target, expected: nil, &walk)
      return (.inoutArgument(value), type)
    case .optionalTry(let operand):
      let (value, type) = visit(operand, expected: expected?.unwrapped, &walk)
      return (.optionalTry(value), type?.optionalOnce)
    case .postfix(let operand, let op, let site):
      return (.postfix(visit(operand, expected: nil, &walk).0, op, site: site), nil)
    case .statementValue(let statement):
      // Its branches yield its value, which is not the function's.
      var inner = TypeWalk(
        function: walk.function, expectedResult: expected, depth: walk.depth)
      let block = visit(Block([statement]), &inner)
      return (.statementValue(block.statements[0]), inner.result)
    default: return (expression, nil)
    }
  }

  /// Of two branches: an optional where one is nil.
  private func joined(_ yes: Expr, _ a: TypeRef?, _ no: Expr, _ b: TypeRef?) -> TypeRef? {
    if case .literal(.nilLiteral) = yes { return b?.optionalOnce }
    if case .literal(.nilLiteral) = no { return a?.optionalOnce }
    if let a, a.isOptional { return a }
    if let b, b.isOptional { return b }
    return a == nil || b == nil ? nil : a
  }

  private mutating func visitArray(
    _ elements: [Expr], expected: TypeRef?, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    var wanted: TypeRef?
    if let expected { wanted = expected.unwrapped.element }
    var values: [Expr] = []
    var type: TypeRef?
    var holdsNil = false
    for element in elements {
      let (value, own) = visit(element, expected: wanted, &walk)
      values.append(value)
      if case .literal(.nilLiteral) = element { holdsNil = true }
      if let own, type == nil || own.isLiteralNumber { type = own }
      if let own, own.isOptional, let known = type, !known.isOptional { type = own }
    }
    if holdsNil { type = type?.optionalOnce }
    if case .array? = expected?.unwrapped { return (.array(values), expected?.unwrapped) }
    if case .external("Set", _)? = expected?.unwrapped { return (.array(values), expected) }
    return (.array(values), type.map { .array($0) })
  }

  private mutating func visitDictionary(
    _ entries: [DictionaryEntry], expected: TypeRef?, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    var keyType: TypeRef?
    var valueType: TypeRef?
    if case .tuple(let pair)? = expected?.unwrapped.element, pair.count == 2 {
      (keyType, valueType) = (pair[0].type, pair[1].type)
    }
    var found: (TypeRef?, TypeRef?)
    let values = entries.map { entry in
      let (key, a) = visit(entry.key, expected: keyType, &walk)
      let (value, b) = visit(entry.value, expected: valueType, &walk)
      found = (found.0 ?? a, found.1 ?? b)
      return DictionaryEntry(key: key, value: value)
    }
    guard let key = keyType ?? found.0, let value = valueType ?? found.1 else {
      return (.dictionary(values), nil)
    }
    if case .external("KeyValuePairs", _)? = expected?.unwrapped {
      return (.dictionary(values), expected?.unwrapped)
    }
    return (.dictionary(values), .dictionary(key, value))
  }

  // MARK: Operators

  private static let arithmetic: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^",
  ]

  private mutating func visitBinary(
    _ op: String, _ left: Expr, _ right: Expr, expected: TypeRef?, site: Int,
    _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    let wanted = Self.arithmetic.contains(op) || op == "??" ? expected : nil
    var (a, ta) = visit(left, expected: op == "??" ? wanted?.optionalOnce : wanted, &walk)
    // What stands beside a literal says what the literal is.
    var (b, tb) = visit(right, expected: ta?.isLiteralNumber == true ? ta : wanted, &walk)
    if let type = tb, type.isLiteralNumber, isLiteral(left) {
      (a, ta) = visit(left, expected: type, &walk)
    } else if let type = ta, type.isLiteralNumber, isLiteral(right) {
      (b, tb) = visit(right, expected: type, &walk)
    }
    if op == "??", expected == nil, ta?.isOptional == true {
      b = typed(b, like: ta)
      tb = tb ?? typeGiven(to: b)
    }
    return (.binary(op, a, b, site: site), binaryType(op, left, ta, right, tb))
  }

  private func binaryType(
    _ op: String, _ left: Expr, _ ta: TypeRef?, _ right: Expr, _ tb: TypeRef?
  ) -> TypeRef? {
    if program.freeFunctions[op] != nil { return nil }
    switch op {
    case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=": return .bool
    case "??":
      guard let ta, ta.isOptional else { return nil }
      if let tb, tb.isOptional { return ta }
      return tb == nil ? nil : ta.unwrapped
    case "..<": return ta.map { .external("Range", [$0]) }
    case "...": return ta.map { .external("ClosedRange", [$0]) }
    default:
      guard Self.arithmetic.contains(op) else { return nil }
      for type in [ta, tb] {
        if case .declared? = type { return nil }
      }
      if let ta, let tb { return isLiteral(left) ? tb : ta }
      // One side is known and no literal: both are of one type.
      if let ta, !isLiteral(left), isNumber(ta) { return ta }
      if let tb, !isLiteral(right), isNumber(tb) { return tb }
      return nil
    }
  }

  private func isNumber(_ type: TypeRef) -> Bool {
    guard case .external(let name, _) = type else { return false }
    return ScalarLibrary.integerNames.contains(name) || Conversions.floatingTypes.contains(name)
      || name == "String"
  }

  /// Whether an expression is made of literals alone, so that it may be of another type.
  func isLiteral(_ expression: Expr) -> Bool {
    var pending = [expression]
    while let next = pending.popLast() {
      switch next {
      case .literal(.integer): break
      case .prefix("-", let operand, _): pending.append(operand)
      case .binary(let op, let left, let right, _) where Self.arithmetic.contains(op):
        pending += [left, right]
      default: return false
      }
    }
    return true
  }

  // MARK: Closures

  /// Two branches of which nothing around them says the type: `(isDog ? Kind.dog : .cat).name`.
  private func ternary(
    _ test: Expr, _ yes: (Expr, Expr, TypeRef?), _ no: (Expr, Expr, TypeRef?), site: Int
  ) -> (Expr, TypeRef?) {
    let first = typed(colored(yes.1, like: no.2), like: no.2)
    let second = typed(colored(no.1, like: yes.2), like: yes.2)
    let types = (yes.2 ?? typeGiven(to: first), no.2 ?? typeGiven(to: second))
    return (
      .ternary(test, first, second, site: site), joined(yes.0, types.0, no.0, types.1)
    )
  }

  /// A member without its type that stands beside a value of a type of the program is of that type.
  private func typed(_ expression: Expr, like other: TypeRef?) -> Expr {
    guard case .declared? = other?.unwrapped, let type = other?.unwrapped else { return expression }
    switch expression {
    case .implicitMember, .call(.implicitMember, _, _): return .cast(expression, .coerce, type)
    default: return expression
    }
  }

  private func typeGiven(to expression: Expr) -> TypeRef? {
    switch expression {
    case .cast(.implicitMember, .coerce, let type),
      .cast(.call(.implicitMember, _, _), .coerce, let type):
      type
    default: nil
    }
  }

  /// `.gray` beside `Color.blue` is a color.
  private func colored(_ expression: Expr, like other: TypeRef?) -> Expr {
    guard case .external("Color", _)? = other, case .implicitMember = expression, let other else {
      return expression
    }
    return .cast(expression, .coerce, other)
  }

  mutating func visitClosure(_ id: FunctionID, expected: TypeRef?, _ walk: TypeWalk) {
    if case .function(let parameters, let result)? = expected?.unwrapped {
      visit(
        id, given: parameters.map { $0.holdsParameter ? nil : $0 },
        result: result.holdsParameter ? nil : result, around: walk.function)
    } else {
      visit(id, around: walk.function)
    }
  }

  func closureType(_ id: FunctionID) -> TypeRef? {
    guard let result = results[id] else { return nil }
    let parameters = program.functions[id].parameters.indices.map {
      slots[id][$0] ?? .external("Any")
    }
    return .function(parameters: parameters, result: result)
  }
}
