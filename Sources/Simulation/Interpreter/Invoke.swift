/// Running functions.
extension Interpreter {
  /// Calls a closure with positional arguments.
  func call(_ closure: Closure, _ arguments: [Value]) throws(Interruption) -> Value {
    try call(closure, labeled: arguments.map { LabeledValue(label: nil, value: $0) }, site: 0)
  }

  func call(
    _ closure: Closure, labeled arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    let arguments = spread(arguments, over: closure)
    switch closure.code {
    case .literal(let id): return try callLiteral(id, closure, arguments)
    case .functions(let ids, let owner):
      let arguments = positional(arguments, ids)
      guard let choice = conversions.choose(ids, arguments) ?? ids.first else { return .void }
      return try invoke(choice, arguments, this: owner.map { .type($0) }, site: site)
    case .method("callAsFunction", _, let function)
    where operators.isSymbolic(function) || viewMaker.isLayout(function):
      return try callValue(function, arguments, site: site)
    case .method(let name, let labels, let base):
      let given = labeled(arguments, forMethod: name, of: base).labeled(labels)
      if let result = try callMethod(name, of: base, given, site: site) { return result }
      return recorder.unknownCall(
        .methodCall, name, [base] + arguments.map(\.value), labels: [nil] + arguments.map(\.label),
        site: site)
    case .initializer(let type):
      return try initializers.construct(
        type, initializers.labeled(arguments, for: type), site: site)
    case .enumCase(let type, let index): return makeCase(type, index, arguments)
    case .library("value"), .library("destination"): return closure.captures.first ?? .void
    case .library("table row"):
      return try viewMaker.tableRow(closure.captures, arguments.first?.value ?? .nilValue)
    case .library("subscription"):
      try host.publisherHost.resumeSubscription(closure.captures)
      return .void
    case .library("table rows"):
      return try viewMaker.tableRows(closure.captures, arguments.first?.value ?? .nilValue)
    case .library(let name): return try callLibraryValue(name, arguments, site: site)
    case .keyPath(let path):
      guard let root = arguments.first else { return .void }
      return try host.valueStore.read(path.components[...], from: root.value, site: site)
    }
  }

