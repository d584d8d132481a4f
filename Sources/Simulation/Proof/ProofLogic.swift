/// Booleans, choices, equality and text.
extension ProofTerms {
  func not(_ a: ProofTerm) -> ProofTerm {
    if let known = negations[a] { return known }
    // The proof ends without a result.
    if isFull { return no }
    let node = self[a]
    let result =
      switch node.operation {
      case .boolean(let value): boolean(!value)
      case .not: node.operands[0]
      case .and: or(node.operands.map(not))
      case .or: and(node.operands.map(not))
      case .isNonNegative: isNonNegative(subtract(integer(-1), node.operands[0]))
      default: intern(.not, [a], .boolean)
      }
    negations[a] = result
    return result
  }

  func and(_ operands: [ProofTerm]) -> ProofTerm { join(.and, operands, neutral: yes, final: no) }
  func or(_ operands: [ProofTerm]) -> ProofTerm { join(.or, operands, neutral: no, final: yes) }
  func and(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm { and([a, b]) }

  private func join(
    _ operation: ProofOperator, _ operands: [ProofTerm], neutral: ProofTerm, final: ProofTerm
  ) -> ProofTerm {
    var parts: Set<ProofTerm> = []
    for operand in operands {
      if operand == final { return final }
      if operand == neutral { continue }
      if self[operand].operation == operation {
        parts.formUnion(self[operand].operands)
      } else {
        parts.insert(operand)
      }
    }
    let sorted = parts.sorted { $0.number < $1.number }
    for part in sorted where parts.contains(not(part)) { return final }
    if sorted.isEmpty { return neutral }
    return sorted.count == 1 ? sorted[0] : intern(operation, sorted, .boolean)
  }

  /// `condition ? a : b`
  func choice(_ condition: ProofTerm, _ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    if a == b { return a }
    if let known = known(condition) { return known ? a : b }
    let sort = self[a].sort
    if sort == .boolean {
      return or([and(condition, a), and(not(condition), b)])
    }
    if sort == .other, let list = filtered(condition, a, b) { return list }
    let other = not(condition)
    if other.number < condition.number { return intern(.choice, [other, b, a], sort) }
    return intern(.choice, [condition, a, b], sort)
  }

  /// `a == b` of two values of one sort. Floating-point values have a function of their own.
  func equal(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    let sort = self[a].sort
    if sort == .floating { return floatingComparison("==", a, b) }
    if a == b { return yes }
    switch sort {
    case .integer: return isZero(subtract(a, b))
    case .boolean: return or([and(a, b), and(not(a), not(b))])
    case .string:
      if text(a) != nil, text(b) != nil { return no }
      if let refuted = differ(a, b) { return refuted }
    case .enumeration:
      if case .constant = self[a].operation, case .constant = self[b].operation { return no }
    default: break
    }
    for (x, y) in [(a, b), (b, a)] where self[x].operation == .choice {
      let parts = self[x].operands
      return choice(parts[0], equal(parts[1], y), equal(parts[2], y))
    }
    return intern(.equals, [a, b].sorted { $0.number < $1.number }, .boolean)
  }

  /// A text with a letter in it is not empty.
  private func differ(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm? {
    for (x, y) in [(a, b), (b, a)] where text(x) == "" {
      guard self[y].operation == .concatenation else { continue }
      return and(self[y].operands.map { equal($0, x) })
    }
    return nil
  }

  func concatenate(_ operands: [ProofTerm]) -> ProofTerm {
    var parts: [ProofTerm] = []
    for operand in operands {
      let inner = self[operand].operation == .concatenation ? self[operand].operands : [operand]
      for part in inner {
        guard let text = text(part) else {
          parts.append(part)
          continue
        }
        if text.isEmpty { continue }
        if let last = parts.last.flatMap({ self.text($0) }) {
          parts[parts.count - 1] = string(last + text)
        } else {
          parts.append(part)
        }
      }
    }
    if parts.isEmpty { return string("") }
    return parts.count == 1 ? parts[0] : intern(.concatenation, parts, .string)
  }

  // MARK: Floating point

  func floatingComparison(_ name: String, _ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    if let x = floatingValue(a), let y = floatingValue(b) {
      switch name {
      case "==": return boolean(x == y)
      case "<": return boolean(x < y)
      default: return boolean(x <= y)
      }
    }
    return function("Double " + name, [a, b], .boolean)
  }

  // MARK: Functions

  /// A function of the library, calculated where the operands are known.
  func apply(_ name: String, _ operands: [ProofTerm], _ sort: ProofSort) -> ProofTerm {
    switch (name, operands.count) {
    case (_, 1)
    where name.hasPrefix("field ") && self[operands[0]].operation == .function("structure"):
      let fields = self[operands[0]].operands
      let numbers = name.split(separator: " ").compactMap { Int($0) }
      if numbers.count == 2, numbers[1] == fields.count, fields.indices.contains(numbers[0]) {
        return fields[numbers[0]]
      }
    case ("text", 1):
      if let value = integerValue(operands[0]) { return string(String(value)) }
    case ("shown number", 1):
      // SwiftUI groups the digits of numbers from 1,000 on.
      if let value = integerValue(operands[0]), abs(value) < 1_000 { return string(String(value)) }
    case ("count", 1):
      if let text = text(operands[0]) { return integer(text.count) }
    case ("/", 2), ("%", 2):
      if let a = integerValue(operands[0]), let b = integerValue(operands[1]), b != 0, a != .min {
        return integer(name == "/" ? a / b : a % b)
      }
      if name == "/", integerValue(operands[1]) == 1 { return operands[0] }
    case ("Double", 1):
      if let value = integerValue(operands[0]), abs(value) < 1 << 53 {
        return floating(Double(value))
      }
    case ("Int", 1):
      if let value = floatingValue(operands[0]),
        let whole = Int(exactly: value.rounded(.towardZero))
      {
        return integer(whole)
      }
    case ("Double ==", 2), ("Double <", 2), ("Double <=", 2):
      return floatingComparison(String(name.dropFirst(7)), operands[0], operands[1])
    case ("Double +", 2), ("Double -", 2), ("Double *", 2), ("Double /", 2):
      if let a = floatingValue(operands[0]), let b = floatingValue(operands[1]) {
        switch name.last {
        case "+": return floating(a + b)
        case "-": return floating(a - b)
        case "*": return floating(a * b)
        default: return floating(a / b)
        }
      }
    default: break
    }
    return function(name, operands, sort)
  }
}
