/// Types of calls.
extension StaticTypes {
  mutating func visitCall(
    _ callee: Expr, _ arguments: [Argument], expected: TypeRef?, site: Int,
    _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    switch callee {
    case .unresolved(let name, _) where name == "try" || name == "await":
      guard arguments.count == 1 else { break }
      let (value, type) = visit(arguments[0].value, expected: expected, &walk)
      return (.call(callee, [Argument(label: nil, value: value)], site: site), type)
    case .member(let base, let name, let labels, let memberSite):
      return visitMethod(
        base, name, labels, memberSite, arguments, expected: expected, site: site, &walk)
    case .functions(let ids):
      let fitting = candidates(ids, arguments)
      let (values, types) = visit(arguments, expected: parameters(fitting, arguments), &walk)
      return (.call(callee, values, site: site), result(fitting, types, known: [:]))
    case .type(let reference):
      return visitInitializer(callee, reference, arguments, site: site, &walk)
    case .unresolved(let name, _): return visitLibrary(callee, name, arguments, site: site, &walk)
    default: break
    }
    let (function, type) = visit(callee, expected: nil, &walk)
    var taken: [TypeRef?] = []
    var yields: TypeRef?
    if case .function(let parameters, let result)? = type {
      taken = parameters.map { $0 == .external("Any") ? nil : $0 }
      yields = result.holdsParameter ? nil : result
    }
    let (values, _) = visit(arguments, expected: taken, &walk)
    return (.call(function, values, site: site), yields)
  }

  /// Functions whose labels and number of parameters fit.
  func candidates(_ ids: [FunctionID], _ arguments: [Argument]) -> [FunctionID] {
    ids.filter { id in
      let parameters = program.functions[id].parameters
      let given = arguments.filter { !$0.isTrailing }.map(\.label)
      var next = 0
      for parameter in parameters {
        if next < given.count, given[next] == parameter.label {
          next += 1
          while parameter.isVariadic, next < given.count, given[next] == nil { next += 1 }
        } else if parameter.defaultValue == nil, !parameter.isVariadic,
          !arguments.contains(where: \.isTrailing)
        {
          return false
        }
      }
      return next == given.count
    }
  }

  /// What the arguments are expected to be, where all candidates agree.
  func parameters(_ ids: [FunctionID], _ arguments: [Argument]) -> [TypeRef?] {
    guard ids.count == 1, let function = ids.first.map({ program.functions[$0] }) else { return [] }
    var result: [TypeRef?] = []
    var next = 0
    for argument in arguments {
      while next < function.parameters.count {
        let parameter = function.parameters[next]
        let fits =
          argument.isTrailing
          ? isFunction(parameter.type) : parameter.label == argument.label
        if fits { break }
        next += 1
      }
      guard next < function.parameters.count else { return result }
      let type = function.parameters[next].type
      result.append(type?.holdsParameter == true && !isFunction(type) ? nil : type)
      if !function.parameters[next].isVariadic { next += 1 }
    }
    return result
  }

  private func isFunction(_ type: TypeRef?) -> Bool {
    if case .function? = type?.unwrapped { return true }
    return false
  }

  /// What candidates give, where they agree. Their own generic parameters are those of arguments.
  func result(
    _ ids: [FunctionID], _ types: [TypeRef?], known: [String: TypeRef]
  ) -> TypeRef? {
    guard let first = ids.first else { return nil }
    let yields = Set(ids.map { program.functions[$0].result })
    guard yields.count == 1, let type = program.functions[first].result else {
      return ids.count == 1 && program.functions[first].result == nil ? results[first] : nil
    }
    return type.replacing(known)
  }

  // MARK: Initializers

