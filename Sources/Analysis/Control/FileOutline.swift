import SwiftSyntax

/// What a file says that the analysis of other files depends on.
package struct FileOutline: Hashable, Sendable {
  /// Types that it declares, with what they inherit from.
  package var declared: [String: [String]] = [:]
  /// Protocols that it declares, with what they refine.
  package var protocols: [String: [String]] = [:]
  /// Types that it extends, with the conformances added.
  package var extended: [String: [String]] = [:]
  /// Names that may be types, wherever they stand in the code.
  package var mentioned: Set<String> = []

  package init() {}

  /// The outline of a parsed file.
  package init(_ source: ParsedSource) {
    let visitor = OutlineVisitor(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    self = visitor.outline
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true {
        mentioned.insert(name)
      }
    }
  }
}

/// Visits the declarations of types and no code.
private final class OutlineVisitor: SyntaxVisitor {
  private(set) var outline = FileOutline()
  private var path: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, \.declared)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, \.declared)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, \.declared)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, \.declared)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, \.protocols)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node, \.extended)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  private func enter(
    _ name: String, _ node: some DeclGroupSyntax,
    _ kind: WritableKeyPath<FileOutline, [String: [String]]>
  ) -> SyntaxVisitorContinueKind {
    path.append(name)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription }
    outline[keyPath: kind][path.joined(separator: "."), default: []] += inherited ?? []
    return .visitChildren
  }
}
