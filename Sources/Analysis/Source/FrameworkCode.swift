import Catalog
import SwiftSyntax

/// A declaration whose members SwiftUI or Foundation call, and which the simulator does not run.
package struct FrameworkCode: Hashable, Sendable {
  /// The name of the type, for messages.
  package var name: String
  /// Its tokens, without comments and the type's own name.
  package var text: String
  /// In the file, from 1.
  package var line: Int
}

extension FrameworkCode {
  /// What frameworks call: layouts, shapes, effects, views of other frameworks, formats. In order.
  package static func all(in source: ParsedSource) -> [FrameworkCode] {
    let visitor = FrameworkCodeVisitor(source)
    visitor.walk(source.tree)
    return visitor.found
  }
}

private final class FrameworkCodeVisitor: SyntaxVisitor {
  private let source: ParsedSource
  var found: [FrameworkCode] = []

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node, node.extendedType.trimmedDescription, node.inheritanceClause)
  }

  private func visit(
    _ node: some DeclGroupSyntax, _ name: String, _ clause: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard let clause, isCalled(clause) || isStyle(clause, node) else { return .visitChildren }
    let own = DeclaredGroup.lastName(of: name)
    let tokens = node.tokens(viewMode: .sourceAccurate).map { $0.text == own ? "_" : $0.text }
    let line = source.position(of: node).line
    found.append(FrameworkCode(name: own, text: tokens.joined(separator: " "), line: line))
    return .skipChildren
  }

  private func isCalled(_ clause: InheritanceClauseSyntax) -> Bool {
    clause.inheritedTypes.contains { inherited in
      Catalog.isCalledByFrameworks(DeclaredGroup.lastName(of: inherited.type.trimmedDescription))
    }
  }

  private func isStyle(_ clause: InheritanceClauseSyntax, _ node: some DeclGroupSyntax) -> Bool {
    clause.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("Style") }
      && node.memberBlock.tokens(viewMode: .sourceAccurate).contains {
        Catalog.touchStates.contains($0.text)
      }
  }
}