  private mutating func visitInitializer(
    _ callee: Expr, _ reference: TypeRef, _ arguments: [Argument], site: Int,
    _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    guard case .declared(let id, let generic) = reference else {
      let name: String =
        switch reference {
        case .external(let name, _): name
        case .array: "Array"
        default: ""
        }
      let (changed, type) = visitLibrary(callee, name, arguments, site: site, &walk)
      if case .array = reference { return (changed, reference) }
      return (changed, type)
    }
    let declared = program.types[id]
    if arguments.first?.label == "rawValue", declared.kind == .enumeration {
      let (values, _) = visit(arguments, &walk)
      return (.call(callee, values, site: site), .optional(reference))
    }
    let fitting = candidates(declared.initializers, arguments)
    if declared.initializers.isEmpty {
      // The memberwise initializer.
      let expected = arguments.map { argument in
        declared.stored.first { $0.name == argument.label }?.type.flatMap {
          $0.replacing(generics(id, generic))
        }
      }
      let (values, _) = visit(arguments, expected: expected, &walk)
      let isGeneric = !declared.genericParameters.isEmpty && generic.isEmpty
      return (.call(callee, values, site: site), isGeneric ? nil : reference)
    }
    let (values, _) = visit(arguments, expected: parameters(fitting, arguments), &walk)
    let isGeneric = !declared.genericParameters.isEmpty && generic.isEmpty
    let isFailable = fitting.map { program.functions[$0].isFailable }
    guard let first = isFailable.first, isFailable.allSatisfy({ $0 == first }), !isGeneric else {
      return (.call(callee, values, site: site), nil)
    }
    return (.call(callee, values, site: site), first ? .optional(reference) : reference)
  }

  // MARK: The library

  private mutating func visitLibrary(
    _ callee: Expr, _ name: String, _ arguments: [Argument], site: Int, _ walk: inout TypeWalk
  ) -> (Expr, TypeRef?) {
    var (values, types) =
      name == "ForEach" || name == "List"
      ? visitRows(arguments, &walk) : visit(titled(arguments, ofView: name), &walk)
    let first = types.first ?? nil
    // A text that is no literal is shown as it stands.
    if name == "Text", values.count == 1, values[0].label == nil, first == .string,
      !isText(arguments[0].value)
    {
      values[0].label = "verbatim"
    }
    let type: TypeRef?
    switch name {
    case "min", "max", "abs": type = types.allSatisfy { $0 == first } ? first : nil
    case "String", "Substring":
      if ["describing", "reflecting"].contains(arguments.first?.label), let first,
        first.holdsOptional
      {
        values[0].value = .typed(values[0].value, first)
      }
      type = arguments.first?.label == "data" ? nil : .string
    case "Bool": type = first == .string ? .optional(.bool) : first == nil ? nil : .bool
    case "Array":
      type = arguments.first?.label == nil ? first?.element.map { .array($0) } : nil
      if arguments.first?.label == "repeating", let first {
        return (.call(callee, values, site: site), .array(first))
      }
    case "Set": type = first?.element.map { .external("Set", [$0]) }
    case "Character": type = .character
    case "Optional": type = first.map { .optional($0) }
    case "UUID", "Date": type = arguments.isEmpty ? .external(name) : nil
    default:
      guard ScalarLibrary.integerNames.contains(name) || Conversions.floatingTypes.contains(name)
      else {
        type = nil
        break
      }
      switch (arguments.first?.label, first) {
      case ("exactly", _): type = .optional(.external(name))
      case ("truncatingIfNeeded", _), ("clamping", _): type = .external(name)
      case (_, .external("String", _)?), (_, .external("Substring", _)?):
        type = .optional(.external(name))
      case (_, nil): type = nil
      default: type = .external(name)
      }
    }
    return (.call(callee, values, site: site), type)
  }

  /// Content of rows takes an element of the data.
  private mutating func visitRows(
    _ arguments: [Argument], _ walk: inout TypeWalk
  ) -> ([Argument], [TypeRef?]) {
    var result: [Argument] = []
    var types: [TypeRef?] = []
    for argument in arguments {
      var expected: TypeRef?
      if case .closure = argument.value, let data = types.first {
        expected = taking([rowType(data)])
      }
      let (values, own) = visit([argument], expected: [expected], &walk)
      result += values
      types += own
    }
    return (result, types)
  }

  private func rowType(_ data: TypeRef?) -> TypeRef? {
    if case .external("Binding", let arguments)? = data {
      return arguments.first?.element.map { .external("Binding", [$0]) }
    }
    return data?.element
  }

  /// A function of these parameters whose result is not known. nil: one is not known.
  func taking(_ types: [TypeRef?]) -> TypeRef? {
    var parameters: [TypeRef] = []
    for type in types { parameters.append(type ?? .parameter("")) }
    return .function(parameters: parameters, result: .parameter(""))
  }
}
