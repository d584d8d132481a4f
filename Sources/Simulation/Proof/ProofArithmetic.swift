/// Sums of integers as a constant and sorted multiples, and what is asked about them.
extension ProofTerms {
  /// A sum taken apart.
  struct Sum {
    var constant: Int
    var parts: [ProofTerm: Int]
  }

  func sum(_ term: ProofTerm) -> Sum {
    let node = self[term]
    switch node.operation {
    case .integer(let value): return Sum(constant: value, parts: [:])
    case .sum(let constant, let factors):
      return Sum(
        constant: constant, parts: Dictionary(zip(node.operands, factors)) { first, _ in first })
    default: return Sum(constant: 0, parts: [term: 1])
    }
  }

  /// nil: the numbers are too large to calculate with.
  func term(_ sum: Sum) -> ProofTerm {
    let parts = sum.parts.filter { $0.value != 0 }.sorted { $0.key.number < $1.key.number }
    if parts.isEmpty { return integer(sum.constant) }
    if parts.count == 1, sum.constant == 0, parts[0].value == 1 { return parts[0].key }
    return intern(.sum(sum.constant, parts.map(\.value)), parts.map(\.key), .integer)
  }

  func add(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    var result = sum(a)
    let other = sum(b)
    guard let constant = Self.added(result.constant, other.constant) else {
      return intern(.function("large sum"), [a, b], .integer)
    }
    result.constant = constant
    for (part, factor) in other.parts {
      guard let new = Self.added(result.parts[part] ?? 0, factor) else {
        return intern(.function("large sum"), [a, b], .integer)
      }
      result.parts[part] = new
    }
    return term(result)
  }

  func scale(_ a: ProofTerm, _ factor: Int) -> ProofTerm {
    var result = sum(a)
    let large = { self.intern(.function("large product"), [a, self.integer(factor)], .integer) }
    guard let constant = Self.multiplied(result.constant, factor) else { return large() }
    result.constant = constant
    for (part, value) in result.parts {
      guard let new = Self.multiplied(value, factor) else { return large() }
      result.parts[part] = new
    }
    return term(result)
  }

  func subtract(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm { add(a, scale(b, -1)) }

  func multiply(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    if let value = integerValue(a) { return scale(b, value) }
    if let value = integerValue(b) { return scale(a, value) }
    return intern(.product, [a, b].sorted { $0.number < $1.number }, .integer)
  }

  func isZero(_ a: ProofTerm) -> ProofTerm {
    var parts = sum(a)
    guard !parts.parts.isEmpty else { return boolean(parts.constant == 0) }
    let divisor = Self.divisor(of: parts)
    if parts.constant % divisor != 0 { return no }
    let first = parts.parts.min { $0.key.number < $1.key.number }
    let sign = (first?.value ?? 1) < 0 ? -1 : 1
    guard let scaled = Self.scaled(parts, sign, divisor) else {
      return intern(.isZero, [a], .boolean)
    }
    parts = scaled
    if parts.constant == 0, let counted = counted(parts)?.whole { return isEmpty(counted) }
    return intern(.isZero, [term(parts)], .boolean)
  }

  func isNonNegative(_ a: ProofTerm) -> ProofTerm {
    let parts = sum(a)
    guard !parts.parts.isEmpty else { return boolean(parts.constant >= 0) }
    let divisor = Self.divisor(of: parts)
    var scaled = Sum(constant: 0, parts: parts.parts.mapValues { $0 / divisor })
    scaled.constant = Self.floorDivision(parts.constant, divisor)
    // Nothing has fewer than no elements.
    if let (whole, sign) = counted(scaled) {
      switch (sign, scaled.constant) {
      case (1, 0...): return yes
      case (1, -1): return not(isEmpty(whole))
      case (-1, ..<0): return no
      case (-1, 0): return isEmpty(whole)
      default: break
      }
    }
    return intern(.isNonNegative, [term(scaled)], .boolean)
  }

  /// The text or list whose number of elements a sum is, but for its constant, and its sign; nil: it is another one.
  private func counted(_ sum: Sum) -> (whole: ProofTerm, sign: Int)? {
    guard sum.parts.count == 1, let (part, factor) = sum.parts.first, abs(factor) == 1,
      self[part].operation == .function("count")
    else { return nil }
    return (self[part].operands[0], factor)
  }

  private func isEmpty(_ whole: ProofTerm) -> ProofTerm {
    if self[whole].sort == .string { return equal(whole, string("")) }
    let (base, test) = choosing(whole)
    if test != yes { return not(contains(base, test)) }
    return intern(.isZero, [function("count", [whole], .integer)], .boolean)
  }

  /// Whether a number is at least one and less than another.
  func isWithin(_ number: ProofTerm, _ low: ProofTerm, _ high: ProofTerm) -> ProofTerm {
    and(not(isLess(number, low)), isLess(number, high))
  }

  /// `a < b`
  func isLess(_ a: ProofTerm, _ b: ProofTerm) -> ProofTerm {
    isNonNegative(add(subtract(b, a), integer(-1)))
  }

  private static func scaled(_ sum: Sum, _ sign: Int, _ divisor: Int) -> Sum? {
    guard sum.constant != .min, sum.parts.values.allSatisfy({ $0 != .min }) else { return nil }
    return Sum(
      constant: sum.constant / divisor * sign, parts: sum.parts.mapValues { $0 / divisor * sign })
  }

  static func divisor(of sum: Sum) -> Int {
    var result = 0
    for value in sum.parts.values {
      if value == .min { return 1 }
      var (a, b) = (result, abs(value))
      while b != 0 { (a, b) = (b, a % b) }
      result = a
    }
    return max(result, 1)
  }

  static func floorDivision(_ a: Int, _ b: Int) -> Int {
    let quotient = a / b
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient
  }

  static func added(_ a: Int, _ b: Int) -> Int? {
    let (result, overflows) = a.addingReportingOverflow(b)
    return overflows ? nil : result
  }

  static func multiplied(_ a: Int, _ b: Int) -> Int? {
    let (result, overflows) = a.multipliedReportingOverflow(by: b)
    return overflows ? nil : result
  }
}
