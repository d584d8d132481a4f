/// Operators of the standard library.
extension Library {
  func libraryBinary(
    _ op: String, _ left: Value, _ right: Value, site: Int
  ) throws(Interruption) -> Value {
    switch (left, right) {
    case (.integer(let a), .integer(let b)):
      if let result = try integers(op, a, b, site: site) { return result }
    case (.floating(let a), .floating(let b)):
      if let result = floats(op, a, b) { return result }
    case (.integer(let a), .floating(let b)):
      if let result = floats(op, Double(a), b) { return result }
    case (.floating(let a), .integer(let b)):
      if let result = floats(op, a, Double(b)) { return result }
    case (.sized, _), (_, .sized):
      if let result = try scalarLibrary.sizedBinary(op, left, right, site: site) { return result }
    case (.string(let a), .string(let b)):
      if let result = try strings(op, a, b, site: site) { return result }
    case (.array(let a), .array(let b)) where op == "+":
      try interpreter.check(count: a.elements.count + b.elements.count, site: site)
      return .array(ArrayBox(a.elements + b.elements))
    case (.string, .term), (.term, .string):
      if op == "+", let text = joinedText(left, right) { return text }
    case (.term(let a), .term(let b)) where a.isInterpolation || b.isInterpolation:
      if op == "+", let text = joinedText(left, right) { return text }
    case (.view(let a), .view(let b)):
      if op == "+", let text = try viewMaker.joined(a, b) { return .view(text) }
    case (.term, _):
      if let result = Moment.binary(op, left, right) ?? TypeSize.binary(op, left, right) {
        return result
      }
    case (.tuple, .tuple):
      switch op {
      case "<": return .boolean(try isLess(left, right))
      case ">": return .boolean(try isLess(right, left))
      case "<=": return .boolean(try !isLess(right, left))
      case ">=": return .boolean(try !isLess(left, right))
      default: break
      }
    case (.array(let a), .range), (.array(let a), .set):
      if op == "+" {
        return .array(ArrayBox(a.elements + (try sequenceLibrary.elements(of: right, site: site))))
      }
    default: break
    }
    return symbolic(op, left, right)
  }

  /// Texts that are put together with `+` are the text that an interpolation of them is.
  private func joinedText(_ left: Value, _ right: Value) -> Value? {
    var parts: [Value] = []
    for part in [left, right] {
      // A part that is no text for sure may be one of the program's own types.
      if case .term(let term) = part, term.isImplicit { return nil }
      interpreter.join(part, to: &parts)
    }
    return .term(Term(.operation, "interpolation", parts))
  }

  /// What is added to something unknown again and again is one sum: `x + 1 + 1` is `x + 2`.
  private func symbolic(_ op: String, _ left: Value, _ right: Value) -> Value {
    guard case .term(let term) = left, term.kind == .operation, term.operands.count == 2 else {
      return .term(Term(.operation, op, [left, right]))
    }
    switch (term.head, term.operands[1], op, right) {
    case ("+", .string(let a), "+", .string(let b)):
      return .term(Term(.operation, "+", [term.operands[0], .string(a + b)]))
    case ("+", .integer(let a), "+", .integer(let b)), ("-", .integer(let a), "-", .integer(let b)):
      let (sum, overflows) = a.addingReportingOverflow(b)
      if !overflows { return .term(Term(.operation, op, [term.operands[0], .integer(sum)])) }
    case ("+", .integer(let a), "-", .integer(let b)), ("-", .integer(let a), "+", .integer(let b)):
      guard a >= 0, b >= 0 else { break }
      if a == b { return term.operands[0] }
      let head = a > b ? term.head : op
      return .term(Term(.operation, head, [term.operands[0], .integer(abs(a - b))]))
    default: break
    }
    return .term(Term(.operation, op, [left, right]))
  }

