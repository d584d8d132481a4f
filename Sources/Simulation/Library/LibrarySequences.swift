/// What the standard library does with sequences.
struct SequenceLibrary: InterpreterPart {
  let interpreter: Interpreter
}

/// Elements and text of library values.
extension SequenceLibrary {
  func elements(of value: Value, site: Int) throws(Interruption) -> [Value] {
    switch value {
    case .array(let box): return box.elements
    case .set(let box): return hashed(box.elements)
    case .dictionary(let box):
      return hashed(
        box.entries.map {
          .tuple(Tuple(elements: [$0.key, $0.value], labels: ["key", "value"]))
        })
    case .range(let low, let high, _):
      let (length, overflow) = high.subtractingReportingOverflow(low)
      guard !overflow else { throw .trap(.longRange, site: site) }
      try interpreter.check(count: length, site: site)
      guard length <= interpreter.limits.elements else { return [] }
      return (low..<high).map { .integer($0) }
    case .string(let text): return text.map { .string(String($0)) }
    case .nilValue: return []
    case .term(let term) where term.isOpenSequence: return try all(of: term, site: site)
    case .term(let term): return unknownElements(term, site: site)
    case .binding(let binding):
      return try elements(of: interpreter.host.valueStore.readBinding(binding), site: site)
    case .structure, .object:
      if let own = try ownElements(of: value, site: site) { return own }
      return try sequenceOf(value, site: site) ?? []
    case .type(.declared(let id, _)): return interpreter.allCases(id)
    default: return []
    }
  }

  /// Elements of a set or dictionary in the order of this run.
  func hashed(_ elements: [Value]) -> [Value] {
    guard elements.count > 1 else { return elements }
    interpreter.usesHashedOrder = true
    return interpreter.options.reversesHashed ? elements.reversed() : elements
  }

  /// A declared type used as a sequence: its one array.
  private func sequenceOf(_ value: Value, site: Int) throws(Interruption) -> [Value]? {
    guard case .structure(let structure) = value else { return nil }
    for field in structure.fields {
      if case .array(let box) = field { return box.elements }
    }
    return nil
  }

  /// An unknown collection has a stated number of elements, each a term of its own. What `set`
  /// or a mutation did to it is part of the term, so its elements keep their identity.
  private func unknownElements(_ term: Term, site: Int) -> [Value] {
    let base = Value.term(term)
    recorder.noteUnknownRows(term, site: site)
    guard interpreter.answer("\(descriptions.shown(base)) has elements") else {
      recorder.assume(.empty, [descriptions.describe(base)], site: site)
      return []
    }
    recorder.assume(
      .elements, [descriptions.describe(base), "\(interpreter.options.unknownCollectionCount)"],
      site: site)
    let type = elementType(of: term)
    return (0..<interpreter.options.unknownCollectionCount).map {
      .term(Term(.element, String($0), [base], type: type))
    }
  }

  /// The declared type of an array's elements, of what a write made of it too.
  private func elementType(of term: Term) -> TypeRef? {
    var current = term
    for _ in 0..<1_000 {
      if case .array(let element)? = current.type?.unwrapped { return element }
      guard current.kind == .source, case .term(let before)? = current.operands.first else {
        return nil
      }
      current = before
    }
    return nil
  }

  func array(_ elements: [Value], site: Int) throws(Interruption) -> Value {
    try interpreter.check(count: elements.count, site: site)
    return .array(ArrayBox(elements))
  }

  /// Calls the function argument at a position.
  func apply(
    _ function: Value, _ arguments: [Value], site: Int
  ) throws(Interruption) -> Value {
    try interpreter.tick(site)
    switch function {
    case .closure(let closure): return try interpreter.call(closure, arguments)
    case .keyPath(let path):
      return try interpreter.host.valueStore.read(
        path.components[...], from: arguments.first ?? .nilValue, site: site)
    default:
      return try interpreter.callValue(
        function, arguments.map { LabeledValue(label: nil, value: $0) }, site: site)
    }
  }

  func holds(_ predicate: Value, _ element: Value, site: Int) throws(Interruption) -> Bool {
    operators.truth(try apply(predicate, [element], site: site), site: site)
  }

  func contains(_ elements: [Value], _ value: Value) throws(Interruption) -> Bool {
    recorder.noteTexts(elements, value)
    for element in elements
    where try comparison.isEqual(element, operators.implicit(value, like: element), asks: true) {
      return true
    }
    return false
  }

  func firstIndex(_ elements: [Value], of value: Value) throws(Interruption) -> Int? {
    recorder.noteTexts(elements, value)
    for (index, element) in elements.enumerated()
    where try comparison.isEqual(element, operators.implicit(value, like: element), asks: true) {
      return index
    }
    return nil
  }

  /// A stable merge sort: comparators of the program may fail.
  func sorted(
    _ values: [Value], by less: (Value, Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> [Value] {
    guard values.count > 1 else { return values }
    let middle = values.count / 2
    let left = try sorted(Array(values[..<middle]), by: less)
    let right = try sorted(Array(values[middle...]), by: less)
    var result: [Value] = []
    result.reserveCapacity(values.count)
    var i = 0
    var j = 0
    while i < left.count, j < right.count {
      try interpreter.tick()
      if try less(right[j], left[i]) {
        result.append(right[j])
        j += 1
      } else {
        result.append(left[i])
        i += 1
      }
    }
    return result + left[i...] + right[j...]
  }
}
