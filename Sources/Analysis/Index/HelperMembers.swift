import SwiftSyntax

extension ViewType {
  /// Whether a member builds a part of the body that would be better off as a view: it is used, and it is
  /// not the whole body.
  func isHelper(_ member: ViewMember, viewNames: ViewNames) -> Bool {
    ViewTypeNames.yieldsView(member, viewNames: viewNames)
      && reads.mentions(member.name, from: entry) && showsIfText(member)
      && !isWholeBody(member)
  }

  /// Whether the body is the member with modifiers: the struct would be the view again.
  private func isWholeBody(_ member: ViewMember) -> Bool {
    guard let value = body?.onlyValue else { return false }
    let callee = ViewChain(value).callee
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return access.base?.writtenText == "self"
        && access.declName.baseName.identifierText == member.name
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText == member.name
  }
}

extension ViewMember {
  /// The expression that is all of its code; nil: there is more, or something else.
  var onlyValue: ExprSyntax? {
    guard code.count == 1, let item = code.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }

  /// Whether it makes one view of the program, with modifiers, and hands no content to it: that is
  /// compared as any.
  func isOneCall(_ viewNames: ViewNames) -> Bool {
    guard let value = onlyValue else { return false }
    let chain = ViewChain(value)
    guard let call = chain.call, chain.viewName.map(viewNames.contains) == true else {
      return false
    }
    let closures =
      [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    return closures.allSatisfy { !Self.makesValues($0) }
  }

  /// Whether something is made in a closure, as in the content of a container; an action only does something.
  private static func makesValues(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, name.isCapitalized else { return false }
      let next = token.nextToken(viewMode: .sourceAccurate)?.tokenKind
      return next == .leftParen || next == .leftBrace
    }
  }
}
