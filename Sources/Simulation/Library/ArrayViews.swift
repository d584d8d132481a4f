/// Parts of arrays that share their storage, and sets made of values.
extension SequenceLibrary {
  /// Views on an array's storage, and indices in it.
  func arrayView(
    _ box: ArrayBox, _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    let count = box.elements.count
    let first = arguments.first
    switch (name, first?.label, first?.value) {
    case ("reversed", _, nil):
      return .array(
        ArrayBox(box.elements.reversed(), start: 0, source: (box, "reversed")))
    case ("prefix", "upTo", .integer(let index)?):
      return try slice(box, 0, index &- box.start, site: site)
    case ("prefix", "through", .integer(let index)?):
      return try slice(box, 0, index &- box.start &+ 1, site: site)
    case ("suffix", "from", .integer(let index)?):
      return try slice(box, index &- box.start, count, site: site)
    case ("prefix", nil, .integer(let number)?) where number >= 0:
      return .array(box.slice(0..<min(number, count)))
    case ("suffix", nil, .integer(let number)?) where number >= 0:
      return .array(box.slice(max(0, count - number)..<count))
    case ("dropFirst", _, nil): return .array(box.slice(min(1, count)..<count))
    case ("dropLast", _, nil): return .array(box.slice(0..<max(0, count - 1)))
    case ("dropFirst", _, .integer(let number)?) where number >= 0:
      return .array(box.slice(min(number, count)..<count))
    case ("dropLast", _, .integer(let number)?) where number >= 0:
      return .array(box.slice(0..<max(0, count - number)))
    case ("prefix", _, let predicate?) where library.isFunction(predicate),
      ("drop", _, let predicate?) where library.isFunction(predicate):
      var index = 0
      while index < count, try holds(predicate, box.elements[index], site: site) { index += 1 }
      return .array(box.slice(name == "prefix" ? 0..<index : index..<count))
    case ("firstIndex", _, _), ("lastIndex", _, _):
      guard box.start != 0 else { return nil }
      guard
        case .integer(let index)? = try library.collectionMethod(
          box.elements, name, arguments, site: site)
      else { return .nilValue }
      return .integer(index + box.start)
    default: return nil
    }
  }

  private func slice(
    _ box: ArrayBox, _ low: Int, _ high: Int, site: Int
  ) throws(Interruption) -> Value {
    guard low >= 0, low <= high, high <= box.elements.count else {
      throw .trap(.rangeOutOfBounds, site: site)
    }
    return .array(box.slice(low..<high))
  }

  func makeSet(_ values: [Value]) -> Value {
    recorder.noteTexts(distinct: values)
    let result = SetBox()
    for value in values {
      let key = comparison.hashKey(value)
      guard result.index[key] == nil else { continue }
      if comparison.hasOwnEquality(value),
        let known = try? comparison.position(of: value, in: result), known >= 0
      {
        continue
      }
      result.index[key] = result.elements.count
      result.elements.append(value)
    }
    return .set(result)
  }
}

extension NativeCall {
  /// How many elements there are at the beginning of which the argument holds.
  func leading(_ all: [Value]) throws(Interruption) -> Int {
    guard let predicate = first else { return 0 }
    var count = 0
    while count < all.count, try holds(predicate, all[count]) { count += 1 }
    return count
  }
}
