/// Statements of plain code.
extension ProofRun {
  /// Runs statements. nil: they ran to their end.
  func execute(_ block: Block) throws(ProofStop) -> ProofCompletion? {
    for statement in block.statements {
      if let end = try execute(statement) { return end }
    }
    return nil
  }

  private func execute(_ statement: Stmt) throws(ProofStop) -> ProofCompletion? {
    try tick()
    switch statement {
    case .expression(let expression, _):
      if case .statementValue(let inner) = expression { return try execute(inner) }
      _ = try evaluate(expression)
      return nil
    case .bind(let pattern, let type, let value):
      guard let value else { return nil }
      guard try bind(pattern, to: natives.coerce(evaluate(value), to: type)) == terms.yes else {
        throw stop(.pattern)
      }
      return nil
    case .localFunction(let slot, let id):
      try setSlot(slot, box(.void))
      guard case .box(let index) = try self.slot(slot) else { return nil }
      store.boxes[index] = .closure(try closure(id))
      return nil
    case .conditional(let conditions, let yes, let no, let site):
      return try branch { () throws(ProofStop) in
        if try self.holds(conditions, site: site) { return try self.execute(yes) }
        return try no.map { block throws(ProofStop) in try self.execute(block) } ?? nil
      }
    case .guardElse(let conditions, let body, let site):
      if try holds(conditions, site: site) { return nil }
      return try execute(body)
    case .switchCases(let subject, let cases, let site):
      let value = try evaluate(subject)
      return try branch { () throws(ProofStop) in
        guard let index = try self.firstMatch(cases, value, site: site) else {
          throw self.stop(.pattern, "switch", site)
        }
        let end = try self.execute(cases[index].body)
        if case .broke(nil)? = end { return nil }
        return end
      }
    case .returnValue(let value):
      guard let value else { return .returned(.void) }
      return .returned(try evaluate(value))
    case .forIn(let pattern, let sequence, let condition, let body, let label, let site):
      return try loop(pattern, sequence, condition, body, label, site)
    case .breakLoop(let label): return .broke(label)
    case .continueLoop(let label): return .continued(label)
    case .block(let body): return try execute(body)
    case .unsupported(let what): throw stop(.statement, what.facts.first ?? "")
    default: throw stop(.statement)
    }
  }

  /// Both ways of a branch as one, when both run to their end.
  private func branch(
    _ body: () throws(ProofStop) -> ProofCompletion?
  ) throws(ProofStop) -> ProofCompletion? {
    let result = try places.merged { () throws(ProofStop) in
      try body().map { ProofValue.ended($0) } ?? .void
    }
    if case .ended(let end) = result { return end }
    return nil
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expr, _ condition: Expr?, _ body: Block, _ label: String?,
    _ site: Int
  ) throws(ProofStop) -> ProofCompletion? {
    /// What one turn ends the loop with. nil: it goes on.
    func turn(_ element: ProofValue) throws(ProofStop) -> ProofCompletion? {
      guard try bind(pattern, to: element) == terms.yes else { throw stop(.pattern, "", site) }
      if let condition, try !places.decide(truth(evaluate(condition), site: site), site: site) {
        return nil
      }
      let end = try execute(body)
      if case .continued(let target)? = end, target == nil || target == label { return nil }
      return end
    }
    func anyTurn(_ element: ProofValue) throws(ProofStop) {
      guard try turn(element) == nil else { throw stop(.list, "for", site) }
    }
    let sequence = try evaluate(sequence)
    switch sequence {
    case .list(let list, let shape) where terms.elements(of: list) == nil:
      try natives.loop(over: list, shape, site: site, anyTurn)
      return nil
    case .range(let low, let high)
    where terms.integerValue(low) == 0 && terms.integerValue(high) == nil:
      try natives.loop(upTo: high, site: site, anyTurn)
      return nil
    default: break
    }
    for element in try elements(of: sequence, site: site) {
      guard let end = try turn(element) else { continue }
      if case .broke(let target) = end, target == nil || target == label { return nil }
      return end
    }
    return nil
  }

  func elements(of value: ProofValue, site: Int?) throws(ProofStop) -> [ProofValue] {
    switch value {
    case .array(let elements): return elements
    case .list(let list, let shape):
      return try elements(of: list, shape, site: site)
    case .range(let low, let high):
      guard let from = terms.integerValue(low), let to = terms.integerValue(high), from <= to,
        to - from <= 200
      else { throw stop(.list, "", site) }
      return (from..<to).map { .term(terms.integer($0)) }
    default: throw stop(.list, "", site)
    }
  }

  /// The elements of a list that is written out, or of what is chosen from one.
  private func elements(
    of list: ProofTerm, _ shape: ProofValue, site: Int?
  ) throws(ProofStop) -> [ProofValue] {
    let (base, test) = terms.choosing(list)
    guard let elements = terms.elements(of: base) else { throw stop(.list, "", site) }
    var kept: [ProofValue] = []
    let answers = test == terms.yes ? elements.map { _ in terms.yes } : terms.answers(base, test)
    guard let answers else { throw stop(.list, "", site) }
    for (element, answer) in zip(elements, answers) where try places.decide(answer, site: site) {
      kept.append(ProofElements.decode(shape, element, terms))
    }
    return kept
  }

  /// Whether all clauses hold; each is decided before the next one is looked at.
  func holds(_ conditions: [Condition], site: Int?) throws(ProofStop) -> Bool {
    for condition in conditions {
      // A program in which that is not decided has no proof.
      if case .available = condition { continue }
      if try !places.decide(clause(condition, site: site), site: site) { return false }
    }
    return true
  }

