/// Methods that change the value they are called on.
enum MutatingMethod {
  case declared(FunctionID)
  case library
}

extension PlaceAccess {
  /// The mutating method a call means, or nil for any other call.
  func mutatingMethod(
    _ name: String, of receiver: Value, _ arguments: [Argument]
  ) throws(Interruption) -> MutatingMethod? {
    switch receiver {
    case .view(let view): return isDrawing(name, on: view) ? .library : nil
    case .object, .closure, .type, .binding, .wrapper: return nil
    default:
      for owner in interpreter.memberOwners(of: receiver) {
        guard let candidates = declaredTypes.members(owner).methods[name] else { continue }
        let function = candidates.first {
          let declared = interpreter.program.functions[$0]
          return declared.isMutating && Self.mayTake(arguments, declared.parameters)
        }
        if let function { return .declared(function) }
      }
      return library.isLibraryMutation(name, of: receiver) ? .library : nil
    }
  }

  /// Whether the labels of arguments fit parameters.
  private static func mayTake(_ arguments: [Argument], _ parameters: [Parameter]) -> Bool {
    var next = 0
    for parameter in parameters {
      if next < arguments.count,
        arguments[next].isTrailing || arguments[next].label == parameter.label
      {
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil {
          next += 1
        }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return false
      }
    }
    return next == arguments.count
  }

  /// A method of `Path` that adds to it.
  private func isDrawing(_ name: String, on view: ViewValue) -> Bool {
    interpreter.viewName(view) == "Path"
      && (name == "move" || name == "closeSubpath" || name.hasPrefix("add"))
  }

  func callMutating(
    _ method: MutatingMethod, _ name: String, on target: Expr, _ place: Place, _ receiver: Value,
    _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var places: [Int: Place] = [:]
    var values = try interpreter.evaluate(arguments, &frame, places: &places)
    let chosen = try conversions.choose(mutatingCandidates(name, receiver), values)
    // What an extension adds to a collection leaves the library's own method of the name where it is.
    let isLibrary = chosen == nil && library.isLibraryMutation(name, of: receiver)
    switch isLibrary ? .library : method {
    case .declared(let candidate):
      let function = chosen ?? candidate
      let declaration = interpreter.program.functions[function]
      var inner = try interpreter.prepare(function, values, this: .void, site: site)
      let result: Value = try modify(place, site: site, &frame) { current throws(Interruption) in
        inner.this = current
        current = .void
        defer { current = inner.this ?? .nilValue }
        return try interpreter.run(declaration, &inner, builder: nil)
      }
      try writeBack(declaration, values, places, from: inner, site: site, &frame)
      return result
    case .library:
      if let example = example(of: receiver, target, &frame) {
        for index in values.indices {
          values[index].value = coerceElement(values[index].value, like: example)
        }
      }
      return try modify(place, site: site, &frame) { current throws(Interruption) in
        if case .view = current,
          let drawn = try viewMaker.applyModifier(current, name, values, site: site)
        {
          current = drawn
          return .void
        }
        if case .term(let term) = current, !term.isOpenSequence {
          current = recorder.unknownCall(
            .methodCall, name, [current] + values.map(\.value),
            labels: [nil] + values.map(\.label), site: site)
          return .void
        }
        if let result = try library.libraryMutation(&current, name, values, site: site) {
          return result
        }
        throw .unsupported(Unsupported(.mutation, [name], at: recorder.location(site: site)))
      }
    }
  }

