/// Values that keep what they are known by: the ids and the number of their elements, the length of a text, whether a
/// number is even. An `==` that looks at nothing else takes them for the same.
extension ValueVariation {
  private static let mostDepth = 6

  /// A collection, or a value with parts, in which the contents are others.
  func edited(_ value: Value, _ which: EventValue.Edit = .all) throws(Interruption) -> Value {
    try edited(value, which, depth: 0)
  }

  private func edited(
    _ value: Value, _ which: EventValue.Edit, depth: Int
  ) throws(Interruption) -> Value {
    guard depth < Self.mostDepth else { return value }
    func inner(_ value: Value) throws(Interruption) -> Value {
      try edited(value, .all, depth: depth + 1)
    }
    switch value {
    case .array(let box):
      var elements = box.elements
      let places = elements.indices.dropFirst(which == .butFirst ? 1 : 0)
        .dropLast(which == .butLast ? 1 : 0)
      for place in places { elements[place] = try inner(elements[place]) }
      return .array(ArrayBox(elements))
    case .dictionary(let box):
      let result = DictionaryBox(box.entries, index: box.index)
      for place in result.entries.indices {
        result.entries[place].value = try inner(result.entries[place].value)
      }
      return .dictionary(result)
    case .structure(var structure):
      for (index, property) in declaredTypes.layout(structure.type).enumerated()
      where !(property.isLet && property.initial != nil) && property.name != "id"
        && property.wrapper == nil && index < structure.fields.count
      {
        structure.fields[index] = try inner(structure.fields[index])
      }
      return .structure(structure)
    case .enumeration(var current):
      for index in current.payload.indices {
        current.payload[index] = try inner(current.payload[index])
      }
      return .enumeration(current)
    case .wrapped(let some): return .wrapped(try inner(some))
    case .integer(let number): return .integer(number &+ 2)
    case .string(let text):
      guard let last = text.last else { return .string("a") }
      return .string(text.dropLast() + (last == "x" ? "y" : "x"))
    case .floating, .boolean, .sized, .term: return try variation(of: value)
    default: return value
    }
  }

  /// A value with other contents in the fields that ``SimulationOptions/fieldEdit`` names; nil: it has none of them.
  func withOtherFields(_ value: Value) throws(Interruption) -> Value? {
    guard let edit = interpreter.options.fieldEdit else { return nil }
    return try applying(edit, to: value, depth: 0)
  }

  private func applying(
    _ edit: FieldEdit, to value: Value, depth: Int
  ) throws(Interruption) -> Value? {
    guard depth < Self.mostDepth else { return nil }
    var isOther = false
    func inner(_ value: Value) throws(Interruption) -> Value {
      guard let other = try applying(edit, to: value, depth: depth + 1) else { return value }
      isOther = true
      return other
    }
    let most = edit.value == nil ? Int.max : 1
    var result = value
    switch value {
    case .array(let box):
      var elements = box.elements
      for place in elements.indices.prefix(most) { elements[place] = try inner(elements[place]) }
      result = .array(ArrayBox(elements))
    case .dictionary(let box):
      let other = DictionaryBox(box.entries, index: box.index)
      for place in other.entries.indices.prefix(most) {
        other.entries[place].value = try inner(other.entries[place].value)
      }
      result = .dictionary(other)
    case .structure(var structure):
      let type = interpreter.program.types[structure.type].name
      for (index, property) in declaredTypes.layout(structure.type).enumerated()
      where index < structure.fields.count {
        let field = structure.fields[index]
        guard edit.fields.contains("\(type).\(property.name)") else {
          structure.fields[index] = try inner(field)
          continue
        }
        structure.fields[index] = try edited(field, to: edit.value)
        isOther = true
      }
      result = .structure(structure)
    case .wrapped(let some): result = .wrapped(try inner(some))
    default: break
    }
    return isOther ? result : nil
  }

  /// - Parameter value: nil: any other one.
  private func edited(_ field: Value, to event: EventValue?) throws(Interruption) -> Value {
    guard let event else {
      if case .enumeration(let current) = field, current.payload.isEmpty {
        return try variation(of: field)
      }
      return try edited(field)
    }
    let other = try value(event, like: field)
    return isChoice(other, like: field) ? other : field
  }
}
