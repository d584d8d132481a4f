import Catalog

/// Makes values of declared types on terms.
struct ProofInitializers: ProofPart {
  let run: ProofRun
}

/// Making values of types.
extension ProofInitializers {
  func construct(
    _ reference: TypeRef, _ arguments: [Argument], site: Int
  ) throws(ProofStop) -> ProofValue {
    switch reference {
    case .declared(let id, _):
      return try construct(id, run.evaluate(arguments), site: site)
    case .external(let name, _):
      if let view = try views.libraryView(name, arguments, site: site) { return view }
      return try constructExternal(name, run.evaluate(arguments), site: site)
    case .optional(let inner): return try construct(inner, arguments, site: site)
    case .array where arguments.isEmpty: return .array([])
    default: throw run.stop(.type, "\(reference)", site)
    }
  }

  func construct(
    _ id: TypeID, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    let declaration = run.program.types[id]
    switch declaration.kind {
    case .structure:
      if declaration.initializers.isEmpty { return .structure(id, try memberwise(id, arguments)) }
      let start = ProofValue.structure(id, try initialFields(id))
      return try initialize(declaration.initializers, arguments, start, site: site)
    case .classType: return try run.constructObject(id, arguments, site: site)
    case .enumeration: return try constructCase(id, arguments, site: site)
    default: throw run.stop(.type, declaration.name, site)
    }
  }

  func initialize(
    _ candidates: [FunctionID], _ arguments: [ProofArgument], _ start: ProofValue, site: Int
  ) throws(ProofStop) -> ProofValue {
    let fitting = candidates.filter {
      run.match(arguments, run.program.functions[$0].parameters) != nil
    }
    guard fitting.count == 1, let id = fitting.first else { throw run.stop(.call, "init", site) }
    let function = run.program.functions[id]
    if function.isConvenience { throw run.stop(.call, "convenience init", site) }
    try run.push(id, this: start)
    try run.bindParameters(function, arguments)
    guard let body = function.body else { throw run.stop(.call, "init", site) }
    let result = try places.merged { () throws(ProofStop) in
      switch try run.execute(body) {
      case nil: return try run.this
      default: throw run.stop(.statement, "return", site)
      }
    }
    run.store.frames.removeLast()
    if case .structure(let type, let fields) = result {
      for (field, property) in zip(fields, run.program.types[type].stored) {
        if case .ended = field { throw run.stop(.property, property.name, site) }
      }
    }
    return result
  }

  /// Fields before an initializer runs. One without a value is marked as such.
  func initialFields(_ id: TypeID) throws(ProofStop) -> [ProofValue] {
    var fields: [ProofValue] = []
    for property in run.program.types[id].stored {
      fields.append(try initialField(property) ?? .ended(.broke(nil)))
    }
    return fields
  }

  private func initialField(_ property: StoredProperty) throws(ProofStop) -> ProofValue? {
    if property.isLazy || property.isWeak || property.willSet != nil || property.didSet != nil
      || property.isObservationIgnored
    {
      throw run.stop(.property, property.name)
    }
    if let wrapper = property.wrapper { return try initialWrapper(property, wrapper) }
    if let initial = property.initial {
      let count = run.store.objects.count
      let value = try run.adapt(
        run.invoke(initial, [], this: nil), property.type,
        property.type?.isFunction == true ? property.builder : nil)
      // A model in a plain property of a view is made again whenever the view is.
      if run.store.objects.count != count, !run.isMakingState {
        throw run.stop(.lifetime, property.name)
      }
      return value
    }
    if case .optional? = property.type, !property.isLet { return ProofValue.none }
    return nil
  }

