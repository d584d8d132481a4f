import Catalog

/// Makes values of declared types: initializers, stored properties, what a parent gives.
struct Initializers: InterpreterPart {
  let interpreter: Interpreter
}

/// Making values of types.
extension Initializers {
  func construct(
    _ reference: TypeRef, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    switch reference {
    case .declared(let id, let generics):
      return try construct(id, generics, arguments, site: site)
    case .external(let name, _):
      if let own = try constructByExtension(name, arguments, site: site) { return own }
      return try viewMaker.constructExternal(name, arguments, site: site)
    case .array:
      return try library.libraryCall("Array", arguments, site: site) ?? .array(ArrayBox([]))
    case .dictionary:
      return try library.libraryCall("Dictionary", arguments, site: site)
        ?? .dictionary(DictionaryBox())
    case .optional(let inner):
      guard let value = arguments.first?.value else { return .nilValue }
      return conversions.coerce(value, to: inner)
    case .opaque(let inner), .existential(let inner):
      return try construct(inner, arguments, site: site)
    default:
      return .term(
        Term(.call, "init", arguments.map(\.value), labels: arguments.map(\.label)))
    }
  }

  /// - Parameter generics: generic arguments as they are written.
  private func construct(
    _ id: TypeID, _ generics: [TypeRef], _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    let declaration = interpreter.program.types[id]
    if let (layout, content) = viewMaker.layoutCall(id, arguments) {
      return try viewMaker.arranged(
        construct(id, generics, layout, site: site), name: declaration.name, content, site: site)
    }
    switch declaration.kind {
    case .structure: return try constructStructure(id, generics, arguments, site: site)
    case .classType: return try constructObject(id, arguments, site: site)
    case .enumeration: return try constructCase(id, arguments, site: site)
    case .protocolType, .externalExtension:
      return .term(
        Term(.call, declaration.name, arguments.map(\.value), labels: arguments.map(\.label)))
    }
  }

  private func constructStructure(
    _ id: TypeID, _ generics: [TypeRef], _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    let arguments = try given(arguments.isEmpty ? assumedArguments(of: id) : arguments, to: id)
    let choice = conversions.choose(members(id, initializersFor: arguments), arguments)
    if choice == nil, arguments.count < 2, arguments.first?.label == nil,
      declaredTypes.conforms(id, to: "OptionSet"),
      let set = library.optionSet(
        try arguments.first.map { argument throws(Interruption) in
          try sequenceLibrary.elements(of: argument.value, site: site)
        } ?? [], .declared(id, []))
    {
      return set
    }
    if let choice {
      let told = generics.isEmpty ? conversions.typeArguments(of: id, choice, arguments) : generics
      let empty = Structure(
        type: id, fields: try initialFields(id, isClass: false), arguments: told)
      return try remade(
        runInitializer(choice, arguments, self: .structure(empty), site: site))
    }
    var made = try memberwise(id, arguments, site: site)
    made.arguments = generics
    return try remade(.structure(made))
  }

  /// Declared initializers, also those of protocols and extensions.
  private func members(_ id: TypeID, initializersFor arguments: [LabeledValue]) -> [FunctionID] {
    var result = interpreter.program.types[id].initializers
    for case .declared(let parent, _) in interpreter.program.types[id].inherits
    where interpreter.program.types[parent].kind == .protocolType {
      result += interpreter.program.types[parent].initializers
    }
    return result
  }

  /// Fields before an initializer runs: default values, and nil where there is none.
  func initialFields(_ id: TypeID, isClass: Bool) throws(Interruption) -> [Value] {
    var fields: [Value] = []
    for property in declaredTypes.layout(id) {
      if let field = try initialField(property) {
        fields.append(field)
      } else {
        fields.append(missingInitial(property))
      }
    }
    return fields
  }

  private func missingInitial(_ property: StoredProperty) -> Value {
    if property.wrapper != nil {
      return interpreter.host.valueStore.wrapper(for: property, value: .nilValue)
    }
    return .nilValue
  }

  /// The default value of a property, wrapped as its wrapper says. nil: it has none.
  func initialField(_ property: StoredProperty) throws(Interruption) -> Value? {
    if property.isLazy { return .term(Term(.source, "lazy")) }
    if let wrapper = property.wrapper {
      return try interpreter.host.valueStore.initialWrapper(property, wrapper)
    }
    if let initial = property.initial {
      return try interpreter.adapt(
        conversions.coerce(interpreter.invoke(initial, values: [], this: nil), to: property.type),
        to: property.type,
        builder: property.type?.isFunction == true ? property.builder : nil)
    }
    if case .optional? = property.type, !property.isLet { return .nilValue }
    return nil
  }

