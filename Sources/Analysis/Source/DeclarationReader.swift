import SwiftSyntax

/// What a file declares, read once for all who ask. Code of functions and values is not entered.
struct Declarations: Sendable {
  /// Types and extensions, in the order of the source.
  fileprivate(set) var groups: [DeclaredGroup] = []
  /// Types, functions and variables outside of all types.
  fileprivate(set) var globals: [DeclaredMember] = []

  init(_ tree: SourceFileSyntax) {
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    self = reader.found
  }

  fileprivate init() {}
}

/// Visits declarations.
private final class DeclarationReader: SyntaxAnyVisitor {
  private(set) var found = Declarations()
  private var around: [String] = []
  private var macros = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: enter(node)
    case .functionDecl, .variableDecl:
      add(node)
      return .skipChildren
    case .initializerDecl, .subscriptDecl: return .skipChildren
    case .macroExpansionDecl, .macroExpansionExpr: macros += 1
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    switch node.kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      around.removeLast()
    case .macroExpansionDecl, .macroExpansionExpr: macros -= 1
    default: break
    }
  }

  private func enter(_ node: Syntax) {
    add(node)
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return around.append("") }
    found.groups.append(DeclaredGroup(group, around: around, isInMacro: macros > 0))
    around.append(found.groups.last?.name ?? "")
  }

  /// Members of types are with these.
  private func add(_ node: Syntax) {
    guard around.isEmpty, let declaration = node.as(DeclSyntax.self) else { return }
    found.globals += DeclaredMember.all(in: declaration, isInMacro: macros > 0)
  }
}
