extension Value {
  /// How much room it takes, in elements of about 16 bytes. What lies deeper than three levels is not looked at.
  var weight: Int { weight(depth: 0) }

  private func weight(depth: Int) -> Int {
    guard depth < 3 else { return 1 }
    switch self {
    case .string(let text): return 1 + text.utf8.count / 16
    case .array(let box): return Self.weight(of: box.elements, depth)
    case .set(let box): return 3 * Self.weight(of: box.elements, depth)
    case .dictionary(let box): return 4 * Self.weight(of: box.entries.map(\.value), depth)
    case .structure(let value): return value.fields.reduce(1) { $0 + $1.weight(depth: depth + 1) }
    case .wrapped(let inner): return inner.weight(depth: depth + 1)
    default: return 1
    }
  }

  /// Of many elements the first ones stand for all.
  private static func weight(of elements: [Value], _ depth: Int) -> Int {
    let looked = elements.prefix(8)
    guard !looked.isEmpty else { return 1 }
    let sum = looked.reduce(0) { $0 + $1.weight(depth: depth + 1) }
    return 1 + sum * elements.count / looked.count
  }
}
