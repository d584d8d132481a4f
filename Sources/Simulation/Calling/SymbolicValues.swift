/// Stand-ins for values of which only the type is known.
extension Initializers {
  /// A stand-in for a value of a type: an instance for declared types, a term otherwise.
  func symbolicValue(
    _ type: TypeRef?, name: String, depth: Int = 0
  ) throws(Interruption) -> Value {
    let term = Value.term(Term(.source, name, type: type))
    guard let type, depth < 6 else { return term }
    switch type {
    case .declared(let id, _):
      switch interpreter.program.types[id].kind {
      case .enumeration:
        guard !interpreter.program.types[id].cases.isEmpty else { return term }
        return try symbolicCase(0, of: id, name: name, depth: depth)
      case .structure, .classType: return try symbolicInstance(id, name: name, depth: depth)
      default: return term
      }
    case .external("Bool", _): return .boolean(!interpreter.answer("\(name) is false"))
    case .function:
      return .closure(Closure(code: .library("input " + name)))
    case .optional(let inner):
      return isLeftOut(name) ? .nilValue : try symbolicValue(inner, name: name, depth: depth + 1)
    default: return try standIn(type, name: name, depth: depth) ?? term
    }
  }

  /// Of unknown elements every other one has nil where it may: so that both are seen. Counts of a screen
  /// are about values that are there.
  private func isLeftOut(_ name: String) -> Bool {
    guard interpreter.options.showsEverything, let open = name.lastIndex(of: "["),
      let close = name[open...].firstIndex(of: "]"),
      let index = Int(name[name.index(after: open)..<close])
    else { return false }
    return index % 2 == 1
  }

  /// A case of an enumeration, with stand-ins for what it holds.
  func symbolicCase(
    _ index: Int, of id: TypeID, name: String, depth: Int
  ) throws(Interruption) -> Value {
    let chosen = interpreter.program.types[id].cases[index]
    var payload: [Value] = []
    for element in chosen.payload {
      payload.append(
        try symbolicValue(element.type, name: "\(name).\(chosen.name)", depth: depth + 1))
    }
    return .enumeration(Enumeration(type: id, caseIndex: index, payload: payload))
  }

  private func symbolicInstance(
    _ id: TypeID, name: String, depth: Int
  ) throws(Interruption) -> Value {
    var fields: [Value] = []
    interpreter.madeUpInstances = true
    for property in declaredTypes.layout(id) {
      if let value = try initialField(property) {
        let isGiven =
          interpreter.program.types[id].kind == .structure && mayBeGiven(property, of: id)
        let path = "\(name).\(property.name)"
        fields.append(isGiven ? try given(value, name: path, type: property.type) : value)
        continue
      }
      let value = try symbolicValue(
        property.type, name: "\(name).\(property.name)", depth: depth + 1)
      fields.append(
        property.wrapper == nil
          ? value : interpreter.host.valueStore.wrapper(for: property, value: value))
    }
    if interpreter.program.types[id].kind == .classType {
      interpreter.objects.append(Instance(type: id, fields: fields))
      let object = Value.object(interpreter.objects.count - 1)
      if interpreter.isMakingRoot { try giveFields(of: object) }
      return object
    }
    return .structure(Structure(type: id, fields: fields))
  }
}
