/// Assignments and methods that change what they are called on.
extension ProofRun {
  func assign(
    _ target: Expr, _ operation: String?, _ value: Expr, site: Int
  ) throws(ProofStop) {
    try tick(site)
    if case .discard = target {
      _ = try evaluate(value)
      return
    }
    if let operation {
      let old = try evaluate(target)
      let result = try binary(operation, old, evaluate(value), site: site)
      return try set(target, result, site: site)
    }
    try set(target, evaluate(value), site: site)
  }

  /// Stores a value in the place that an expression names.
  func set(_ target: Expr, _ value: ProofValue, site: Int) throws(ProofStop) {
    switch target {
    case .local(let index):
      let frame = store.frames.count - 1
      guard frame >= 0, index < store.frames[frame].slots.count else {
        throw stop(.expression, "", site)
      }
      let old = store.frames[frame].slots[index]
      store.frames[frame].slots[index] =
        try old.map { old throws(ProofStop) in
          try self.alike(value, old)
        } ?? value
    case .boxed(let index):
      guard case .box(let box) = try slot(index) else { throw stop(.expression, "", site) }
      store.boxes[box] = try alike(value, store.boxes[box])
    case .selfValue:
      guard case .structure? = store.frames.last?.this else { throw stop(.statement, "self", site) }
      store.frames[store.frames.count - 1].this = value
    case .member(let base, let name, _, _): try setMember(base, name, value, site: site)
    case .subscripted(let base, let arguments, _):
      try setElement(base, arguments, value, site: site)
    case .forceUnwrap, .optionalChain, .tryUnwrap: throw stop(.statement, "?", site)
    default: throw stop(.statement, "assignment", site)
    }
  }

  private func setMember(
    _ base: Expr, _ name: String, _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    let owner = try evaluate(base)
    switch owner {
    case .structure(let type, let fields):
      let stored = program.types[type].stored
      if let index = stored.firstIndex(where: { $0.name == name }) {
        return try setField(base, type, fields, index, value, site: site)
      }
      if let first = name.first, first == "_",
        let index = stored.firstIndex(where: { $0.name == name.dropFirst() }),
        case .selfValue = base, isInitializing
      {
        return try setWrapper(stored[index], type, fields, index, value)
      }
      if let property = program.types[type].computed[name], let setter = property.setter {
        // A setter of a view writes to its state; one of data would change the data.
        guard isInstalled(fields) else { throw stop(.member, name, site) }
        return try runSetter(setter, coerce(value, to: property.type), this: owner)
      }
    case .object(let id): return try setMember(id, name, value, site: site)
    case .binding(let binding):
      if name == "wrappedValue" { return try write(binding, value, site: site) }
      return try write(projected(binding, .member(name), site: site), value, site: site)
    default: break
    }
    throw stop(.member, name, site)
  }