  func clause(_ condition: Condition, site: Int?) throws(ProofStop) -> ProofTerm {
    switch condition {
    case .expression(let expression): try truth(evaluate(expression), site: site)
    case .matches(let pattern, let expression): try bind(pattern, to: evaluate(expression))
    case .available: throw stop(.statement, "#available", site)
    }
  }

  /// The first case that matches, each decided in turn.
  func firstMatch(
    _ cases: [SwitchCase], _ value: ProofValue, site: Int
  ) throws(ProofStop) -> Int? {
    for (index, one) in cases.enumerated() where !one.isDefault {
      for item in one.items {
        guard try places.decide(bind(item.pattern, to: value), site: site) else { continue }
        guard let condition = item.condition else { return index }
        if try places.decide(truth(evaluate(condition), site: site), site: site) { return index }
      }
    }
    return cases.firstIndex(where: \.isDefault)
  }

  /// `if` and `switch` that yield the value of their branch.
  func yield(_ statement: Stmt) throws(ProofStop) -> ProofValue {
    switch statement {
    case .conditional(let conditions, let yes, let no, let site):
      guard let no else { throw stop(.statement, "if", site) }
      return try only(holds(conditions, site: site) ? yes : no)
    case .switchCases(let subject, let cases, let site):
      guard let index = try firstMatch(cases, evaluate(subject), site: site) else {
        throw stop(.pattern, "switch", site)
      }
      return try only(cases[index].body)
    default: throw stop(.statement)
    }
  }

  private func only(_ block: Block) throws(ProofStop) -> ProofValue {
    guard block.statements.count == 1 else { throw stop(.statement) }
    switch block.statements[0] {
    case .expression(let expression, _): return try evaluate(expression)
    case .returnValue(let value?): return try evaluate(value)
    case .conditional, .switchCases: return try yield(block.statements[0])
    default: throw stop(.statement)
    }
  }

  // MARK: Patterns

  /// Binds a pattern's variables and gives the condition under which it matches.
  func bind(_ pattern: Pattern, to value: ProofValue) throws(ProofStop) -> ProofTerm {
    switch pattern {
    case .wildcard: return terms.yes
    case .bind(let slot, let isBoxed):
      try setSlot(slot, isBoxed ? box(value) : value)
      return terms.yes
    case .tuple(let parts):
      guard case .tuple(let values, _) = value, values.count == parts.count else {
        throw stop(.pattern)
      }
      return try bindAll(parts, to: values)
    case .optionalSome(let inner):
      let (isPresent, payload) = presence(value)
      guard let payload else { return terms.no }
      return terms.and(isPresent, try bind(inner, to: payload))
    case .expression(let expression):
      if let fact = try lies(value, in: expression) { return fact }
      let wanted = try evaluate(expression)
      if case .range(let low, let high) = wanted {
        let number = try integer(value, site: nil)
        return terms.isWithin(number, low, high)
      }
      return try equal(value, wanted, site: 0)
    case .enumCase(_, let name, let payload): return try bindCase(name, payload, to: value)
    case .isType: throw stop(.pattern)
    }
  }

  /// Whether a number lies in a range that is written out: `60..<108`, `...9`. nil: the pattern is none.
  private func lies(_ value: ProofValue, in range: Expr) throws(ProofStop) -> ProofTerm? {
    func compare(
      _ name: String, _ left: ProofValue, _ right: ProofValue, _ site: Int
    ) throws(ProofStop) -> ProofTerm {
      guard case .term(let fact) = try binary(name, left, right, site: site) else {
        throw stop(.pattern, name, site)
      }
      return fact
    }
    switch range {
    case .typed(let inner, _): return try lies(value, in: inner)
    case .binary("..<", let low, let high, let site):
      return terms.and(
        try compare("<=", evaluate(low), value, site), try compare("<", value, evaluate(high), site)
      )
    case .binary("...", let low, let high, let site):
      return terms.and(
        try compare("<=", evaluate(low), value, site),
        try compare("<=", value, evaluate(high), site))
    case .prefix("..<", let high, let site): return try compare("<", value, evaluate(high), site)
    case .prefix("...", let high, let site): return try compare("<=", value, evaluate(high), site)
    case .postfix(let low, "...", let site): return try compare("<=", evaluate(low), value, site)
    default: return nil
    }
  }

  private func bindAll(
    _ parts: [Pattern], to values: [ProofValue]
  ) throws(ProofStop) -> ProofTerm {
    var result: [ProofTerm] = []
    for (part, value) in zip(parts, values) { result.append(try bind(part, to: value)) }
    return terms.and(result)
  }

  private func bindCase(
    _ name: String, _ payload: [Pattern]?, to value: ProofValue
  ) throws(ProofStop) -> ProofTerm {
    switch value {
    case .term(let term):
      guard case .enumeration(let type) = terms[term].sort, payload?.isEmpty ?? true,
        program.types.contains(where: { declaration in
          declaration.name == type && declaration.cases.contains { $0.name == name }
        })
      else { throw stop(.pattern, name) }
      return terms.equal(term, terms.intern(.constant(name), [], .enumeration(type)))
    case .enumeration(let type, let index, let values):
      let cases = program.types[type].cases
      guard cases.contains(where: { $0.name == name }) else { throw stop(.pattern, name) }
      guard cases[index].name == name else { return terms.no }
      guard let payload else { return terms.yes }
      if payload.count == values.count { return try bindAll(payload, to: values) }
      guard payload.count == 1 else { throw stop(.pattern, name) }
      return try bind(payload[0], to: .tuple(values, cases[index].payload.map(\.label)))
    default: throw stop(.pattern, name)
    }
  }
}
