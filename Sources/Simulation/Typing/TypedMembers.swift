/// Types of members.
extension StaticTypes {
  func selfType(_ walk: TypeWalk) -> TypeRef? {
    guard let owner = owners[walk.function] else { return nil }
    let declared = program.types[owner]
    guard declared.kind == .externalExtension else {
      return declared.kind == .protocolType
        ? nil : .declared(owner, declared.genericParameters.map { .parameter($0) })
    }
    switch declared.name {
    case "String", "Substring": return .string
    case "Array": return .array(.parameter("Element"))
    case "Optional": return .optional(.parameter("Wrapped"))
    default:
      return ScalarLibrary.integerNames.contains(declared.name) ? .external(declared.name) : nil
    }
  }

  /// The type of a variable: as it is declared, or as its first value is.
  func type(of property: StoredProperty) -> TypeRef? {
    if property.wrapper?.name == "Query" { return property.type }
    return property.type ?? property.initial.flatMap { results[$0] ?? initialType($0) }
  }

  /// The type of a simple first value that was not visited yet.
  private func initialType(_ id: FunctionID) -> TypeRef? {
    guard let statement = program.functions[id].body?.statements.first,
      case .expression(let value, _) = statement
    else { return nil }
    switch value {
    case .literal(.integer): return .int
    case .literal(.floating): return .external("Double")
    case .literal(.string), .interpolation: return .string
    case .literal(.boolean): return .bool
    case .call(.type(let reference), _, _):
      switch reference {
      case .declared(let id, _): return program.types[id].initializers.isEmpty ? reference : nil
      case .array: return reference
      default: return nil
      }
    default: return nil
    }
  }

  func memberType(_ name: String, of base: Expr, _ type: TypeRef?) -> TypeRef? {
    if case .type(let reference) = base { return staticType(name, of: reference) }
    guard let type else { return nil }
    if name == "self" { return type }
    if let declared = extensionMember(name, of: type) { return declared }
    switch type {
    case .declared(let id, let arguments): return declaredMember(name, id, arguments)
    case .existential(let inner), .opaque(let inner):
      return memberType(name, of: .selfValue, inner)
    case .tuple(let parts):
      if let part = parts.first(where: { $0.label == name }) { return part.type }
      return Int(name).flatMap { parts.indices.contains($0) ? parts[$0].type : nil }
    case .array, .dictionary, .external("Set", _), .external("String", _),
      .external("Substring", _), .external("Range", _), .external("ClosedRange", _):
      return collectionMember(name, of: type)
    case .external("Binding", let arguments):
      guard let inner = arguments.first else { return nil }
      if name == "wrappedValue" { return inner }
      return memberType(name, of: .selfValue, inner).map { .external("Binding", [$0]) }
    default: return ["description", "debugDescription"].contains(name) ? .string : nil
    }
  }

