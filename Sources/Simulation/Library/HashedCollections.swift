/// Methods of sets, dictionaries and ranges that leave their value as it is. Others are those of all sequences.
extension Natives {
  static let setMethods: Methods<SetBox> = [
    "contains": { (box, call) throws(Interruption) in
      guard let first = call.first, !call.library.isFunction(first) else { return nil }
      let example = box.elements.first
      let element = example.map { call.operators.implicit(first, like: $0) } ?? first
      call.recorder.noteTexts(box.elements, element)
      return .boolean(try call.comparison.position(of: element, in: box) != nil)
    },
    "filter": { (box, call) throws(Interruption) in
      guard let predicate = call.first else { return nil }
      var kept: [Value] = []
      for element in box.elements where try call.holds(predicate, element) { kept.append(element) }
      return call.sequenceLibrary.makeSet(kept)
    },
  ]

  /// What a set has, what the other one has, and what is in both or in one alone.
  typealias SetParts = (
    own: [Value], others: [Value], inBoth: [Value], onlyHere: [Value], onlyThere: [Value]
  )

  static let setAlgebra: NativeTable<@Sendable (SetParts, SequenceLibrary) -> Value> = [
    "union": { $1.makeSet($0.own + $0.others) },
    "intersection": { $1.makeSet($0.inBoth) },
    "subtracting": { $1.makeSet($0.onlyHere) },
    "symmetricDifference": { $1.makeSet($0.onlyHere + $0.onlyThere) },
    "isSubset": { parts, _ in .boolean(parts.onlyHere.isEmpty) },
    "isSuperset": { parts, _ in .boolean(parts.onlyThere.isEmpty) },
    "isDisjoint": { parts, _ in .boolean(parts.inBoth.isEmpty) },
  ]

  static let dictionaryMethods: Methods<DictionaryBox> = [
    "mapValues": { (box, call) throws(Interruption) in
      try call.filtered(box) { (function, entry) throws(Interruption) in
        try call.apply(function, entry.value)
      }
    },
    "compactMapValues": { (box, call) throws(Interruption) in
      try call.filtered(box) { (function, entry) throws(Interruption) in
        let value = try call.apply(function, entry.value)
        return value.isNil ? nil : value
      }
    },
    "filter": { (box, call) throws(Interruption) in
      try call.filtered(box) { (predicate, entry) throws(Interruption) in
        let pair = Tuple(elements: [entry.key, entry.value], labels: ["key", "value"])
        return try call.holds(predicate, .tuple(pair)) ? entry.value : nil
      }
    },
    "merging": { (box, call) throws(Interruption) in
      guard call.first != nil else { return nil }
      return .dictionary(try call.merged(box) ?? DictionaryBox(box.entries, index: box.index))
    },
  ]

  static let rangeMethods: Methods<(low: Int, high: Int, isClosed: Bool)> = [
    "contains": { range, call in
      switch call.first {
      case .integer(let number)?: .boolean(number >= range.low && number < range.high)
      case .floating(let number)?:
        .boolean(
          number >= Double(range.low)
            && (range.isClosed ? number <= Double(range.high - 1) : number < Double(range.high)))
      default: nil
      }
    },
    "overlaps": { range, call in
      guard case .range(let low, let high, _)? = call.first else { return nil }
      return .boolean(max(low, range.low) < min(high, range.high))
    },
    "clamped": { range, call in
      guard case .range(let a, let b, _)? = call.first else { return nil }
      let low = max(range.low, a)
      return .range(low, max(low, min(range.high, b)), isClosed: range.isClosed)
    },
  ]
}

extension NativeCall {
  /// Methods of sets that take another sequence.
  func setAlgebra(_ box: SetBox, _ name: String) throws(Interruption) -> Value? {
    guard let native = Natives.setAlgebra[name], let others = try first.map(elements) else {
      return nil
    }
    let keys = Set(others.map(comparison.hashKey))
    let parts = (
      box.elements, others, box.elements.filter { keys.contains(comparison.hashKey($0)) },
      box.elements.filter { !keys.contains(comparison.hashKey($0)) },
      others.filter { box.index[comparison.hashKey($0)] == nil }
    )
    return native(parts, sequenceLibrary)
  }

  /// Entries for which the argument gives a value, with that value.
  fileprivate func filtered(
    _ box: DictionaryBox,
    _ value: (_ function: Value, (key: Value, value: Value)) throws(Interruption) -> Value?
  ) throws(Interruption) -> Value? {
    guard let first else { return nil }
    let result = DictionaryBox()
    for entry in box.entries {
      guard let value = try value(first, entry) else { continue }
      result.index[comparison.hashKey(entry.key)] = result.entries.count
      result.entries.append((entry.key, value))
    }
    return .dictionary(result)
  }

  /// `merge`: values of the same key are joined by a function.
  func merged(_ box: DictionaryBox) throws(Interruption) -> DictionaryBox? {
    guard let other = first, arguments.count == 2 else { return nil }
    var result = box
    for case .tuple(let pair) in try elements(of: other) where pair.elements.count == 2 {
      var value = pair.elements[1]
      if let index = result.index[comparison.hashKey(pair.elements[0])] {
        value = try apply(arguments[1].value, result.entries[index].value, value)
      }
      result = library.setting(result, pair.elements[0], value.asSome)
    }
    return result
  }
}

/// Sets made of values.
extension SequenceLibrary {
  func makeSet(_ values: [Value]) -> Value { .set(setBox(values)) }

  func setBox(_ values: [Value]) -> SetBox {
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
    return result
  }
}
