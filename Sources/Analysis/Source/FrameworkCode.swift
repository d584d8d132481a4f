import Catalog
import SwiftSyntax

/// A declaration whose members SwiftUI or Foundation call, or what a store is asked for, and which the simulator
/// does not run.
package struct FrameworkCode: Hashable, Sendable {
  /// The name of the type, for messages.
  package var name: String
  /// Its tokens, without comments and the type's own name.
  package var text: String
  /// In the file, from 1.
  package var line: Int
}

extension FrameworkCode {
  /// What frameworks call in the files of a program, with the file of each: layouts, shapes, effects, views
  /// of other frameworks, formats, raw values that are stored. In order.
  package static func all(in sources: [ParsedSource]) -> [(code: FrameworkCode, file: String)] {
    let stores = sources.contains(where: storesRawValues)
    return sources.flatMap { source in
      let visitor = FrameworkCodeVisitor(source, storesRawValues: stores)
      visitor.walk(source.tree)
      return visitor.found.map { ($0, source.file) }
    }
  }

  /// Whether a wrapper keeps raw values outside of the program.
  private static func storesRawValues(_ source: ParsedSource) -> Bool {
    source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      switch Catalog.wrapper(token.text)?.kind {
      case .appStorage, .sceneStorage: true
      default: false
      }
    }
  }
}

private final class FrameworkCodeVisitor: SyntaxAnyVisitor {
  private let source: ParsedSource
  private let storesRawValues: Bool
  var found: [FrameworkCode] = []

  init(_ source: ParsedSource, storesRawValues: Bool) {
    self.source = source
    self.storesRawValues = storesRawValues
    super.init(viewMode: .sourceAccurate)
  }

  /// What a store is asked for: `@Query(filter: …)`.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let requests = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      Catalog.wrapper($0.attributeName.trimmedDescription)?.kind == .query
    }
    if let request = requests.first, let name = node.bindings.first?.pattern.trimmedDescription {
      add(request, name: name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if Catalog.wrapper(name)?.kind == .query { add(node, name: name) }
    return .visitChildren
  }

  private func add(_ node: some SyntaxProtocol, name: String) {
    let tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
    let line = source.position(of: node).line
    found.append(FrameworkCode(name: name, text: tokens.joined(separator: " "), line: line))
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard node.kind != .protocolDecl, let node = node.group, let clause = node.inheritanceClause,
      isCalled(clause) || isStyle(clause, node)
    else { return .visitChildren }
    let own = DeclaredGroup.lastName(of: node.declaredName)
    let tokens = node.tokens(viewMode: .sourceAccurate).map { $0.text == own ? "_" : $0.text }
    let line = source.position(of: node).line
    found.append(FrameworkCode(name: own, text: tokens.joined(separator: " "), line: line))
    return .skipChildren
  }

  private func isCalled(_ clause: InheritanceClauseSyntax) -> Bool {
    clause.inheritedTypes.contains { inherited in
      let name = DeclaredGroup.lastName(of: inherited.type.trimmedDescription)
      return Catalog.isCalledByFrameworks(name)
        || storesRawValues && name == Catalog.storedProtocol
    }
  }

  private func isStyle(_ clause: InheritanceClauseSyntax, _ node: some DeclGroupSyntax) -> Bool {
    clause.inheritedTypes.contains { $0.type.trimmedDescription.hasSuffix("Style") }
      && node.memberBlock.tokens(viewMode: .sourceAccurate).contains {
        Catalog.touchStates.contains($0.text)
      }
  }
}
