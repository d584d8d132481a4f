import SwiftSyntax

/// A view and the modifiers that are applied to it.
struct ViewChain {
  /// The calls of modifiers, the last one first.
  private(set) var modifiers: [Modifier] = []
  private(set) var callee: ExprSyntax
  /// The last part of the callee's name; empty: it has none.
  let name: String
  /// nil: a bare name.
  private(set) var call: FunctionCallExprSyntax?

  /// A modifier's call and its name.
  struct Modifier {
    var call: FunctionCallExprSyntax
    var name: String
  }

  init(_ expression: ExprSyntax) {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, !Self.isTypeOrSelf(base)
        else {
          callee = call.calledExpression
          name = CodeWalker.name(of: callee)
          self.call = call
          return
        }
        modifiers.append(Modifier(call: call, name: CodeWalker.name(of: call.calledExpression)))
        current = base
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base,
        base.is(FunctionCallExprSyntax.self)
      {
        // A modifier without parentheses.
        current = base
      } else if let base = current.as(PostfixIfConfigExprSyntax.self)?.base {
        current = base
      } else {
        callee = current
        name = CodeWalker.name(of: callee)
        return
      }
    }
  }

  /// The name of the view that it makes; nil: it makes none, or a member makes it.
  var viewName: String? {
    if call == nil, let member = callee.as(MemberAccessExprSyntax.self),
      let base = member.base, CodeWalker.name(of: base) == "Color"
    {
      return "Color"
    }
    return name.isCapitalized && call != nil ? name : nil
  }

  private static func isTypeOrSelf(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return expression.is(MemberAccessExprSyntax.self)
        && CodeWalker.name(of: expression).isCapitalized
    }
    return name == "self" || name == "Self" || name.isCapitalized
  }
}
