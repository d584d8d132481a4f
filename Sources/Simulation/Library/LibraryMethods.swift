/// Methods that leave their value as it is.
extension Library {
  func libraryMethod(
    _ base: Value, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    if name == "map" || name == "flatMap", isScalar(base), let function = arguments.first?.value {
      // Optional's: a number has no `map` of its own.
      return try sequenceLibrary.apply(function, [base], site: site)
    }
    let call = NativeCall(
      interpreter: interpreter, name: name, arguments: arguments, site: site)
    switch base {
    case .string(let text): return try scalarLibrary.stringMethod(text, call)
    case .array, .set, .range:
      if case .set(let box) = base, let result = try setMethod(box, name, arguments, site: site) {
        return result
      }
      if case .range(let low, let high, _) = base,
        let result = rangeMethod(low, high, name, arguments)
      {
        return result
      }
      if case .array(let box) = base,
        let result = try sequenceLibrary.arrayView(box, name, arguments, site: site)
      {
        return result
      }
      return try collectionMethod(
        sequenceLibrary.elements(of: base, site: site), name, arguments, site: site)
    case .dictionary(let box):
      if let result = try dictionaryMethod(box, name, arguments, site: site) { return result }
      return try collectionMethod(
        sequenceLibrary.elements(of: base, site: site), name, arguments, site: site)
    case .integer(let number): return try Natives.integerMethods[call]?(number, call)
    case .floating(let number): return try Natives.floatingMethods[call]?(number, call)
    case .sized(let number): return try Natives.sizedMethods[call]?(number, call)
    case .structure(let value) where declaredTypes.conforms(value.type, to: "OptionSet"):
      return optionSetMethod(value, name, arguments)
    case .nilValue: return name == "map" || name == "flatMap" ? .nilValue : nil
    case .term(let term):
      return try termMethod(term, name, arguments, site: site)
    default:
      if name == "map" || name == "flatMap", let function = arguments.first?.value {
        return try sequenceLibrary.apply(function, [base], site: site)
      }
      return nil
    }
  }

  private func isScalar(_ value: Value) -> Bool {
    switch value {
    case .integer, .floating, .boolean, .sized: true
    default: false
    }
  }

  /// Collections that are not known: `map` and friends keep the assumed number of elements.
  private func termMethod(
    _ term: Term, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let isConversion =
      ScalarLibrary.integerNames.contains(term.head)
      || Conversions.floatingTypes.contains(term.head)
    if name == "map" || name == "flatMap", isConversion, let function = arguments.first?.value {
      // A text may be no number.
      return operators.isPresent(term)
        ? try sequenceLibrary.apply(function, [.term(term)], site: site) : .nilValue
    }
    guard Self.sequenceMethods.contains(name),
      arguments.contains(where: { isFunction($0.value) }) || name == "enumerated"
    else { return nil }
    return try collectionMethod(
      sequenceLibrary.elements(of: .term(term), site: site), name, arguments, site: site)
  }

  func isFunction(_ value: Value) -> Bool {
    switch value {
    case .closure, .keyPath: true
    default: false
    }
  }

