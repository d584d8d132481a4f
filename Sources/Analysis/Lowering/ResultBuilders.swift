import SwiftSyntax

/// Finds the types that a program declares as result builders.
final class ResultBuilders: SyntaxVisitor {
  private var found: Set<String> = []

  static func names(in sources: [ParsedSource]) -> Set<String> {
    let visitor = ResultBuilders(viewMode: .sourceAccurate)
    for source in sources { visitor.walk(source.tree) }
    return visitor.found
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node, node.name)
  }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(
    _ node: some WithAttributesSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if node.attributes.names.contains("resultBuilder") { found.insert(name.identifierText) }
    return .visitChildren
  }
}

extension AttributeListSyntax {
  /// The result builder among the attributes by its name: one that ends in "Builder".
  var builder: String? { names.first { $0.hasSuffix("Builder") } }
}
