/// Reading through subscripts.
extension PlaceAccess {
  func userSubscript(_ owner: Value, _ indices: [LabeledValue]) -> Subscript? {
    for type in interpreter.memberOwners(of: owner) {
      for declared in declaredTypes.members(type).subscripts where !declared.isStatic {
        if conversions.choose([declared.getter], indices) != nil,
          !isPosition(indices, in: owner, for: declared)
        {
          return declared
        }
      }
    }
    return nil
  }

  /// Whether a subscript of a collection that takes the identity of an element is given something else: its position.
  private func isPosition(
    _ indices: [LabeledValue], in owner: Value, for declared: Subscript
  ) -> Bool {
    guard
      case .external("Element.ID", _)? =
        interpreter.program.functions[declared.getter].parameters.first?.type,
      case .integer? = indices.first?.value, case .array(let box) = owner,
      case .structure(let element)? = box.elements.first,
      let place = declaredTypes.layout(element.type).firstIndex(where: { $0.name == "id" }),
      place < element.fields.count
    else { return false }
    if case .integer = element.fields[place] { return false }
    return true
  }

  /// What stands in the brackets for a member that a `@dynamicMemberLookup` type does not have itself: a text, or
  /// a key path. nil: it has it, or looks nothing up.
  func dynamicIndices(_ name: String, of owner: Value) -> [LabeledValue]? {
    guard let type = comparison.declaredType(of: owner),
      interpreter.program.types[type].attributes.contains("dynamicMemberLookup")
    else { return nil }
    let members = declaredTypes.members(type)
    guard !members.has(name) else { return nil }
    for declared in members.subscripts where !declared.isStatic {
      let parameter = interpreter.program.functions[declared.getter].parameters.first
      guard parameter?.label == "dynamicMember" else { continue }
      let isText =
        if case .external("String", _)? = parameter?.type { true } else { false }
      let key: Value =
        isText
        ? .string(name) : .keyPath(KeyPathValue(root: nil, components: [.property(name)]))
      return [LabeledValue(label: "dynamicMember", value: key)]
    }
    return nil
  }

  func evaluateSubscript(
    _ base: Expr, _ arguments: [Argument], site: Int, _ frame: inout Frame
  ) throws(Interruption) -> Value {
    let owner = try interpreter.evaluate(base, &frame)
    let indices = try indices(arguments, of: owner, &frame)
    return try element(of: owner, indices, site: site)
  }

  func element(
    of owner: Value, _ indices: [LabeledValue], site: Int
  ) throws(Interruption) -> Value {
    if let declared = userSubscript(owner, indices) {
      return try interpreter.invoke(declared.getter, indices, this: owner, site: site)
    }
    switch owner {
    case .environment(let id):
      if case .type(let key)? = indices.first?.value {
        return try interpreter.host.valueStore.environmentValue(id, key: key)
      }
    case .binding(let binding):
      // What `$plan.guests` is made of.
      if case .keyPath(let path)? = indices.first?.value, indices[0].label == "dynamicMember",
        let name = path.onlyProperty
      {
        return .binding(try interpreter.host.valueStore.projected(binding, name, site: site))
      }
      return .binding(try interpreter.host.valueStore.element(of: binding, indices, site: site))
    case .wrapper(let wrapper):
      if case .keyPath(let path)? = indices.first?.value, indices[0].label == "dynamicMember",
        let name = path.onlyProperty,
        let member = try interpreter.host.valueStore.wrapperMember(name, wrapper, site: site)
      {
        return member
      }
      if let element = try interpreter.host.valueStore.wrapperElement(indices, wrapper, site: site)
      {
        return element
      }
    case .type(let reference):
      if let value = try staticElement(of: reference, indices, site: site) { return value }
      return .type(.array(reference))
    default: break
    }
    if case .keyPath(let path)? = indices.first?.value, indices[0].label == "keyPath" {
      return try interpreter.host.valueStore.read(path.components[...], from: owner, site: site)
    }
    return try library.librarySubscript(owner, indices, site: site)
      ?? .term(
        Term(
          .subscripted, "", [owner] + indices.map(\.value), labels: [nil] + indices.map(\.label)))
  }

  /// `Planet[1]`, where the type declares a static subscript.
  private func staticElement(
    of reference: TypeRef, _ indices: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let owner = interpreter.staticOwner(reference) else { return nil }
    for declared in declaredTypes.members(owner).subscripts where declared.isStatic {
      guard conversions.choose([declared.getter], indices) != nil else { continue }
      return try interpreter.invoke(declared.getter, indices, this: .type(reference), site: site)
    }
    return nil
  }
}
