import Catalog

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
      interpreter: interpreter, name: name, arguments: likeNumber(arguments, base), site: site)
    switch base {
    case .string(let text): return try scalarLibrary.stringMethod(text, call)
    case .array(let box):
      return try collectionMethod(base, call, unless: Natives.arrayMethods[call]?(box, call))
    case .set(let box):
      if let result = try call.setAlgebra(box, name) { return result }
      return try collectionMethod(base, call, unless: Natives.setMethods[call]?(box, call))
    case .range(let low, let high, let isClosed):
      return try collectionMethod(
        base, call, unless: Natives.rangeMethods[call]?((low, high, isClosed), call))
    case .dictionary(let box):
      return try collectionMethod(base, call, unless: Natives.dictionaryMethods[call]?(box, call))
    case .integer(let number): return try Natives.integerMethods[call]?(number, call)
    case .floating(let number): return try Natives.floatingMethods[call]?(number, call)
    case .sized(let number): return try Natives.sizedMethods[call]?(number, call)
    case .structure(let value) where declaredTypes.conforms(value.type, to: "OptionSet"):
      return optionSetMethod(value, call)
    case .nilValue: return name == "map" || name == "flatMap" ? .nilValue : nil
    case .term(let term):
      return try termMethod(term, call)
    case .keyPath(let path):
      guard name == "appending", case .keyPath(let rest)? = call.first else { return nil }
      return .keyPath(KeyPathValue(root: path.root, components: path.components + rest.components))
    default:
      if Natives.sequenceMethods[call] != nil,
        let elements = try sequenceLibrary.ownElements(of: base, site: site)
      {
        return try Natives.sequenceMethods[call]?(elements, call)
      }
      if name == "map" || name == "flatMap", let function = arguments.first?.value {
        return try sequenceLibrary.apply(function, [base], site: site)
      }
      return nil
    }
  }

  /// Arguments of a number's method: `.max` and `.zero` are members of its type.
  private func likeNumber(_ arguments: [LabeledValue], _ base: Value) -> [LabeledValue] {
    guard isScalar(base) else { return arguments }
    return arguments.map { argument in
      guard case .term(let term) = argument.value, term.kind == .implicitMember,
        Natives.integerConstants[term.head] != nil || Natives.floatingConstants[term.head] != nil
      else { return argument }
      return LabeledValue(
        label: argument.label, value: operators.implicit(argument.value, like: base))
    }
  }

  /// Whether a value that is known has a method of the library by this name.
  func hasMethod(_ name: String, of base: Value) -> Bool {
    switch base {
    case .string: Natives.textMethods[name] != nil
    case .array: Natives.arrayMethods[name] != nil || Natives.sequenceMethods[name] != nil
    case .set:
      Natives.setMethods[name] != nil || Natives.setAlgebra[name] != nil
        || Natives.sequenceMethods[name] != nil
    case .range: Natives.rangeMethods[name] != nil || Natives.sequenceMethods[name] != nil
    case .dictionary:
      Natives.dictionaryMethods[name] != nil || Natives.sequenceMethods[name] != nil
    case .integer: Natives.integerMethods[name] != nil
    case .floating: Natives.floatingMethods[name] != nil
    default: false
    }
  }

  private func isScalar(_ value: Value) -> Bool {
    switch value {
    case .integer, .floating, .boolean, .sized: true
    default: false
    }
  }

  /// Collections that are not known: `map` and friends keep the assumed number of elements.
  private func termMethod(_ term: Term, _ call: NativeCall) throws(Interruption) -> Value? {
    if call.name == "map" || call.name == "flatMap", isMadeValue(term), let function = call.first {
      // A text may be no number, and no address.
      return operators.isPresent(term) ? try call.apply(function, .term(term)) : .nilValue
    }
    if let result = Moment(.term(term))?.method(call) { return result }
    if term.isRange, let result = try Natives.openRangeMethods[call]?(term, call) { return result }
    if term.isOpenSequence { return try Natives.openSequenceMethods[call]?(term, call) }
    guard Self.sequenceMethods.contains(call.name),
      call.arguments.contains(where: { isFunction($0.value) }) || call.name == "enumerated"
    else { return nil }
    return try collectionMethod(.term(term), call)
  }

  /// Whether an initializer has made it of a type that is no collection: what is called on it as on a
  /// collection is called on an optional.
  private func isMadeValue(_ term: Term) -> Bool {
    ScalarLibrary.integerNames.contains(term.head) || Conversions.floatingTypes.contains(term.head)
      || term.kind == .call && term.head.startsUppercase && !Self.collections.contains(term.head)
  }

  /// Types of the libraries that have elements.
  private static let collections: Set<String> = [
    "Array", "ArraySlice", "ContiguousArray", "Set", "Dictionary", "String", "Substring", "Data",
    "IndexSet", "IndexPath", "AttributedString", "AnyCollection", "AnySequence", "AnyIterator",
    "KeyValuePairs", "Range", "ClosedRange", "Repeated", "EnumeratedSequence", "Zip2Sequence",
    "AsyncStream", "DictionaryLiteral", "OrderedSet", "OrderedDictionary", "Deque",
  ]

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

  /// What all that has elements does, unless a kind of collection has its own answer.
  private func collectionMethod(
    _ base: Value, _ call: NativeCall, unless own: Value? = nil
  ) throws(Interruption) -> Value? {
    if let own { return own }
    guard let native = Natives.sequenceMethods[call] else { return nil }
    return try native(call.elements(of: base), call)
  }

  /// What a closure leaves in one of its arguments, whose parameter is `inout`. nil: it is no closure with code.
  func left(
    in changed: Int, of arguments: [Value], by closure: Closure
  ) throws(Interruption) -> Value? {
    guard case .literal(let id) = closure.code else { return nil }
    let function = interpreter.program.functions[id]
    var frame = Frame(
      slots: Array(repeating: .nilValue, count: max(function.frameSize, arguments.count)),
      this: closure.capturedSelf, function: id, sharing: closure.sharedSelf)
    for (index, value) in arguments.enumerated() {
      let isBoxed = index < function.parameters.count && function.parameters[index].isBoxed
      frame.slots[index] = isBoxed ? .box(Box(value)) : value
    }
    for (capture, captured) in zip(function.captures, closure.captures) {
      frame.slots[capture.slot] = captured
    }
    interpreter.noteEntered(id)
    if let body = function.body { _ = try interpreter.execute(body, &frame) }
    return interpreter.unboxed(frame.slots[changed])
  }
}
