import Catalog

/// What a parent hands to the root. Its literals are only the first values to try: a search puts
/// others in their place, by name.
extension Initializers {
  /// The arguments of a view that the root expression makes.
  func given(_ arguments: [LabeledValue], to owner: TypeID) throws(Interruption) -> [LabeledValue] {
    guard interpreter.isMakingRoot, interpreter.options.showsEverything, declaredTypes.isView(owner)
    else { return arguments }
    var result = arguments
    for (index, argument) in arguments.enumerated() {
      let name = "\(interpreter.program.types[owner].name).\(argument.label ?? "\(index)")"
      let type = declaredTypes.layout(owner).first { $0.name == argument.label }?.type
      result[index].value = try given(argument.value, name: name, type: type)
    }
    return result
  }

  /// What a root's written initializer is called with where the root expression says nothing: its
  /// defaults, and what its parameters' types allow.
  func assumedArguments(of owner: TypeID) throws(Interruption) -> [LabeledValue] {
    guard interpreter.isMakingRoot, interpreter.options.showsEverything,
      declaredTypes.isView(owner),
      let first = interpreter.program.types[owner].initializers.first
    else { return [] }
    var result: [LabeledValue] = []
    for parameter in interpreter.program.functions[first].parameters {
      let name = "\(interpreter.program.types[owner].name).\(parameter.label ?? parameter.name)"
      let value: Value
      if let initial = parameter.defaultValue {
        guard initial >= 0 else { continue }
        value = conversions.coerce(
          try interpreter.invoke(initial, values: [], this: nil), to: parameter.type)
      } else if case .optional(let inner)? = parameter.type {
        let isNil = !inner.isFunction && interpreter.answer("\(name) is nil")
        value = isNil ? .nilValue : try symbolicValue(inner, name: name)
      } else if case .external("Binding", let arguments)? = parameter.type {
        value = .binding(
          interpreter.host.valueStore.hostBinding(
            try given(
              try symbolicValue(arguments.first, name: name), name: name, type: arguments.first),
            name: name))
      } else if parameter.builder != nil {
        return []
      } else {
        value = try symbolicValue(parameter.type, name: name)
      }
      result.append(
        LabeledValue(
          label: parameter.label, value: try given(value, name: name, type: parameter.type)))
    }
    return result
  }

  /// One input, or another value in its place.
  ///
  /// - Parameter type: the declared one, where it is known: an optional input may be nil.
  func given(
    _ value: Value, name: String, type: TypeRef? = nil, depth: Int = 0
  ) throws(Interruption) -> Value {
    guard interpreter.isMakingRoot, interpreter.options.showsEverything, depth < 3 else {
      return value
    }
    if let other = interpreter.options.inputs[name] {
      return try replaced(value, by: other, name: name)
    }
    switch value {
    case .binding(let binding):
      guard case .constant(let value) = binding.base, binding.path.isEmpty else {
        return .binding(binding)
      }
      return .binding(
        interpreter.host.valueStore.hostBinding(try given(value, name: name), name: name))
    case .structure(var structure) where isPlain(structure.type):
      for (index, property) in declaredTypes.layout(structure.type).enumerated()
      where property.wrapper == nil && index < structure.fields.count {
        structure.fields[index] = try given(
          structure.fields[index], name: "\(name).\(property.name)", type: property.type,
          depth: depth + 1)
      }
      note(.structure(structure), name: name, type: type, isWhole: false)
      return .structure(structure)
    default: break
    }
    note(value, name: name, type: type, isWhole: true)
    return value
  }

  /// - Parameter isWhole: its parts are no inputs of their own.
  private func note(_ value: Value, name: String, type: TypeRef?, isWhole: Bool) {
    let isOptional = if case .optional(let inner)? = type { !inner.isFunction } else { false }
    guard isWhole || isOptional, interpreter.rootInputs.count < 40,
      !interpreter.rootInputs.contains(where: { $0.name == name })
    else { return }
    interpreter.rootInputs.append(RootInput(name: name, value: value, isOptional: isOptional))
  }

  /// What an object from the environment holds may be other values than those that its type begins with.
  func giveFields(of value: Value) throws(Interruption) {
    guard interpreter.options.showsEverything, case .object(let id) = value,
      interpreter.program.types[interpreter.objects[id].type].initializers.isEmpty
    else { return }
    let wasMakingRoot = interpreter.isMakingRoot
    interpreter.isMakingRoot = true
    defer { interpreter.isMakingRoot = wasMakingRoot }
    let type = interpreter.objects[id].type
    for (index, property) in declaredTypes.layout(type).enumerated()
    where !property.isLet && !property.isPrivate && !property.isLazy && property.didSet == nil
      && property.willSet == nil
    {
      let name = "\(interpreter.program.types[type].name).\(property.name)"
      switch interpreter.objects[id].fields[index] {
      case .wrapper(let wrapper) where wrapper.kind == .published:
        let value = try given(wrapper.value, name: name, type: property.type)
        interpreter.objects[id].fields[index] = .wrapper(Wrapper(kind: .published, value: value))
      case .wrapper, .object, .closure: continue
      case let field:
        interpreter.objects[id].fields[index] = try given(field, name: name, type: property.type)
      }
    }
  }

  /// Whether a parent may hand over another value than the one that a field of a structure begins with.
  func mayBeGiven(_ property: StoredProperty, of owner: TypeID) -> Bool {
    !property.isLet && property.wrapper == nil && isPlain(owner)
  }

  /// Whether any values may stand in a type's fields: nothing of its own makes or hides them.
  private func isPlain(_ id: TypeID) -> Bool {
    interpreter.program.types[id].initializers.isEmpty && !declaredTypes.isView(id)
      && declaredTypes.layout(id).allSatisfy {
        !$0.isPrivate && $0.didSet == nil && $0.willSet == nil && $0.name != "id"
          || $0.name == "id"
      }
  }

  /// An event's value in place of another one. A case of an enumeration gets a payload of which only the type is
  /// known.
  func replaced(
    _ value: Value, by event: EventValue, name: String
  ) throws(Interruption) -> Value {
    if case .enumCase(let label) = event, case .enumeration(let current) = value,
      let index = interpreter.program.types[current.type].cases.firstIndex(where: {
        $0.name == label
      })
    {
      return try symbolicCase(index, of: current.type, name: name, depth: 0)
    }
    if case .none = event { return .nilValue }
    if case .count(let count) = event, case .array(let box) = value,
      interpreter.options.standIns != nil,
      let some = scalars(count, like: box)
    {
      return some
    }
    guard case .count(let count) = event, case .term(let term) = value else {
      return try valueVariation.value(event, like: value)
    }
    guard case .array(let inner)? = term.type else { return value }
    var elements: [Value] = []
    for index in 0..<count {
      switch inner {
      case .external("String", _): elements.append(.string("text \(index)"))
      case .external("Int", _): elements.append(.integer(index))
      default: elements.append(try symbolicValue(inner, name: "\(name)[\(index)]"))
      }
    }
    return .array(ArrayBox(elements))
  }

  /// So many numbers from -1 on, or texts of which the first is empty. nil: the elements are neither.
  private func scalars(_ count: Int, like box: ArrayBox) -> Value? {
    switch box.elements.first {
    case .integer: .array(ArrayBox((0..<count).map { .integer($0 - 1) }))
    case .string:
      .array(ArrayBox((0..<count).map { .string($0 == 0 ? "" : "text \($0)") }))
    default: nil
    }
  }
}

/// An input of the root, as its parent gives it at first.
struct RootInput {
  var name: String
  var value: Value
  /// It may be nil as well.
  var isOptional = false
}
