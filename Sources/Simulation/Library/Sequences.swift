/// Searching and cutting sequences of known elements.
extension SequenceLibrary {
  /// The least or greatest element: of equal ones the first, as the standard library has it.
  func extreme(
    _ all: [Value], isLeast: Bool, _ isBefore: (Value, Value) throws(Interruption) -> Bool
  ) throws(Interruption) -> Value? {
    guard var result = all.first else { return nil }
    for element in all.dropFirst() {
      let isBetter = isLeast ? try isBefore(element, result) : try isBefore(result, element)
      if isBetter { result = element }
    }
    return result
  }

  /// The parts of a collection between separators. nil: not all that counts is known.
  func split(
    _ all: [Value], _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    var (most, keepsEmpty) = (Int.max, false)
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)): most = number
      case ("omittingEmptySubsequences", .boolean(let flag)): keepsEmpty = !flag
      case ("whereSeparator", _): break
      default: return nil
      }
    }
    guard let first = arguments.first, first.label == "separator" || library.isFunction(first.value)
    else {
      return nil
    }
    var parts: [[Value]] = [[]]
    var splits = 0
    for element in all {
      let isSeparator =
        first.label == "separator"
        ? try comparison.isEqual(
          element, operators.implicit(first.value, like: element), asks: true)
        : try holds(first.value, element, site: site)
      guard splits < most, isSeparator else {
        parts[parts.count - 1].append(element)
        continue
      }
      if keepsEmpty || parts[parts.count - 1].isEmpty == false {
        splits += 1
        parts.append([])
      }
    }
    if !keepsEmpty { parts.removeAll(where: \.isEmpty) }
    return try array(parts.map { .array(ArrayBox($0)) }, site: site)
  }

  /// Texts as one, with a separator between them.
  func join(
    _ all: [Value], _ separator: String, site: Int
  ) throws(Interruption) -> Value {
    var parts: [String] = []
    for element in all {
      // Nothing, joined, has no type that says so.
      if case .array(let box) = element, box.elements.isEmpty {
        parts.append("")
        continue
      }
      guard case .string(let text) = element else {
        return .term(Term(.methodCall, "joined", [.array(ArrayBox(all)), .string(separator)]))
      }
      parts.append(text)
    }
    let text = parts.joined(separator: separator)
    try interpreter.check(length: text.utf8.count, site: site)
    return .string(text)
  }
}
