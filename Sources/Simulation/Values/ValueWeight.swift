/// How much room values take, in elements of about 16 bytes.
enum ValueWeight {
  /// What lies deeper than three levels is not looked at.
  static func of(_ value: Value, depth: Int = 0) -> Int {
    guard depth < 3 else { return 1 }
    switch value {
    case .string(let text): return 1 + text.utf8.count / 16
    case .array(let box): return of(box.elements, depth)
    case .set(let box): return 3 * of(box.elements, depth)
    case .dictionary(let box):
      return 4 * of(box.entries.prefix(sample).map(\.value), depth, box.entries.count)
    case .structure(let value): return value.fields.reduce(1) { $0 + of($1, depth: depth + 1) }
    case .wrapped(let inner): return of(inner, depth: depth + 1)
    default: return 1
    }
  }

  /// So many elements stand for all.
  private static let sample = 8

  private static func of(_ elements: [Value], _ depth: Int, _ count: Int? = nil) -> Int {
    let looked = elements.prefix(sample)
    guard !looked.isEmpty else { return 1 }
    let sum = looked.reduce(0) { $0 + of($1, depth: depth + 1) }
    return 1 + sum * (count ?? elements.count) / looked.count
  }
}
