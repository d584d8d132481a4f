/// Which values fit which types: arguments for parameters, casts, generic arguments.
struct Conversions: InterpreterPart {
  let interpreter: Interpreter
}

/// Matching arguments to parameters, and choosing among overloads.
extension Conversions {
  /// For each parameter the indices of its arguments, or nil when they do not fit.
  func match(_ arguments: [LabeledValue], _ parameters: [Parameter]) -> [[Int]]? {
    var result: [[Int]] = []
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      var taken: [Int] = []
      if next < arguments.count, fits(arguments[next], parameter, rest: parameters[(index + 1)...])
      {
        taken.append(next)
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil,
          !isClosure(arguments[next].value)
        {
          taken.append(next)
          next += 1
        }
      } else if parameter.defaultValue == nil, !parameter.isVariadic {
        return nil
      }
      result.append(taken)
    }
    return next == arguments.count ? result : nil
  }

  /// Whether the next argument belongs to this parameter. An unlabeled closure (a trailing one)
  /// skips parameters that take no function.
  private func fits(
    _ argument: LabeledValue, _ parameter: Parameter, rest: ArraySlice<Parameter>
  ) -> Bool {
    if argument.label == parameter.label {
      return !(isClosure(argument.value) && argument.label == nil && !takesFunction(parameter))
    }
    guard argument.label == nil, isClosure(argument.value) else { return false }
    if !takesFunction(parameter) { return false }
    let laterRequired = rest.contains { $0.defaultValue == nil && takesFunction($0) }
    return !(parameter.defaultValue != nil && laterRequired)
  }

  private func isClosure(_ value: Value) -> Bool {
    if case .closure = value { return true }
    return false
  }

  private func takesFunction(_ parameter: Parameter) -> Bool {
    if parameter.builder != nil { return true }
    guard let type = parameter.type else { return true }
    switch type.unwrapped {
    case .function, .parameter, .opaque, .existential: return true
    case .external(let name, _):
      // An identity: no function has one.
      if name.hasSuffix(".ID") { return false }
      return name == "Any"
        || !ValueComparison.plainExternal.contains(name)
          && !ValueComparison.managedExternal.contains(name)
    default: return false
    }
  }

  /// The overload that fits labels and, where several do, the values best. A literal is of a type of the program
  /// only where no other type fits.
  func choose(_ candidates: [FunctionID], _ arguments: [LabeledValue]) -> FunctionID? {
    if let choice = choose(candidates, arguments, takingLiterals: false) { return choice }
    guard !candidates.isEmpty, arguments.contains(where: { isLiteral($0.value) }) else {
      return nil
    }
    return choose(candidates, arguments, takingLiterals: true)
  }

  private func choose(
    _ candidates: [FunctionID], _ arguments: [LabeledValue], takingLiterals: Bool
  ) -> FunctionID? {
    var best: (id: FunctionID, score: Int)?
    var possible: [(id: FunctionID, types: [TypeRef?])] = []
    for id in candidates where interpreter.program.functions[id].body != nil {
      let function = interpreter.program.functions[id]
      guard let matched = match(arguments, function.parameters) else { continue }
      var score = 0
      var isPossible = true
      for (index, parameter) in function.parameters.enumerated() {
        for position in matched[index] {
          let value = arguments[position].value
          if !accepts(value, parameter.type, owner: function.owner),
            !takingLiterals || !isExpressible(parameter.type, by: value)
          {
            isPossible = false
          }
          score += fitness(arguments[position].value, parameter.type)
        }
        if matched[index].isEmpty { score -= 1 }
      }
      guard isPossible else { continue }
      if score > (best?.score ?? Int.min) { best = (id, score) }
      let taken = function.parameters.indices.filter { !matched[$0].isEmpty }
      possible.append((id, taken.map { function.parameters[$0].type }))
    }
    if let best, possible.count > 1 { noteStaticChoice(best.id, among: possible) }
    return best?.id
  }

  /// Whether a value may be written as a literal.
  private func isLiteral(_ value: Value) -> Bool {
    switch value {
    case .array, .string, .integer, .floating, .boolean: true
    default: false
    }
  }

  /// Whether a type of the program has values that are written as such a literal.
  func isExpressible(_ type: TypeRef?, by value: Value) -> Bool {
    guard case .declared(let id, _)? = type?.unwrapped, let label = literalLabel(of: value) else {
      return false
    }
    if case .array = value, declaredTypes.conforms(id, to: "OptionSet") { return true }
    return hasLiteral(label, id)
  }

  /// Where the values fit several functions of other types, Swift chooses by the types that are known where the call
  /// stands, which a value alone does not tell: `f(_: String)` and `f<T>(_: T)`.
  private func noteStaticChoice(
    _ chosen: FunctionID, among possible: [(id: FunctionID, types: [TypeRef?])]
  ) {
    let function = interpreter.program.functions[chosen]
    guard let types = possible.first(where: { $0.id == chosen })?.types,
      possible.contains(where: {
        $0.types != types || interpreter.program.functions[$0.id].result != function.result
      })
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.staticChoice, [function.name], at: function.location))
  }

  /// How closely a value matches a type, to rank overloads.
  private func fitness(_ value: Value, _ type: TypeRef?) -> Int {
    guard let type else { return 0 }
    switch (value, type) {
    case (.integer, .external("Int", _)), (.string, .external("String", _)),
      (.boolean, .external("Bool", _)):
      return 4
    case (.floating, .external(let name, _)) where Self.floatingTypes.contains(name): return 4
    case (.structure(let a), .declared(let id, _)): return a.type == id ? 4 : 1
    case (.enumeration(let a), .declared(let id, _)): return a.type == id ? 4 : 1
    case (_, .parameter), (_, .opaque), (_, .existential): return 1
    default: return 2
    }
  }

  /// Whether a value can be of a type, as far as both are known.
  func accepts(_ value: Value, _ type: TypeRef?, owner: TypeID? = nil, depth: Int = 0) -> Bool {
    guard let type, depth < 10 else { return true }
    switch type {
    case .optional(let inner):
      if case .nilValue = value { return true }
      return accepts(value, inner, owner: owner, depth: depth + 1)
    case .declared(let id, _): return accepts(value, declared: id)
    case .external(let name, _):
      if let identity = identityType(name) {
        return accepts(value, identity, owner: owner, depth: depth + 1)
      }
      return accepts(value, external: name)
    case .parameter, .opaque, .existential: return true
    case .array:
      switch value {
      case .array, .term, .range: return true
      default: return false
      }
    case .dictionary:
      switch value {
      case .dictionary, .term, .array: return true
      default: return false
      }
    case .function:
      switch value {
      case .closure, .term, .nilValue, .keyPath: return true
      default: return false
      }
    case .tuple:
      switch value {
      case .tuple, .term: return true
      default: return false
      }
    case .metatype:
      switch value {
      case .type, .term: return true
      default: return false
      }
    }
  }

  /// What `Bed.ID` is: the type of the property `id`. nil: another type, or the property does not say.
  private func identityType(_ name: String) -> TypeRef? {
    guard name.hasSuffix(".ID") else { return nil }
    let owner = name.dropLast(3)
    return interpreter.program.types.first { $0.name == owner }?.stored
      .first { $0.name == "id" }?.type
  }

  private func accepts(_ value: Value, declared id: TypeID) -> Bool {
    switch value {
    case .term(let term): return accepts(term, declared: id)
    case .fresh, .nilValue: return true
    case .structure, .enumeration, .object:
      guard let own = comparison.declaredType(of: value) else { return false }
      if own == id || interpreter.program.types[id].kind == .protocolType {
        return own == id || declaredTypes.conforms(own, to: interpreter.program.types[id].name)
          || declaredTypes.inheritedNames(own).contains(lastName(id))
      }
      return interpreter.program.types[id].kind == .classType && isSubclass(own, of: id)
    case .view: return interpreter.program.types[id].kind == .protocolType
    default: return interpreter.program.types[id].kind == .protocolType
    }
  }

  /// A constant without its type is one of a type that has it; one of a type of the library is of that type.
  private func accepts(_ term: Term, declared id: TypeID) -> Bool {
    let declaration = interpreter.program.types[id]
    guard declaration.kind == .structure || declaration.kind == .enumeration else { return true }
    if case .type(.external)? = term.operands.first, term.kind == .member { return false }
    guard term.isImplicit, !["init", "some", "none"].contains(term.memberName) else { return true }
    let name = term.memberName
    let members = declaredTypes.members(id)
    return declaration.cases.contains { $0.name == name } || members.staticStored[name] != nil
      || members.staticComputed[name] != nil || members.staticMethods[name] != nil
  }

  private func lastName(_ id: TypeID) -> String {
    interpreter.program.types[id].name.split(separator: ".").last.map(String.init)
      ?? interpreter.program.types[id].name
  }

  func isSubclass(_ type: TypeID, of parent: TypeID) -> Bool {
    var current: TypeID? = type
    var steps = 0
    while let id = current, steps < 100 {
      if id == parent { return true }
      current = declaredTypes.superclass(of: id)
      steps += 1
    }
    return false
  }

  private func accepts(_ value: Value, external name: String) -> Bool {
    guard isKnownExternal(name) else { return true }
    switch value {
    case .integer: return Self.numericNames.contains(name) || Self.anyNames.contains(name)
    case .sized(let number):
      return number.kind.rawValue == name || Self.anyNames.contains(name)
        || ["Numeric", "BinaryInteger", "BinaryFloatingPoint"].contains(name)
    case .floating:
      return Self.floatingTypes.contains(name) || Self.anyNames.contains(name)
        || name == "Decimal"
    case .string:
      return ["String", "Substring", "Character", "LocalizedStringKey", "StringProtocol", "Text"]
        .contains(name) || Self.anyNames.contains(name)
    case .boolean: return name == "Bool" || Self.anyNames.contains(name)
    case .structure(let value):
      return !ValueComparison.plainExternal.contains(name)
        && !["String", "Color", "Font", "Image", "Text"]
          .contains(name)
        || declaredTypes.conforms(value.type, to: name)
    case .enumeration, .object:
      return !Self.numericNames.contains(name) && !["String", "Bool"].contains(name)
    case .array: return !ValueComparison.plainExternal.contains(name) && name != "String"
    default: return true
    }
  }

  /// Types whose values are told apart here; any other may be anything.
  private func isKnownExternal(_ name: String) -> Bool {
    Self.numericNames.contains(name) || Self.anyNames.contains(name)
      || ValueComparison.plainExternal.contains(name)
      || ValueComparison.managedExternal.contains(name)
  }

  private static let numericNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "BinaryInteger", "Numeric",
    "BinaryFloatingPoint", "SignedInteger",
  ]
  private static let anyNames: Set<String> = [
    "Any", "AnyHashable", "Hashable", "Equatable", "Comparable", "CustomStringConvertible",
    "Sendable", "Identifiable",
  ]
}