  private func initialWrapper(
    _ property: StoredProperty, _ wrapper: WrapperUse
  ) throws(ProofStop) -> ProofValue? {
    if wrapper.declared != nil { throw run.stop(.property, property.name) }
    switch wrapper.name {
    case "State", "StateObject", "Published":
      guard wrapper.arguments.isEmpty else { throw run.stop(.property, property.name) }
      guard let initial = property.initial else {
        if case .optional? = property.type { return try wrap(property, ProofValue.none) }
        return nil
      }
      let wasMakingState = run.isMakingState
      run.isMakingState = wrapper.name != "Published"
      defer { run.isMakingState = wasMakingState }
      return try wrap(
        property, natives.coerce(run.invoke(initial, [], this: nil), to: property.type))
    case "FocusState":
      let isFlag = property.initial == nil && property.type.map { Self.isFlag($0) } ?? false
      return .wrapper(
        ProofWrapper(kind: .focus, value: isFlag ? .term(run.terms.no) : ProofValue.none))
    case "Environment":
      guard wrapper.arguments.count == 1 else { throw run.stop(.property, property.name) }
      let key = try run.invoke(wrapper.arguments[0].value, [], this: nil)
      return .wrapper(ProofWrapper(kind: .environment, value: key))
    case "EnvironmentObject":
      guard let type = property.type else { throw run.stop(.property, property.name) }
      return .wrapper(ProofWrapper(kind: .environmentObject, value: .type(type)))
    case "Binding", "ObservedObject", "Bindable":
      guard let initial = property.initial else { return nil }
      let count = run.store.objects.count
      let value = try run.invoke(initial, [], this: nil)
      guard run.isConstantObject(value), run.store.objects.count == count else {
        throw run.stop(.lifetime, property.name)
      }
      return value
    default: throw run.stop(.property, wrapper.name)
    }
  }

  private static func isFlag(_ type: TypeRef) -> Bool {
    if case .external("Bool", _) = type { return true }
    return false
  }

  /// A value in a property with a wrapper.
  func wrap(_ property: StoredProperty, _ value: ProofValue) throws(ProofStop) -> ProofValue {
    guard let wrapper = property.wrapper else { return value }
    if run.isConstantObject(value), wrapper.name != "Binding" { return value }
    switch wrapper.name {
    case "State", "StateObject": return .wrapper(ProofWrapper(kind: .state, value: value))
    case "Published": return value
    case "Binding":
      guard case .binding = value else { throw run.stop(.property, property.name) }
      return .wrapper(ProofWrapper(kind: .binding, value: value))
    case "ObservedObject":
      guard case .object = value else { throw run.stop(.property, property.name) }
      return .wrapper(ProofWrapper(kind: .observed, value: value))
    case "Bindable":
      guard case .object = value else { throw run.stop(.property, property.name) }
      return .wrapper(ProofWrapper(kind: .object, value: value))
    default: throw run.stop(.property, wrapper.name)
    }
  }

  private func memberwise(
    _ id: TypeID, _ arguments: [ProofArgument]
  ) throws(ProofStop) -> [ProofValue] {
    let properties = run.program.types[id].stored
    var indices: [Int] = []
    var parameters: [Parameter] = []
    for (index, property) in properties.enumerated() {
      if property.isLet, property.initial != nil { continue }
      if let wrapper = property.wrapper, !Self.memberwiseWrappers.contains(wrapper.name) {
        continue
      }
      var parameter = Parameter(label: property.name, name: property.name, type: property.type)
      parameter.builder = property.builder
      if case .optional? = property.type, !property.isLet { parameter.defaultValue = -1 }
      if property.initial != nil { parameter.defaultValue = -1 }
      parameters.append(parameter)
      indices.append(index)
    }
    let isRoot = run.isMakingRoot && arguments.isEmpty && views.isView(id)
    guard let matched = isRoot ? parameters.map({ _ in nil }) : run.match(arguments, parameters)
    else {
      throw run.stop(.call, run.program.types[id].name)
    }
    var fields: [ProofValue] = []
    for (index, property) in properties.enumerated() {
      if let position = indices.firstIndex(of: index), let argument = matched[position] {
        let value = arguments[argument].value
        if property.wrapper != nil {
          let isBinding = property.wrapper?.name == "Binding"
          fields.append(
            try wrap(property, isBinding ? value : natives.coerce(value, to: property.type)))
        } else {
          fields.append(try run.adapt(value, property.type, property.builder))
        }
      } else if let field = try initialField(property) {
        let isInput = run.isMakingRoot && views.isView(id) && indices.contains(index)
        fields.append(isInput ? try run.otherInput(property, field) : field)
      } else if isRoot, property.wrapper == nil {
        fields.append(try run.input(property.type, "root.\(property.name)"))
      } else {
        throw run.stop(.property, property.name)
      }
    }
    return fields
  }

