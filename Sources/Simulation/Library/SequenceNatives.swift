extension Natives {
  /// Methods of everything that has elements.
  static let sequenceMethods: Methods<[Value]> = [
    "map": { (all, call) throws(Interruption) in try call.mapped(all, isKept: { _ in true }) },
    "compactMap": { (all, call) throws(Interruption) in
      try call.mapped(all, isKept: { !$0.isNil })
    },
    "flatMap": { (all, call) throws(Interruption) in
      guard let function = call.first else { return nil }
      var result: [Value] = []
      for element in all { result += try call.elements(of: call.apply(function, element)) }
      return try call.array(result)
    },
    "filter": { (all, call) throws(Interruption) in
      guard let predicate = call.first else { return nil }
      var result: [Value] = []
      for element in all where try call.holds(predicate, element) { result.append(element) }
      return try call.array(result)
    },
    "forEach": { (all, call) throws(Interruption) in
      guard let function = call.first else { return nil }
      for element in all { _ = try call.apply(function, element) }
      return .void
    },
    "reduce(into:_:)": { (all, call) throws(Interruption) in
      var result = call.arguments[0].value
      for element in all {
        guard
          let next = try call.library.changed(
            result, by: call.arguments[1].value, element, site: call.site)
        else { return nil }
        result = next
      }
      return result
    },
    "reduce(_:_:)": { (all, call) throws(Interruption) in
      var result = call.arguments[0].value
      for element in all { result = try call.apply(call.arguments[1].value, result, element) }
      return result
    },
    "allSatisfy": { (all, call) throws(Interruption) in
      guard let predicate = call.first else { return nil }
      for (index, element) in all.enumerated() where try !call.holds(predicate, element) {
        call.recorder.noteDistance(all.count - index, site: call.site)
        return .boolean(false)
      }
      return .boolean(true)
    },
    "contains": { (all, call) throws(Interruption) in
      guard let first = call.first else { return nil }
      guard call.arguments[0].label == "where" || call.library.isFunction(first) else {
        return .boolean(try call.sequenceLibrary.contains(all, first))
      }
      for (index, element) in all.enumerated() where try call.holds(first, element) {
        call.recorder.noteDistance(all.count - index, site: call.site)
        return .boolean(true)
      }
      return .boolean(false)
    },
    "first": { (all, call) throws(Interruption) in try call.firstHeld(in: all) },
    "last": { (all, call) throws(Interruption) in try call.firstHeld(in: all.reversed()) },
    "firstIndex": { (all, call) throws(Interruption) in try call.firstMatch(in: all, all.indices) },
    "lastIndex": { (all, call) throws(Interruption) in
      try call.firstMatch(in: all, all.indices.reversed())
    },
    "sorted": { (all, call) throws(Interruption) in try call.array(call.sorted(all)) },
    "min": { (all, call) throws(Interruption) in try call.extreme(all, isLeast: true) },
    "max": { (all, call) throws(Interruption) in try call.extreme(all, isLeast: false) },
    "split": { (all, call) throws(Interruption) in
      try call.sequenceLibrary.split(all, call.arguments, site: call.site)
    },
    "count": { (all, call) throws(Interruption) in
      guard let predicate = call.first else { return .integer(all.count) }
      var total = 0
      for element in all where try call.holds(predicate, element) { total += 1 }
      return .integer(total)
    },
    "joined": { (all, call) throws(Interruption) in
      // Of no elements it is not known what they are: mostly texts.
      let isText = all.isEmpty || all.contains { if case .string = $0 { true } else { false } }
      if let separator = call.text ?? (isText ? "" : nil) {
        return try call.sequenceLibrary.join(all, separator, site: call.site)
      }
      let separator = try call.first.map(call.elements) ?? []
      var result: [Value] = []
      for (index, element) in all.enumerated() {
        result += try (index > 0 ? separator : []) + call.elements(of: element)
      }
      return try call.array(result)
    },
    "starts": { (all, call) throws(Interruption) in
      guard let prefix = try call.first.map(call.elements) else { return nil }
      guard prefix.count <= all.count else { return .boolean(false) }
      for (a, b) in zip(all, prefix) where try !call.comparison.isEqual(a, b, asks: true) {
        return .boolean(false)
      }
      return .boolean(true)
    },
    "elementsEqual": { (all, call) throws(Interruption) in
      guard let others = try call.first.map(call.elements) else { return nil }
      return .boolean(
        try call.comparison.isEqual(
          .array(ArrayBox(all)), .array(ArrayBox(others)), asks: true))
    },
    "reversed": { (all, call) throws(Interruption) in try call.array(all.reversed()) },
    "enumerated": { (all, call) throws(Interruption) in
      try call.array(numbered(all))
    },
    "prefix(while:)": { (all, call) throws(Interruption) in
      try call.array(Array(all.prefix(call.leading(all))))
    },
    "drop": { (all, call) throws(Interruption) in
      try call.array(Array(all.dropFirst(call.leading(all))))
    },
    "prefix": { (all, call) throws(Interruption) in try call.cut { all.prefix($0) } },
    "suffix": { (all, call) throws(Interruption) in try call.cut { all.suffix($0) } },
    "dropFirst": { (all, call) throws(Interruption) in try call.cut(or: 1) { all.dropFirst($0) } },
    "dropLast": { (all, call) throws(Interruption) in try call.cut(or: 1) { all.dropLast($0) } },
    "shuffled": { (all, call) throws(Interruption) in
      guard all.count > 1 else { return try call.array(all) }
      call.recorder.noteChance(ofOrder: call.name, site: call.site)
      return try unknown(all, call)
    },
    "randomElement": { _, call in call.interpreter.fresh("random element") },
    "makeIterator": { (all, call) throws(Interruption) in try call.array(all) },
    "index(_:offsetBy:)": { _, call in
      call.integer.flatMap { index in call.integer(1).map { .integer(index &+ $0) } }
    },
    "index(after:)": { _, call in call.integer.map { .integer($0 &+ 1) } },
    "index(before:)": { _, call in call.integer.map { .integer($0 &- 1) } },
  ]
}

