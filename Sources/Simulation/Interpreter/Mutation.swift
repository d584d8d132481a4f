/// Methods that change the value they are called on.
enum MutatingMethod {
  case declared(FunctionID)
  case library
}

extension Machine {
  /// The mutating method a call means, or nil for any other call.
  func mutatingMethod(
    _ name: String, of receiver: Value, _ arguments: [Argument]
  ) throws(Interruption) -> MutatingMethod? {
    switch receiver {
    case .structure, .enumeration:
      guard let type = declaredType(of: receiver),
        let candidates = members(type).methods[name]
      else { return isLibraryMutation(name, of: receiver) ? .library : nil }
      let function = candidates.first {
        program.functions[$0].isMutating
          && program.functions[$0].parameters.count >= arguments.count
      }
      return function.map(MutatingMethod.declared)
    case .view(let view): return isDrawing(name, on: view) ? .library : nil
    case .object, .closure, .type, .binding, .wrapper: return nil
    default:
      for owner in memberOwners(of: receiver) {
        guard let candidates = members(owner).methods[name] else { continue }
        if let function = candidates.first(where: { program.functions[$0].isMutating }) {
          return .declared(function)
        }
        return nil
      }
      return isLibraryMutation(name, of: receiver) ? .library : nil
    }
  }

  /// A method of `Path` that adds to it.
  private func isDrawing(_ name: String, on view: ViewValue) -> Bool {
    viewName(view) == "Path" && (name == "move" || name == "closeSubpath" || name.hasPrefix("add"))
  }

  func callMutating(
    _ method: MutatingMethod, _ name: String, on target: Expr, _ receiver: Value,
    _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var values = try evaluate(arguments, &frame)
    switch method {
    case .declared(let candidate):
      let function = try choose(mutatingCandidates(name, receiver), values) ?? candidate
      return try modify(target, site: site, &frame) { current throws(Interruption) in
        var inner = try self.prepare(function, values, this: current, site: site)
        current = .void
        let result = try self.run(self.program.functions[function], &inner, builder: nil)
        current = inner.this ?? .nilValue
        return result
      }
    case .library:
      if let example = example(of: receiver, target, &frame) {
        for index in values.indices {
          values[index].value = coerceElement(values[index].value, like: example)
        }
      }
      return try modify(target, site: site, &frame) { current throws(Interruption) in
        if case .view = current,
          let drawn = try self.applyModifier(current, name, values, site: site)
        {
          current = drawn
          return .void
        }
        if case .term = current {
          current = self.unknownCall(
            .methodCall, name, [current] + values.map(\.value),
            labels: [nil] + values.map(\.label), site: site)
          return .void
        }
        if let result = try self.libraryMutation(&current, name, values, site: site) {
          return result
        }
        throw .unsupported(Unsupported(.mutation, [name], at: self.location(site: site)))
      }
    }
  }

  private func mutatingCandidates(
    _ name: String, _ receiver: Value
  ) throws(Interruption) -> [FunctionID] {
    for owner in memberOwners(of: receiver) {
      if let found = members(owner).methods[name] { return found }
    }
    return []
  }

  /// What implicit members in arguments are members of: an element's type.
  private enum ElementExample { case value(Value), type(TypeRef) }

  private func example(
    of receiver: Value, _ target: Expr, _ frame: inout Frame
  ) -> ElementExample? {
    if let type = declaredElementType(target, frame) { return .type(type) }
    switch receiver {
    case .array(let box): return box.elements.first.map(ElementExample.value)
    case .set(let box): return box.elements.first.map(ElementExample.value)
    default: return nil
    }
  }

  private func declaredElementType(_ target: Expr, _ frame: Frame) -> TypeRef? {
    guard case .member(let base, let name, _, _) = target, case .selfValue = base,
      let this = frame.this, let type = declaredType(of: this),
      let index = members(type).stored[name]
    else { return nil }
    switch layout(type)[index].type?.unwrapped {
    case .array(let inner): return inner
    case .external("Set", let arguments): return arguments.first
    default: return nil
    }
  }

  private func coerceElement(_ value: Value, like example: ElementExample) -> Value {
    switch example {
    case .value(let other): implicit(value, like: other)
    case .type(let type): coerce(value, to: type)
    }
  }

  /// Calls a function with `&x` arguments and writes the results back.
  func callInout(
    _ function: FunctionID, _ arguments: [Argument], _ values: [LabeledValue], this: Value?,
    site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var inner = try prepare(function, values, this: this, site: site)
    let declaration = program.functions[function]
    let result = try run(declaration, &inner, builder: declaration.builder)
    try writeBack(declaration, arguments, values, from: inner, site: site, &frame)
    return result
  }

  /// Calls a closure, local function or function value with `&x` arguments and writes the results
  /// back. nil: the closure is no code of the program.
  func callInout(
    _ closure: Closure, _ arguments: [Argument], _ values: [LabeledValue], site: Int,
    _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    let function: FunctionID
    switch closure.code {
    case .literal(let id): function = id
    case .functions(let ids, let owner):
      guard let choice = choose(ids, values) ?? ids.first else { return nil }
      return try callInout(
        choice, arguments, values, this: owner.map { .type($0) }, site: site, &frame)
    default: return nil
    }
    var inner = try prepare(function, values, this: closure.capturedSelf, site: site)
    let declaration = program.functions[function]
    for (capture, value) in zip(declaration.captures, closure.captures) {
      inner.slots[capture.slot] = value
    }
    let result = try run(declaration, &inner, builder: nil)
    try writeBack(declaration, arguments, values, from: inner, site: site, &frame)
    return result
  }

  private func writeBack(
    _ declaration: Function, _ arguments: [Argument], _ values: [LabeledValue], from inner: Frame,
    site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    let matched = match(values, declaration.parameters) ?? []
    for index in declaration.parameters.indices {
      guard index < matched.count, let position = matched[index].first,
        case .inoutArgument(let target) = arguments[position].value
      else { continue }
      try store(unboxed(inner.slots[index]), in: target, site: site, &frame)
    }
  }

  /// Calls an operator such as `+=`: the first parameter's box receives the result.
  func invokeInout(
    _ id: FunctionID, _ boxes: [Box], this: Value?
  ) throws(Interruption) -> Value {
    let function = program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, boxes.count)),
      this: this, function: id)
    for (index, box) in boxes.enumerated() {
      let isBoxed = index < function.parameters.count && function.parameters[index].isBoxed
      frame.slots[index] = isBoxed ? .box(Box(box.value)) : box.value
    }
    let result = try run(function, &frame, builder: nil)
    if let first = boxes.first { first.value = unboxed(frame.slots[0]) }
    return result
  }

  /// Free and static functions, chosen by arguments.
  func callFunctions(
    _ candidates: [FunctionID], _ arguments: [Argument], _ values: [LabeledValue], this: Value?,
    site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    guard let function = choose(candidates, values) ?? candidates.first else { return .void }
    if program.functions[function].parameters.contains(where: \.isInout) {
      return try callInout(function, arguments, values, this: this, site: site, &frame)
    }
    return try invoke(function, values, this: this, site: site)
  }
}
