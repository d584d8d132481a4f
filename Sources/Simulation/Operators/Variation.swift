/// Other values like a given one, as events and changes need them.
struct ValueVariation: InterpreterPart {
  let interpreter: Interpreter
}

/// Other values for steps that change a property by itself.
extension ValueVariation {
  /// Another value of the same kind.
  ///
  /// - Parameter type: the declared type; an empty collection needs it to get an element.
  func variation(of value: Value, type: TypeRef? = nil) throws(Interruption) -> Value {
    switch value {
    case .integer(let number): return .integer(number &+ 1)
    case .floating(let number): return .floating(number + 1)
    case .boolean(let flag): return .boolean(!flag)
    // A search for a letter that most words have leaves some rows.
    case .string(let text): return .string(text.isEmpty ? "a" : text + " (changed)")
    case .enumeration(let value): return try nextCase(value)
    case .array(let box): return .array(try variation(of: box, type: type))
    case .dictionary(let box): return .dictionary(try variation(of: box, type: type))
    case .set(let box): return .set(try variation(of: box, type: type))
    case .sized(let number): return try variation(of: number)
    case .wrapped(let inner): return .wrapped(try variation(of: inner, type: type?.unwrapped))
    case .range(let low, let high, let isClosed): return .range(low, high &+ 1, isClosed: isClosed)
    case .view(let view): return .view(try variation(of: view))
    case .structure(let structure): return .structure(try variation(of: structure))
    case .nilValue:
      return type.flatMap { plainValue($0.unwrapped) }?.asSome ?? .term(Term(.source, "a value"))
    case .term(let term): return .term(term.changed)
    case .fresh(let kind, _): return interpreter.fresh(kind)
    default: return value
    }
  }

  /// Another number of the same width: one more, and at the end of the width one less.
  private func variation(of number: SizedNumber) throws(Interruption) -> Value {
    let one = Value.integer(1)
    for op in ["+", "-"] {
      if let next = try? operators.binary(op, .sized(number), one, site: 0), case .sized = next {
        return next
      }
    }
    return .sized(number)
  }

  /// The first field that can have another value gets one.
  private func variation(of structure: Structure) throws(Interruption) -> Structure {
    var structure = structure
    for (index, property) in declaredTypes.layout(structure.type).enumerated()
    where !(property.isLet && property.initial != nil) && property.name != "id"
      && property.wrapper == nil
    {
      let old = structure.fields[index]
      let new = try variation(of: old, type: property.type)
      guard try !comparison.same(old, new, .equatableAlways) else { continue }
      structure.fields[index] = new
      return structure
    }
    return structure
  }

  /// Another color; of other views nothing is known that could be changed.
  private func variation(of view: ViewValue) throws(Interruption) -> ViewValue {
    switch view {
    case .primitive(let color) where color.name == "Color":
      var arguments = color.arguments
      guard let first = arguments.first else { return view }
      arguments[0] = LabeledValue(label: first.label, value: try variation(of: first.value))
      return .primitive(PrimitiveView(name: color.name, arguments: arguments, site: color.site))
    default: return view
    }
  }

  /// A value of a type of the standard library. nil: it is another type.
  private func plainValue(_ type: TypeRef) -> Value? {
    switch type {
    case .external("String", _): .string("a")
    case .external("Int", _): .integer(1)
    case .external("Double", _): .floating(1)
    case .external("Bool", _): .boolean(true)
    default: nil
    }
  }

  /// The next case that holds nothing, or else the next one with values for what it holds.
  private func nextCase(_ value: Enumeration) throws(Interruption) -> Value {
    let cases = interpreter.program.types[value.type].cases
    for offset in 1...max(1, cases.count) {
      let index = (value.caseIndex + offset) % cases.count
      if cases[index].payload.isEmpty {
        guard index != value.caseIndex else { break }
        return .enumeration(Enumeration(type: value.type, caseIndex: index, payload: []))
      }
    }
    let index = (value.caseIndex + 1) % max(1, cases.count)
    guard index != value.caseIndex else { return .enumeration(value) }
    var payload: [Value] = []
    for part in cases[index].payload {
      if let plain = plainValue(part.type) {
        payload.append(plain)
      } else {
        payload.append(try initializers.symbolicValue(part.type, name: "a new value"))
      }
    }
    return .enumeration(Enumeration(type: value.type, caseIndex: index, payload: payload))
  }

  private func variation(of box: ArrayBox, type: TypeRef?) throws(Interruption) -> ArrayBox {
    guard !box.elements.isEmpty else {
      guard case .array(let element)? = type?.unwrapped else {
        return ArrayBox([.term(Term(.source, "a new element"))])
      }
      return ArrayBox([try initializers.symbolicValue(element, name: "a new element")])
    }
    return ArrayBox(Array(box.elements.dropLast()))
  }

  private func variation(
    of box: DictionaryBox, type: TypeRef?
  ) throws(Interruption) -> DictionaryBox {
    guard let first = box.entries.first else {
      guard case .dictionary(let key, let value)? = type?.unwrapped else { return box }
      let name = try initializers.symbolicValue(key, name: "a new key")
      return DictionaryBox(
        [(name, try initializers.symbolicValue(value, name: "a new value"))],
        index: [comparison.hashKey(name): 0])
    }
    let result = DictionaryBox(box.entries, index: box.index)
    result.entries[0].value = try variation(of: first.value)
    return result
  }

  private func variation(of box: SetBox, type: TypeRef?) throws(Interruption) -> SetBox {
    if let last = box.elements.last {
      let result = SetBox(Array(box.elements.dropLast()), index: box.index)
      result.index[comparison.hashKey(last)] = nil
      return result
    }
    guard case .external("Set", let arguments)? = type?.unwrapped, let element = arguments.first
    else { return box }
    let new = try initializers.symbolicValue(element, name: "a new element")
    return SetBox([new], index: [comparison.hashKey(new): 0])
  }
}

extension Term {
  /// The opposite of an unknown condition.
  var negated: Value {
    if kind == .operation, head == "!", operands.count == 1 { return operands[0] }
    return .term(Term(.operation, "!", [.term(self)]))
  }

  /// Another value, one of two in turn, neither of them the first.
  fileprivate var changed: Term {
    if kind == .source, head == "changed", case .term(let inner)? = operands.first,
      inner.kind == .source, inner.head == "changed"
    {
      return inner
    }
    return Term(.source, "changed", [.term(self)])
  }
}