extension NativeCall {
  fileprivate func mapped(
    _ all: [Value], isKept: (Value) -> Bool
  ) throws(Interruption) -> Value? {
    guard let function = first else { return nil }
    var result: [Value] = []
    for element in all {
      let value = try apply(function, element)
      if isKept(value) { result.append(value) }
    }
    return try array(result)
  }

  fileprivate func firstHeld(in all: [Value]) throws(Interruption) -> Value? {
    guard let predicate = first else { return nil }
    for element in all where try holds(predicate, element) { return element.asSome }
    return .nilValue
  }

  fileprivate func firstMatch(
    in all: [Value], _ indices: some Sequence<Int>
  ) throws(Interruption) -> Value? {
    guard let first else { return nil }
    for index in indices {
      let isMatch =
        library.isFunction(first)
        ? try holds(first, all[index])
        : try comparison.isEqual(
          all[index], operators.implicit(first, like: all[index]), asks: true)
      if isMatch { return .integer(index) }
    }
    return .nilValue
  }

  /// The least or greatest element, by a function or by `<`.
  fileprivate func extreme(_ all: [Value], isLeast: Bool) throws(Interruption) -> Value? {
    let found = try sequenceLibrary.extreme(all, isLeast: isLeast) { (a, b) throws(Interruption) in
      guard let first else { return try library.isLess(a, b) }
      return operators.truth(try apply(first, a, b), site: site)
    }
    guard let found else { return .nilValue }
    return first == nil ? found : found.asSome
  }

  func sorted(_ all: [Value]) throws(Interruption) -> [Value] {
    let outcome = try ordered(all)
    if interpreter.isUpdating, interpreter.initializing.isEmpty {
      // What searches try is not graded by it.
      let isRepeated =
        !interpreter.options.showsEverything
        && interpreter.work.isRepeated(
          .list(outcome.map { comparison.hashKey($0) }), at: site)
      interpreter.noteWork(isRepeated: isRepeated)
    }
    return outcome
  }

  private func ordered(_ all: [Value]) throws(Interruption) -> [Value] {
    let orders = arguments.first?.label == "using" ? first.flatMap(sequenceLibrary.sortOrders) : nil
    let function = first.flatMap { library.isFunction($0) ? $0 : nil }
    return try sequenceLibrary.sorted(all) { (a, b) throws(Interruption) in
      if let orders { return try sequenceLibrary.isSorted(a, before: b, orders, site: site) }
      guard let function else { return try library.isLess(a, b) }
      return operators.truth(try apply(function, a, b), site: site)
    }
  }

  /// How many elements there are at the beginning of which the argument holds.
  func leading(_ all: [Value]) throws(Interruption) -> Int {
    guard let predicate = first else { return 0 }
    var count = 0
    while count < all.count, try holds(predicate, all[count]) { count += 1 }
    return count
  }

  fileprivate func cut(
    or count: Int? = nil, _ part: (Int) -> ArraySlice<Value>
  ) throws(Interruption) -> Value? {
    guard let number = integer ?? (arguments.isEmpty ? count : nil) else { return nil }
    guard number >= 0 else { throw trap(.negativeCount) }
    return try array(Array(part(number)))
  }
}