  /// Arguments of a method that is used as a function come without labels.
  func labeled(
    _ arguments: [LabeledValue], forMethod name: String, of base: Value
  ) -> [LabeledValue] {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }) else { return arguments }
    for owner in memberOwners(of: base) {
      guard let candidates = declaredTypes.members(owner).methods[name] else { continue }
      if conversions.choose(candidates, arguments) != nil { return arguments }
      for id in candidates where program.functions[id].parameters.count == arguments.count {
        return zip(arguments, program.functions[id].parameters).map {
          LabeledValue(label: $1.label, value: $0.value)
        }
      }
    }
    return arguments
  }

  /// A tuple that is handed to a function of several parameters stands for all of them: `zip(a, b).map(Row.init)`.
  private func spread(_ arguments: [LabeledValue], over closure: Closure) -> [LabeledValue] {
    guard arguments.count == 1, arguments[0].label == nil,
      case .tuple(let tuple) = arguments[0].value, tuple.elements.count > 1
    else { return arguments }
    let counts = parameterCounts(of: closure)
    guard !counts.contains(1), counts.contains(tuple.elements.count) else { return arguments }
    return tuple.elements.map { LabeledValue(label: nil, value: $0) }
  }

  /// How many arguments a function that the program declares may be given. Empty: it is of another kind.
  private func parameterCounts(of closure: Closure) -> Set<Int> {
    func counts(_ ids: [FunctionID]) -> Set<Int> {
      Set(ids.map { program.functions[$0].parameters.count })
    }
    switch closure.code {
    case .functions(let ids, _): return counts(ids)
    case .method(let name, _, let base):
      return counts(
        memberOwners(of: base).flatMap { declaredTypes.members($0).methods[name] ?? [] })
    case .enumCase(let type, let index): return [program.types[type].cases[index].payload.count]
    case .initializer(.declared(let id, _)):
      let written = counts(program.types[id].initializers)
      guard written.isEmpty, program.types[id].kind == .structure else { return written }
      return initializers.memberwiseCounts(id)
    default: return []
    }
  }

  /// Arguments of a function that is handed on come without labels, in the order of its parameters.
  private func positional(_ arguments: [LabeledValue], _ ids: [FunctionID]) -> [LabeledValue] {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label == nil }),
      conversions.choose(ids, arguments) == nil,
      let fitting = ids.first(where: { program.functions[$0].parameters.count == arguments.count })
    else { return arguments }
    return arguments.labeled(program.functions[fitting].parameters.map { $0.label ?? "_" })
  }

  private func callLibraryValue(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let value = try library.callOperator(name, arguments, site: site) { return value }
    return try library.libraryCall(name, arguments, site: site)
      ?? recorder.unknownCall(
        .call, name, arguments.map(\.value), labels: arguments.map(\.label), site: site)
  }

  private func callLiteral(
    _ id: FunctionID, _ closure: Closure, _ arguments: [LabeledValue]
  ) throws(Interruption) -> Value {
    let function = program.functions[id]
    let arguments = conversions.fitted(arguments, to: closure)
    var frame: Frame
    if function.parameters.contains(where: { $0.isVariadic || $0.defaultValue != nil }) {
      frame = try prepare(
        id, arguments, this: closure.capturedSelf, sharing: closure.sharedSelf, site: 0)
    } else {
      frame = Frame(
        slots: Array(
          repeating: .nilValue, count: max(function.frameSize, function.parameters.count)),
        this: closure.capturedSelf, function: id, sharing: closure.sharedSelf)
      bindClosureParameters(function, arguments, &frame)
    }
    for (capture, value) in zip(function.captures, closure.captures) {
      frame.slots[capture.slot] = value
    }
    let value = try run(function, &frame, builder: closure.builder ?? function.builder)
    return conversions.coerce(value, to: closure.signature?.result)
  }

  /// A closure of several parameters may be called with one tuple.
  private func bindClosureParameters(
    _ function: Function, _ arguments: [LabeledValue], _ frame: inout Frame
  ) {
    var values = arguments.map(\.value)
    if values.count == 1, function.parameters.count > 1, case .tuple(let tuple) = values[0] {
      values = tuple.elements
    }
    for (index, parameter) in function.parameters.enumerated() {
      let value =
        index < values.count ? conversions.coerce(values[index], to: parameter.type) : .nilValue
      frame.slots[index] = parameter.isBoxed ? .box(Box(value)) : value
    }
  }

  /// Calls a declared function with positional values.
  func invoke(
    _ id: FunctionID, values: [Value], this: Value?
  ) throws(Interruption) -> Value {
    let function = program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, function.parameters.count)),
      this: this, function: id)
    for (index, parameter) in function.parameters.enumerated() where index < values.count {
      let value = conversions.coerce(values[index], to: parameter.type)
      frame.slots[index] = parameter.isBoxed ? .box(Box(value)) : value
    }
    return try run(function, &frame, builder: function.builder)
  }

  /// Calls a declared function with labeled arguments.
  func invoke(
    _ id: FunctionID, _ arguments: [LabeledValue], this: Value?, site: Int
  ) throws(Interruption) -> Value {
    var frame = try prepare(id, arguments, this: this, site: site)
    return try run(program.functions[id], &frame, builder: program.functions[id].builder)
  }

  /// The frame of a call: arguments bound, defaults evaluated.
  func prepare(
    _ id: FunctionID, _ arguments: [LabeledValue], this: Value?, sharing shared: SharedSelf? = nil,
    site: Int
  ) throws(Interruption) -> Frame {
    let function = program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, function.parameters.count)),
      this: this, function: id, sharing: shared)
    let matched = conversions.match(arguments, function.parameters)
    for (index, parameter) in function.parameters.enumerated() {
      let given = matched?[index] ?? []
      let value = try bind(parameter, given.map { arguments[$0].value }, this: this)
      frame.slots[index] = parameter.isBoxed ? .box(Box(value)) : value
    }
    return frame
  }

  private func bind(
    _ parameter: Parameter, _ values: [Value], this: Value?
  ) throws(Interruption) -> Value {
    if parameter.isVariadic {
      return .array(ArrayBox(values.map { conversions.coerce($0, to: parameter.type) }))
    }
    guard let value = values.first else {
      guard let initial = parameter.defaultValue else { return .nilValue }
      return conversions.coerce(try invoke(initial, values: [], this: this), to: parameter.type)
    }
    if parameter.isAutoclosure, !library.isFunction(value) {
      // It was evaluated where the call stands.
      assumptions.fail(Unsupported(.autoclosure, [parameter.name], at: nil))
      return .closure(Closure(code: .library("value"), captures: [value]))
    }
    return try adapt(value, to: parameter.type, builder: parameter.builder)
  }

  /// An argument as its parameter takes it: builders run, or are marked to run as builders.
  func adapt(
    _ value: Value, to type: TypeRef?, builder: String?
  ) throws(Interruption) -> Value {
    let value = conversions.coerce(value, to: type)
    guard case .closure(let closure) = value else { return value }
    if let builder {
      let marked = closure.with(builder: builder)
      return type?.isFunction == false ? try call(marked, []) : .closure(marked)
    }
    if case .parameter? = type { return .closure(closure.reabstracted()) }
    return value
  }

  /// A function begins to run. Only for comparing programs.
  func noteEntered(_ id: FunctionID) {
    if options.showsEverything { ways.note(function: id) }
  }

  /// Counts a call that ends with `callDepth -= 1`; refused where too many are open.
  func beginCall(at location: SourceLocation?) throws(Interruption) {
    guard callDepth < limits.callDepth else {
      throw .bound(Unsupported(.deepCalls, ["\(limits.callDepth)"], at: location))
    }
    callDepth += 1
    callCount += 1
  }

  /// Runs a body in its frame, as plain code or as a result builder.
  func run(
    _ function: Function, _ frame: inout Frame, builder: String?
  ) throws(Interruption) -> Value {
    guard let body = function.body else { return .void }
    try beginCall(at: function.location)
    defer { callDepth -= 1 }
    noteEntered(frame.function)
    if let builder, !Self.hasReturn(body) {
      return try build(body, &frame, builder: builder)
    }
    return conversions.coerce(try runPlain(body, &frame), to: function.result)
  }

  private func runPlain(_ body: Block, _ frame: inout Frame) throws(Interruption) -> Value {
    if body.statements.count == 1, case .expression(let only, let site) = body.statements[0] {
      return try recorder.run(statement: only, site: site, &frame)
    }
    if body.statements.count == 1, let value = try soleStatement(body.statements[0], &frame) {
      return value
    }
    if case .returned(let value) = try execute(body, &frame) { return value }
    return .void
  }

  /// `if` and `switch` as the only statement yield the value of their branch.
  private func soleStatement(
    _ statement: Stmt, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    switch statement {
    case .conditional, .switchCases:
      let (completion, value) = try executeYielding(statement, &frame)
      if case .returned(let result) = completion { return result }
      return value ?? .void
    default: return nil
    }
  }

  /// A `return` written in a closure passed to a builder switches the builder off.
  static func hasReturn(_ block: Block) -> Bool {
    block.statements.contains { statement in
      switch statement {
      case .returnValue: true
      case .conditional(_, let yes, let no, _): hasReturn(yes) || (no.map(hasReturn) ?? false)
      case .guardElse: true
      case .switchCases(_, let cases, _): cases.contains { hasReturn($0.body) }
      case .forIn(_, _, _, let body, _, _), .whileLoop(_, let body, _, _): hasReturn(body)
      case .block(let body): hasReturn(body)
      default: false
      }
    }
  }
}

