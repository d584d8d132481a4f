/// Operators that are handed over as functions: `map(*)`, `filter(!)`, `reduce(into: 0, +=)`, `(+)(a, b)`.
extension Library {
  /// Operators that may be passed as values.
  static let operatorFunctions: Set<String> = [
    "+", "-", "*", "/", "%", "<", ">", "==", "!=", "<=", ">=", "&&", "||", "!", "...", "..<", "+=",
    "-=", "*=", "/=", "&", "|", "^", "&+", "&-", "&*", "<<", ">>", "??",
  ]

  /// The result of an operator that is called as a function. nil: it is none, or takes other values.
  func callOperator(
    _ name: String, _ arguments: [LabeledValue], site: Int
  ) throws(Interruption) -> Value? {
    guard Self.operatorFunctions.contains(name) else { return nil }
    var values = arguments.map(\.value)
    if values.count == 1, case .tuple(let pair) = values[0], pair.elements.count == 2 {
      values = pair.elements
    }
    switch (name, values.count) {
    case ("!", 1):
      guard case .boolean(let flag) = values[0] else { return nil }
      return .boolean(!flag)
    case ("-", 1), ("+", 1): return try libraryPrefix(name, values[0], site: site)
    case ("&&", 2), ("||", 2):
      guard case .boolean(let a) = values[0], case .boolean(let b) = values[1] else { return nil }
      return .boolean(name == "&&" ? a && b : a || b)
    case ("??", 2): return nil
    case (_, 2): return try operators.binary(name, values[0], values[1], site: site)
    default: return nil
    }
  }

  /// What a function with an `inout` parameter first leaves in it. nil: that is not known of it.
  func changed(
    _ value: Value, by function: Value, _ element: Value, site: Int
  ) throws(Interruption) -> Value? {
    guard case .closure(let closure) = function else { return nil }
    switch closure.code {
    case .literal: return try left(in: 0, of: [value, element], by: closure)
    case .library(let name) where name.hasSuffix("=") && Self.operatorFunctions.contains(name):
      return try operators.binary(String(name.dropLast()), value, element, site: site)
    default: return nil
    }
  }
}
