/// Result builders: expression statements contribute values.
extension Interpreter {
  /// Runs a body as a result builder. View builders yield a view; others the list of values.
  func build(
    _ body: Block, _ frame: inout Frame, builder: String
  ) throws(Interruption) -> Value {
    var parts: [Value] = []
    _ = try build(body, &frame, into: &parts)
    if let custom = declaredTypes.declaredType(named: builder),
      !declaredTypes.members(custom).staticMethods.isEmpty
    {
      return try buildCustom(custom, parts)
    }
    if let own = declaredTypes.externalExtension(builder),
      program.types[own].staticMethods.keys.contains(where: { $0.hasPrefix("build") })
    {
      throw .unsupported(
        Unsupported(.resultBuilder, [builder], at: program.types[own].location))
    }
    return .view(group(parts))
  }

  /// The views that a builder collected.
  func group(_ parts: [Value]) -> ViewValue {
    var views: [ViewValue] = []
    for part in parts {
      if let view = viewMaker.view(from: part) {
        views.append(view)
      } else {
        viewMaker.noteLeftOut(part)
      }
    }
    for view in views { viewMaker.count(built: view) }
    return views.count == 1 ? views[0] : .group(views)
  }

  private func build(
    _ block: Block, _ frame: inout Frame, into parts: inout [Value]
  ) throws(Interruption) -> Completion {
    for statement in block.statements {
      let completion = try build(statement, &frame, into: &parts)
      guard case .normal = completion else { return completion }
    }
    return .normal
  }

  private func build(
    _ statement: Stmt, _ frame: inout Frame, into parts: inout [Value]
  ) throws(Interruption) -> Completion {
    try tick()
    switch statement {
    case .expression(let expression, _):
      let value = try evaluate(expression, &frame)
      if case .assign = expression { return .normal }
      parts.append(value)
    case .conditional(let conditions, let yes, let no, let site):
      parts.append(.view(try buildConditional(conditions, yes, no, site, &frame)))
    case .switchCases(let subject, let cases, let site):
      parts.append(.view(try buildSwitch(subject, cases, site, &frame)))
    case .forIn(let pattern, let sequence, let condition, let body, let label, let site):
      for element in try sequenceLibrary.elements(of: evaluate(sequence, &frame), site: site) {
        try tick(site)
        guard try operators.bind(pattern, to: element, &frame) else { continue }
        if let condition, !operators.truth(try evaluate(condition, &frame), site: site) { continue }
        if let end = end(of: try build(body, &frame, into: &parts), label: label) { return end }
      }
    case .block(let body): return try build(body, &frame, into: &parts)
    default: return try execute(statement, &frame)
    }
    return .normal
  }

  private func buildBranch(
    _ block: Block, _ frame: inout Frame
  ) throws(Interruption) -> ViewValue {
    var parts: [Value] = []
    _ = try build(block, &frame, into: &parts)
    return group(parts)
  }

  private func buildConditional(
    _ conditions: [Condition], _ yes: Block, _ no: Block?, _ site: Int, _ frame: inout Frame
  ) throws(Interruption) -> ViewValue {
    let isTrue = try holds(conditions, &frame)
    recorder.noteWay(site, isTrue ? 1 : 0)
    if isTrue {
      return .conditional(site: site, branch: 0, try buildBranch(yes, &frame))
    }
    guard let no else { return .conditional(site: site, branch: -1, .empty) }
    return .conditional(site: site, branch: 1, try buildBranch(no, &frame))
  }

  private func buildSwitch(
    _ subject: Expr, _ cases: [SwitchCase], _ site: Int, _ frame: inout Frame
  ) throws(Interruption) -> ViewValue {
    let value = try evaluate(subject, &frame)
    guard let index = try firstMatch(cases, value, &frame) else {
      return .conditional(site: site, branch: -1, .empty)
    }
    recorder.noteWay(site, index)
    return .conditional(site: site, branch: index, try buildBranch(cases[index].body, &frame))
  }

  /// A result builder that the program declares.
  private func buildCustom(_ type: TypeID, _ parts: [Value]) throws(Interruption) -> Value {
    let table = declaredTypes.members(type)
    func apply(_ name: String, _ arguments: [Value]) throws(Interruption) -> Value? {
      guard let candidates = table.staticMethods[name] else { return nil }
      let labeled = arguments.map { LabeledValue(label: nil, value: $0) }
      guard let choice = conversions.choose(candidates, labeled) else { return nil }
      return try invoke(choice, labeled, this: .type(.declared(type, [])), site: 0)
    }
    var components: [Value] = []
    for part in parts { components.append(try apply("buildExpression", [part]) ?? part) }
    guard let block = try apply("buildBlock", components) else {
      throw .unsupported(
        Unsupported(
          .resultBuilder, [program.types[type].name], at: program.types[type].location))
    }
    return try apply("buildFinalResult", [block]) ?? block
  }
}