  private var isInitializing: Bool {
    store.frames.last.map { program.functions[$0.function].kind == .initializer } ?? false
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
      guard wrapper.kind == .state else { throw stop(.property, property.name) }
      fields[index] = .wrapper(
        ProofWrapper(kind: .state, value: try coerce(wrapper.value, to: property.type)))
    case (.binding, "Binding"?): fields[index] = try wrap(property, value)
    default: throw stop(.property, property.name)
    }
    store.frames[store.frames.count - 1].this = .structure(type, fields)
  }

  private func setField(
    _ base: Expr, _ type: TypeID, _ fields: [ProofValue], _ index: Int, _ value: ProofValue,
    site: Int
  ) throws(ProofStop) {
    let property = program.types[type].stored[index]
    if case .wrapper(let wrapper) = fields[index], !isUninstalled(wrapper) {
      switch wrapper.kind {
      case .state, .focus:
        guard let cell = wrapper.cell else { throw stop(.property, property.name, site) }
        let old = store.cells[cell]
        return try setCell(
          cell, coerce(alike(value, old), to: property.type), site: site)
      case .binding:
        guard case .binding(let binding) = wrapper.value else { break }
        return try write(binding, coerce(value, to: property.type), site: site)
      default: break
      }
      throw stop(.property, property.name, site)
    }
    var fields = fields
    if property.wrapper != nil {
      guard isInitializing, case .selfValue = base, property.initial == nil else {
        throw stop(.property, property.name, site)
      }
      fields[index] = try wrap(property, coerce(value, to: property.type))
    } else {
      fields[index] = try adapt(value, property.type, nil)
    }
    try set(base, .structure(type, fields), site: site)
  }

  private func isUninstalled(_ wrapper: ProofWrapper) -> Bool {
    isInitializing && wrapper.cell == nil && wrapper.kind != .binding
  }

  private func setElement(
    _ base: Expr, _ arguments: [Argument], _ value: ProofValue, site: Int
  ) throws(ProofStop) {
    let owner = try evaluate(base)
    let indices = try evaluate(arguments)
    guard indices.count == 1, indices[0].label == nil else { throw stop(.statement, "", site) }
    switch (owner, indices[0].value) {
    case (.environment, .type(let type)):
      store.environment["key " + typeName(type)] = value
    case (.array, .term(let index)), (.list, .term(let index)):
      let new = try replacing([.index(index)], of: owner, with: value, site: site)
      try set(base, new, site: site)
    default: throw stop(.statement, "", site)
    }
  }

  func typeName(_ type: TypeRef) -> String {
    if case .declared(let id, _) = type { return program.types[id].name }
    return "\(type)"
  }

  // MARK: Mutating methods

  /// A method that changes what it is called on. nil: it is none.
  func mutate(
    _ base: Expr, _ name: String, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue? {
    guard isPlace(base), Self.mutations.contains(name) || isMutating(name) else { return nil }
    let receiver = try evaluate(base)
    if let id = methods(name, of: receiver).first {
      guard program.functions[id].isMutating else { return nil }
      return try mutate(base, receiver, name, evaluate(arguments), site: site)
    }
    switch (receiver, name) {
    case (.term(let term), "toggle") where terms[term].sort == .boolean:
      try set(base, .term(terms.not(term)), site: site)
      return .void
    case (.term(let term), "append") where terms[term].sort == .string:
      let values = try evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      let text = try scalar(values[0].value, site: site)
      guard terms[text].sort == .string else { break }
      try set(base, .term(terms.concatenate([term, text])), site: site)
      return .void
    case (.array(let elements), "append"):
      let values = try evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      let value =
        try elements.first.map { first throws(ProofStop) in
          try self.alike(values[0].value, first)
        } ?? values[0].value
      try set(base, .array(elements + [value]), site: site)
      return .void
    case (.list(let list, let shape), "append"):
      let values = try evaluate(arguments)
      guard values.count == 1, values[0].label == nil else { break }
      try set(base, append(values[0].value, to: list, shape), site: site)
      return .void
    case (.structure, _), (.object, _), (.binding, _), (.view, _), (.closure, _): return nil
    case (.array, _), (.list, _):
      if let value = try changed(receiver, name, evaluate(arguments), site: site) {
        try set(base, value, site: site)
        return .void
      }
    default: break
    }
    throw stop(.call, name, site)
  }

  private static let mutations: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast",
    "swapAt", "sort", "reverse", "shuffle", "move", "formUnion", "subtract", "negate", "update",
    "removeValue", "merge", "removeSubrange", "replaceSubrange",
  ]

  private func isMutating(_ name: String) -> Bool {
    program.types.contains { type in
      type.methods[name]?.contains { program.functions[$0].isMutating } == true
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
    let fitting = methods(name, of: receiver).filter {
      match(arguments, program.functions[$0].parameters) != nil
    }
    guard fitting.count == 1, let id = fitting.first, case .structure = receiver else {
      throw stop(.call, name, site)
    }
    let function = program.functions[id]
    guard let body = function.body, function.builder == nil else { throw stop(.call, name, site) }
    try push(id, this: receiver)
    try bindParameters(function, arguments)
    let result = try merged { () throws(ProofStop) in
      switch try self.execute(body) {
      case .returned(let value)?: return value
      case nil:
        if body.statements.count == 1, function.result != nil { throw self.stop(.call, name, site) }
        return .void
      default: throw self.stop(.statement, "", site)
      }
    }
    guard let changed = store.frames.last?.this else { throw stop(.call, name, site) }
    store.frames.removeLast()
    try set(base, changed, site: site)
    return result
  }
}
