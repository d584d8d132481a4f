import SwiftSyntax

/// Whether the rows of a `ForEach` are built again when the body around them runs.
///
/// The value of a `ForEach` is its data, its ids and the closure of its rows. While these are equal no
/// row is made again (semantics, section 7); a closure that uses nothing of the view and no local of
/// the body but its data is equal.
enum KeptRows {
  /// - Parameter facts: of the member that the call stands in.
  static func areKept(by call: FunctionCallExprSyntax?, _ facts: CodeFacts?) -> Bool {
    guard let call, let facts, let closure = call.trailingClosure,
      let data = call.arguments.first?.expression, isKept(data)
    else { return false }
    let sources = Set(facts.uses(in: data.span).map(\.name))
    return facts.uses(in: closure.span).allSatisfy { use in
      use.isIndirect ? sources.contains(use.name) : use.name.first?.isUppercase == true
    }
  }

  /// Whether data is what it was unless something that it names has changed: no call makes it anew,
  /// and it is no collection of bindings.
  private static func isKept(_ data: ExprSyntax) -> Bool {
    data.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      switch token.tokenKind {
      case .leftParen, .dollarIdentifier, .leftBrace: false
      case .identifier(let name): !name.hasPrefix("$")
      default: true
      }
    }
  }
}
