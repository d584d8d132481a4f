/// Reads and writes places on terms: variables, members, elements, what paths lead to.
struct ProofPlaces: ProofPart {
  let run: ProofRun
}

/// Assignments and methods that change what they are called on.
extension ProofPlaces {
  func assign(
    _ target: Expr, _ operation: String?, _ value: Expr, site: Int
  ) throws(ProofStop) {
    try run.tick(site)
    if case .discard = target {
      _ = try run.evaluate(value)
      return
    }
    if let operation {
      let old = try run.evaluate(target)
      let result = try run.binary(operation, old, run.evaluate(value), site: site)
      return try set(target, result, site: site)
    }
    try set(target, run.evaluate(value), site: site)
  }

  /// Stores a value in the place that an expression names.
  func set(_ target: Expr, _ value: ProofValue, site: Int) throws(ProofStop) {
    switch target {
    case .local(let index):
      let frame = run.store.frames.count - 1
      guard frame >= 0, index < run.store.frames[frame].slots.count else {
        throw run.stop(.expression, "", site)
      }
      let old = run.store.frames[frame].slots[index]
      run.store.frames[frame].slots[index] =
        try old.map { old throws(ProofStop) in
          try run.alike(value, old)
        } ?? value
    case .boxed(let index):
      guard case .box(let box) = try run.slot(index) else { throw run.stop(.expression, "", site) }
      run.store.boxes[box] = try run.alike(value, run.store.boxes[box])
    case .selfValue:
      guard case .structure? = run.store.frames.last?.this else {
        throw run.stop(.statement, "self", site)
      }
      // Of a closure in a mutating method, the method's `self` would change with it.
      guard !run.program.functions[run.frame.function].capturesSelf else {
        throw run.stop(.closure, "self", site)
      }
      run.store.frames[run.store.frames.count - 1].this = value
    case .member(let base, let name, _, _): try setMember(base, name, value, site: site)
    case .subscripted(let base, let arguments, _):
      try setElement(base, arguments, value, site: site)
    case .forceUnwrap, .optionalChain, .tryUnwrap: throw run.stop(.statement, "?", site)
    default: throw run.stop(.statement, "assignment", site)
    }
  }

  private func setMember(
    _ base: Expr, _ name: String, _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    let owner = try run.evaluate(base)
    switch owner {
    case .structure(let type, let fields):
      let stored = run.program.types[type].stored
      if let index = stored.firstIndex(where: { $0.name == name }) {
        return try setField(base, type, fields, index, value, site: site)
      }
      if let first = name.first, first == "_",
        let index = stored.firstIndex(where: { $0.name == name.dropFirst() }),
        case .selfValue = base, isInitializing
      {
        return try setWrapper(stored[index], type, fields, index, value)
      }
      if let property = run.program.types[type].computed[name], let setter = property.setter {
        // A setter of a view writes to its state; one of data would change the data.
        guard isInstalled(fields) else { throw run.stop(.member, name, site) }
        return try run.runSetter(setter, natives.coerce(value, to: property.type), this: owner)
      }
    case .object(let id): return try run.setMember(id, name, value, site: site)
    case .binding(let binding):
      if name == "wrappedValue" { return try run.write(binding, value, site: site) }
      return try run.write(run.projected(binding, .member(name), site: site), value, site: site)
    default: break
    }
    throw run.stop(.member, name, site)
  }

  private var isInitializing: Bool {
    run.store.frames.last.map { run.program.functions[$0.function].kind == .initializer } ?? false
  }

  private func isInstalled(_ fields: [ProofValue]) -> Bool {
    fields.contains {
      if case .wrapper(let wrapper) = $0 {
        wrapper.cell != nil || wrapper.kind == .binding
      } else {
        false
      }
    }
  }

  private func setWrapper(
    _ property: StoredProperty, _ type: TypeID, _ fields: [ProofValue], _ index: Int,
    _ value: ProofValue
  ) throws(ProofStop) {
    var fields = fields
    switch (value, property.wrapper?.name) {
    case (.wrapper(let wrapper), "State"?), (.wrapper(let wrapper), "StateObject"?):
      guard wrapper.kind == .state else { throw run.stop(.property, property.name) }
      fields[index] = .wrapper(
        ProofWrapper(kind: .state, value: try natives.coerce(wrapper.value, to: property.type)))
    case (.binding, "Binding"?): fields[index] = try initializers.wrap(property, value)
    default: throw run.stop(.property, property.name)
    }
    run.store.frames[run.store.frames.count - 1].this = .structure(type, fields)
  }

