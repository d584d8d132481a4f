/// Ranges of which one end is open or which are not of whole numbers, and sequences without an end. They are terms,
/// and known all the same: elements are made as they are asked for.
extension Term {
  /// `1...`, `...5`, `..<5`, `0.5...1`
  var isRange: Bool {
    guard kind == .operation else { return false }
    return switch head {
    case "...", "..<": operands.count == 2
    case "postfix ...", "prefix ...", "prefix ..<": operands.count == 1
    default: false
    }
  }

  /// Whether its elements are known, however many there are.
  var isOpenSequence: Bool {
    guard kind == .operation else { return false }
    if head == "postfix ...", case .integer? = operands.first { return true }
    return Self.openHeads.contains(head)
  }

  /// `sequence(first: 1) { $0 + 1 }`
  static let unfolded = "sequence.unfolded"
  static let mapped = "sequence.mapped"
  static let filtered = "sequence.filtered"
  fileprivate static let shortened = "sequence.shortened"
  private static let openHeads: Set<String> = [unfolded, mapped, filtered, shortened]

  /// The same sequence without so many of its first elements.
  func droppingFirst(_ count: Int) -> Value {
    if head == "postfix ...", case .integer(let low)? = operands.first {
      return .term(Term(.operation, head, [.integer(low &+ count)]))
    }
    return .term(Term(.operation, Self.shortened, [.term(self), .integer(count)]))
  }
}

extension SequenceLibrary {
  /// So many of the first elements of a sequence, or all where there are fewer.
  func first(_ count: Int, of sequence: Term, site: Int) throws(Interruption) -> [Value] {
    guard count > 0 else { return [] }
    try interpreter.check(count: count, site: site)
    var result: [Value] = []
    try walk(sequence, site: site) { element in
      result.append(element)
      return result.count < count
    }
    return result
  }

  /// All elements, where they come to an end.
  func all(of sequence: Term, site: Int) throws(Interruption) -> [Value] {
    if sequence.head == "postfix ..." { try interpreter.check(count: Int.max, site: site) }
    var result: [Value] = []
    try walk(sequence, site: site) { element throws(Interruption) in
      result.append(element)
      try interpreter.check(count: result.count, site: site)
      return true
    }
    return result
  }

  /// Goes through the elements until `body` wants no more.
  func walk(
    _ sequence: Term, site: Int, _ body: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) {
    try interpreter.tick(site)
    guard let source = sequence.operands.first else { return }
    switch (sequence.head, source) {
    case ("postfix ...", .integer(var number)):
      while try body(.integer(number)) {
        try interpreter.tick(site)
        number &+= 1
      }
    case (Term.unfolded, var current):
      while !current.isNil, try body(current) {
        current = try apply(sequence.operands[1], [current], site: site)
      }
    case (_, .term(let inner)): try walk(sequence, over: inner, site: site, body)
    default: break
    }
  }

  /// Goes through what a function leaves of another sequence.
  private func walk(
    _ sequence: Term, over inner: Term, site: Int, _ body: (Value) throws(Interruption) -> Bool
  ) throws(Interruption) {
    let second = sequence.operands[1]
    var passed = 0
    try walk(inner, site: site) { element throws(Interruption) in
      switch sequence.head {
      case Term.mapped: return try body(apply(second, [element], site: site))
      case Term.filtered: return try holds(second, element, site: site) ? body(element) : true
      default:
        passed += 1
        guard case .integer(let count) = second, passed > count else { return true }
        return try body(element)
      }
    }
  }
}

extension NativeCall {
  /// `PartialRangeFrom(1)`, `ClosedRange(0..<5)`, `Range(uncheckedBounds: (0, 5))`. nil: of something else.
  func range() throws(Interruption) -> Value? {
    guard arguments.count == 1, let first else { return nil }
    switch name {
    case "PartialRangeFrom": return try library.libraryPrefix("postfix ...", first, site: site)
    case "PartialRangeThrough": return try library.libraryPrefix("...", first, site: site)
    case "PartialRangeUpTo": return try library.libraryPrefix("..<", first, site: site)
    default: break
    }
    let isClosed = name == "ClosedRange"
    if case .range(let low, let high, _) = first, arguments[0].label == nil {
      // An empty range is no closed one.
      return isClosed && low == high ? nil : .range(low, high, isClosed: isClosed)
    }
    guard case .tuple(let bounds) = first, bounds.elements.count == 2 else { return nil }
    return try operators.binary(
      isClosed ? "..." : "..<", bounds.elements[0], bounds.elements[1], site: site)
  }
}
