/// How a program takes texts apart and reads numbers in them.
package struct TextPartings: Sendable {
  /// The calls, with their literal arguments.
  package private(set) var calls: Set<String> = []
  /// What parts are told by: short texts without letters and digits.
  package private(set) var signs: Set<String> = []
  /// The types of numbers that are made of something: `Int(text)`.
  package private(set) var numbers: Set<String> = []

  /// What texts are told by that begin with it: the letters before a number.
  package private(set) var starts: Set<String> = []
  /// How many letters are left out in front of the rest.
  package private(set) var skips: Set<Int> = []

  private static let skipping: Set<String> = ["dropFirst", "removeFirst"]
  private static let mostSkipped = 8

  private static let methods: Set<String> = [
    "split", "components", "replacingOccurrences", "replacing", "trimmingCharacters", "prefix",
    "suffix", "hasPrefix", "hasSuffix", "firstIndex", "lastIndex", "range", "compare", "joined",
    "contains",
  ]
  private static let numberTypes: Set<String> = ["Int", "Double", "Float", "Decimal"]

  mutating func note(_ callee: Expr, _ arguments: [Argument]) {
    noteFront(callee, arguments)
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

  /// What stands in front of the part that is read: `hasPrefix("SA")`, `dropFirst(2)`.
  private mutating func noteFront(_ callee: Expr, _ arguments: [Argument]) {
    guard case .member(_, let name, _, _) = callee, arguments.count <= 1 else { return }
    guard let argument = arguments.first else {
      if Self.skipping.contains(name) { skips.insert(1) }
      return
    }
    switch Self.plain(argument.value) {
    case .literal(.string(let text))
    where name == "hasPrefix" && (1...Self.mostSkipped).contains(text.count):
      starts.insert(text)
    case .literal(.integer(let count))
    where Self.skipping.contains(name) && (1...Self.mostSkipped).contains(count):
      skips.insert(count)
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
