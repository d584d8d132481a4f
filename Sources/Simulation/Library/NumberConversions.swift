/// Conversions between numbers, and their members.
extension ScalarLibrary {
  static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// `Int(x)`, `UInt8(truncatingIfNeeded: x)`, `Float("1.5")`, … nil: not known.
  func number(
    _ name: String, from argument: LabeledValue?, radix: Int, site: Int
  ) throws(Interruption) -> Value? {
    let isFloating = Conversions.floatingTypes.contains(name)
    guard let argument else { return number(name, 0) }
    switch (argument.label, argument.value) {
    case ("exactly", let value): return exactly(name, value)
    case ("clamping", let value): return clamping(name, value)
    case ("truncatingIfNeeded", let value), ("bitPattern", let value):
      guard !isFloating, let bits = bits(of: value) else { return nil }
      guard let kind = SizedNumber.kind(named: name) else {
        return .integer(Int(truncatingIfNeeded: bits))
      }
      return .sized(.truncating(bits, kind))
    case (_, .string(let text)):
      return isFloating ? floating(name, text) : integer(name, text, radix: radix)
    case (_, let value):
      if isFloating { return value.double.map { number(name, $0) } }
      if let double = value.isFloating ? value.double : nil {
        guard double.isFinite, let result = exactly(name, .floating(double.rounded(.towardZero))),
          !result.isNil
        else { throw .trap(.numberTooLarge, site: site) }
        return result
      }
      guard let result = exactly(name, value) else { return nil }
      guard !result.isNil else { throw .trap(.numberTooLarge, site: site) }
      return result
    }
  }

  func bits(of value: Value) -> UInt64? {
    if case .sized(let number) = value, number.kind != .float { return number.bits }
    return value.wholeNumber.map { UInt64(truncatingIfNeeded: $0) }
  }

  /// A number of the named type.
  private func number(_ name: String, _ value: Double) -> Value {
    if SizedNumber.kind(named: name) == .float { return .sized(SizedNumber(Float(value))) }
    if Conversions.floatingTypes.contains(name) { return .floating(value) }
    return exactly(name, .floating(value)) ?? .integer(0)
  }

  /// The same value in the named type, nil where it has none; nil at all: not known.
  private func exactly(_ name: String, _ value: Value) -> Value? {
    if Conversions.floatingTypes.contains(name) { return value.double.map { number(name, $0) } }
    if value.isFloating, let double = value.double {
      if name == "UInt64" || name == "UInt" {
        guard let kind = SizedNumber.kind(named: name), let whole = UInt64(exactly: double) else {
          return .nilValue
        }
        return .sized(SizedNumber(whole, kind))
      }
      guard let whole = Int(exactly: double) else { return .nilValue }
      return exactly(name, .integer(whole))
    }
    if case .sized(let number) = value, number.integer == nil {
      // Above the greatest Int.
      guard let kind = SizedNumber.kind(named: name), kind == .uint64 || kind == .uint else {
        return .nilValue
      }
      return .sized(SizedNumber(number.bits, kind))
    }
    guard let whole = value.wholeNumber else { return nil }
    guard let kind = SizedNumber.kind(named: name) else { return .integer(whole) }
    return SizedNumber.exactly(whole, kind).map(Value.sized) ?? .nilValue
  }

  private func clamping(_ name: String, _ value: Value) -> Value? {
    guard let exact = exactly(name, value) else { return nil }
    guard exact.isNil else { return exact }
    let isNegative = (value.wholeNumber ?? 1) < 0
    guard let kind = SizedNumber.kind(named: name) else {
      return .integer(isNegative ? Int.min : Int.max)
    }
    return SizedNumber.bounds(kind).map { .sized(isNegative ? $0.least : $0.greatest) }
  }

  private func integer(_ name: String, _ text: String, radix: Int) -> Value {
    guard let kind = SizedNumber.kind(named: name), let type = kind.type else {
      return Int(text, radix: radix).map(Value.integer) ?? .nilValue
    }
    return type.init(text, radix: radix).map { .sized(SizedNumber($0, kind)) } ?? .nilValue
  }

  private func floating(_ name: String, _ text: String) -> Value {
    if SizedNumber.kind(named: name) == .float {
      return Float(text).map { .sized(SizedNumber($0)) } ?? .nilValue
    }
    return Double(text).map(Value.floating) ?? .nilValue
  }

  /// `UInt8.max` and other constants of number types.
  func numberConstant(_ type: String, _ name: String) -> Value? {
    if let kind = SizedNumber.kind(named: type) { return Natives.sizedConstants[name]?(kind) }
    if Conversions.floatingTypes.contains(type) {
      return Natives.floatingConstants[name].map(Value.floating)
    }
    guard type == "Int" || type == "Int64" else { return nil }
    return Natives.integerConstants[name].map(Value.integer)
  }
}

/// Static members of number types.
extension Natives {
  static let sizedConstants: Properties<SizedNumber.Kind> = [
    "max": { SizedNumber.bounds($0).map { .sized($0.greatest) } },
    "min": { SizedNumber.bounds($0).map { .sized($0.least) } },
    "zero": { SizedNumber.exactly(0, $0).map(Value.sized) },
    "bitWidth": { .integer(SizedNumber.bitWidth($0)) },
    "pi": { $0 == .float ? .sized(SizedNumber(Float.pi)) : nil },
    "infinity": { $0 == .float ? .sized(SizedNumber(Float.infinity)) : nil },
    "nan": { $0 == .float ? .sized(SizedNumber(Float.nan)) : nil },
  ]

  static let floatingConstants: NativeTable<Double> = [
    "zero": 0, "pi": .pi, "nan": .nan, "infinity": .infinity,
    "greatestFiniteMagnitude": .greatestFiniteMagnitude,
    "leastNonzeroMagnitude": .leastNonzeroMagnitude, "ulpOfOne": .ulpOfOne,
  ]

  static let integerConstants: NativeTable<Int> = [
    "max": .max, "min": .min, "zero": 0, "bitWidth": Int.bitWidth,
  ]
}

extension Value {
  var isNil: Bool {
    if case .nilValue = self { return true }
    return false
  }

  var isFloating: Bool {
    switch self {
    case .floating: true
    case .sized(let number): number.kind == .float
    default: false
    }
  }

  /// A number as a floating-point one.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .floating(let number): number
    case .sized(let number): number.double
    default: nil
    }
  }
}