  private func declaredMember(
    _ name: String, _ id: TypeID, _ arguments: [TypeRef]
  ) -> TypeRef? {
    let known = generics(id, arguments)
    var pending = [id]
    var seen: Set<TypeID> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, seen.count < 50 else { continue }
      let declared = program.types[next]
      if let property = declared.stored.first(where: { $0.name == name }) {
        return type(of: property)?.replacing(known)
      }
      if name.hasPrefix("$"),
        let property = declared.stored.first(where: { $0.name == name.dropFirst() }),
        ["State", "Binding", "AppStorage", "SceneStorage", "FocusState"]
          .contains(property.wrapper?.name ?? "")
      {
        return type(of: property)?.replacing(known).map { .external("Binding", [$0]) }
      }
      if let property = declared.computed[name] {
        return (property.type ?? results[property.getter])?.replacing(known)
      }
      pending += declared.inherits.compactMap {
        if case .declared(let parent, _) = $0 { parent } else { nil }
      }
    }
    if name == "rawValue" { return program.types[id].rawType }
    return nil
  }

  private func staticType(_ name: String, of reference: TypeRef) -> TypeRef? {
    let id: TypeID
    switch reference {
    case .declared(let declared, _): id = declared
    default:
      if name == "max" || name == "min" || name == "zero" || name == "pi" { return reference }
      if case .external("Color", _) = reference, name != "init" { return reference }
      return nil
    }
    let declared = program.types[id]
    if declared.cases.contains(where: { $0.name == name && $0.payload.isEmpty }) {
      return reference
    }
    if let property = declared.staticStored.first(where: { $0.name == name }) {
      return type(of: property)
    }
    if let property = declared.staticComputed[name] {
      return property.type ?? results[property.getter]
    }
    return name == "allCases" && declared.kind == .enumeration ? .array(reference) : nil
  }

  private func collectionMember(_ name: String, of type: TypeRef) -> TypeRef? {
    switch name {
    case "count", "hashValue": return .int
    case "isEmpty": return .bool
    case "first", "last": return type.element?.optionalOnceMore
    case "description", "debugDescription", "capitalized": return .string
    case "lazy": return type
    case "lowerBound", "upperBound": return type.element
    case "indices":
      if case .array = type { return .external("Range", [.int]) }
      return nil
    case "startIndex", "endIndex":
      if case .array = type { return .int }
      return nil
    case "keys", "values":
      guard case .dictionary(let key, let value) = type else { return nil }
      return .array(name == "keys" ? key : value)
    case "utf8": return .array(.external("UInt8"))
    case "utf16": return .array(.external("UInt16"))
    default: return nil
    }
  }

  /// A member of the program's own extension of a library type.
  func extensionMember(_ name: String, of type: TypeRef) -> TypeRef? {
    for candidate in extended(type) {
      guard let id = extensions[candidate.name], let property = program.types[id].computed[name]
      else { continue }
      return (property.type ?? results[property.getter])?.replacing(candidate.known)
    }
    return nil
  }

  /// The names that a type is extended by, with what its parameters are.
  func extended(_ type: TypeRef) -> [(name: String, known: [String: TypeRef])] {
    let collections = ["RandomAccessCollection", "Collection", "Sequence"]
    switch type {
    case .array(let inner):
      return (["Array"] + collections).map { ($0, ["Element": inner]) }
    case .external("String", _), .external("Substring", _):
      return (["String", "StringProtocol"] + collections).map { ($0, ["Element": .character]) }
    case .optional(let inner): return [("Optional", ["Wrapped": inner])]
    case .external("Set", let arguments):
      return (["Set"] + collections).map { ($0, ["Element": arguments.first ?? .external("Any")]) }
    case .dictionary(let key, let value):
      return [("Dictionary", ["Key": key, "Value": value])]
    case .external(let name, _): return [(name, [:])]
    default: return []
    }
  }

  /// The type of `base[indices]`.
  func elementType(
    of type: TypeRef?, _ arguments: [Argument], _ indices: [TypeRef?]
  ) -> TypeRef? {
    guard let type, let first = arguments.first else { return nil }
    for candidate in extended(type) {
      guard let id = extensions[candidate.name] else { continue }
      for declared in program.types[id].subscripts
      where program.functions[declared.getter].parameters.map(\.label) == arguments.map(\.label) {
        return program.functions[declared.getter].result?.replacing(candidate.known)
      }
    }
    switch type {
    case .declared(let id, let generic):
      let fitting = program.types[id].subscripts.filter {
        program.functions[$0.getter].parameters.map(\.label) == arguments.map(\.label)
      }
      guard fitting.count == 1 else { return nil }
      return program.functions[fitting[0].getter].result?.replacing(generics(id, generic))
    case .dictionary(let key, let value):
      guard first.label == nil else { return nil }
      if arguments.count == 2 { return arguments[1].label == "default" ? value : nil }
      _ = key
      return value.optionalOnceMore
    case .array(let inner):
      guard first.label == nil, let index = indices[0] else { return nil }
      switch index {
      case .external("Range", _), .external("ClosedRange", _): return type
      case .external(let name, _): return ScalarLibrary.integerNames.contains(name) ? inner : nil
      default: return nil
      }
    default: return nil
    }
  }
}

extension TypeRef {
  /// An optional around the type, also where it is one already.
  var optionalOnceMore: TypeRef { .optional(self) }

  /// Whether a generic parameter is in it.
  var holdsParameter: Bool {
    switch self {
    case .parameter: true
    case .declared(_, let inner), .external(_, let inner): inner.contains(where: \.holdsParameter)
    case .optional(let inner), .array(let inner), .opaque(let inner), .existential(let inner),
      .metatype(let inner):
      inner.holdsParameter
    case .dictionary(let key, let value): key.holdsParameter || value.holdsParameter
    case .tuple(let parts): parts.contains { $0.type.holdsParameter }
    case .function(let parameters, let result):
      parameters.contains(where: \.holdsParameter) || result.holdsParameter
    }
  }
}
