import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The calls in whose arguments or closures a call stands, the innermost first.
  var callsAround: [FunctionCallExprSyntax] {
    var result: [FunctionCallExprSyntax] = []
    var node = Syntax(self)
    while let parent = node.parent {
      if let outer = parent.as(FunctionCallExprSyntax.self), outer.calledExpression.id != node.id {
        result.append(outer)
      }
      node = parent
    }
    return result
  }
}

/// What most arguments are: not worth a walk.
extension ExprSyntax {
  /// Whether it is a literal that names nothing: a number, `true`, or text without interpolations.
  var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .stringLiteralExpr: self.as(StringLiteralExprSyntax.self)?.segments.count ?? 0 <= 1
    default: false
    }
  }

  /// Whether it is a literal or an implicit member, and names no view.
  var isPlainValue: Bool {
    switch kind {
    case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr: true
    case .memberAccessExpr: self.as(MemberAccessExprSyntax.self)?.base == nil
    default: false
    }
  }
}
