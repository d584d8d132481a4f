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
    let call = NativeCall(
      interpreter: interpreter, name: name, arguments: arguments, site: site)
    if let native = Natives.functions[call] { return try native(call) }
    if Self.operatorFunctions.contains(name) {
      return try callOperator(name, arguments, site: site)
    }
    if ScalarLibrary.integerNames.contains(name) || Conversions.floatingTypes.contains(name) {
      let result = try scalarLibrary.number(
        name, from: arguments.first, radix: call.radix, site: site)
      recorder.noteNarrowing(from: call.first, to: result, site: site)
      return result
    }
    if interpreter.observedClasses[name] != nil { return interpreter.outsideObject(name) }
    return Catalog.isReference(name) && arguments.isEmpty ? interpreter.fresh(name) : nil
  }

  /// Static members and methods of library types.
  func libraryStatic(
    _ type: String, _ name: String, _ arguments: [LabeledValue]?, site: Int
  ) throws(Interruption) -> Value? {
    if arguments == nil, let constant = scalarLibrary.numberConstant(type, name) { return constant }
    guard let native = Natives.statics[name] else { return nil }
    return try native(
      type,
      NativeCall(interpreter: interpreter, name: name, arguments: arguments ?? [], site: site))
  }
}

extension Natives {
  /// Free functions, and initializers by their types. Those of numbers are ``ScalarLibrary/number``.
  static let functions: Functions = [
    "print debugPrint dump NSLog os_log": { call in
      call.recorder.notePrint(call.name, call.arguments)
      return .void
    },
    "precondition assert": { (call) throws(Interruption) in
      guard let first = call.first, call.operators.truth(first, site: call.site) else {
        throw call.trap(.stopped, [call.name])
      }
      return .void
    },
    "fatalError preconditionFailure assertionFailure": { (call) throws(Interruption) in
      throw call.trap(.stopped, [call.name])
    },
    "max": { (call) throws(Interruption) in try call.extreme(isLeast: false) },
    "min": { (call) throws(Interruption) in try call.extreme(isLeast: true) },
    "abs": { (call) throws(Interruption) in try call.absolute() },
    "sqrt": { call in call.double(0).map { .floating($0.squareRoot()) } },
    "floor": { call in call.double(0).map { .floating($0.rounded(.down)) } },
    "ceil": { call in call.double(0).map { .floating($0.rounded(.up)) } },
    "round": { call in call.double(0).map { .floating($0.rounded()) } },
    "pow": { call in
      guard let base = call.double(0), let exponent = call.double(1) else { return nil }
      return power(base, exponent).map(Value.floating)
    },
    "sin cos log": { _ in nil },
    "zip": { (call) throws(Interruption) in try call.zipped() },
    "sequence": { (call) throws(Interruption) in try call.unfold() },
    "stride": { (call) throws(Interruption) in try call.stride() },
    "PartialRangeFrom PartialRangeThrough PartialRangeUpTo Range ClosedRange": {
      (call) throws(Interruption) in try call.range()
    },
    "KeyValuePairs": { call in
      .array(ArrayBox(call.arguments.map { call.conversions.pair($0.value) }))
    },
    "repeatElement": { (call) throws(Interruption) in
      guard call.arguments.count == 2 else { return nil }
      return try call.repeated(call.arguments[0].value, call.arguments[1].value)
    },
    "Array ContiguousArray ArraySlice": { (call) throws(Interruption) in try call.makeArray() },
    "Set": { (call) throws(Interruption) in
      call.sequenceLibrary.makeSet(try call.first.map(call.elements) ?? [])
    },
    "Dictionary": { (call) throws(Interruption) in try call.makeDictionary() },
    "IndexSet": { (call) throws(Interruption) in
      guard let first = call.first else { return .array(ArrayBox([])) }
      if case .integer = first { return .array(ArrayBox([first])) }
      return try call.array(call.elements(of: first))
    },
    "CollectionOfOne": { call in call.first.map { .array(ArrayBox([$0])) } },
    "EmptyCollection": { call in call.arguments.isEmpty ? .array(ArrayBox([])) : nil },
    "String Substring Character LocalizedStringResource": { (call) throws(Interruption) in
      try call.string()
    },
    "LocalizedStringKey": { (call) throws(Interruption) in try call.string().map(call.asKey) },
    "Bool": { call in
      switch call.first {
      case .boolean(let flag)?: .boolean(flag)
      case .string(let text)?: Bool(text).map(Value.boolean) ?? .nilValue
      case nil: .boolean(false)
      default: nil
      }
    },
    // What is no identifier, and no address. Of others nothing is computed.
    "UUID(uuidString:)": { call in
      call.text.flatMap { isIdentifier($0) ? nil : .nilValue }
    },
    "URL(string:)": { call in call.text == "" ? .nilValue : nil },
    "Date(timeIntervalSince1970:) Date(timeIntervalSinceReferenceDate:) Date(timeInterval:since:)":
      {
        Moment(labels: $0.arguments.map(\.label), arguments: $0.arguments.map(\.value))?.value
      },
    "UUID Date": { call in call.arguments.isEmpty ? call.interpreter.fresh(call.name) : nil },
    "type": { call in
      call.first.flatMap(call.comparison.declaredType).map { .type(.declared($0, [])) }
    },
    "AnyHashable AnyShapeStyle": { call in call.first },
    "Optional some": { call in call.first?.asSome },
  ]