extension [LabeledValue] {
  /// The same values with the labels of a name, `f(a:_:)`, where they have none.
  func labeled(_ labels: [String]?) -> [LabeledValue] {
    guard let labels, labels.count == count, allSatisfy({ $0.label == nil }) else { return self }
    return zip(self, labels).map {
      LabeledValue(label: $1 == "_" ? nil : $1, value: $0.value)
    }
  }
}

extension TypeRef {
  /// Whether the type is a function type (also optional).
  var isFunction: Bool {
    switch self {
    case .function: true
    case .optional(let inner): inner.isFunction
    default: false
    }
  }
}

// MARK: Values that are called

extension Interpreter {
  /// Whether what is called is a value that may change by it: `counter()` with a mutating `callAsFunction`.
  func changesItself(_ callee: Expr, _ frame: inout Frame) throws(Interruption) -> Bool {
    guard mutatingNames.contains("callAsFunction"), isPath(callee) else { return false }
    let value = try evaluate(callee, &frame)
    return try placeAccess.mutatingMethod("callAsFunction", of: value, []) != nil
  }

  /// Whether an expression leads to a place without calling anything that the program writes.
  private func isPath(_ value: Expr) -> Bool {
    var value = value
    while true {
      switch value {
      case .local, .boxed, .selfValue: return true
      case .member(let base, _, nil, _), .subscripted(let base, _, _), .forceUnwrap(let base, _):
        value = base
      default: return false
      }
    }
  }
}