/// Parts of arrays that share their storage.
extension Natives {
  /// Views on an array's storage, and indices in it. Others are those of all sequences.
  static let arrayMethods: Methods<ArrayBox> = [
    "reversed": { box, _ in
      .array(ArrayBox(box.elements.reversed(), start: 0, source: (box, "reversed")))
    },
    "enumerated": { box, _ in
      .array(ArrayBox(numbered(box.elements), start: 0, source: (box, "enumerated")))
    },
    "prefix(upTo:)": { (box, call) throws(Interruption) in try call.cut(box) { (0, $0) } },
    "prefix(through:)": { (box, call) throws(Interruption) in try call.cut(box) { (0, $0 &+ 1) } },
    "suffix(from:)": { (box, call) throws(Interruption) in
      try call.cut(box) { ($0, box.elements.count) }
    },
    "prefix(_:)": { (box, call) throws(Interruption) in
      if let number = call.length { return .array(box.slice(0..<min(number, box.elements.count))) }
      return try call.leading(in: box).map { .array(box.slice(0..<$0)) }
    },
    "prefix(while:)": { (box, call) throws(Interruption) in
      try call.leading(in: box).map { .array(box.slice(0..<$0)) }
    },
    "drop": { (box, call) throws(Interruption) in
      try call.leading(in: box).map { .array(box.slice($0..<box.elements.count)) }
    },
    "suffix(_:)": { box, call in
      let count = box.elements.count
      return call.length.map { .array(box.slice(max(0, count - $0)..<count)) }
    },
    "dropFirst": { box, call in
      let count = box.elements.count
      return call.length.map { .array(box.slice(min($0, count)..<count)) }
    },
    "dropLast": { box, call in
      call.length.map { .array(box.slice(0..<max(0, box.elements.count - $0))) }
    },
    "firstIndex lastIndex": { (box, call) throws(Interruption) in
      guard box.start != 0 else { return nil }
      guard case .integer(let index)? = try sequenceMethods[call]?(box.elements, call) else {
        return .nilValue
      }
      return .integer(index + box.start)
    },
  ]
}

extension NativeCall {
  /// A number of elements, which is 1 where none is given. nil: it is not known, or below 0.
  fileprivate var length: Int? {
    arguments.isEmpty ? 1 : integer.flatMap { $0 >= 0 ? $0 : nil }
  }

  fileprivate func leading(in box: ArrayBox) throws(Interruption) -> Int? {
    guard let first, library.isFunction(first) else { return nil }
    return try leading(box.elements)
  }

  /// From one position to another one, for the position that the argument means.
  fileprivate func cut(
    _ box: ArrayBox, _ ends: (Int) -> (low: Int, high: Int)
  ) throws(Interruption) -> Value? {
    guard let (low, high) = integer.map({ ends($0 &- box.start) }) else { return nil }
    guard low >= 0, low <= high, high <= box.elements.count else {
      throw trap(.rangeOutOfBounds)
    }
    return .array(box.slice(low..<high))
  }
}

/// Ranges that are terms, and sequences without an end.
extension Natives {
  /// What is asked of a range that is a term, by the comparisons that it stands for.
  static let openRangeMethods: Methods<Term> = [
    "contains": { (range, call) throws(Interruption) in
      guard let value = call.first, !call.library.isFunction(value) else { return nil }
      return .boolean(
        try call.operators.matches(
          pattern: .term(range), call.operators.implicit(value, like: range.operands[0])))
    }
  ]

  /// Methods of sequences without an end.
  static let openSequenceMethods: Methods<Term> = [
    "prefix": { (sequence, call) throws(Interruption) in
      guard let first = call.first, call.library.isFunction(first) else {
        return try call.integer.map { count throws(Interruption) in
          guard count >= 0 else { throw call.trap(.negativeCount) }
          return try call.array(call.sequenceLibrary.first(count, of: sequence, site: call.site))
        }
      }
      var result: [Value] = []
      try call.sequenceLibrary.walk(sequence, site: call.site) { element throws(Interruption) in
        guard try call.holds(first, element) else { return false }
        result.append(element)
        return true
      }
      return try call.array(result)
    },
    "first": { (sequence, call) throws(Interruption) in
      guard let test = call.first else { return nil }
      var found = Value.nilValue
      try call.sequenceLibrary.walk(sequence, site: call.site) { element throws(Interruption) in
        guard try call.holds(test, element) else { return true }
        found = element.asSome
        return false
      }
      return found
    },
    "dropFirst": { (sequence, call) throws(Interruption) in
      guard let count = call.arguments.isEmpty ? 1 : call.integer else { return nil }
      guard count >= 0 else { throw call.trap(.negativeCount) }
      return sequence.droppingFirst(count)
    },
    "map": { sequence, call in
      call.first.map { .term(Term(.operation, Term.mapped, [.term(sequence), $0])) }
    },
    "filter": { sequence, call in
      call.first.map { .term(Term(.operation, Term.filtered, [.term(sequence), $0])) }
    },
    "makeIterator": { sequence, _ in .term(sequence) },
  ]
}
