extension Natives {
  /// A method that gives nothing back.
  private static func change<Receiver>(
    _ body: @escaping @Sendable (inout Receiver, NativeCall) throws(Interruption) -> Void
  ) -> @Sendable (inout Receiver, NativeCall) throws(Interruption) -> Value? {
    { (receiver, call) throws(Interruption) in
      try body(&receiver, call)
      return .void
    }
  }

  static let booleanMutations: Mutations<Bool> = [
    "toggle": change { flag, _ in flag.toggle() }
  ]

  static let integerMutations: Mutations<Int> = [
    "negate": change { number, _ in number = 0 &- number },
    "round formSquareRoot": unknownChange,
  ]

  static let floatingMutations: Mutations<Double> = [
    "negate": change { number, _ in number.negate() },
    "formSquareRoot": change { number, _ in number.formSquareRoot() },
    "round": change { number, call in number = ScalarLibrary.rounded(number, call.first) },
  ]

  static let arrayMutations: Mutations<[Value]> = [
    "append": { (elements, call) throws(Interruption) in
      guard let first = call.first else { return .void }
      if call.arguments[0].label == "contentsOf" {
        elements += try call.elements(of: first)
      } else {
        elements.append(first)
      }
      try call.interpreter.check(count: elements.count, site: call.site)
      return .void
    },
    "insert": { (elements, call) throws(Interruption) in
      guard let first = call.first, let index = call.integer(1) else { return nil }
      guard index >= 0, index <= elements.count else { throw call.trap(.anyIndex) }
      if call.arguments[0].label == "contentsOf" {
        elements.insert(contentsOf: try call.elements(of: first), at: index)
      } else {
        elements.insert(first, at: index)
      }
      try call.interpreter.check(count: elements.count, site: call.site)
      return .void
    },
    "sort": change { (elements, call) throws(Interruption) in
      elements = try call.sorted(elements)
    },
    "reverse": change { elements, _ in elements.reverse() },
    "swapAt": change { (elements, call) throws(Interruption) in
      guard let i = call.integer, let j = call.integer(1), elements.indices.contains(i),
        elements.indices.contains(j)
      else { throw call.trap(.anyIndex) }
      elements.swapAt(i, j)
    },
    "shuffle": change { elements, call in
      guard elements.count > 1 else { return }
      call.recorder.noteChance(ofOrder: call.name, site: call.site)
      elements = [call.interpreter.fresh("shuffled")] + elements.dropFirst()
    },
    "move": change { (elements, call) throws(Interruption) in try call.move(&elements) },
    "remove": { (elements, call) throws(Interruption) in
      if call.arguments.first?.label == "atOffsets", let first = call.first {
        let offsets = Set(try call.elements(of: first).map(call.comparison.hashKey))
        elements = elements.enumerated().filter { !offsets.contains(.integer($0.offset)) }
          .map(\.element)
        return .void
      }
      guard let index = call.integer, elements.indices.contains(index) else {
        throw call.trap(.anyIndex)
      }
      return elements.remove(at: index)
    },
    "removeAll": { (elements, call) throws(Interruption) in
      guard
        let predicate = call.arguments.first(where: { $0.label == "where" || $0.label == nil })
      else {
        elements = []
        return .void
      }
      var kept: [Value] = []
      for element in elements where try !call.holds(predicate.value, element) {
        kept.append(element)
      }
      elements = kept
      return .void
    },
    "removeFirst": { (elements, call) throws(Interruption) in
      let count = try call.removable(elements.count)
      let removed = elements.first ?? .void
      elements.removeFirst(count)
      return removed
    },
    "removeLast": { (elements, call) throws(Interruption) in
      let count = try call.removable(elements.count)
      let removed = elements.last ?? .void
      elements.removeLast(count)
      return removed
    },
    "popLast": { elements, _ in elements.popLast()?.asSome ?? .nilValue },
    "popFirst next": { elements, _ in elements.isEmpty ? .nilValue : elements.removeFirst().asSome
    },
    "removeSubrange": { (elements, call) throws(Interruption) in
      try call.replace(&elements, by: nil)
    },
    "replaceSubrange": { (elements, call) throws(Interruption) in
      try call.replace(&elements, by: call.arguments.last?.value)
    },
    "reserveCapacity": { _, _ in .void },
    "partition(by:) partition(_:)": { (elements, call) throws(Interruption) in
      try call.partition(&elements)
    },
    "partition": unknownChange,
  ]

  static let setMutations: Mutations<SetBox> = [
    "insert": { (box, call) throws(Interruption) in
      let member = call.first ?? .nilValue
      let old = try call.inserted(member, into: &box)
      return .tuple(
        Tuple(
          elements: [.boolean(old == nil), old ?? member],
          labels: ["inserted", "memberAfterInsert"]))
    },
    "update": { (box, call) throws(Interruption) in
      try call.inserted(call.first ?? .nilValue, into: &box)?.asSome ?? .nilValue
    },
    "remove": { (box, call) throws(Interruption) in
      guard let index = try call.comparison.position(of: call.first ?? .nilValue, in: box) else {
        return .nilValue
      }
      var elements = box.elements
      let removed = elements.remove(at: index)
      box = call.sequenceLibrary.setBox(elements)
      return removed.asSome
    },
    "removeAll": change { box, call in box = call.sequenceLibrary.setBox([]) },
    "formUnion": { (box, call) throws(Interruption) in try call.become("union", &box) },
    "formIntersection": { (box, call) throws(Interruption) in
      try call.become("intersection", &box)
    },
    "subtract": { (box, call) throws(Interruption) in try call.become("subtracting", &box) },
    "formSymmetricDifference": { (box, call) throws(Interruption) in
      try call.become("symmetricDifference", &box)
    },
    "removeFirst popFirst": { box, call in
      let removed = box.elements.first ?? .nilValue
      box = call.sequenceLibrary.setBox(Array(box.elements.dropFirst()))
      return removed
    },
  ]