  /// The memberwise initializer. What is missing becomes a symbolic input.
  func memberwise(
    _ id: TypeID, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Structure {
    let properties = declaredTypes.layout(id)
    let parameters = memberwiseParameters(properties)
    let matched = conversions.match(arguments, parameters.map(\.parameter))
    if matched == nil, !arguments.isEmpty {
      recorder.note(.unfitArguments, [interpreter.program.types[id].name], site: site)
    }
    var given: [Int: Value] = [:]
    for (position, entry) in parameters.enumerated() {
      if let index = matched?[position].first {
        given[entry.field] = arguments[index].value
      } else if matched == nil,
        let value = arguments.first(where: { $0.label == entry.parameter.label })?.value
      {
        given[entry.field] = value
      }
    }
    var fields: [Value] = []
    for (index, property) in properties.enumerated() {
      if let value = given[index] {
        fields.append(try field(property, from: value))
      } else if let input = try rootInput(property, owner: id) {
        fields.append(input)
      } else if let field = try initialField(property) {
        fields.append(field)
      } else {
        let name = "\(interpreter.program.types[id].name).\(property.name)"
        let input = try symbolicInput(property, owner: id)
        fields.append(
          property.wrapper == nil
            ? try self.given(input, name: name, type: property.type) : input)
      }
    }
    return Structure(type: id, fields: fields)
  }

  /// Arguments of an initializer that is used as a function come without labels.
  func labeled(_ arguments: [LabeledValue], for type: TypeRef) -> [LabeledValue] {
    guard case .declared(let id, _) = type, arguments.allSatisfy({ $0.label == nil }),
      interpreter.program.types[id].kind == .structure
        || interpreter.program.types[id].kind == .classType,
      conversions.choose(interpreter.program.types[id].initializers, arguments) == nil
    else { return arguments }
    let written = interpreter.program.types[id].initializers.map {
      interpreter.program.functions[$0].parameters
    }
    let memberwise =
      written.isEmpty ? [memberwiseParameters(declaredTypes.layout(id)).map(\.parameter)] : []
    for parameters in written + memberwise {
      let needed = parameters.filter { $0.defaultValue == nil }
      for candidate in [parameters, needed] where candidate.count == arguments.count {
        return zip(candidate, arguments).map { LabeledValue(label: $0.label, value: $1.value) }
      }
    }
    return arguments
  }

  /// How many arguments the memberwise initializer may be given.
  func memberwiseCounts(_ id: TypeID) -> Set<Int> {
    let parameters = memberwiseParameters(declaredTypes.layout(id)).map(\.parameter)
    return [parameters.count, parameters.filter { $0.defaultValue == nil }.count]
  }

  private func memberwiseParameters(
    _ properties: [StoredProperty]
  ) -> [(field: Int, parameter: Parameter)] {
    var result: [(Int, Parameter)] = []
    for (index, property) in properties.enumerated() {
      if property.isLet, property.initial != nil { continue }
      if let wrapper = property.wrapper, !Catalog.wrapper(wrapper.name, is: .memberwise),
        wrapper.declared == nil
      {
        continue
      }
      var parameter = Parameter(label: property.name, name: property.name, type: property.type)
      parameter.builder = property.builder
      parameter.defaultValue = property.initial
      if hasImplicitDefault(property) { parameter.defaultValue = property.initial ?? -1 }
      result.append((index, parameter))
    }
    return result
  }

  /// Properties that the memberwise initializer may leave out.
  private func hasImplicitDefault(_ property: StoredProperty) -> Bool {
    if case .optional? = property.type, !property.isLet { return true }
    return property.wrapper?.arguments.isEmpty == false
  }

  /// An argument stored in its property.
  func field(_ property: StoredProperty, from value: Value) throws(Interruption) -> Value {
    if property.wrapper != nil {
      return try interpreter.host.valueStore.wrapped(property, value)
    }
    return try interpreter.adapt(value, to: property.type, builder: property.builder)
  }

  /// An input that nothing supplies.
  func symbolicInput(
    _ property: StoredProperty, owner: TypeID, depth: Int = 0
  ) throws(Interruption) -> Value {
    let value = try symbolicValue(
      property.type, name: "\(interpreter.program.types[owner].name).\(property.name)", depth: depth
    )
    guard let wrapper = property.wrapper else { return value }
    if wrapper.name == "Binding" {
      let name = "\(interpreter.program.types[owner].name).\(property.name)"
      return .wrapper(
        Wrapper(
          kind: .binding,
          value: .binding(
            interpreter.host.valueStore.hostBinding(
              try given(value, name: name, type: property.type), name: name))))
    }
    // A parent may hand over another value later, whether or not the view looks at it.
    let isGiven = !property.isPrivate && Catalog.wrapper(wrapper.name, is: .memberwise)
    let name = "\(interpreter.program.types[owner].name).\(property.name)"
    return interpreter.host.valueStore.wrapper(
      for: property, value: isGiven ? try given(value, name: name, type: property.type) : value)
  }

  private func constructObject(
    _ id: TypeID, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    let fields = try initialFields(id, isClass: true)
    interpreter.objects.append(Instance(type: id, fields: fields))
    try interpreter.check(count: interpreter.objects.count / 50)
    let value = Value.object(interpreter.objects.count - 1)
    interpreter.initializing.insert(interpreter.objects.count - 1)
    defer { if case .object(let made) = value { interpreter.initializing.remove(made) } }
    var owner: TypeID? = id
    while let current = owner {
      if let choice = conversions.choose(interpreter.program.types[current].initializers, arguments)
      {
        _ = try runInitializer(choice, arguments, self: value, site: site)
        return value
      }
      let inherits = interpreter.program.types[current].initializers.allSatisfy {
        interpreter.program.functions[$0].isConvenience
      }
      owner = inherits ? declaredTypes.superclass(of: current) : nil
    }
    return value
  }

  private func constructCase(
    _ id: TypeID, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let choice = conversions.choose(interpreter.program.types[id].initializers, arguments) {
      return try runInitializer(choice, arguments, self: .nilValue, site: site)
    }
    guard arguments.count == 1, arguments[0].label == "rawValue" else {
      return .term(
        Term(
          .call, interpreter.program.types[id].name, arguments.map(\.value),
          labels: arguments.map(\.label)))
    }
    for value in interpreter.allCases(id) {
      guard case .enumeration(let enumCase) = value else { continue }
      if try comparison.isEqual(interpreter.rawValue(enumCase), arguments[0].value) { return value }
    }
    return .nilValue
  }

  /// Runs a written initializer; `self` starts with default values.
  func runInitializer(
    _ id: FunctionID, _ arguments: [LabeledValue], self start: Value, site: Int
  ) throws(Interruption) -> Value {
    var frame = try interpreter.prepare(id, arguments, this: start, site: site)
    guard let body = interpreter.program.functions[id].body else { return start }
    interpreter.noteEntered(id)
    try interpreter.beginCall(at: interpreter.program.functions[id].location)
    defer { interpreter.callDepth -= 1 }
    if case .returned(.nilValue) = try interpreter.execute(body, &frame) { return .nilValue }
    return frame.this ?? .nilValue
  }

  /// `self.init(…)`, and `T.init(…)` inside an initializer of T.
  func delegateInit(
    _ base: Expr, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value? {
    guard case .selfValue = base,
      interpreter.program.functions[frame.function].kind == .initializer,
      let owner = interpreter.program.functions[frame.function].owner
    else { return nil }
    let values = try interpreter.evaluate(arguments, &frame)
    if case .object? = frame.this {
      if let choice = conversions.choose(interpreter.program.types[owner].initializers, values) {
        return try runInitializer(choice, values, self: frame.this ?? .nilValue, site: site)
      }
      return .void
    }
    if interpreter.program.types[owner].kind == .externalExtension {
      let name = interpreter.program.types[owner].name
      let own = try constructByExtension(name, values, caller: frame.function, site: site)
      if let own {
        frame.this = own
      } else {
        frame.this = try viewMaker.constructExternal(name, values, site: site)
      }
    } else {
      var generics: [TypeRef] = []
      if case .structure(let begun)? = frame.this { generics = begun.arguments }
      frame.this = try construct(.declared(owner, generics), values, site: site)
    }
    return .void
  }
}
