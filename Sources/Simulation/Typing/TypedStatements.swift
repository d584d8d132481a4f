/// Types through statements and patterns.
extension StaticTypes {
  mutating func visit(_ block: Block, _ walk: inout TypeWalk) -> Block {
    var statements: [Stmt] = []
    for statement in block.statements {
      if block.statements.count == 1, case .expression(let only, let site) = statement {
        let (value, type) = visit(only, expected: walk.expectedResult, &walk)
        walk.result = walk.result ?? type
        statements.append(.expression(value, site: site))
      } else {
        statements.append(visit(statement, &walk))
      }
    }
    return Block(statements)
  }

  private mutating func visit(_ statement: Stmt, _ walk: inout TypeWalk) -> Stmt {
    walk.depth += 1
    defer { walk.depth -= 1 }
    guard walk.depth < 400 else { return statement }
    switch statement {
    case .expression(let value, let site):
      return .expression(visit(value, expected: nil, &walk).0, site: site)
    case .bind(let pattern, let declared, let value):
      guard let value else {
        bind(pattern, declared, walk)
        return statement
      }
      let (changed, type) = visit(value, expected: declared, &walk)
      bind(pattern, declared ?? type, walk)
      return .bind(pattern, type: declared, changed)
    case .localFunction(let slot, let id):
      let function = program.functions[id]
      if let result = function.result {
        slots[walk.function][slot] = .function(
          parameters: function.parameters.map { $0.type ?? .external("Any") }, result: result)
      }
      visit(id, around: walk.function)
      return statement
    case .conditional(let conditions, let yes, let no, let site):
      let conditions = visit(conditions, &walk)
      let then = visit(yes, &walk)
      return .conditional(
        conditions, then: then, else: no.map { visit($0, &walk) }, site: site)
    case .guardElse(let conditions, let body, let site):
      let conditions = visit(conditions, &walk)
      return .guardElse(conditions, inner(body, &walk), site: site)
    case .switchCases(let subject, let cases, let site):
      let (value, type) = visit(subject, expected: nil, &walk)
      return .switchCases(value, cases.map { visit($0, type, &walk) }, site: site)
    case .returnValue(let value):
      guard let value else { return statement }
      let (changed, type) = visit(value, expected: walk.expectedResult, &walk)
      walk.result = walk.result ?? type
      return .returnValue(changed)
    case .throwValue(let value): return .throwValue(visit(value, expected: nil, &walk).0)
    case .block(let body): return .block(inner(body, &walk))
    case .deferBlock(let body): return .deferBlock(inner(body, &walk))
    default: return visitLoop(statement, &walk)
    }
  }

  /// A block whose value is nobody's.
  private mutating func inner(_ block: Block, _ walk: inout TypeWalk) -> Block {
    Block(block.statements.map { visit($0, &walk) })
  }

  private mutating func visitLoop(_ statement: Stmt, _ walk: inout TypeWalk) -> Stmt {
    switch statement {
    case .forIn(let pattern, let sequence, let condition, let body, let label, let site):
      let (value, type) = visit(sequence, expected: nil, &walk)
      bind(pattern, type?.element, walk)
      let filter = condition.map { visit($0, expected: nil, &walk).0 }
      return .forIn(pattern, value, where: filter, inner(body, &walk), label: label, site: site)
    case .whileLoop(let conditions, let body, let label, let site):
      let conditions = visit(conditions, &walk)
      return .whileLoop(conditions, inner(body, &walk), label: label, site: site)
    case .repeatWhile(let body, let condition, let label, let site):
      let changed = inner(body, &walk)
      return .repeatWhile(
        changed, visit(condition, expected: nil, &walk).0, label: label, site: site)
    case .doCatch(let body, let clauses):
      let changed = inner(body, &walk)
      return .doCatch(
        changed,
        clauses.map { clause in
          var result = clause
          result.choice.items = visit(clause.choice.items, nil, &walk)
          result.choice.body = inner(clause.choice.body, &walk)
          return result
        })
    default: return statement
    }
  }

  private mutating func visit(_ conditions: [Condition], _ walk: inout TypeWalk) -> [Condition] {
    conditions.map { condition in
      switch condition {
      case .available: return condition
      case .expression(let value): return .expression(visit(value, expected: nil, &walk).0)
      case .matches(let pattern, let value):
        let (changed, type) = visit(value, expected: nil, &walk)
        bind(pattern, type, walk)
        return .matches(pattern, changed)
      }
    }
  }

  private mutating func visit(
    _ item: SwitchCase, _ type: TypeRef?, _ walk: inout TypeWalk
  ) -> SwitchCase {
    var result = item
    result.items = visit(item.items, type, &walk)
    result.body = visit(item.body, &walk)
    return result
  }

  private mutating func visit(
    _ items: [SwitchCase.Item], _ type: TypeRef?, _ walk: inout TypeWalk
  ) -> [SwitchCase.Item] {
    items.map { entry in
      var entry = entry
      bind(entry.pattern, type, walk)
      entry.condition = entry.condition.map { visit($0, expected: nil, &walk).0 }
      return entry
    }
  }

  /// What a pattern's variables are.
  mutating func bind(_ pattern: Pattern, _ type: TypeRef?, _ walk: TypeWalk) {
    var pending: [(Pattern, TypeRef?)] = [(pattern, type)]
    while let (pattern, type) = pending.popLast() {
      switch pattern {
      case .wildcard, .expression: break
      case .bind(let slot, _): slots[walk.function][slot] = type
      case .tuple(let parts):
        var types: [TypeRef?] = Array(repeating: nil, count: parts.count)
        if case .tuple(let elements)? = type, elements.count == parts.count {
          types = elements.map(\.type)
        }
        pending += zip(parts, types)
      case .optionalSome(let inner): pending.append((inner, type?.unwrapped))
      case .isType(let type, let inner): if let inner { pending.append((inner, type)) }
      case .enumCase(_, let name, let payload):
        guard let payload else { break }
        pending += zip(payload, payloadTypes(name, payload.count, of: type))
      }
    }
  }

  private func payloadTypes(_ name: String, _ count: Int, of type: TypeRef?) -> [TypeRef?] {
    let unknown: [TypeRef?] = Array(repeating: nil, count: count)
    if name == "some", count == 1, case .optional(let inner)? = type { return [inner] }
    guard case .declared(let id, let arguments)? = type?.unwrapped,
      let declared = program.types[id].cases.first(where: { $0.name == name })
    else { return unknown }
    let known = generics(id, arguments)
    let types = declared.payload.map { $0.type.replacing(known) }
    if types.count == count { return types }
    guard count == 1, types.count > 1 else { return unknown }
    var parts: [TypeRef.TupleElement] = []
    for (payload, type) in zip(declared.payload, types) {
      guard let type else { return unknown }
      parts.append(.init(label: payload.label, type: type))
    }
    return [.tuple(parts)]
  }

  func generics(_ id: TypeID, _ arguments: [TypeRef]) -> [String: TypeRef] {
    let names = program.types[id].genericParameters
    guard names.count == arguments.count else { return [:] }
    return Dictionary(zip(names, arguments)) { first, _ in first }
  }
}
