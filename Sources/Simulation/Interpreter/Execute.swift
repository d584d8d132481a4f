/// Statements in plain code.
extension Interpreter {
  func execute(_ block: Block, _ frame: inout Frame) throws(Interruption) -> Completion {
    let hasDefer = block.statements.contains { if case .deferBlock = $0 { true } else { false } }
    if hasDefer { return try executeDeferring(block, &frame) }
    for statement in block.statements {
      let completion = try execute(statement, &frame)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  private func executeDeferring(
    _ block: Block, _ frame: inout Frame
  ) throws(Interruption) -> Completion {
    var deferred: [Block] = []
    var outcome = Completion.normal
    for statement in block.statements {
      if case .deferBlock(let body) = statement {
        deferred.append(body)
        continue
      }
      do throws(Interruption) { outcome = try execute(statement, &frame) } catch {
        if case .thrown = error {
          for body in deferred.reversed() { _ = try execute(body, &frame) }
        }
        throw error
      }
      guard case .normal = outcome else { break }
    }
    for body in deferred.reversed() { _ = try execute(body, &frame) }
    return outcome
  }

  func execute(_ statement: Stmt, _ frame: inout Frame) throws(Interruption) -> Completion {
    try tick()
    switch statement {
    case .expression(let expression, let site):
      _ = try recorder.run(statement: expression, site: site, &frame)
      recorder.noteUnknownStatement(expression, in: frame.function)
      return .normal
    case .bind, .localFunction:
      try declare(statement, &frame)
      return .normal
    case .conditional, .switchCases: return try executeYielding(statement, &frame).completion
    case .guardElse(let conditions, let otherwise, let site):
      let isHeld = try holds(conditions, &frame)
      recorder.noteWay(site, isHeld ? 1 : 0)
      return isHeld ? .normal : try execute(otherwise, &frame)
    case .forIn, .whileLoop, .repeatWhile: return try executeLoop(statement, &frame)
    case .doCatch(let body, let clauses): return try execute(body, catching: clauses, &frame)
    case .deferBlock(let body): return try execute(body, &frame)
    case .returnValue(let expression):
      guard let expression else { return .returned(.void) }
      return .returned(try evaluate(expression, &frame))
    case .throwValue(let expression): throw .thrown(try evaluate(expression, &frame))
    case .breakLoop(let label): return .broke(label)
    case .continueLoop(let label): return .continued(label)
    case .fallthroughCase: return .fellThrough
    case .block(let body): return try execute(body, &frame)
    case .unsupported(let what): throw .unsupported(what)
    }
  }

  /// Declarations, in plain code and in builders.
  func declare(_ statement: Stmt, _ frame: inout Frame) throws(Interruption) {
    switch statement {
    case .bind(let pattern, let type, let expression):
      guard let expression else { return declare(pattern, &frame) }
      var value = try evaluate(expression, &frame)
      value = try adapt(value, to: type, builder: nil)
      guard try operators.bind(pattern, to: value, &frame) else {
        throw .trap(.patternMismatch, site: nil)
      }
    case .localFunction(let slot, let id):
      let box = Box(.nilValue)
      frame.slots[slot] = .box(box)
      box.value = .closure(makeClosure(id, &frame))
    default: break
    }
  }

  /// Variables declared without a value.
  private func declare(_ pattern: Pattern, _ frame: inout Frame) {
    switch pattern {
    case .bind(let slot, let boxed): frame.slots[slot] = boxed ? .box(Box(.nilValue)) : .nilValue
    case .tuple(let parts): for part in parts { declare(part, &frame) }
    default: break
    }
  }

  func holds(_ conditions: [Condition], _ frame: inout Frame) throws(Interruption) -> Bool {
    for condition in conditions {
      switch condition {
      case .available: continue
      case .expression(let expression):
        guard operators.truth(try evaluate(expression, &frame), site: 0) else { return false }
      case .matches(let pattern, let expression):
        let value = try evaluate(expression, &frame)
        guard try operators.bind(pattern, to: value, &frame) else { return false }
      }
    }
    return true
  }

  /// Executes `if` or `switch`; a branch of one expression also yields its value.
  func executeYielding(
    _ statement: Stmt, _ frame: inout Frame
  ) throws(Interruption) -> (completion: Completion, value: Value?) {
    switch statement {
    case .conditional(let conditions, let yes, let no, let site):
      if try holds(conditions, &frame) {
        recorder.noteWay(site, 1)
        return try executeBranch(yes, &frame)
      }
      recorder.noteWay(site, 0)
      guard let no else { return (.normal, nil) }
      return try executeBranch(no, &frame)
    case .switchCases(let subject, let cases, let site):
      let value = try evaluate(subject, &frame)
      guard let index = try firstMatch(cases, value, &frame) else { return (.normal, nil) }
      recorder.noteWay(site, index)
      var result = try executeBranch(cases[index].body, &frame)
      var next = index + 1
      while case .fellThrough = result.completion, next < cases.count {
        result = try executeBranch(cases[next].body, &frame)
        next += 1
      }
      if case .broke(nil) = result.completion { return (.normal, nil) }
      return result
    default: return (try execute(statement, &frame), nil)
    }
  }

  private func executeBranch(
    _ block: Block, _ frame: inout Frame
  ) throws(Interruption) -> (completion: Completion, value: Value?) {
    if block.statements.count == 1 {
      switch block.statements[0] {
      case .expression(let only, let site):
        return (.normal, try recorder.run(statement: only, site: site, &frame))
      case .conditional, .switchCases: return try executeYielding(block.statements[0], &frame)
      default: break
      }
    }
    return (try execute(block, &frame), nil)
  }

  /// `if`/`switch` used as an expression.
  func statementValue(_ statement: Stmt, _ frame: inout Frame) throws(Interruption) -> Value {
    let (completion, value) = try executeYielding(statement, &frame)
    if case .returned(let result) = completion { return result }
    return value ?? .void
  }

  func firstMatch(
    _ cases: [SwitchCase], _ value: Value, _ frame: inout Frame
  ) throws(Interruption) -> Int? {
    for (index, candidate) in cases.enumerated() {
      if candidate.isDefault { return index }
      for item in candidate.items where try operators.bind(item.pattern, to: value, &frame) {
        guard let condition = item.condition else { return index }
        if operators.truth(try evaluate(condition, &frame), site: 0) { return index }
      }
    }
    return nil
  }

  private func execute(
    _ body: Block, catching clauses: [CatchClause], _ frame: inout Frame
  ) throws(Interruption) -> Completion {
    do throws(Interruption) { return try execute(body, &frame) } catch {
      guard case .thrown(let value) = error else { throw error }
      for clause in clauses {
        if let slot = clause.errorSlot { frame.slots[slot] = value }
        guard try firstMatch([clause.choice], value, &frame) != nil else { continue }
        return try execute(clause.choice.body, &frame)
      }
      throw error
    }
  }
}
