/// Arithmetic of numbers with a width.
extension SizedNumber {
  /// nil: the operator is none of the standard library's on two numbers of one type.
  static func apply(_ op: String, _ a: SizedNumber, _ b: SizedNumber) -> Outcome? {
    guard let type = a.kind.type else { return single(op, a.single ?? 0, b.single ?? 0) }
    return whole(op, a, b, as: type)
  }

  /// Shifts take any integer as their distance: the number's bits, and how far.
  static func shift(_ op: String, _ a: SizedNumber, by distance: Int) -> SizedNumber? {
    func shifted<T: FixedWidthInteger>(_ type: T.Type) -> SizedNumber? {
      let value = T(truncatingIfNeeded: a.bits)
      return switch op {
      case "<<": .init(value << distance, a.kind)
      case ">>": .init(value >> distance, a.kind)
      case "&<<": .init(value &<< T(truncatingIfNeeded: distance), a.kind)
      case "&>>": .init(value &>> T(truncatingIfNeeded: distance), a.kind)
      default: nil
      }
    }
    return a.kind.type.flatMap { shifted($0) }
  }

  private static func whole<T: FixedWidthInteger>(
    _ op: String, _ left: SizedNumber, _ right: SizedNumber, as type: T.Type
  ) -> Outcome? {
    let (a, b, kind) = (
      T(truncatingIfNeeded: left.bits), T(truncatingIfNeeded: right.bits), left.kind
    )
    func checked(_ result: (partialValue: T, overflow: Bool)) -> Outcome {
      result.overflow ? .overflow : .number(.init(result.partialValue, kind))
    }
    switch op {
    case "+": return checked(a.addingReportingOverflow(b))
    case "-": return checked(a.subtractingReportingOverflow(b))
    case "*": return checked(a.multipliedReportingOverflow(by: b))
    case "/": return b == 0 ? .divisionByZero : checked(a.dividedReportingOverflow(by: b))
    case "%": return b == 0 ? .divisionByZero : checked(a.remainderReportingOverflow(dividingBy: b))
    case "&+": return .number(.init(a &+ b, kind))
    case "&-": return .number(.init(a &- b, kind))
    case "&*": return .number(.init(a &* b, kind))
    case "&": return .number(.init(a & b, kind))
    case "|": return .number(.init(a | b, kind))
    case "^": return .number(.init(a ^ b, kind))
    default: return compared(op, a, b)
    }
  }

  private static func single(_ op: String, _ a: Float, _ b: Float) -> Outcome? {
    switch op {
    case "+": .number(.init(a + b))
    case "-": .number(.init(a - b))
    case "*": .number(.init(a * b))
    case "/": .number(.init(a / b))
    default: compared(op, a, b)
    }
  }

  private static func compared<T: Comparable>(_ op: String, _ a: T, _ b: T) -> Outcome? {
    switch op {
    case "<": .boolean(a < b)
    case ">": .boolean(a > b)
    case "<=": .boolean(a <= b)
    case ">=": .boolean(a >= b)
    case "==": .boolean(a == b)
    case "!=": .boolean(a != b)
    default: nil
    }
  }

  /// A literal, or any number beside this one, as this one's type.
  ///
  /// - Parameter isBitwise: bits alone count: `~2` beside a `UInt` is one, and negative as an `Int`.
  func literal(_ value: Value, isBitwise: Bool = false) -> SizedNumber? {
    switch value {
    case .sized(let number): number.kind == kind ? number : nil
    case .integer(let number):
      SizedNumber.exactly(number, kind)
        ?? (isBitwise ? .truncating(UInt64(bitPattern: Int64(number)), kind) : nil)
    case .floating(let number): kind == .float ? SizedNumber(Float(number)) : nil
    default: nil
    }
  }
}

extension ScalarLibrary {
  /// An operator with a number of a width on one side at least. nil: not known.
  func sizedBinary(
    _ op: String, _ left: Value, _ right: Value, site: Int
  ) throws(Interruption) -> Value? {
    if ["<<", ">>", "&<<", "&>>"].contains(op) { return shifted(op, left, right) }
    guard let example = left.sized ?? right.sized else { return nil }
    let isBitwise = ["&", "|", "^"].contains(op)
    guard let a = example.literal(left, isBitwise: isBitwise),
      let b = example.literal(right, isBitwise: isBitwise)
    else { return comparedAcrossTypes(op, left, right) }
    if op == "..<" || op == "...", let low = a.integer, let high = b.integer {
      return try library.libraryBinary(op, .integer(low), .integer(high), site: site)
    }
    switch SizedNumber.apply(op, a, b) {
    case .number(let number)?: return .sized(number)
    case .boolean(let answer)?: return .boolean(answer)
    case .overflow?: throw .trap(.overflow, site: site)
    case .divisionByZero?: throw .trap(.divisionByZero, site: site)
    case nil: return nil
    }
  }

  private func shifted(_ op: String, _ left: Value, _ right: Value) -> Value? {
    guard let distance = right.wholeNumber else { return nil }
    switch left {
    case .sized(let number): return SizedNumber.shift(op, number, by: distance).map(Value.sized)
    case .integer(let number):
      switch op {
      case "<<": return .integer(number << distance)
      case ">>": return .integer(number >> distance)
      case "&<<": return .integer(number &<< distance)
      default: return .integer(number &>> distance)
      }
    default: return nil
    }
  }

  /// `UInt8 < Int` and its kin compare values.
  private func comparedAcrossTypes(_ op: String, _ left: Value, _ right: Value) -> Value? {
    func negative(_ value: Value) -> Bool { (value.wholeNumber ?? 0) < 0 }
    guard let a = bits(of: left), let b = bits(of: right) else { return nil }
    let isLess =
      negative(left) != negative(right)
      ? negative(left)
      : negative(left) ? Int64(bitPattern: a) < Int64(bitPattern: b) : a < b
    let isEqual = a == b && negative(left) == negative(right)
    switch op {
    case "<": return .boolean(isLess)
    case "<=": return .boolean(isLess || isEqual)
    case ">": return .boolean(!isLess && !isEqual)
    case ">=": return .boolean(!isLess)
    case "==": return .boolean(isEqual)
    case "!=": return .boolean(!isEqual)
    default: return nil
    }
  }

  /// `-x` and `~x`.
  func sizedPrefix(
    _ op: String, _ number: SizedNumber, site: Int
  ) throws(Interruption) -> Value? {
    switch op {
    case "-":
      if let single = number.single { return .sized(SizedNumber(-single)) }
      return try sizedBinary("-", .integer(0), .sized(number), site: site)
    case "~": return .sized(.truncating(~number.bits, number.kind))
    default: return nil
    }
  }
}

extension Value {
  var sized: SizedNumber? {
    if case .sized(let number) = self { return number }
    return nil
  }

  /// The value, where it is an integer of any type that fits `Int`.
  var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .sized(let number): number.integer
    default: nil
    }
  }
}
