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
}
