import SwiftSyntax

/// What a compiler's error at a place of a file can rest on: the calls around the place.
package struct ErrorSite: Hashable, Sendable {
  /// Names of the calls in whose arguments or at whose name the place is, innermost first, up to
  /// the statement or the closure around it.
  package var calls: [String] = []
  /// The name of the call that the closure around the place is given to.
  package var receiver: String?
  /// That closure has one statement, so its type is found together with the call's.
  package var isAlone = false
  /// The place is in the `return` with which a closure ends.
  package var endsClosure = false
  /// Where the member or the global declaration around the place begins: errors of one declaration
  /// may follow from each other.
  package var declaration = 0
}

extension ErrorSite {
  /// - Parameter column: UTF-8 bytes, from 1.
  package init?(in source: ParsedSource, line: Int, column: Int) {
    let offset = source.lines.offset(of: SourcePosition(line: line, column: column))
    guard offset < source.tree.endPosition.utf8Offset,
      let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    self.init(token)
  }

  fileprivate init(_ token: TokenSyntax) {
    var child = Syntax(token)
    var isInside = true
    while let node = child.parent {
      if isInside, let item = node.as(CodeBlockItemSyntax.self), item.item.is(ReturnStmtSyntax.self)
      {
        endsClosure = item.endsClosure
      }
      if isInside, let call = node.as(FunctionCallExprSyntax.self) {
        if call.isConcerned(by: child, token) { calls.append(call.calleeName) }
      } else if isInside, let closure = node.as(ClosureExprSyntax.self) {
        isInside = false
        receiver = closure.receiver
        isAlone = closure.statements.count == 1
      } else if node.is(MemberBlockItemSyntax.self)
        || node.parent?.is(SourceFileSyntax.self) == true
      {
        isInside = false
        if declaration == 0 { declaration = child.position.utf8Offset + 1 }
      }
      child = node
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is the last statement of a closure.
  fileprivate var endsClosure: Bool {
    guard let statements = parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return statements.parent?.is(ClosureExprSyntax.self) == true && statements.last?.id == id
  }
}

extension ClosureExprSyntax {
  /// The name of the call that is given this closure.
  fileprivate var receiver: String? {
    var current = parent
    while let node = current {
      if let call = node.as(FunctionCallExprSyntax.self) { return call.calleeName }
      if node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// `padding` of `Text("a").padding(3)`, `Slider` of `Slider(value: $a)`.
  fileprivate var calleeName: String {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.identifierText
      guard name == "init", let base = member.base else { return name }
      return base.trimmedDescription
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.identifierText
    }
    return callee.trimmedDescription
  }

  /// Whether an error at a token in one of the call's parts is about the call: it is in the
  /// arguments, or at the callee's own name, not in what the callee is a member of.
  fileprivate func isConcerned(by part: Syntax, _ token: TokenSyntax) -> Bool {
    guard part.id == Syntax(calledExpression).id else { return true }
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return token.position >= member.period.position
    }
    return true
  }
}
