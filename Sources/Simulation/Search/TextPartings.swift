/// How a program takes texts apart and reads numbers in them.
package struct TextPartings: Sendable {
  /// The calls, with their literal arguments.
  package private(set) var calls: Set<String> = []
  /// What parts are told by: short texts without letters and digits.
  package private(set) var signs: Set<String> = []
  /// The types of numbers that are made of something: `Int(text)`.
  package private(set) var numbers: Set<String> = []

  private static let methods: Set<String> = [
    "split", "components", "replacingOccurrences", "replacing", "trimmingCharacters", "prefix",
    "suffix", "hasPrefix", "hasSuffix", "firstIndex", "lastIndex", "range", "compare", "joined",
    "contains",
  ]
  private static let numberTypes: Set<String> = ["Int", "Double", "Float", "Decimal"]

  mutating func note(_ callee: Expr, _ arguments: [Argument]) {
    switch callee {
    case .member(_, let name, _, _) where Self.methods.contains(name):
      let given = arguments.map { argument in
        (argument.label ?? "_") + ":" + (Self.literal(argument.value) ?? "")
      }
      calls.insert("\(name)(\(given.joined(separator: " ")))")
      for argument in arguments {
        guard case .literal(.string(let text)) = Self.plain(argument.value), !text.isEmpty,
          text.count <= 3, !text.contains(where: { $0.isLetter || $0.isNumber })
        else { continue }
        signs.insert(text)
      }
    case .type(.external(let name, _)), .unresolved(let name, _):
      guard Self.numberTypes.contains(name), arguments.count == 1 else { return }
      numbers.insert(name)
      calls.insert(name + "(_)")
    default: break
    }
  }

  private static func plain(_ value: Expr) -> Expr {
    if case .typed(let inner, _) = value { inner } else { value }
  }

  private static func literal(_ value: Expr) -> String? {
    switch plain(value) {
    case .literal(let literal): "\(literal)"
    case .implicitMember(let name, _): "." + name
    case .member(_, let name, _, _): "." + name
    default: nil
    }
  }
}