  private func setField(
    _ base: Expr, _ type: TypeID, _ fields: [ProofValue], _ index: Int, _ value: ProofValue,
    site: Int
  ) throws(ProofStop) {
    let property = run.program.types[type].stored[index]
    if case .wrapper(let wrapper) = fields[index], !isUninstalled(wrapper) {
      switch wrapper.kind {
      case .state, .focus:
        guard let cell = wrapper.cell else { throw run.stop(.property, property.name, site) }
        let old = run.store.cells[cell]
        return try run.setCell(
          cell, natives.coerce(run.alike(value, old), to: property.type), site: site)
      case .binding:
        guard case .binding(let binding) = wrapper.value else { break }
        return try run.write(binding, natives.coerce(value, to: property.type), site: site)
      default: break
      }
      throw run.stop(.property, property.name, site)
    }
    var fields = fields
    if property.wrapper != nil {
      // What is assigned once more may be lost (semantics.md 4.1).
      guard isInitializing, case .selfValue = base, property.initial == nil,
        !isWrapped(fields[index])
      else {
        throw run.stop(.property, property.name, site)
      }
      fields[index] = try initializers.wrap(property, natives.coerce(value, to: property.type))
    } else {
      fields[index] = try run.adapt(value, property.type, nil)
    }
    try set(base, .structure(type, fields), site: site)
  }

  private func isWrapped(_ field: ProofValue) -> Bool {
    if case .wrapper = field { true } else { false }
  }

  private func isUninstalled(_ wrapper: ProofWrapper) -> Bool {
    isInitializing && wrapper.cell == nil && wrapper.kind != .binding
  }

  private func setElement(
    _ base: Expr, _ arguments: [Argument], _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    let owner = try run.evaluate(base)
    let indices = try run.evaluate(arguments)
    guard indices.count == 1, indices[0].label == nil else { throw run.stop(.statement, "", site) }
    switch (owner, indices[0].value) {
    case (.environment, .type(let type)):
      run.store.environment["key " + typeName(type)] = value
    case (.array, .term(let index)), (.list, .term(let index)):
      let new = try run.replacing([.index(index)], of: owner, with: value, site: site)
      try set(base, new, site: site)
    default: throw run.stop(.statement, "", site)
    }
  }

  func typeName(_ type: TypeRef) -> String {
    if case .declared(let id, _) = type { return run.program.types[id].name }
    return "\(type)"
  }

  // MARK: Mutating methods

  /// A method that changes what it is called on. nil: it is none.
  func mutate(
    _ base: Expr, _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard isPlace(base), Self.mutations.contains(name) || isMutating(name) else { return nil }
    let receiver = try run.evaluate(base)
    if let id = run.methods(name, of: receiver).first {
      guard run.program.functions[id].isMutating else { return nil }
      return try mutate(base, receiver, name, run.evaluate(arguments), site: site)
    }
    switch (receiver, name) {
    case (.term(let term), "toggle") where run.terms[term].sort == .boolean:
      try set(base, .term(run.terms.not(term)), site: site)
      return .void
    case (.term(let term), "append") where run.terms[term].sort == .string:
      let values = try run.evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      let text = try run.scalar(values[0].value, site: site)
      guard run.terms[text].sort == .string else { break }
      try set(base, .term(run.terms.concatenate([term, text])), site: site)
      return .void
    case (.array(let elements), "append"):
      let values = try run.evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      let value =
        try elements.first.map { first throws(ProofStop) in
          try run.alike(values[0].value, first)
        } ?? values[0].value
      try set(base, .array(elements + [value]), site: site)
      return .void
    case (.list(let list, let shape), "append"):
      let values = try run.evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      try set(base, views.append(values[0].value, to: list, shape), site: site)
      return .void
    case (.structure, _), (.object, _), (.binding, _), (.view, _), (.closure, _): return nil
    case (.array, _), (.list, _):
      if let value = try natives.changed(receiver, name, run.evaluate(arguments), site: site) {
        try set(base, value, site: site)
        return .void
      }
    default: break
    }
    throw run.stop(.call, name, site)
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast",
    "swapAt", "sort", "reverse", "shuffle", "move", "formUnion", "subtract", "negate", "update",
    "removeValue", "merge", "removeSubrange", "replaceSubrange",
  ]

  private func isMutating(_ name: String) -> Bool {
    run.program.types.contains { type in
      type.methods[name]?.contains { run.program.functions[$0].isMutating } == true
    }
  }

  private func isPlace(_ expression: Expr) -> Bool {
    switch expression {
    case .local, .boxed, .selfValue, .member, .subscripted: true
    default: false
    }
  }

  private func mutate(
    _ base: Expr, _ receiver: ProofValue, _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    let fitting = run.methods(name, of: receiver).filter {
      run.match(arguments, run.program.functions[$0].parameters) != nil
    }
    guard fitting.count == 1, let id = fitting.first, case .structure = receiver else {
      throw run.stop(.call, name, site)
    }
    let function = run.program.functions[id]
    guard let body = function.body, function.builder == nil else {
      throw run.stop(.call, name, site)
    }
    try run.push(id, this: receiver)
    try run.bindParameters(function, arguments)
    let result = try merged { () throws(ProofStop) in
      switch try run.execute(body) {
      case .returned(let value)?: return value
      case nil:
        if body.statements.count == 1, function.result != nil { throw run.stop(.call, name, site) }
        return .void
      default: throw run.stop(.statement, "", site)
      }
    }
    guard let changed = run.store.frames.last?.this else { throw run.stop(.call, name, site) }
    run.store.frames.removeLast()
    try set(base, changed, site: site)
    return result
  }
}
