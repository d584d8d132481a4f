@_spi(RawSyntax) import SwiftSyntax

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
    mentioned = Self.capitalizedNames(in: source.tree.raw)
  }

  /// Capitalized identifiers. Every token of every file is looked at, so the tree is read as it is
  /// stored: the nodes of its public form would take longer than the rest of the outline.
  private static func capitalizedNames(in root: RawSyntax) -> Set<String> {
    var result: Set<String> = []
    var pending = [root]
    while let node = pending.popLast() {
      if let token = node.tokenView {
        guard token.rawKind == .identifier else { continue }
        let text = token.rawText
        // Letters beyond ASCII need a look at the character.
        guard let first = text.first, first >= 0x80 || first >= 65 && first <= 90 else { continue }
        let name = String(syntaxText: text)
        if name.isCapitalized { result.insert(name) }
      } else if let layout = node.layoutView {
        for child in layout.children { if let child { pending.append(child) } }
      }
    }
    return result
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
    enter(node.extendedType.writtenText, node, \.extended)
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
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.writtenText }
    outline[keyPath: kind][path.joined(separator: "."), default: []] += inherited ?? []
    return .visitChildren
  }
}
