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
    switch kind {
    case .int8: Int8(exactly: number).map { .init($0, kind) }
    case .int16: Int16(exactly: number).map { .init($0, kind) }
    case .int32: Int32(exactly: number).map { .init($0, kind) }
    case .uint8: UInt8(exactly: number).map { .init($0, kind) }
    case .uint16: UInt16(exactly: number).map { .init($0, kind) }
    case .uint32: UInt32(exactly: number).map { .init($0, kind) }
    case .uint64, .uint: UInt64(exactly: number).map { .init($0, kind) }
    case .float: .init(Float(number))
    }
  }

  /// The lowest bits of a number.
  static func truncating(_ bits: UInt64, _ kind: Kind) -> SizedNumber {
    switch kind {
    case .int8: .init(Int8(truncatingIfNeeded: bits), kind)
    case .int16: .init(Int16(truncatingIfNeeded: bits), kind)
    case .int32: .init(Int32(truncatingIfNeeded: bits), kind)
    case .uint8: .init(UInt8(truncatingIfNeeded: bits), kind)
    case .uint16: .init(UInt16(truncatingIfNeeded: bits), kind)
    case .uint32: .init(UInt32(truncatingIfNeeded: bits), kind)
    case .uint64, .uint: .init(bits, kind)
    case .float: .init(Float(bits))
    }
  }

  static func bounds(_ kind: Kind) -> (least: SizedNumber, greatest: SizedNumber)? {
    func bounds<T: FixedWidthInteger>(_ type: T.Type) -> (SizedNumber, SizedNumber) {
      (.init(T.min, kind), .init(T.max, kind))
    }
    return switch kind {
    case .int8: bounds(Int8.self)
    case .int16: bounds(Int16.self)
    case .int32: bounds(Int32.self)
    case .uint8: bounds(UInt8.self)
    case .uint16: bounds(UInt16.self)
    case .uint32: bounds(UInt32.self)
    case .uint64, .uint: bounds(UInt64.self)
    case .float: nil
    }
  }

  static func bitWidth(_ kind: Kind) -> Int {
    switch kind {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32, .float: 32
    case .uint64, .uint: 64
    }
  }
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