  /// Static members and methods, given the name of the type. Constants of numbers are
  /// ``ScalarLibrary/numberConstant``.
  static let statics: Methods<String> = [
    "some": { type, call in type == "Optional" ? call.first?.asSome : nil },
    "none": { type, _ in type == "Optional" ? .nilValue : nil },
    "random": { type, call in call.interpreter.fresh("random \(type)") },
    "now": { type, call in type == "Date" ? call.interpreter.fresh("Date") : nil },
    "isCancelled": { type, call in
      type == "Task" ? .boolean(!call.interpreter.isTaskWanted) : nil
    },
    "checkCancellation": { type, call throws(Interruption) in
      guard type == "Task" else { return nil }
      if call.interpreter.isTaskWanted { return .void }
      throw .thrown(call.interpreter.fresh("CancellationError"))
    },
    "constant": { type, call in
      guard type == "Binding", let value = call.first else { return nil }
      return .binding(BindingValue(base: .constant(value), path: [], snapshot: value))
    },
  ]

  /// Whether a text is written as a UUID is: groups of 8, 4, 4, 4 and 12 hexadecimal digits.
  private static func isIdentifier(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }

  /// Whole exponents only; others stay symbolic.
  private static func power(_ base: Double, _ exponent: Double) -> Double? {
    guard exponent == exponent.rounded(), abs(exponent) <= 1_024 else { return nil }
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    return exponent < 0 ? 1 / result : result
  }
}

extension NativeCall {
  fileprivate func extreme(isLeast: Bool) throws(Interruption) -> Value? {
    if arguments.count == 2 {
      recorder.noteChoice(arguments[0].value, arguments[1].value, site: site)
    }
    let values = operators.alike(arguments.map(\.value))
    if values.contains(where: { operators.isSymbolic($0) && Moment($0) == nil }) { return nil }
    let ordered = try sequenceLibrary.sorted(values) { (a, b) throws(Interruption) in
      try library.isLess(a, b)
    }
    guard let chosen = isLeast ? ordered.first : ordered.last else { return nil }
    // A whole number beside one of another type is a literal of that type.
    let example = values.first { $0.isFloating || $0.sized != nil }
    return example.map { operators.implicit(chosen, like: $0) } ?? chosen
  }

  fileprivate func absolute() throws(Interruption) -> Value? {
    if let number = first?.magnitude {
      recorder.noteWay(site, number < 0 ? 1 : 0)
    } else {
      recorder.noteUnknown(site)
    }
    switch first {
    case .integer(let number)?:
      guard number != Int.min else { throw trap(.overflow) }
      return .integer(abs(number))
    case .floating(let number)?: return .floating(abs(number))
    case .sized(let number)?:
      return number.double < 0 ? try scalarLibrary.sizedPrefix("-", number, site: site) : first
    default: return nil
    }
  }

  /// An argument of mathematics.
  fileprivate func double(_ index: Int) -> Double? {
    guard index < arguments.count else { return nil }
    switch arguments[index].value {
    case .integer(let value): return Double(value)
    case .floating(let value): return value
    default: return nil
    }
  }

  /// A sequence of more elements than these is taken for one without an end, whose elements are made one by one.
  private static var mostUnfolded: Int { 1_000 }

  /// `sequence(first:next:)`
  fileprivate func unfold() throws(Interruption) -> Value? {
    guard arguments.count == 2, arguments[0].label == "first" else { return nil }
    var result: [Value] = []
    var current = arguments[0].value
    while true {
      if case .nilValue = current { break }
      guard result.count < Self.mostUnfolded else {
        return .term(Term(.operation, Term.unfolded, arguments.map(\.value)))
      }
      result.append(current)
      current = try apply(arguments[1].value, current)
    }
    return .array(ArrayBox(result))
  }

