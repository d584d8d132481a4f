/// A value like another one: as an event of a search has it, or simply another.
extension ValueVariation {
  /// An event's value in place of another one.
  func value(
    _ event: EventValue, like current: Value, step: Double = 1, choices: [Value] = []
  ) throws(Interruption) -> Value {
    switch event {
    case .integer(let number):
      if case .floating = current { return .floating(Double(number)) }
      return operators.implicit(.integer(number), like: current)
    case .floating(let number):
      if let whole = Int(exactly: number), current.wholeNumber != nil {
        return operators.implicit(.integer(whole), like: current)
      }
      return operators.implicit(.floating(number), like: current)
    case .string(let text): return .string(text)
    case .boolean(let flag): return .boolean(flag)
    case .none:
      if case .boolean = current { return .boolean(false) }
      return .nilValue
    case .by(let count):
      switch current {
      case .integer(let number):
        return .integer(number &+ count &* (Int(exactly: step.rounded(.towardZero)) ?? 1))
      case .floating(let number): return .floating(number + Double(count) * step)
      case .sized(let number):
        let moved = number.literal(.floating(number.double + Double(count) * step))
        return .sized(moved ?? number.moved(by: count, step: step) ?? number)
      default: return try variation(of: current)
      }
    case .tag(let index):
      guard index < choices.count, isChoice(choices[index], like: current) else { return current }
      return operators.implicit(choices[index], like: current)
    case .enumCase(let name):
      return operators.implicit(.term(Term(.implicitMember, name)), like: current)
    case .member(let name): return .term(Term(.implicitMember, name))
    case .other: return try variation(of: current)
    case .count(let count): return try resized(current, count)
    case .alike: return alike(current)
    case .edited(let which): return try edited(current, which)
    case .offsets, .move: return current
    }
  }

  /// Whether a control that holds a value can choose another one: a tag of another type stands for nothing
  /// that can be chosen.
  func isChoice(_ value: Value, like current: Value) -> Bool {
    let chosen = operators.implicit(value, like: current)
    switch (current, chosen) {
    case (.enumeration(let old), .enumeration(let new)): return old.type == new.type
    case (.structure(let old), .structure(let new)): return old.type == new.type
    case (.string, .string), (.boolean, .boolean), (.integer, .integer), (.floating, .floating),
      (.floating, .integer), (.integer, .floating):
      return true
    case (.sized(let old), .sized(let new)): return old.kind == new.kind
    default: return !isPlain(current) || !isPlain(chosen)
    }
  }

  /// Whether the type of a value is known, and no other can stand for it.
  private func isPlain(_ value: Value) -> Bool {
    switch value {
    case .string, .boolean, .integer, .floating, .sized, .enumeration, .structure: true
    default: false
    }
  }

  private func alike(_ value: Value) -> Value {
    guard case .array(let box) = value, box.elements.count > 1,
      case .structure(let first) = box.elements[0], case .structure(var second) = box.elements[1],
      first.type == second.type
    else { return value }
    for (index, property) in declaredTypes.layout(first.type).enumerated()
    where property.name != "id" && index < first.fields.count && index < second.fields.count {
      second.fields[index] = first.fields[index]
    }
    var elements = box.elements
    elements[1] = .structure(second)
    return .array(ArrayBox(elements))
  }

  private func resized(_ value: Value, _ count: Int) throws(Interruption) -> Value {
    guard case .array(let box) = value else { return value }
    var elements = Array(box.elements.prefix(count))
    while elements.count < count, let last = elements.last {
      switch last {
      case .integer, .string, .floating: elements.append(try variation(of: last))
      default: return .array(ArrayBox(elements))
      }
    }
    return .array(ArrayBox(elements))
  }
}
