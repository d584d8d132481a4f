/// What generic parameters stand for: as it is written where a value is made, or told by what the value
/// was given.
extension Conversions {
  /// A type with `Self` and generic parameters replaced, as far as they are known where code runs.
  func resolved(_ reference: TypeRef, _ frame: Frame) -> TypeRef {
    switch reference {
    case .parameter("Self"):
      return typeRef(of: frame.this ?? interpreter.host.runningView()) ?? reference
    case .parameter(let name): return argument(for: name, frame) ?? reference
    case .declared(let id, let arguments) where !arguments.isEmpty:
      return .declared(id, arguments.map { resolved($0, frame) })
    case .declared(let id, _): return own(id, frame) ?? reference
    default: return reference
    }
  }

  /// A generic type named within itself has the arguments of the value whose code runs.
  private func own(_ id: TypeID, _ frame: Frame) -> TypeRef? {
    let parameters = interpreter.program.types[id].genericParameters
    guard !parameters.isEmpty, let this = frame.this ?? interpreter.host.runningView(),
      case .declared(id, _)? = typeRef(of: this)
    else { return nil }
    return .declared(id, parameters.map { argument(for: $0, in: this) ?? .parameter($0) })
  }

  private func argument(for parameter: String, _ frame: Frame) -> TypeRef? {
    if let this = frame.this ?? interpreter.host.runningView(),
      let found = argument(for: parameter, in: this)
    {
      return found
    }
    let parameters = interpreter.program.functions[frame.function].parameters
    for (value, given) in zip(frame.slots, parameters) {
      if let type = given.type,
        let found = argument(for: parameter, in: interpreter.unboxed(value), type)
      {
        return found
      }
    }
    return nil
  }

  /// What a generic parameter of a value's type is: written with the type, or told by a field that is
  /// declared with it.
  private func argument(for parameter: String, in this: Value) -> TypeRef? {
    guard case .declared(let id, let arguments)? = typeRef(of: this) else { return nil }
    let index = interpreter.program.types[id].genericParameters.firstIndex(of: parameter)
    if let index, index < arguments.count, !isParameter(arguments[index]) {
      return arguments[index]
    }
    guard case .structure(let structure) = this else { return nil }
    for (field, property) in zip(structure.fields, declaredTypes.layout(structure.type)) {
      if let type = property.type, let found = argument(for: parameter, in: field, type) {
        return found
      }
    }
    return nil
  }

  /// The generic arguments that an initializer is told as types: `Owner(Frames.self)`. Empty: none of them.
  func typeArguments(
    of id: TypeID, _ initializer: FunctionID, _ given: [LabeledValue]
  ) -> [TypeRef] {
    let names = interpreter.program.types[id].genericParameters
    guard !names.isEmpty else { return [] }
    let parameters = interpreter.program.functions[initializer].parameters
    guard let matched = match(given, parameters) else { return [] }
    var result: [TypeRef] = names.map { .parameter($0) }
    for (parameter, indices) in zip(parameters, matched) {
      guard case .metatype(.parameter(let name))? = parameter.type,
        let place = names.firstIndex(of: name), let index = indices.first,
        case .type(let told) = given[index].value
      else { continue }
      result[place] = told
    }
    return result.allSatisfy(isParameter) ? [] : result
  }

  private func isParameter(_ type: TypeRef) -> Bool {
    if case .parameter = type { true } else { false }
  }

  /// What a parameter is, if a value's declared type mentions it.
  private func argument(
    for parameter: String, in value: Value, _ declared: TypeRef
  ) -> TypeRef? {
    var (value, declared) = (value, declared)
    for _ in 0..<6 {
      switch (value, declared) {
      case (.wrapper(let wrapper), _): value = wrapper.value
      case (.binding(let binding), .external("Binding", let arguments)):
        guard let first = arguments.first else { return nil }
        (value, declared) = (binding.snapshot, first)
      case (.binding(let binding), _): value = binding.snapshot
      case (_, .parameter(parameter)): return typeRef(of: value)
      case (.type(let told), .metatype(.parameter(parameter))): return told
      case (.array(let box), .array(let inner)):
        guard let first = box.elements.first else { return nil }
        (value, declared) = (first, inner)
      case (.nilValue, _): return nil
      case (_, .optional(let inner)): declared = inner
      default: return nil
      }
    }
    return nil
  }

  /// The type of a value, as far as the value tells it; that of a type is the type itself.
  private func typeRef(of value: Value?) -> TypeRef? {
    guard let value else { return nil }
    switch value {
    case .structure(let structure): return .declared(structure.type, structure.arguments)
    case .enumeration(let value): return .declared(value.type, [])
    case .object(let id): return .declared(interpreter.objects[id].type, [])
    case .type(let type): return type
    case .integer: return .external("Int")
    case .floating: return .external("Double")
    case .string: return .external("String")
    case .boolean: return .external("Bool")
    case .fresh(let kind, _): return .external(kind)
    case .view(.custom(let view)): return .declared(view.type, view.arguments)
    case .view(.primitive(let view)): return .external(view.name)
    case .term(let term): return term.type
    default: return nil
    }
  }
}
