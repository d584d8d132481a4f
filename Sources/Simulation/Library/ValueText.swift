/// The text of values, as `print` and string interpolation give it.
extension ScalarLibrary {
  /// The text of a value in a string interpolation; nil when it is not known. `type` is what the
  /// source declares it with: whether a value is in an optional is told by that.
  func text(of value: Value, type: TypeRef? = nil, depth: Int = 0) throws(Interruption) -> String? {
    guard depth < 50 else { return nil }
    if case .optional(let inner)? = type {
      if case .nilValue = value { return "nil" }
      return try debugText(of: value.unwrappedOnce, type: inner, depth: depth + 1)
        .map { "Optional(\($0))" }
    }
    switch value {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case .floating(let number): return String(describing: number)
    case .sized(let number): return number.text
    case .boolean(let flag): return String(flag)
    case .nilValue: return "nil"
    case .wrapped(let inner):
      return try debugText(of: inner, depth: depth + 1).map { "Optional(\($0))" }
    case .range(let low, let high, let isClosed):
      return isClosed ? "\(low)...\(high - 1)" : "\(low)..<\(high)"
    case .array(let box):
      var element: TypeRef?
      if case .array(let inner)? = type { element = inner }
      return try list(box.elements, type: element, depth: depth)
    case .set(let box):
      // The order of more than one is another in each run of a program.
      return box.elements.count < 2 ? try list(box.elements, type: nil, depth: depth) : nil
    case .dictionary(let box): return try dictionaryText(box, type: type, depth: depth)
    case .tuple(let tuple): return try tupleText(tuple, type: type, depth: depth)
    case .structure, .enumeration, .object: return try declaredText(value, depth: depth)
    default: return nil
    }
  }

  /// The text of the value of an expression, whose type the source may tell.
  func text(of value: Value, shownBy expression: Expr) throws(Interruption) -> String? {
    switch expression {
    case .typed(_, let type): return try text(of: value, type: type)
    case .cast(_, .coerce, .external("Any", _)):
      // An optional shows as one, and whether it is one is not known.
      switch value {
      case .integer, .floating, .string, .boolean, .sized: return nil
      default: return try text(of: value)
      }
    default: return try text(of: value)
    }
  }

  /// The text of a value inside of another one.
  func debugText(
    of value: Value, type: TypeRef? = nil, depth: Int = 0
  ) throws(Interruption) -> String? {
    switch value {
    case .string(let text):
      if case .optional? = type { break }
      return text.debugDescription
    case .structure, .enumeration, .object:
      if case .optional? = type { break }
      guard let id = comparison.declaredType(of: value) else { return nil }
      // The name of the module stands before a type's inside of another value.
      for (name, property) in [
        ("CustomDebugStringConvertible", "debugDescription"),
        ("CustomStringConvertible", "description"),
      ] where declaredTypes.conforms(id, to: name) {
        guard let getter = declaredTypes.members(id).computed[property]?.getter else { return nil }
        return try text(of: interpreter.invoke(getter, values: [], this: value), depth: depth + 1)
      }
      return nil
    default: break
    }
    return try text(of: value, type: type, depth: depth + 1)
  }

  private func list(
    _ elements: [Value], type: TypeRef?, depth: Int
  ) throws(Interruption) -> String? {
    var parts: [String] = []
    let type = type ?? optionalType(of: elements)
    for element in elements {
      guard let text = try debugText(of: element, type: type, depth: depth + 1) else { return nil }
      parts.append(text)
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// What stands beside nil is an optional.
  private func optionalType(of elements: [Value]) -> TypeRef? {
    elements.contains(where: \.isNil) ? .optional(.external("Any")) : nil
  }

  private func dictionaryText(
    _ box: DictionaryBox, type: TypeRef?, depth: Int
  ) throws(Interruption) -> String? {
    guard let entry = box.entries.first else { return "[:]" }
    guard box.entries.count == 1 else { return nil }
    var inner: TypeRef? = entry.value.isNil ? .optional(.external("Any")) : nil
    if case .dictionary(_, let declared)? = type { inner = declared }
    guard let key = try debugText(of: entry.key, depth: depth + 1),
      let value = try debugText(of: entry.value, type: inner, depth: depth + 1)
    else { return nil }
    return "[\(key): \(value)]"
  }

  private func tupleText(
    _ tuple: Tuple, type: TypeRef?, depth: Int
  ) throws(Interruption) -> String? {
    var types: [TypeRef.TupleElement] = []
    if case .tuple(let elements)? = type { types = elements }
    var parts: [String] = []
    for (index, element) in tuple.elements.enumerated() {
      let declared = index < types.count ? types[index].type : nil
      guard let text = try debugText(of: element, type: declared, depth: depth + 1) else {
        return nil
      }
      parts.append((tuple.labels[index].map { "\($0): " } ?? "") + text)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func declaredText(_ value: Value, depth: Int) throws(Interruption) -> String? {
    guard let type = comparison.declaredType(of: value) else { return nil }
    for (name, property) in [
      ("CustomStringConvertible", "description"),
      ("CustomDebugStringConvertible", "debugDescription"),
    ]
    where declaredTypes.conforms(type, to: name)
      || declaredTypes.conforms(type, to: "Lossless" + name.dropFirst(6))
    {
      guard let getter = declaredTypes.members(type).computed[property]?.getter else {
        guard let field = declaredTypes.members(type).stored[property],
          case .structure(let value) = value
        else {
          return nil
        }
        return try text(of: value.fields[field], depth: depth + 1)
      }
      return try text(of: interpreter.invoke(getter, values: [], this: value), depth: depth + 1)
    }
    switch value {
    case .enumeration(let value): return try caseText(value, depth: depth)
    case .structure(let value): return try fieldsText(value, depth: depth)
    default: return nil
    }
  }

  /// `name`, `name(payload)`.
  private func caseText(_ value: Enumeration, depth: Int) throws(Interruption) -> String? {
    let declared = interpreter.program.types[value.type].cases[value.caseIndex]
    guard !value.payload.isEmpty else { return declared.name }
    guard value.payload.count == declared.payload.count else { return nil }
    var parts: [String] = []
    for (element, payload) in zip(value.payload, declared.payload) {
      guard let text = try debugText(of: element, type: payload.type, depth: depth + 1) else {
        return nil
      }
      parts.append((payload.label.map { "\($0): " } ?? "") + text)
    }
    return "\(declared.name)(\(parts.joined(separator: ", ")))"
  }

  private func fieldsText(_ value: Structure, depth: Int) throws(Interruption) -> String? {
    var parts: [String] = []
    for (property, field) in zip(declaredTypes.layout(value.type), value.fields) {
      guard property.wrapper == nil, !property.isLazy,
        let text = try debugText(of: field, type: property.type, depth: depth + 1)
      else { return nil }
      parts.append("\(property.name): \(text)")
    }
    let name =
      interpreter.program.types[value.type].name.split(separator: ".").last.map(String.init) ?? ""
    return "\(name)(\(parts.joined(separator: ", ")))"
  }
}