  private static let memberwiseWrappers: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "Bindable", "Published",
  ]

  private func constructCase(
    _ id: TypeID, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    throw run.stop(.call, run.program.types[id].name, site)
  }

  /// `String(n)`, `Int(x)`, `Double(n)`, and constants of SwiftUI that are made with arguments.
  func constructExternal(
    _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    if arguments.count == 1, arguments[0].label == nil, case .term(let term) = arguments[0].value {
      switch (name, run.terms[term].sort) {
      case ("String", .string), ("Int", .integer), ("Double", .floating): return .term(term)
      case ("String", .integer): return .term(run.terms.apply("text", [term], .string))
      case ("Double", .integer), ("CGFloat", .integer):
        return .term(run.terms.apply("Double", [term], .floating))
      case ("Int", .floating):
        run.store.demands.insert(run.terms.function("fits Int", [term], .boolean))
        return .term(run.terms.apply("Int", [term], .integer))
      default: break
      }
    }
    if name == "Bindable", arguments.count == 1, case .object(let id) = arguments[0].value,
      run.program.types[run.store.objects[id].type].isObservable
    {
      return .binding(ProofBinding(base: .constant(arguments[0].value)))
    }
    if name == "UUID", arguments.isEmpty { return .term(freshIdentity()) }
    if arguments.isEmpty, Catalog.formatters.contains(name) {
      return .term(run.terms.function(name + "()", [], .other))
    }
    if Self.bindingTypes.contains(name) { return try wrapperValue(name, arguments, site: site) }
    guard Self.constantTypes.contains(name) else { throw run.stop(.call, name, site) }
    return .term(try opaque(name, nil, arguments, site: site))
  }

  /// A value that nothing else has. In a closure that stands for any element it is another one for each.
  private func freshIdentity() -> ProofTerm {
    run.identityCount += 1
    let around = run.elements.filter { $0.key <= run.boundDepth }.flatMap(\.value.keys)
    let result = run.terms.function(
      "\(Self.freshPrefix)\(run.side) \(run.identityCount)",
      around.sorted { $0.number < $1.number }, .other
    )
    // A state keeps the one that it was born with.
    if !run.isMakingState { run.freshIdentities.insert(result) }
    return result
  }

  /// How the functions begin that ``freshIdentity()`` makes.
  static let freshPrefix = "UUID "

  /// Types of SwiftUI whose values are described by what they are made with.
  private static let constantTypes: Set<String> = [
    "Color", "Font", "EdgeInsets", "GridItem", "Animation", "CGSize", "CGPoint", "UnitPoint",
    "Gradient", "Angle",
  ]

  private static let bindingTypes: Set<String> = [
    "State", "Binding", "ObservedObject", "StateObject", "Bindable",
  ]

  /// `State(initialValue: x)` in an initializer, `Binding(get:set:)`.
  private func wrapperValue(
    _ name: String, _ arguments: [ProofArgument], site: Int
  ) throws(ProofStop) -> ProofValue {
    switch (name, arguments.map(\.label)) {
    case ("State", ["initialValue"]), ("State", ["wrappedValue"]),
      ("StateObject", ["wrappedValue"]):
      return .wrapper(ProofWrapper(kind: .state, value: arguments[0].value))
    case ("Binding", ["get", "set"]):
      guard case .closure(let get) = arguments[0].value, case .closure(let set) = arguments[1].value
      else { break }
      return .binding(ProofBinding(base: .functions(get, set)))
    default: break
    }
    throw run.stop(.call, name, site)
  }

  // MARK: Constants of the library

  /// A value of the library as a term: what it is called and what it is made with.
  func opaque(
    _ name: String, _ base: ProofTerm?, _ arguments: [ProofArgument], site: Int?
  ) throws(ProofStop) -> ProofTerm {
    var operands = base.map { [$0] } ?? []
    var labels = ""
    let plainName = String(name.drop { $0 == "." })
    for argument in arguments {
      let operand = try constantTerm(argument.value, site: site)
      if views.isDefault(argument.label, operand, plainName) { continue }
      operands.append(operand)
      labels += (argument.label ?? "_") + ":"
    }
    return run.terms.function("\(name)(\(labels))", operands, .other)
  }

  /// A constant as a render tree has it: `1` for `1.0`. nil: the term is none.
  func shownConstant(_ term: ProofTerm) -> String? {
    switch run.terms[term].operation {
    case .constant(let name): return name
    case .integer(let number): return "\(number)"
    case .boolean(let flag): return "\(flag)"
    case .floating(let bits):
      let number = Double(bitPattern: bits)
      return number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    default: return nil
    }
  }

  /// A value as an argument of a view of the library.
  func constantTerm(_ value: ProofValue, site: Int?) throws(ProofStop) -> ProofTerm {
    switch value {
    case .term(let term): return term
    case .none: return run.terms.constant("nil")
    case .optional(let isPresent, let inner):
      let inner = try constantTerm(inner, site: site)
      return run.terms.function("optional", [isPresent, inner], .other)
    case .implicit(let name, let arguments):
      if declaresStatic(name) { throw run.stop(.member, name, site) }
      guard let arguments else { return run.terms.constant("." + name) }
      return try opaque("." + name, nil, arguments, site: site)
    case .either(let condition, let a, let b):
      let (x, y) = (try constantTerm(a, site: site), try constantTerm(b, site: site))
      guard run.terms[x].sort == run.terms[y].sort else { throw run.stop(.type, "", site) }
      return run.terms.choice(condition, x, y)
    case .tuple(let values, let labels):
      let all = zip(values, labels).map { ProofArgument(label: $1, value: $0) }
      return try opaque("tuple", nil, all, site: site)
    case .array(let values):
      return try opaque(
        "array", nil, values.map { ProofArgument(label: nil, value: $0) }, site: site)
    case .list(let list, _): return list
    case .range(let low, let high): return run.terms.function("range", [low, high], .other)
    case .structure(let id, let fields):
      guard isPlainData(id) else { throw run.stop(.type, run.program.types[id].name, site) }
      return try opaque(
        "struct " + run.program.types[id].name, nil,
        fields.map { ProofArgument(label: nil, value: $0) }, site: site)
    case .enumeration(let id, let index, let payload):
      guard isPlainData(id) else { throw run.stop(.type, run.program.types[id].name, site) }
      return try opaque(
        run.program.types[id].name + "." + run.program.types[id].cases[index].name, nil,
        payload.map { ProofArgument(label: nil, value: $0) }, site: site)
    default: throw run.stop(.type, "", site)
    }
  }

  /// Whether an extension may mean something else by a constant's name than the library does.
  func declaresStatic(_ name: String) -> Bool {
    run.program.types.contains { type in
      (type.kind == .externalExtension || type.kind == .protocolType)
        && (type.staticStored.contains { $0.name == name } || type.staticComputed[name] != nil
          || type.staticMethods[name] != nil)
    }
  }

  /// Whether a type says nothing but what its fields are.
  func isPlainData(_ id: TypeID) -> Bool {
    run.program.types[id].inherits.allSatisfy { reference in
      guard case .external(let name, _) = reference else { return false }
      return Self.plainProtocols.contains(name)
    }
  }

  private static let plainProtocols: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Sendable", "CaseIterable", "String", "Int",
  ]
}
