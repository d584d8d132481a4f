/// A number whose type is neither `Int` (nor `Int64`) nor `Double`: it has a width, and traps or
/// rounds at that width.
package struct SizedNumber: Hashable {
  package enum Kind: String {
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"
    case uint = "UInt"
    case float = "Float"

    /// nil: it is no integer.
    var type: (any FixedWidthInteger.Type)? {
      switch self {
      case .int8: Int8.self
      case .int16: Int16.self
      case .int32: Int32.self
      case .uint8: UInt8.self
      case .uint16: UInt16.self
      case .uint32: UInt32.self
      case .uint64, .uint: UInt64.self
      case .float: nil
      }
    }
  }

  /// What an operation gives.
  enum Outcome {
    case number(SizedNumber)
    case boolean(Bool)
    /// The result does not fit.
    case overflow
    case divisionByZero
  }

  package let kind: Kind
  /// An integer's value in 64 bits, extended by its sign; a Float's bits.
  package let bits: UInt64

  init(_ value: some FixedWidthInteger, _ kind: Kind) {
    self.kind = kind
    bits = UInt64(truncatingIfNeeded: value)
  }

  init(_ value: Float) {
    kind = .float
    bits = UInt64(value.bitPattern)
  }

  /// The kind of a type by its name. nil: not a number with a width of its own.
  static func kind(named name: String) -> Kind? {
    name == "Float32" ? .float : Kind(rawValue: name)
  }

  var single: Float? { kind == .float ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)) : nil }

  /// The value, where it is an integer that fits `Int`.
  var integer: Int? {
    switch kind {
    case .float: nil
    case .uint64, .uint: Int(exactly: bits)
    default: Int(truncatingIfNeeded: bits)
    }
  }

  var double: Double {
    if let single { return Double(single) }
    return integer.map(Double.init) ?? Double(bits)
  }

  /// As Swift prints it.
  var text: String {
    if let single { return String(describing: single) }
    return integer.map { String($0) } ?? String(bits)
  }

  /// A whole number, or nil when it does not fit.
  static func exactly(_ number: Int, _ kind: Kind) -> SizedNumber? {
    guard let type = kind.type else { return .init(Float(number)) }
    return type.init(exactly: number).map { .init($0, kind) }
  }

  /// The lowest bits of a number.
  static func truncating(_ bits: UInt64, _ kind: Kind) -> SizedNumber {
    guard let type = kind.type else { return .init(Float(bits)) }
    let value = type.init(truncatingIfNeeded: bits)
    return SizedNumber(value, kind)
  }

  /// The number that is some steps away, where it fits. nil: it does not, or is no whole number.
  func moved(by count: Int, step: Double) -> SizedNumber? {
    guard kind != .float, let own = integer, let width = Int(exactly: step.rounded(.towardZero))
    else { return nil }
    let (way, isFar) = count.multipliedReportingOverflow(by: width)
    let (sum, overflows) = own.addingReportingOverflow(way)
    return isFar || overflows ? nil : Self.exactly(sum, kind)
  }

  static func bounds(_ kind: Kind) -> (least: SizedNumber, greatest: SizedNumber)? {
    func bounds<T: FixedWidthInteger>(_ type: T.Type) -> (SizedNumber, SizedNumber) {
      (.init(T.min, kind), .init(T.max, kind))
    }
    return kind.type.map { bounds($0) }
  }

  static func bitWidth(_ kind: Kind) -> Int { kind.type?.bitWidth ?? 32 }
}

extension Value {
  /// A known value of the standard library.
  var isPlain: Bool {
    switch self {
    case .integer, .floating, .sized, .boolean, .string, .array, .set, .dictionary, .range: true
    default: false
    }
  }
}
