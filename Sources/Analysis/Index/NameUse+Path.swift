import SwiftSyntax

extension NameUse {
  /// Climbs from the name over the members after it, up to a call.
  ///
  /// - Parameter assigned: expressions that are assigned to, by their stretches of the source.
  mutating func follow(_ start: Syntax, assigned: Set<Int>) {
    var node = start
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
        path.append(member.declName.baseName.identifierText)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        isCalled = true
        hasArguments = !call.arguments.isEmpty || call.trailingClosure != nil
        return
      } else if let item = parent.as(SubscriptCallExprSyntax.self),
        item.calledExpression.id == node.id
      {
        path.append("[]")
      } else if parent.is(InOutExprSyntax.self) {
        isWritten = true
        return
      } else if !parent.is(OptionalChainingExprSyntax.self), !parent.is(ForceUnwrapExprSyntax.self)
      {
        break
      }
      node = parent
      if path.count >= 4 { break }
    }
    if !assigned.isEmpty, assigned.contains(node.stretch) { isWritten = true }
  }
}
