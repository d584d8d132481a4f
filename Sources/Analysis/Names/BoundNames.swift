import SwiftSyntax

/// The names that something in a file may bind other than as a member of a type: parameters, variables in
/// code, generic parameters, labels. Looking any other name up finds members and globals alone.
///
/// A look-up goes through all that stands before a name in each scope, so one for each name of a long body
/// takes time that grows with its square.
final class BoundNames: SyntaxVisitor {
  private(set) var names: Set<String> = ["self", "Self", "error", "newValue", "oldValue"]

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Whether a name may mean something that is no member and no global.
  func mayBind(_ name: String) -> Bool {
    guard let first = name.first, first != "$", first != "`" else { return true }
    return names.contains(name)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, let parent = token.parent,
      !Self.only(names: token, in: parent)
    else { return .visitChildren }
    names.insert(name.first == "`" ? String(name.dropFirst().dropLast()) : name)
    return .visitChildren
  }

  /// Whether a token uses a name, or declares a member.
  private static func only(names token: TokenSyntax, in parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .declReferenceExpr, .labeledExpr, .identifierType, .memberType, .enumCaseElement: true
    case .identifierPattern:
      parent.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
        && parent.parent?.is(PatternBindingSyntax.self) == true
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl:
      parent.parent?.is(MemberBlockItemSyntax.self) == true
    default: false
    }
  }
}