  private static let sequenceMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "enumerated", "reduce", "allSatisfy",
    "sorted",
  ]

  private func rangeMethod(
    _ low: Int, _ high: Int, _ name: String, _ arguments: [LabeledValue]
  ) -> Value? {
    switch (name, arguments.first?.value) {
    case ("contains", .integer(let number)?): .boolean(number >= low && number < high)
    case ("clamped", .range(let a, let b, _)?):
      .range(max(low, a), max(max(low, a), min(high, b)), isClosed: false)
    case ("contains", .floating(let number)?):
      .boolean(number >= Double(low) && number <= Double(high - 1))
    default: nil
    }
  }

  func collectionMethod(
    _ all: [Value], _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    if let first = arguments.first?.value,
      let result = try transforming(all, name, first, arguments, site: site)
    {
      return result
    }
    return try slicing(all, name, arguments, site: site)
  }

  private func transforming(
    _ all: [Value], _ name: String, _ first: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "map", "compactMap":
      var result: [Value] = []
      for element in all {
        let mapped = try sequenceLibrary.apply(first, [element], site: site)
        if name == "compactMap", case .nilValue = mapped { continue }
        result.append(mapped)
      }
      return try sequenceLibrary.array(result, site: site)
    case "flatMap":
      var result: [Value] = []
      for element in all {
        result += try sequenceLibrary.elements(
          of: sequenceLibrary.apply(first, [element], site: site), site: site)
      }
      return try sequenceLibrary.array(result, site: site)
    case "filter":
      var result: [Value] = []
      for element in all where try sequenceLibrary.holds(first, element, site: site) {
        result.append(element)
      }
      return try sequenceLibrary.array(result, site: site)
    case "forEach":
      for element in all { _ = try sequenceLibrary.apply(first, [element], site: site) }
      return .void
    case "reduce": return try reduce(all, first, arguments, site: site)
    case "allSatisfy":
      for (index, element) in all.enumerated()
      where try !sequenceLibrary.holds(first, element, site: site) {
        recorder.noteDistance(all.count - index, site: site)
        return .boolean(false)
      }
      return .boolean(true)
    case "contains":
      if arguments[0].label == "where" || isFunction(first) {
        for (index, element) in all.enumerated()
        where try sequenceLibrary.holds(first, element, site: site) {
          recorder.noteDistance(all.count - index, site: site)
          return .boolean(true)
        }
        return .boolean(false)
      }
      return .boolean(try sequenceLibrary.contains(all, first))
    default: return try searching(all, name, first, arguments, site: site)
    }
  }

  private func reduce(
    _ all: [Value], _ initial: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard arguments.count == 2 else { return nil }
    guard arguments[0].label == "into" else {
      var result = initial
      for element in all {
        result = try sequenceLibrary.apply(arguments[1].value, [result, element], site: site)
      }
      return result
    }
    var result = initial
    for element in all {
      guard let next = try changed(result, by: arguments[1].value, element, site: site) else {
        return nil
      }
      result = next
    }
    return result
  }

  /// Calls a closure whose first parameter is `inout` and gives back what it left there.
  func callInout(
    _ id: FunctionID, _ closure: Closure, first: Value, rest: [Value]
  ) throws(Interruption) -> Value {
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, rest.count + 1)),
      this: closure.capturedSelf, function: id)
    for (index, value) in ([first] + rest).enumerated() {
      let isBoxed = index < function.parameters.count && function.parameters[index].isBoxed
      frame.slots[index] = isBoxed ? .box(Box(value)) : value
    }
    for (capture, captured) in zip(function.captures, closure.captures) {
      frame.slots[capture.slot] = captured
    }
    if let body = function.body { _ = try interpreter.execute(body, &frame) }
    return interpreter.unboxed(frame.slots[0])
  }

  private func searching(
    _ all: [Value], _ name: String, _ first: Value, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    switch name {
    case "first", "last":
      let ordered = name == "first" ? all : all.reversed()
      for element in ordered where try sequenceLibrary.holds(first, element, site: site) {
        return element.asSome
      }
      return .nilValue
    case "firstIndex", "lastIndex":
      let indices = name == "firstIndex" ? Array(all.indices) : all.indices.reversed()
      for index in indices {
        let isMatch =
          isFunction(first)
          ? try sequenceLibrary.holds(first, all[index], site: site)
          : try comparison.isEqual(
            all[index], operators.implicit(first, like: all[index]), asks: true)
        if isMatch { return .integer(index) }
      }
      return .nilValue
    case "sorted": return try sequenceLibrary.array(sort(all, arguments, site: site), site: site)
    case "split": return try sequenceLibrary.split(all, arguments, site: site)
    case "min", "max":
      return try sequenceLibrary.extreme(all, isLeast: name == "min") {
        (a, b) throws(Interruption) in
        operators.truth(try sequenceLibrary.apply(first, [a, b], site: site), site: site)
      }?.asSome ?? .nilValue
    case "count":
      var total = 0
      for element in all where try sequenceLibrary.holds(first, element, site: site) { total += 1 }
      return .integer(total)
    case "joined":
      guard case .string(let separator) = first else { return nil }
      return try sequenceLibrary.join(all, separator, site: site)
    case "starts":
      let prefix = try sequenceLibrary.elements(of: first, site: site)
      guard prefix.count <= all.count else { return .boolean(false) }
      for (a, b) in zip(all, prefix) where try !comparison.isEqual(a, b, asks: true) {
        return .boolean(false)
      }
      return .boolean(true)
    case "elementsEqual":
      return .boolean(
        try comparison.isEqual(
          .array(ArrayBox(all)), .array(ArrayBox(sequenceLibrary.elements(of: first, site: site))),
          asks: true))
    default: return nil
    }
  }

  func sort(
    _ all: [Value], _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> [Value] {
    if interpreter.isUpdating, interpreter.initializing.isEmpty { interpreter.counts.work += 1 }
    if arguments.first?.label == "using",
      let orders = sequenceLibrary.sortOrders(arguments[0].value)
    {
      return try sequenceLibrary.sorted(all) { (a, b) throws(Interruption) in
        try sequenceLibrary.isSorted(a, before: b, orders, site: site)
      }
    }
    guard let first = arguments.first?.value, isFunction(first) else {
      return try sequenceLibrary.sorted(all) { (a, b) throws(Interruption) in try self.isLess(a, b)
      }
    }
    return try sequenceLibrary.sorted(all) { (a, b) throws(Interruption) in
      operators.truth(try sequenceLibrary.apply(first, [a, b], site: site), site: site)
    }
  }

  private func slicing(
    _ all: [Value], _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let number: Int? = if case .integer(let n)? = arguments.first?.value { n } else { nil }
    switch name {
    case "reversed": return try sequenceLibrary.array(all.reversed(), site: site)
    case "enumerated":
      return try sequenceLibrary.array(
        all.enumerated().map {
          .tuple(Tuple(elements: [.integer($0), $1], labels: ["offset", "element"]))
        }, site: site)
    case "sorted": return try sequenceLibrary.array(sort(all, arguments, site: site), site: site)
    case "min", "max":
      return try sequenceLibrary.extreme(all, isLeast: name == "min") {
        (a, b) throws(Interruption) in
        try self.isLess(a, b)
      } ?? .nilValue
    case "joined":
      let isText = all.contains { if case .string = $0 { true } else { false } }
      if isText { return try sequenceLibrary.join(all, "", site: site) }
      var result: [Value] = []
      for element in all { result += try sequenceLibrary.elements(of: element, site: site) }
      return try sequenceLibrary.array(result, site: site)
    case "prefix" where arguments.first?.label == "while", "drop" where arguments.first != nil:
      guard let predicate = arguments.first?.value else { return nil }
      var index = 0
      while index < all.count, try sequenceLibrary.holds(predicate, all[index], site: site) {
        index += 1
      }
      return try sequenceLibrary.array(
        Array(name == "prefix" ? all[..<index] : all[index...]), site: site)
    case "prefix":
      return try number.map { n throws(Interruption) in
        guard n >= 0 else { throw .trap(.negativeCount, site: site) }
        return try sequenceLibrary.array(Array(all.prefix(n)), site: site)
      }
    case "suffix":
      return try number.map { n throws(Interruption) in
        guard n >= 0 else { throw .trap(.negativeCount, site: site) }
        return try sequenceLibrary.array(Array(all.suffix(n)), site: site)
      }
    case "dropFirst", "dropLast":
      guard let number = number ?? (arguments.isEmpty ? 1 : nil) else { return nil }
      guard number >= 0 else { throw .trap(.negativeCount, site: site) }
      return try sequenceLibrary.array(
        Array(name == "dropFirst" ? all.dropFirst(number) : all.dropLast(number)), site: site)
    case "shuffled", "randomElement":
      return name == "shuffled" ? nil : interpreter.fresh("random element")
    case "index": return indexMethod(arguments)
    case "count": return .integer(all.count)
    default: return nil
    }
  }

  /// `index(after:)` and `index(before:)` over integer indices.
  private func indexMethod(_ arguments: [LabeledValue]) -> Value? {
    guard case .integer(let index)? = arguments.first?.value else { return nil }
    switch arguments[0].label {
    case "after": return .integer(index &+ 1)
    case "before": return .integer(index &- 1)
    default: return nil
    }
  }
}
