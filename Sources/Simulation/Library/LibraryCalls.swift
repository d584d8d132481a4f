import Catalog

/// The standard library as the interpreter knows it: its natives by receiver and name.
struct Library: InterpreterPart {
  let interpreter: Interpreter
}

/// Free functions, initializers and static members of library types.
extension Library {
  func libraryCall(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "print", "debugPrint", "dump", "NSLog", "os_log": return .void
    case "precondition", "assert", "fatalError", "preconditionFailure", "assertionFailure":
      if name == "precondition" || name == "assert", let first, operators.truth(first, site: site) {
        return .void
      }
      throw .trap(.stopped, facts: [name], site: site)
    case "max", "min":
      if arguments.count == 2 {
        recorder.noteChoice(arguments[0].value, arguments[1].value, site: site)
      }
      if arguments.contains(where: { operators.isSymbolic($0.value) }) { return nil }
      let ordered = try sequenceLibrary.sorted(arguments.map(\.value)) {
        (a, b) throws(Interruption) in
        try self.isLess(a, b)
      }
      guard let chosen = name == "min" ? ordered.first : ordered.last else { return nil }
      // A whole number beside one of another type is a literal of that type.
      let example = arguments.first { $0.value.isFloating || $0.value.sized != nil }
      return example.map { operators.implicit(chosen, like: $0.value) } ?? chosen
    case "abs":
      if let number = first?.magnitude {
        recorder.noteWay(site, number < 0 ? 1 : 0)
      } else {
        recorder.noteUnknown(site)
      }
      switch first {
      case .integer(let number)?:
        guard number != Int.min else { throw .trap(.overflow, site: site) }
        return .integer(abs(number))
      case .floating(let number)?: return .floating(abs(number))
      case .sized(let number)?:
        return number.double < 0 ? try scalarLibrary.sizedPrefix("-", number, site: site) : first
      default: return nil
      }
    case "zip": return try zipped(arguments, site: site)
    case "repeatElement": return try makeArray(repeated(arguments), site: site)
    case "sequence": return try unfold(arguments, site: site)
    case "stride": return try stride(arguments, site: site)
    case "Array", "ContiguousArray", "ArraySlice": return try makeArray(arguments, site: site)
    case "Set":
      guard let first else { return sequenceLibrary.makeSet([]) }
      return sequenceLibrary.makeSet(try sequenceLibrary.elements(of: first, site: site))
    case "Dictionary": return try makeDictionary(arguments, site: site)
    case "sqrt", "floor", "ceil", "round", "pow", "sin", "cos", "log":
      return mathematics(name, arguments)
    case "type": return first.flatMap(comparison.declaredType(of:)).map { .type(.declared($0, [])) }
    case "AnyHashable": return first
    case "Optional", "some": return first?.asSome
    case _ where Self.operatorFunctions.contains(name):
      return try callOperator(name, arguments, site: site)
    default: return try scalar(name, arguments, site: site)
    }
  }

  private func mathematics(_ name: String, _ arguments: [LabeledValue]) -> Value? {
    func number(_ index: Int) -> Double? {
      guard index < arguments.count else { return nil }
      switch arguments[index].value {
      case .integer(let value): return Double(value)
      case .floating(let value): return value
      default: return nil
      }
    }
    guard let x = number(0) else { return nil }
    switch name {
    case "sqrt": return .floating(x.squareRoot())
    case "floor": return .floating(x.rounded(.down))
    case "ceil": return .floating(x.rounded(.up))
    case "round": return .floating(x.rounded())
    case "pow": return number(1).flatMap { power(x, $0) }.map(Value.floating)
    default: return nil
    }
  }

  /// Whole exponents only; others stay symbolic.
  private func power(_ base: Double, _ exponent: Double) -> Double? {
    guard exponent == exponent.rounded(), abs(exponent) <= 1_024 else { return nil }
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    return exponent < 0 ? 1 / result : result
  }

  /// `sequence(first:next:)`
  private func unfold(_ arguments: [LabeledValue], site: Int) throws(Interruption) -> Value? {
    guard arguments.count == 2, arguments[0].label == "first" else { return nil }
    var result: [Value] = []
    var current = arguments[0].value
    while true {
      if case .nilValue = current { break }
      result.append(current)
      try interpreter.check(count: result.count, site: site)
      current = try sequenceLibrary.apply(arguments[1].value, [current], site: site)
    }
    return .array(ArrayBox(result))
  }

  /// The arguments of `Array(repeating:count:)` for those of `repeatElement(_:count:)`.
  private func repeated(_ arguments: [LabeledValue]) -> [LabeledValue] {
    arguments.map { LabeledValue(label: $0.label ?? "repeating", value: $0.value) }
  }

  private func zipped(
    _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard arguments.count == 2 else { return nil }
    let a = try sequenceLibrary.elements(of: arguments[0].value, site: site)
    let b = try sequenceLibrary.elements(of: arguments[1].value, site: site)
    return try sequenceLibrary.array(
      zip(a, b).map { .tuple(Tuple(elements: [$0, $1], labels: [nil, nil])) }, site: site)
  }

  private func stride(
    _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard arguments.count == 3 else { return nil }
    var numbers: [Double] = []
    var isWhole = true
    for argument in arguments {
      switch argument.value {
      case .integer(let number): numbers.append(Double(number))
      case .floating(let number):
        numbers.append(number)
        isWhole = false
      default: return nil
      }
    }
    guard numbers[2] != 0 else { throw .trap(.strideOfZero, site: site) }
    let includesEnd = arguments[1].label == "through"
    var result: [Value] = []
    var current = numbers[0]
    while numbers[2] > 0 ? current < numbers[1] : current > numbers[1] {
      try interpreter.tick(site)
      guard !isWhole || abs(current) < 9e18 else { throw .trap(.overflow, site: site) }
      result.append(isWhole ? .integer(Int(current)) : .floating(current))
      try interpreter.check(count: result.count, site: site)
      current += numbers[2]
    }
    if includesEnd, current == numbers[1], !isWhole || abs(current) < 9e18 {
      result.append(isWhole ? .integer(Int(current)) : .floating(current))
    }
    return .array(ArrayBox(result))
  }

  private func makeArray(
    _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    if arguments.count == 2, arguments[0].label == "repeating",
      case .integer(let count) = arguments[1].value
    {
      guard count >= 0 else { throw .trap(.negativeCount, site: site) }
      try interpreter.check(count: count, site: site)
      return .array(ArrayBox(Array(repeating: arguments[0].value, count: count)))
    }
    guard let first = arguments.first?.value else { return .array(ArrayBox([])) }
    if case .array(let box) = first { return .array(box.asArray) }
    if operators.isSymbolic(first) { return first }
    return try sequenceLibrary.array(sequenceLibrary.elements(of: first, site: site), site: site)
  }

  private func makeDictionary(
    _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let result = DictionaryBox()
    guard let first = arguments.first else { return .dictionary(result) }
    let all = try sequenceLibrary.elements(of: first.value, site: site)
    if first.label == "grouping", arguments.count == 2 {
      for element in all {
        let key = try sequenceLibrary.apply(arguments[1].value, [element], site: site)
        let name = comparison.hashKey(key)
        if let index = result.index[name], case .array(let box) = result.entries[index].value {
          result.entries[index].value = .array(ArrayBox(box.elements + [element]))
        } else {
          result.index[name] = result.entries.count
          result.entries.append((key, .array(ArrayBox([element]))))
        }
      }
      return .dictionary(result)
    }
    for case .tuple(let pair) in all where pair.elements.count == 2 {
      let name = comparison.hashKey(pair.elements[0])
      if let index = result.index[name] {
        guard arguments.count == 2 else { throw .trap(.repeatedKey, site: site) }
        result.entries[index].value = try sequenceLibrary.apply(
          arguments[1].value, [result.entries[index].value, pair.elements[1]], site: site)
      } else {
        result.index[name] = result.entries.count
        result.entries.append((pair.elements[0], pair.elements[1]))
      }
    }
    return .dictionary(result)
  }

  /// `radix:` of a conversion, from 2 to 36; 10 when it is not given.
  private func radix(_ arguments: [LabeledValue]) -> Int {
    guard case .integer(let radix)? = arguments.first(where: { $0.label == "radix" })?.value,
      (2...36).contains(radix)
    else { return 10 }
    return radix
  }

  /// Conversions between scalars.
  private func scalar(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let first = arguments.first
    if ScalarLibrary.integerNames.contains(name) || Conversions.floatingTypes.contains(name) {
      let result = try scalarLibrary.number(name, from: first, radix: radix(arguments), site: site)
      recorder.noteNarrowing(from: first?.value, to: result, site: site)
      return result
    }
    switch name {
    case "String", "Substring", "Character", "LocalizedStringResource":
      return try string(from: arguments, site: site)
    case "LocalizedStringKey":
      return try string(from: arguments, site: site).map(asKey)
    case "Bool":
      switch first?.value {
      case .boolean(let flag)?: return .boolean(flag)
      case .string(let text)?:
        return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : .nilValue
      case nil: return .boolean(false)
      default: return nil
      }
    case "IndexSet":
      guard let first else { return .array(ArrayBox([])) }
      if case .integer = first.value { return .array(ArrayBox([first.value])) }
      return try sequenceLibrary.array(
        sequenceLibrary.elements(of: first.value, site: site), site: site)
    case "CollectionOfOne":
      return first.map { .array(ArrayBox([$0.value])) }
    case "EmptyCollection": return arguments.isEmpty ? .array(ArrayBox([])) : nil
    case "UUID", "Date": return arguments.isEmpty ? interpreter.fresh(name) : nil
    default:
      return Catalog.isReference(name) && arguments.isEmpty ? interpreter.fresh(name) : nil
    }
  }

  /// A key that is made of a text: a view that shows it reads it as Markdown.
  private func asKey(_ value: Value) -> Value {
    guard interpreter.options.showsEverything, case .string(let text) = value,
      text.contains(where: "*_`[~".contains)
    else { return value }
    return .string("\(text) as Markdown")
  }

  private func string(
    from arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard let first = arguments.first else { return .string("") }
    if first.label == "repeating", arguments.count == 2,
      case .integer(let count) = arguments[1].value, case .string(let part) = first.value
    {
      guard count >= 0 else { throw .trap(.negativeCount, site: site) }
      let (length, overflow) = max(part.utf8.count, 1).multipliedReportingOverflow(by: count)
      try interpreter.check(length: overflow ? Int.max : length, site: site)
      return .string(String(repeating: part, count: count))
    }
    if let number = first.value.wholeNumber, arguments.count > 1,
      arguments[1].label == "radix"
    {
      let isUpper = arguments.contains {
        $0.label == "uppercase" && operators.truth($0.value, site: site)
      }
      return .string(String(number, radix: radix(arguments), uppercase: isUpper))
    }
    if first.label == "format", case .string(let format) = first.value {
      return scalarLibrary.formatted(
        format, arguments.dropFirst().filter { $0.label == nil }.map(\.value)
      )
      .map(Value.string)
    }
    guard arguments.count == 1, ["format", "localized"].contains(first.label) == false else {
      if first.label == "localized" { return first.value }
      return nil
    }
    if case .array(let box) = first.value, first.label == nil {
      let parts = box.elements.compactMap {
        if case .string(let s) = $0 { s } else { nil as String? }
      }
      if parts.count == box.elements.count { return .string(parts.joined()) }
    }
    return try scalarLibrary.text(of: first.value).map(Value.string)
  }

  /// Static members and methods of library types.
  func libraryStatic(
    _ type: String, _ name: String, _ arguments: [LabeledValue]?, site: Int
  ) throws(Interruption) -> Value? {
    if arguments == nil, let constant = scalarLibrary.numberConstant(type, name) { return constant }
    switch (type, name) {
    case ("Optional", "some"): return arguments?.first?.value.asSome
    case ("Optional", "none"): return .nilValue
    case (_, "random"): return interpreter.fresh("random \(type)")
    case ("Date", "now"): return interpreter.fresh("Date")
    // Nobody cancels a task that has just begun.
    case ("Task", "isCancelled") where !interpreter.options.showsEverything: return .boolean(false)
    case ("Binding", "constant"):
      guard let value = arguments?.first?.value else { return nil }
      return .binding(BindingValue(base: .constant(value), path: [], snapshot: value))
    case ("Bool", "random"): return interpreter.fresh("random Bool")
    default: return nil
    }
  }
}
