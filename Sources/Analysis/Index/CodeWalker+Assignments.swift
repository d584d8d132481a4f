import SwiftSyntax

extension CodeWalker {
  /// Whether an element of a sequence assigns to what stands before it: `=`, `+=`.
  static func isAssignment(_ element: ExprSyntax) -> Bool {
    switch element.kind {
    case .assignmentExpr: return true
    case .binaryOperatorExpr:
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        return false
      }
      switch sign {
      case "==", "!=", "<=", ">=", "===", "!==", "~=": return false
      default: return sign.utf8.last == UInt8(ascii: "=")
      }
    default: return false
    }
  }

  /// Makes the names in a pattern local.
  func bindNames(in pattern: some SyntaxProtocol, from start: Mark) {
    var pending: [Syntax] = [Syntax(pattern)]
    while let node = pending.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self) {
        bind(name.identifier.identifierText, from: start)
      } else if !node.is(TokenSyntax.self) {
        pending += node.children(viewMode: .sourceAccurate)
      }
    }
  }
}
