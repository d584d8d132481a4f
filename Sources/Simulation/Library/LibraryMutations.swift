/// Methods that change their value.
extension Library {
  private static let arrayMutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "popLast", "sort", "reverse", "swapAt", "shuffle", "move", "replaceSubrange", "popFirst",
    "reserveCapacity", "partition",
  ]
  private static let setMutations: Set<String> = [
    "insert", "remove", "removeAll", "formUnion", "formIntersection", "subtract", "update",
    "formSymmetricDifference", "removeFirst", "popFirst",
  ]
  private static let dictionaryMutations: Set<String> = [
    "updateValue", "removeValue", "removeAll", "merge",
  ]

  /// Methods of collections, and those that turn a value over.
  static let valueMutations =
    arrayMutations.union(setMutations).union(dictionaryMutations).union(["toggle", "negate"])

  /// All methods here, and those that draw into a path.
  static let libraryMutations: Set<String> =
    valueMutations.union([
      "round", "formSquareRoot", "append", "formTruncatingRemainder",
      "formRemainder", "addProduct", "next", "trimPrefix", "closeSubpath", "addLine", "addArc",
      "addCurve", "addQuadCurve", "addRect", "addRects", "addEllipse", "addRoundedRect",
      "addPath", "addLines", "addRelativeArc", "formIndex",
    ])

  func isLibraryMutation(_ name: String, of base: Value) -> Bool {
    switch base {
    case .array: Self.arrayMutations.contains(name)
    case .set: Self.setMutations.contains(name)
    case .dictionary: Self.dictionaryMutations.contains(name)
    case .boolean: name == "toggle"
    case .string:
      [
        "append", "removeAll", "removeLast", "removeFirst", "insert", "remove", "removeSubrange",
        "replaceSubrange", "popLast", "trimPrefix",
      ].contains(name)
    case .structure(let value):
      declaredTypes.conforms(value.type, to: "OptionSet")
        && ["insert", "remove", "formUnion"].contains(name)
    case .integer, .floating: ["negate", "round", "formSquareRoot"].contains(name)
    case .term:
      name == "toggle" || Self.arrayMutations.contains(name) || Self.setMutations.contains(name)
        || Self.dictionaryMutations.contains(name)
    default: false
    }
  }

  func libraryMutation(
    _ base: inout Value, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch base {
    case .boolean(let flag):
      base = .boolean(!flag)
      return .void
    case .array(let box):
      base = .void
      var elements = box.elements
      // A slice's indices go on from where its first element was.
      let isFromStart = name == "removeFirst" || name == "popFirst"
      defer {
        let cut = isFromStart ? box.elements.count - elements.count : 0
        base = .array(ArrayBox(elements, start: box.start == 0 ? 0 : box.start + cut))
      }
      let moved = box.start == 0 ? arguments : fromZero(arguments, name, box)
      return try mutate(&elements, name, moved, site: site)
    case .set(let box):
      return try mutateSet(&base, box, name, arguments, site: site)
    case .dictionary(let box): return try mutateDictionary(&base, box, name, arguments, site: site)
    case .string(let text):
      guard let (changed, result) = try mutateText(text, name, arguments, site: site)
      else { return nil }
      try interpreter.check(length: changed.utf8.count, site: site)
      base = .string(changed)
      return result
    case .integer(let number) where name == "negate":
      base = .integer(0 &- number)
      return .void
    case .floating(let number):
      base = .floating(name == "round" ? number.rounded() : -number)
      return .void
    case .structure(let value): return optionSetMutation(
        &base, value,
        NativeCall(interpreter: interpreter, name: name, arguments: arguments, site: site))
    default: return nil
    }
  }

  /// Indices in a slice as positions.
  private func fromZero(
    _ arguments: [LabeledValue], _ name: String, _ box: ArrayBox
  ) -> [LabeledValue] {
    guard ["insert", "remove", "swapAt", "removeSubrange", "replaceSubrange"].contains(name) else {
      return arguments
    }
    return arguments.enumerated().map { position, argument in
      let isContent =
        (name == "insert" && position == 0)
        || (name == "replaceSubrange" && position == 1)
      if isContent { return argument }
      var argument = argument
      switch argument.value {
      case .integer(let index): argument.value = .integer(index &- box.start)
      case .range(let low, let high, let isClosed):
        argument.value = .range(low &- box.start, high &- box.start, isClosed: isClosed)
      default: break
      }
      return argument
    }
  }

  private func mutate(
    _ elements: inout [Value], _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let call = NativeCall(
      interpreter: interpreter, name: name, arguments: arguments, site: site)
    let first = call.first
    switch name {
    case "append":
      if arguments.first?.label == "contentsOf" {
        elements += try sequenceLibrary.elements(of: first ?? .nilValue, site: site)
      } else if let first {
        elements.append(first)
      }
      try interpreter.check(count: elements.count, site: site)
    case "insert":
      guard let first, case .integer(let index)? = arguments.last?.value else { return nil }
      guard index >= 0, index <= elements.count else {
        throw .trap(.anyIndex, site: site)
      }
      if arguments[0].label == "contentsOf" {
        elements.insert(contentsOf: try sequenceLibrary.elements(of: first, site: site), at: index)
      } else {
        elements.insert(first, at: index)
      }
      try interpreter.check(count: elements.count, site: site)
    case "sort": elements = try call.sorted(elements)
    case "reverse": elements.reverse()
    case "swapAt":
      guard case .integer(let i)? = first, case .integer(let j)? = arguments.last?.value,
        elements.indices.contains(i), elements.indices.contains(j)
      else { throw .trap(.anyIndex, site: site) }
      elements.swapAt(i, j)
    case "shuffle": elements = [interpreter.fresh("shuffled")] + elements.dropFirst()
    case "move": try move(&elements, arguments, site: site)
    default: return try removing(&elements, name, arguments, site: site)
    }
    return .void
  }

  private func removing(
    _ elements: inout [Value], _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "remove":
      if arguments.first?.label == "atOffsets", let first {
        let offsets = Set(
          try sequenceLibrary.elements(of: first, site: site).map(comparison.hashKey))
        elements = elements.enumerated().filter { !offsets.contains(.integer($0.offset)) }
          .map(\.element)
        return .void
      }
      guard case .integer(let index)? = first, elements.indices.contains(index) else {
        throw .trap(.anyIndex, site: site)
      }
      return elements.remove(at: index)
    case "removeAll":
      guard
        let predicate = arguments.first(where: { $0.label == "where" || $0.label == nil })?.value
      else {
        elements = []
        return .void
      }
      var kept: [Value] = []
      for element in elements where try !sequenceLibrary.holds(predicate, element, site: site) {
        kept.append(element)
      }
      elements = kept
      return .void
    case "removeFirst", "removeLast":
      let count: Int = if case .integer(let n)? = first { n } else { 1 }
      guard count >= 0, elements.count >= count else {
        throw .trap(.tooFewElements, facts: [name], site: site)
      }
      let removed = name == "removeFirst" ? elements.first : elements.last
      if name == "removeFirst" { elements.removeFirst(count) } else { elements.removeLast(count) }
      return removed ?? .void
    case "popLast": return elements.popLast()?.asSome ?? .nilValue
    case "popFirst": return elements.isEmpty ? .nilValue : elements.removeFirst().asSome
    case "removeSubrange", "replaceSubrange":
      guard let first, let range = try bounds(first, count: elements.count, site: site) else {
        return nil
      }
      let new = name == "removeSubrange" ? nil : arguments.last?.value
      elements.replaceSubrange(
        range,
        with: try new.map { value throws(Interruption) in
          try sequenceLibrary.elements(of: value, site: site)
        } ?? [])
      return .void
    case "reserveCapacity": return .void
    default: return nil
    }
  }

  /// `move(fromOffsets:toOffset:)`
  private func move(
    _ elements: inout [Value], _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) {
    guard arguments.count == 2, case .integer(let target) = arguments[1].value else { return }
    var offsets: [Int] = []
    for value in try sequenceLibrary.elements(of: arguments[0].value, site: site) {
      if case .integer(let index) = value, elements.indices.contains(index) {
        offsets.append(index)
      }
    }
    let moved = offsets.sorted().map { elements[$0] }
    let before = offsets.filter { $0 < target }.count
    let chosen = Set(offsets)
    var rest = elements.enumerated().filter { !chosen.contains($0.offset) }.map(\.element)
    rest.insert(contentsOf: moved, at: max(0, min(target - before, rest.count)))
    elements = rest
  }

  private func mutateSet(
    _ base: inout Value, _ box: SetBox, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let first = arguments.first?.value ?? .nilValue
    switch name {
    case "insert", "update":
      let known = try comparison.position(of: first, in: box)
      if known == nil { base = sequenceLibrary.makeSet(box.elements + [first]) }
      let member = known.map { box.elements[$0] }
      if name == "update" { return member?.asSome ?? .nilValue }
      return .tuple(
        Tuple(
          elements: [.boolean(known == nil), member ?? first],
          labels: ["inserted", "memberAfterInsert"]))
    case "remove":
      guard let index = try comparison.position(of: first, in: box) else { return .nilValue }
      var elements = box.elements
      let removed = elements.remove(at: index)
      base = sequenceLibrary.makeSet(elements)
      return removed.asSome
    case "removeAll": base = sequenceLibrary.makeSet([])
    case "formUnion":
      base = sequenceLibrary.makeSet(
        box.elements + (try sequenceLibrary.elements(of: first, site: site)))
    case "formIntersection", "subtract", "formSymmetricDifference":
      let pure = ["formIntersection": "intersection", "subtract": "subtracting"][name]
      base =
        try libraryMethod(base, pure ?? "symmetricDifference", arguments, site: site) ?? base
    case "removeFirst", "popFirst":
      base = sequenceLibrary.makeSet(Array(box.elements.dropFirst()))
      return box.elements.first ?? .nilValue
    default: return nil
    }
    return .void
  }

  private func mutateDictionary(
    _ base: inout Value, _ box: DictionaryBox, _ name: String, _ arguments: [LabeledValue],
    site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "removeAll":
      base = .dictionary(DictionaryBox())
      return .void
    case "updateValue", "removeValue":
      guard let key = arguments.last?.value else { return nil }
      let known = try comparison.position(of: key, in: box)
      let old = known.map { box.entries[$0].value.asSome } ?? .nilValue
      let new: Value = name == "removeValue" ? .nilValue : arguments[0].value.asSome
      base = .dictionary(setting(box, known.map { box.entries[$0].key } ?? key, new))
      return old
    case "merge":
      guard let other = arguments.first?.value, arguments.count == 2 else { return nil }
      var result = box
      for case .tuple(let pair) in try sequenceLibrary.elements(of: other, site: site)
      where pair.elements.count == 2 {
        var value = pair.elements[1]
        if let index = result.index[comparison.hashKey(pair.elements[0])] {
          value = try sequenceLibrary.apply(
            arguments[1].value, [result.entries[index].value, value], site: site)
        }
        result = setting(result, pair.elements[0], value.asSome)
      }
      base = .dictionary(result)
      return .void
    default: return nil
    }
  }

  /// A copy with one key set; nil removes it.
  func setting(_ box: DictionaryBox, _ key: Value, _ value: Value) -> DictionaryBox {
    let result = DictionaryBox(box.entries, index: box.index)
    let name = comparison.hashKey(key)
    if case .nilValue = value {
      guard let index = result.index[name] else { return result }
      result.entries.remove(at: index)
      result.index = [:]
      for (position, entry) in result.entries.enumerated() {
        result.index[comparison.hashKey(entry.key)] = position
      }
    } else {
      set(result, key, value.unwrappedOnce)
    }
    return result
  }

  private func set(_ box: DictionaryBox, _ key: Value, _ value: Value) {
    let name = comparison.hashKey(key)
    if let index = box.index[name] {
      let old = box.entries[index].value
      box.entries[index].value = operators.implicit(value, like: old)
    } else {
      let example = box.entries.first?.value
      box.index[name] = box.entries.count
      box.entries.append((key, example.map { operators.implicit(value, like: $0) } ?? value))
    }
  }

  private func textPredicate(_ arguments: [LabeledValue]) -> Value? {
    arguments.first { argument in
      if case .closure = argument.value { true } else { argument.label == "where" }
    }?.value
  }

  private func mutateText(
    _ text: String, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> (String, Value)? {
    switch name {
    case "append":
      if case .string(let more)? = arguments.first?.value { return (text + more, .void) }
    case "insert":
      guard case .string(let part)? = arguments.first?.value,
        case .integer(let index)? = arguments.last?.value, (0...text.count).contains(index)
      else { return nil }
      return (String(text.prefix(index)) + part + String(text.dropFirst(index)), .void)
    case "remove":
      guard case .integer(let index)? = arguments.first?.value, (0..<text.count).contains(index)
      else { return nil }
      let rest = text.dropFirst(index)
      return (
        String(text.prefix(index)) + String(rest.dropFirst()),
        .string(String(rest.prefix(1)))
      )
    case "removeAll":
      guard let predicate = textPredicate(arguments) else {
        return ("", .void)
      }
      var kept = ""
      for character in text
      where try !sequenceLibrary.holds(predicate, .string(String(character)), site: site) {
        kept.append(character)
      }
      return (kept, .void)
    case "removeLast", "removeFirst":
      let isLast = name == "removeLast"
      if case .integer(let count)? = arguments.first?.value {
        guard count >= 0, count <= text.count else { return nil }
        return (String(isLast ? text.dropLast(count) : text.dropFirst(count)), .void)
      }
      guard let character = isLast ? text.last : text.first else { return nil }
      return (String(isLast ? text.dropLast() : text.dropFirst()), .string(String(character)))
    default: break
    }
    return nil
  }
}