  static let dictionaryMutations: Mutations<DictionaryBox> = [
    "removeAll": change { box, _ in box = DictionaryBox() },
    "updateValue": { (box, call) throws(Interruption) in
      try call.first.flatMap { value throws(Interruption) in try call.set(&box, value.asSome) }
    },
    "removeValue": { (box, call) throws(Interruption) in try call.set(&box, .nilValue) },
    "merge": { (box, call) throws(Interruption) in
      guard let merged = try call.merged(box) else { return nil }
      box = merged
      return .void
    },
  ]

  static let textMutations: Mutations<String> = [
    "append": { text, call in
      guard let more = call.text else { return nil }
      text += more
      return .void
    },
    "insert": { text, call in
      guard let part = call.text, let index = call.integer(1), (0...text.count).contains(index)
      else { return nil }
      text = text.prefix(index) + part + text.dropFirst(index)
      return .void
    },
    "remove": { text, call in
      guard let index = call.integer, (0..<text.count).contains(index) else { return nil }
      return .string(String(text.remove(at: text.index(text.startIndex, offsetBy: index))))
    },
    "removeAll": change { (text, call) throws(Interruption) in
      let predicate = call.arguments.first { argument in
        if case .closure = argument.value { true } else { argument.label == "where" }
      }
      var kept = ""
      if let predicate {
        for character in text
        where try !call.holds(predicate.value, .string(String(character))) {
          kept.append(character)
        }
      }
      text = kept
    },
    "removeLast": { text, call in
      guard let count = call.integer else {
        return text.popLast().map { .string(String($0)) }
      }
      guard count >= 0, count <= text.count else { return nil }
      text.removeLast(count)
      return .void
    },
    "removeFirst": { text, call in
      guard let count = call.integer else {
        return text.isEmpty ? nil : .string(String(text.removeFirst()))
      }
      guard count >= 0, count <= text.count else { return nil }
      text.removeFirst(count)
      return .void
    },
    "popLast": { text, _ in text.popLast().map { .string(String($0)).asSome } ?? .nilValue },
    "popFirst": { text, _ in
      text.isEmpty ? .nilValue : .string(String(text.removeFirst())).asSome
    },
    "removeSubrange replaceSubrange trimPrefix": unknownChange,
  ]
}

extension NativeCall {
  /// How many elements are to be removed.
  fileprivate func removable(_ all: Int) throws(Interruption) -> Int {
    let count = integer ?? 1
    guard count >= 0, all >= count else { throw trap(.tooFewElements, [name]) }
    return count
  }

  /// Puts the elements that belong in the second part behind the others, as the library does: pairs from both
  /// ends change places. Gives where the second part begins.
  fileprivate func partition(_ elements: inout [Value]) throws(Interruption) -> Value? {
    guard let predicate = first else { return nil }
    var (low, high) = (0, elements.count)
    while true {
      while low < high, try !holds(predicate, elements[low]) { low += 1 }
      if low >= high { return .integer(low) }
      high -= 1
      while low < high, try holds(predicate, elements[high]) { high -= 1 }
      if low >= high { return .integer(low) }
      elements.swapAt(low, high)
      low += 1
    }
  }

  fileprivate func replace(
    _ elements: inout [Value], by new: Value?
  ) throws(Interruption) -> Value? {
    guard let first,
      let range = try library.bounds(first, count: elements.count, site: site)
    else { return nil }
    elements.replaceSubrange(range, with: try new.map(self.elements) ?? [])
    return .void
  }

  /// `move(fromOffsets:toOffset:)`
  fileprivate func move(_ elements: inout [Value]) throws(Interruption) {
    guard arguments.count == 2, let target = integer(1) else { return }
    var offsets: [Int] = []
    for value in try self.elements(of: arguments[0].value) {
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

  /// The equal member that was there before.
  fileprivate func inserted(
    _ member: Value, into box: inout SetBox
  ) throws(Interruption) -> Value? {
    if let index = try comparison.position(of: member, in: box) { return box.elements[index] }
    box = sequenceLibrary.setBox(box.elements + [member])
    return nil
  }

  /// Makes a set what a method of it gives.
  fileprivate func become(_ method: String, _ box: inout SetBox) throws(Interruption) -> Value? {
    if case .set(let changed)? = try setAlgebra(box, method) { box = changed }
    return .void
  }

  /// Sets the value of the key that is the last argument, and gives the old one.
  fileprivate func set(
    _ box: inout DictionaryBox, _ value: Value
  ) throws(Interruption) -> Value? {
    guard let key = arguments.last?.value else { return nil }
    let known = try comparison.position(of: key, in: box)
    let old = known.map { box.entries[$0].value.asSome } ?? .nilValue
    box = library.setting(box, known.map { box.entries[$0].key } ?? key, value)
    return old
  }
}
