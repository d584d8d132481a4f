/// Names that a program gives to types: `typealias Note = Entry`.
struct TypeAliases {
  /// The types as written.
  private let meant: [String: String]

  /// - Parameter names: with the types as written; empty where several are meant.
  init(_ names: [String: String] = [:]) { meant = names.filter { !$0.value.isEmpty } }

  var isEmpty: Bool { meant.isEmpty }

  /// What a name is given to, as written; nil: it is no alias.
  subscript(_ name: String) -> String? { meant[name] }

  /// The name of a type as ``TypeText/name(_:)`` gives it, of an alias the one that it stands for.
  func name(of text: String) -> String {
    var name = TypeText.name(text)
    guard !meant.isEmpty else { return name }
    // An alias may stand for another one, and a wrong program has circles of them.
    for _ in 0..<8 {
      guard let next = meant[DeclaredGroup.lastName(of: name)] else { return name }
      name = TypeText.name(next)
    }
    return name
  }

  /// The aliases of types of which one is among some names: `typealias Screen = View & Sendable`.
  func names(of known: Set<String>) -> [String] {
    meant.keys.filter { alias in
      (meant[alias] ?? "").split(separator: "&").contains { part in
        known.contains(name(of: part.split(separator: " ").joined(separator: " ")))
      }
    }
  }
}