  private func mutatingCandidates(
    _ name: String, _ receiver: Value
  ) throws(Interruption) -> [FunctionID] {
    for owner in interpreter.memberOwners(of: receiver) {
      if let found = declaredTypes.members(owner).methods[name] { return found }
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
      let this = frame.this, let type = comparison.declaredType(of: this),
      let index = declaredTypes.members(type).stored[name]
    else { return nil }
    switch declaredTypes.layout(type)[index].type?.unwrapped {
    case .array(let inner): return inner
    case .external("Set", let arguments): return arguments.first
    default: return nil
    }
  }

  private func coerceElement(_ value: Value, like example: ElementExample) -> Value {
    switch example {
    case .value(let other): operators.implicit(value, like: other)
    case .type(let type): conversions.coerce(value, to: type)
    }
  }

  /// Calls a function with `&x` arguments and writes the results back, after an error too.
  func callInout(
    _ function: FunctionID, _ values: [LabeledValue], _ places: [Int: Place], this: Value?,
    captures: [Value] = [], sharing shared: SharedSelf? = nil, site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    var inner = try interpreter.prepare(
      function, values, this: this, sharing: shared, site: site)
    let declaration = interpreter.program.functions[function]
    for (capture, value) in zip(declaration.captures, captures) {
      inner.slots[capture.slot] = value
    }
    let builder = captures.isEmpty ? declaration.builder : nil
    let result: Result<Value, Interruption>
    do throws(Interruption) {
      result = .success(try interpreter.run(declaration, &inner, builder: builder))
    } catch {
      result = .failure(error)
    }
    try writeBack(declaration, values, places, from: inner, site: site, &frame)
    return try result.get()
  }

  /// Calls a closure, local function or function value with `&x` arguments and writes the results
  /// back. nil: the closure is no code of the program.
  func callInout(
    _ closure: Closure, _ values: [LabeledValue], _ places: [Int: Place], site: Int,
    _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    switch closure.code {
    case .literal(let id):
      return try callInout(
        id, conversions.fitted(values, to: closure), places, this: closure.capturedSelf,
        captures: closure.captures, sharing: closure.sharedSelf, site: site, &frame)
    case .functions(let ids, let owner):
      guard let choice = conversions.choose(ids, values) ?? ids.first else { return nil }
      return try callInout(
        choice, values, places, this: owner.map { .type($0) }, site: site, &frame)
    case .method(let name, _, let base):
      let given = interpreter.labeled(values, forMethod: name, of: base)
      guard let function = try interpreter.userMethod(name, of: base, given) else { return nil }
      return try callInout(function, given, places, this: base, site: site, &frame)
    default: return nil
    }
  }

  private func writeBack(
    _ declaration: Function, _ values: [LabeledValue], _ places: [Int: Place], from inner: Frame,
    site: Int, _ frame: inout Frame
  ) throws(Interruption) {
    guard !places.isEmpty else { return }
    let matched = conversions.match(values, declaration.parameters) ?? []
    for index in declaration.parameters.indices {
      guard index < matched.count, let position = matched[index].first,
        let place = places[position]
      else { continue }
      let value = interpreter.unboxed(inner.slots[index])
      try modify(place, site: site, &frame) { $0 = operators.implicit(value, like: $0) }
    }
  }

  /// Calls an operator such as `+=`: the first parameter's box receives the result.
  func invokeInout(
    _ id: FunctionID, _ boxes: [Box], this: Value?
  ) throws(Interruption) -> Value {
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, boxes.count)),
      this: this, function: id)
    for (index, box) in boxes.enumerated() {
      let isBoxed = index < function.parameters.count && function.parameters[index].isBoxed
      frame.slots[index] = isBoxed ? .box(Box(box.value)) : box.value
    }
    let result = try interpreter.run(function, &frame, builder: nil)
    if let first = boxes.first { first.value = interpreter.unboxed(frame.slots[0]) }
    return result
  }

  /// Free and static functions, chosen by arguments.
  func callFunctions(
    _ candidates: [FunctionID], _ values: [LabeledValue], _ places: [Int: Place], this: Value?,
    site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    guard let function = conversions.choose(candidates, values) ?? candidates.first else {
      return .void
    }
    if interpreter.program.functions[function].parameters.contains(where: \.isInout) {
      return try callInout(function, values, places, this: this, site: site, &frame)
    }
    return try interpreter.invoke(function, values, this: this, site: site)
  }
}
