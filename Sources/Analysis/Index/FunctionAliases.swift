/// Names that a program gives to function types: `typealias Action = () -> Void`.
struct FunctionAliases {
  private var meant: [String: String] = [:]

  /// - Parameter aliases: names of types, with the types as written; empty where several are meant.
  init(_ aliases: [String: String] = [:]) {
    for name in aliases.keys {
      var text = aliases[name] ?? ""
      var steps = 0
      while !TypeText.isFunction(text), let next = aliases[Self.key(text)], steps < 8 {
        text = next
        steps += 1
      }
      if TypeText.isFunction(text), !text.hasPrefix("["), TypeText.name(text) != "Binding" {
        meant[name] = text
      }
    }
  }

  var isEmpty: Bool { meant.isEmpty }

  /// A type with the function type in the place of its name: `@escaping Action`, `Action?`.
  func expanded(_ type: String) -> String {
    guard !meant.isEmpty, let function = meant[Self.key(type)] else { return type }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    return isOptional ? "(\(function))?" : function
  }

  /// The name alone: without attributes, the types around it, generic arguments and optionality.
  private static func key(_ type: String) -> String {
    let words = type.split(separator: " ").drop { $0.hasPrefix("@") }
    guard words.count == 1, let word = words.first else { return "" }
    return DeclaredGroup.lastName(of: TypeText.name(String(word)))
  }
}

extension IndexedType {
  /// Writes out the types of properties and parameters that are names for function types.
  mutating func expand(_ aliases: FunctionAliases) {
    properties = properties.map { property in
      guard let type = property.type else { return property }
      let expanded = aliases.expanded(type)
      return expanded == type ? property : property.typed(expanded)
    }
    for member in members { member.expand(aliases) }
  }
}