  private func integers(
    _ op: String, _ a: Int, _ b: Int, site: Int
  ) throws(Interruption) -> Value? {
    switch op {
    case "+": return .integer(try unlessOverflow(a.addingReportingOverflow(b), site))
    case "-": return .integer(try unlessOverflow(a.subtractingReportingOverflow(b), site))
    case "*": return .integer(try unlessOverflow(a.multipliedReportingOverflow(by: b), site))
    case "/", "%":
      guard b != 0 else { throw .trap(.divisionByZero, site: site) }
      guard !(a == Int.min && b == -1) else { throw .trap(.overflow, site: site) }
      return .integer(op == "/" ? a / b : a % b)
    case "&+": return .integer(a &+ b)
    case "&-": return .integer(a &- b)
    case "&*": return .integer(a &* b)
    case "&": return .integer(a & b)
    case "|": return .integer(a | b)
    case "^": return .integer(a ^ b)
    case "<<", ">>", "&<<", "&>>":
      return try scalarLibrary.sizedBinary(op, .integer(a), .integer(b), site: site)
    case "..<":
      guard a <= b else { throw .trap(.reversedRange, site: site) }
      return .range(a, b, isClosed: false)
    case "...":
      guard a <= b, b < Int.max else {
        throw .trap(.reversedRange, site: site)
      }
      return .range(a, b + 1, isClosed: true)
    default: return comparison(op, a, b)
    }
  }

  private func unlessOverflow(
    _ result: (partialValue: Int, overflow: Bool), _ site: Int
  ) throws(Interruption) -> Int {
    guard !result.overflow else { throw .trap(.overflow, site: site) }
    return result.partialValue
  }

  private func floats(_ op: String, _ a: Double, _ b: Double) -> Value? {
    switch op {
    case "+": .floating(a + b)
    case "-": .floating(a - b)
    case "*": .floating(a * b)
    case "/": .floating(a / b)
    case "%": .floating(a.truncatingRemainder(dividingBy: b))
    default: comparison(op, a, b)
    }
  }

  private func strings(
    _ op: String, _ a: String, _ b: String, site: Int
  ) throws(Interruption) -> Value? {
    if op == "+" {
      try interpreter.check(length: a.utf8.count + b.utf8.count, site: site)
      return .string(a + b)
    }
    return comparison(op, a, b)
  }

  private func comparison<T: Comparable>(_ op: String, _ a: T, _ b: T) -> Value? {
    switch op {
    case "<": .boolean(a < b)
    case ">": .boolean(a > b)
    case "<=": .boolean(a <= b)
    case ">=": .boolean(a >= b)
    default: nil
    }
  }

  func libraryPrefix(
    _ op: String, _ operand: Value, site: Int
  ) throws(Interruption) -> Value {
    switch (op, operand) {
    case ("-", .integer(let number)):
      return .integer(try unlessOverflow((0).subtractingReportingOverflow(number), site))
    case ("-", .floating(let number)): return .floating(-number)
    case (_, .sized(let number)):
      return try scalarLibrary.sizedPrefix(op, number, site: site)
        ?? .term(Term(.operation, op, [operand]))
    case ("+", _): return operand
    case ("!", .boolean(let flag)): return .boolean(!flag)
    case ("~", .integer(let number)): return .integer(~number)
    case ("postfix ...", .integer(let low)):
      return .term(Term(.operation, "postfix ...", [.integer(low)]))
    case ("...", _): return .term(Term(.operation, "prefix ...", [operand]))
    case ("..<", _): return .term(Term(.operation, "prefix ..<", [operand]))
    default: return .term(Term(.operation, op, [operand]))
    }
  }

  func isLess(_ a: Value, _ b: Value) throws(Interruption) -> Bool {
    switch (a, b) {
    case (.integer(let x), .integer(let y)): return x < y
    case (.floating(let x), .floating(let y)): return x < y
    case (.integer(let x), .floating(let y)): return Double(x) < y
    case (.floating(let x), .integer(let y)): return x < Double(y)
    case (.string(let x), .string(let y)): return x < y
    case (.sized, _), (_, .sized):
      if case .boolean(let answer)? = try scalarLibrary.sizedBinary("<", a, b, site: 0) {
        return answer
      }
      return operators.truth(.term(Term(.operation, "<", [a, b])), site: 0)
    case (.fresh(_, let x), .fresh(_, let y)): return x < y
    case (.tuple(let x), .tuple(let y)):
      for (v, w) in zip(x.elements, y.elements) {
        if try comparison.isEqual(v, w, asks: true) { continue }
        return try isLess(v, w)
      }
      return false
    case (.enumeration(let x), .enumeration(let y)):
      if case .boolean(let answer)? = try comparison.userOperator("<", a, b) { return answer }
      return try operators.lessByCase(.enumeration(x), .enumeration(y)) ?? false
    default:
      if case .boolean(let answer)? = Moment.binary("<", a, b) ?? TypeSize.binary("<", a, b) {
        return answer
      }
      if case .boolean(let answer)? = try comparison.userOperator("<", a, b) { return answer }
      return operators.truth(.term(Term(.operation, "<", [a, b])), site: 0)
    }
  }
}
