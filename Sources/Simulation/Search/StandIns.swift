/// Numbers, texts and elements that stand in for inputs of which only the type is known.
///
/// Two programs that show `width * height` and `height * width` show other terms and the same values: only
/// values can tell.
extension Machine {
  /// nil: none are wanted, or it is a type that values say nothing of.
  func standIn(_ type: TypeRef, name: String, depth: Int) throws(Interruption) -> Value? {
    guard let seed = options.standIns else {
      if isNumberOrText(type) || type.isArray, symbols.count < Self.mostSymbols {
        symbols.insert(name)
      }
      return nil
    }
    let number = Self.number(for: name, seed: seed)
    switch type {
    case .external("Int", _): return .integer(number)
    case .external("Double", _), .external("CGFloat", _), .external("Float", _),
      .external("TimeInterval", _):
      return .floating(Double(number) + 0.5)
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
    return ["Int", "Double", "CGFloat", "Float", "TimeInterval", "String"].contains(name)
  }

  /// A number from 2 to 48, another one for most other names and seeds; with the last seeds from -1 to 2.
  private static func number(for name: String, seed: Int) -> Int {
    let hash = name.utf8.reduce(seed) { ($0 &* 31 &+ Int($1)) % 100_003 }
    return isEdge(seed) ? hash % 4 - 1 : 2 + hash % 47
  }

  private static func isEdge(_ seed: Int) -> Bool { seed > standInSeeds.count - 3 }
}

/// The sets of values that stand in for inputs; see ``SimulationOptions/standIns``.
package let standInSeeds = 1...6

extension TypeRef {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