  fileprivate func zipped() throws(Interruption) -> Value? {
    guard arguments.count == 2 else { return nil }
    return try array(
      zip(counted(beside: 1, 0), counted(beside: 0, 1)).map {
        .tuple(Tuple(elements: [$0, $1], labels: [nil, nil]))
      })
  }

  /// The elements of one argument; of a range without an end as many as another one has.
  private func counted(beside other: Int, _ index: Int) throws(Interruption) -> [Value] {
    guard case .term(let term) = arguments[index].value, term.isOpenSequence else {
      return try elements(of: arguments[index].value)
    }
    let count = try elements(of: arguments[other].value).count
    return try sequenceLibrary.first(count, of: term, site: site)
  }

  fileprivate func stride() throws(Interruption) -> Value? {
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
    guard numbers[2] != 0 else { throw trap(.strideOfZero) }
    let includesEnd = arguments[1].label == "through"
    var result: [Value] = []
    var current = numbers[0]
    while numbers[2] > 0 ? current < numbers[1] : current > numbers[1] {
      try interpreter.tick(site)
      guard !isWhole || abs(current) < 9e18 else { throw trap(.overflow) }
      result.append(isWhole ? .integer(Int(current)) : .floating(current))
      try interpreter.check(count: result.count, site: site)
      current += numbers[2]
    }
    if includesEnd, current == numbers[1], !isWhole || abs(current) < 9e18 {
      result.append(isWhole ? .integer(Int(current)) : .floating(current))
    }
    return .array(ArrayBox(result))
  }

  fileprivate func repeated(_ value: Value, _ count: Value) throws(Interruption) -> Value? {
    guard case .integer(let count) = count else { return nil }
    guard count >= 0 else { throw trap(.negativeCount) }
    try interpreter.check(count: count, site: site)
    return .array(ArrayBox(Array(repeating: value, count: count)))
  }

  fileprivate func makeArray() throws(Interruption) -> Value? {
    if arguments.count == 2, arguments[0].label == "repeating",
      let repeated = try repeated(arguments[0].value, arguments[1].value)
    {
      return repeated
    }
    guard let first else { return .array(ArrayBox([])) }
    if case .array(let box) = first { return .array(box.asArray) }
    if operators.isSymbolic(first) { return first }
    return try array(elements(of: first))
  }

  fileprivate func makeDictionary() throws(Interruption) -> Value? {
    let result = DictionaryBox()
    guard let first = arguments.first else { return .dictionary(result) }
    let all = try elements(of: first.value)
    if first.label == "grouping", arguments.count == 2 {
      for element in all {
        let key = try apply(arguments[1].value, element)
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
        guard arguments.count == 2 else { throw trap(.repeatedKey) }
        result.entries[index].value = try apply(
          arguments[1].value, result.entries[index].value, pair.elements[1])
      } else {
        result.index[name] = result.entries.count
        result.entries.append((pair.elements[0], pair.elements[1]))
      }
    }
    return .dictionary(result)
  }

  /// `radix:` of a conversion, from 2 to 36; 10 when it is not given.
  fileprivate var radix: Int {
    guard case .integer(let radix)? = arguments.first(where: { $0.label == "radix" })?.value,
      (2...36).contains(radix)
    else { return 10 }
    return radix
  }

  /// A key that is made of a text: a view that shows it reads it as Markdown.
  fileprivate func asKey(_ value: Value) -> Value {
    if case .string(let text) = value, !text.contains(where: "*_`[~\\%".contains),
      declaredTypes.writes(text)
    {
      // As a literal in its place would be.
      return value
    }
    interpreter.makesTitles = true
    guard interpreter.options.showsEverything, case .string(let text) = value,
      text.contains(where: "*_`[~".contains)
    else { return value }
    return .string("\(text) as Markdown")
  }

  /// Labels of what a text is read from.
  private static var readLabels: Set<String> {
    ["contentsOf", "contentsOfFile", "data", "bytes", "decoding", "utf8String", "cString"]
  }

  fileprivate func string() throws(Interruption) -> Value? {
    guard let first = arguments.first else { return .string("") }
    if let label = first.label, Self.readLabels.contains(label) { return nil }
    if first.label == "repeating", arguments.count == 2,
      case .integer(let count) = arguments[1].value, case .string(let part) = first.value
    {
      guard count >= 0 else { throw trap(.negativeCount) }
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
      return .string(String(number, radix: radix, uppercase: isUpper))
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
}
