/// Numbers, texts and elements that stand in for inputs of which only the type is known.
///
/// Two programs that show `width * height` and `height * width` show other terms and the same values: only
/// values can tell.
extension Initializers {
  /// nil: none are wanted, or it is a type that values say nothing of.
  func standIn(_ type: TypeRef, name: String, depth: Int) throws(Interruption) -> Value? {
    guard let seed = interpreter.options.standIns else {
      if isNumberOrText(type) || type.isArray, interpreter.symbols.count < Self.mostSymbols {
        interpreter.symbols.insert(name)
      }
      return nil
    }
    let number = Self.number(for: name, seed: seed)
    switch type {
    case .external("Int", _), .external("Int64", _): return .integer(number)
    case .external("Double", _), .external("CGFloat", _), .external("TimeInterval", _):
      return .floating(Double(number) + 0.5)
    case .external(let name, _) where SizedNumber.kind(named: name) != nil:
      return SizedNumber.kind(named: name).map { .sized(Self.sized(number, $0)) }
    case .external("String", _):
      let word = name.split(separator: ".").last ?? ""
      return .string(Self.isEdge(seed) && number < 1 ? "" : "\(word) \(number)")
    case .array(let element):
      var elements: [Value] = []
      for index in 0..<(1 + (seed + 1) % 4) {
        elements.append(try symbolicValue(element, name: "\(name)[\(index)]", depth: depth + 1))
      }
      return .array(ArrayBox(elements))
    default: return nil
    }
  }

  private static let mostSymbols = 200

  private func isNumberOrText(_ type: TypeRef) -> Bool {
    guard case .external(let name, _) = type else { return false }
    return SizedNumber.kind(named: name) != nil
      || ["Int", "Int64", "Double", "CGFloat", "TimeInterval", "String"].contains(name)
  }

  /// A number from 2 to 48, another one for most other names and seeds; with some seeds from -1 to 2. What
  /// two names get has nothing to do with each other: their order is another one with other seeds.
  private static func number(for name: String, seed: Int) -> Int {
    // No two elements of a collection have one identity.
    if let identity = ElementIdentity.parts(of: name) {
      return number(for: identity.collection, seed: seed) + identity.index
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var mixed = hash &+ UInt64(truncatingIfNeeded: seed) &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return isEdge(seed) ? Int(mixed % 4) - 1 : 2 + Int(mixed % 47)
  }

  /// A number of a width; no type without a sign holds one below zero.
  private static func sized(_ number: Int, _ kind: SizedNumber.Kind) -> SizedNumber {
    switch kind {
    case .float: SizedNumber(Float(number) + 0.5)
    case .uint8, .uint16, .uint32, .uint64, .uint: SizedNumber(max(0, number), kind)
    case .int8, .int16, .int32: SizedNumber(number, kind)
    }
  }

  private static func isEdge(_ seed: Int) -> Bool { seed % 6 == 5 || seed % 6 == 0 }
}

/// The sets of values that stand in for inputs; see ``SimulationOptions/standIns``. The hash is FNV-1a,
/// finished as SplitMix64 does.
package let standInSeeds = 1...6

/// More of them, for programs that part over symbols and not with the first values.
package let furtherStandInSeeds = 7...60

extension TypeRef {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
