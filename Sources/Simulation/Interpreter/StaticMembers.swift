import Catalog

/// Members of types.
extension Interpreter {
  func staticMember(
    _ name: String, of reference: TypeRef, site: Int
  ) throws(Interruption) -> Value {
    if name == "self" || name == "Type" { return .type(reference) }
    if name == "none", case .optional = reference { return .nilValue }
    if let owner = staticOwner(reference) {
      if let value = try declaredStatic(name, owner: owner, of: reference, site: site) {
        return value
      }
      if name == "allCases", program.types[owner].kind == .enumeration {
        return .array(ArrayBox(allCases(owner)))
      }
    }
    if name == "init" { return .closure(Closure(code: .initializer(reference))) }
    guard let typeName = declaredTypes.name(of: reference) else {
      return .term(Term(.member, name, [.type(reference)]))
    }
    if let value = try library.libraryStatic(typeName, name, nil, site: site) { return value }
    if Catalog.isRendered(typeName) {
      let view = PrimitiveView(
        name: typeName,
        arguments: [LabeledValue(label: nil, value: .term(Term(.implicitMember, name)))], site: site
      )
      return .view(.primitive(view))
    }
    return .term(Term(.member, name, [.type(.external(typeName))]))
  }

  /// The declaration that holds a type's static members.
  func staticOwner(_ reference: TypeRef) -> TypeID? {
    switch reference {
    case .declared(let id, _): id
    case .external(let name, _): declaredTypes.externalExtension(name)
    case .array: declaredTypes.externalExtension("Array")
    case .dictionary: declaredTypes.externalExtension("Dictionary")
    case .optional(let inner): staticOwner(inner)
    case .opaque(let inner), .existential(let inner): staticOwner(inner)
    default: nil
    }
  }

  private func declaredStatic(
    _ name: String, owner: TypeID, of reference: TypeRef, site: Int
  ) throws(Interruption) -> Value? {
    let table = declaredTypes.members(owner)
    if let index = table.cases[name], program.types[owner].kind == .enumeration {
      if program.types[owner].cases[index].payload.isEmpty {
        return .enumeration(Enumeration(type: owner, caseIndex: index, payload: []))
      }
      return .closure(Closure(code: .enumCase(owner, index)))
    }
    if let key = table.staticStored[name] {
      noteStaticChoice(name, owner)
      return try staticStored(key)
    }
    if let property = table.staticComputed[name] {
      noteStaticChoice(name, owner)
      return conversions.coerce(
        try invoke(property.getter, values: [], this: .type(reference)), to: property.type)
    }
    if let functions = table.staticMethods[name] {
      noteStaticChoice(name, owner)
      return .closure(Closure(code: .functions(functions, owner: reference)))
    }
    return nestedType(name, in: owner).map { .type($0) }
  }

  /// A type that is declared in another one, or what an alias there or in its protocols stands for.
  private func nestedType(_ name: String, in owner: TypeID) -> TypeRef? {
    guard name.startsUppercase else { return nil }
    if let alias = program.types[owner].aliases[name] { return alias }
    let path = program.types[owner].name + "." + name
    if let id = program.types.firstIndex(where: { $0.name == path }) { return .declared(id, []) }
    for case .declared(let parent, _) in program.types[owner].inherits {
      if let alias = program.types[parent].aliases[name] { return alias }
    }
    return nil
  }

  /// A static stored property, made at its first use.
  func staticStored(_ key: StaticKey) throws(Interruption) -> Value {
    if let value = statics[key] { return value }
    let property = program.types[key.type].staticStored[key.index]
    guard let initial = property.initial else { return .term(Term(.source, property.name)) }
    statics[key] = .nilValue
    let value = try untracked { () throws(Interruption) in
      conversions.coerce(
        try invoke(initial, values: [], this: .type(.declared(key.type, []))), to: property.type)
    }
    statics[key] = value
    return value
  }

  func allCases(_ type: TypeID) -> [Value] {
    program.types[type].cases.indices.map {
      .enumeration(Enumeration(type: type, caseIndex: $0, payload: []))
    }
  }
}
