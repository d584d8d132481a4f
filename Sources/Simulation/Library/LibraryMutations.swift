import Catalog

/// Names of methods, of all types that are simulated.
package enum LibraryMethods {
  /// Those that change what they are called on.
  package static var mutating: Set<String> { Library.libraryMutations }
}

/// Methods that change their value.
extension Library {
  /// Methods of collections, and those that turn a value over.
  static let valueMutations = collectionMutations.union(["toggle", "negate"])

  private static let collectionMutations = Natives.arrayMutations.names
    .union(Natives.setMutations.names).union(Natives.dictionaryMutations.names)

  /// All methods here, and those that draw into a path.
  static let libraryMutations: Set<String> =
    valueMutations.union(Natives.textMutations.names).union(Natives.floatingMutations.names)
    .union(Natives.optionSetMutations.names)
    .union([
      "formTruncatingRemainder", "formRemainder", "addProduct", "next", "closeSubpath", "addLine",
      "addArc", "addCurve", "addQuadCurve", "addRect", "addRects", "addEllipse", "addRoundedRect",
      "addPath", "addLines", "addRelativeArc", "formIndex", "write",
    ]).union(Catalog.foundationMutations)

  func isLibraryMutation(_ name: String, of base: Value) -> Bool {
    switch base {
    case .array: Natives.arrayMutations[name] != nil
    case .set: Natives.setMutations[name] != nil
    case .dictionary: Natives.dictionaryMutations[name] != nil
    case .boolean: Natives.booleanMutations[name] != nil
    case .string: Natives.textMutations[name] != nil || name == "write"
    case .structure(let value):
      Natives.optionSetMutations[name] != nil
        && declaredTypes.conforms(value.type, to: "OptionSet")
    case .integer: Natives.integerMutations[name] != nil
    case .floating:
      Natives.floatingMutations[name] != nil || Catalog.foundationMutations.contains(name)
    case .term(let term) where term.isOpenSequence: name == "next"
    case .term(let term):
      !isOfClass(term.head)
        && (name == "toggle" || Self.collectionMutations.contains(name)
          || Catalog.foundationMutations.contains(name) && isOfFoundation(term))
    case .fresh(let kind, _):
      recorder.isFramework(kind) && !isOfClass(kind) && Catalog.foundationMutations.contains(name)
    default: false
    }
  }

  /// Whether a value is made of one that a type of the system makes: others may be objects.
  private func isOfFoundation(_ term: Term) -> Bool {
    var base = term
    for _ in 0..<100 {
      if base.kind == .call { return recorder.isFramework(base.head) }
      switch base.operands.first {
      case .term(let next)?: base = next
      case .fresh(let kind, _)?: return recorder.isFramework(kind)
      default: return false
      }
    }
    return false
  }

  /// Whether what is made by a call is an object of Foundation: what holds it holds the same one afterwards.
  private func isOfClass(_ kind: String) -> Bool { kind.hasPrefix("NS") }

  func libraryMutation(
    _ base: inout Value, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    var call = NativeCall(interpreter: interpreter, name: name, arguments: arguments, site: site)
    switch base {
    case .boolean(var flag):
      defer { base = .boolean(flag) }
      return try Natives.booleanMutations[call]?(&flag, call)
    case .array(let box):
      base = .void
      var elements = box.elements
      // A slice's indices go on from where its first element was.
      let isFromStart = ["removeFirst", "popFirst", "next"].contains(name)
      defer {
        let cut = isFromStart ? box.elements.count - elements.count : 0
        // An array has no `popFirst`, so that what has one is a slice.
        let isSlice = box.start != 0 || name == "popFirst"
        base = .array(ArrayBox(elements, start: isSlice ? box.start + cut : 0))
      }
      if box.start != 0 { call.arguments = fromZero(arguments, name, box) }
      return try Natives.arrayMutations[call]?(&elements, call)
    case .set(var box):
      defer { base = .set(box) }
      return try Natives.setMutations[call]?(&box, call)
    case .dictionary(var box):
      defer { base = .dictionary(box) }
      return try Natives.dictionaryMutations[call]?(&box, call)
    case .string(var text):
      guard let result = try Natives.textMutations[call]?(&text, call) else { return nil }
      try interpreter.check(length: text.utf8.count, site: site)
      base = .string(text)
      return result
    case .integer(var number):
      defer { base = .integer(number) }
      return try Natives.integerMutations[call]?(&number, call)
    case .floating(var number):
      defer { base = .floating(number) }
      return try Natives.floatingMutations[call]?(&number, call)
    case .structure(let value): return optionSetMutation(&base, value, call)
    case .term where name == "addTimeInterval":
      guard let number = call.first, let date = Moment.binary("+", base, number) else { return nil }
      base = date
      return .void
    case .term(let sequence) where sequence.isOpenSequence && name == "next":
      let next = try sequenceLibrary.first(1, of: sequence, site: site).first
      base = sequence.droppingFirst(1)
      return next?.asSome ?? .nilValue
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
}
