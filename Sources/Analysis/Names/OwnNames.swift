import SwiftSyntax

/// The names that a file declares, wherever they are visible.
package struct OwnNames: Sendable {
  /// Types, members, globals, parameters and local names.
  package var declared: Set<String>
  /// The file's types whose members all stand in the file: they inherit nothing from elsewhere but
  /// protocols of values.
  package var closedTypes: Set<String>
}

extension OwnNames {
  /// The names that a file declares.
  package init(of source: ParsedSource) {
    let finder = DeclaredNameFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    let types = DeclaredTypes([source])
    declared = finder.names
    closedTypes = Set(types.types.keys.filter { types.isClosed($0) })
  }
}

extension DeclaredTypes {
  /// Whether nothing but the program gives the type members with names of their own.
  fileprivate func isClosed(_ name: String, depth: Int = 0) -> Bool {
    guard depth < 20, let type = types[name], !type.isExternal, type.attributes.isEmpty else {
      return false
    }
    return type.inherits.allSatisfy {
      Self.valueProtocols.contains($0) || isClosed($0, depth: depth + 1)
    }
  }

  private static let valueProtocols: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable",
    "CaseIterable", "Comparable", "Error", "AnyObject", "CustomStringConvertible", "String", "Int",
    "Double", "ObservableObject",
  ]
}

/// Collects each declared name.
private final class DeclaredNameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  private func add(_ token: TokenSyntax?) -> SyntaxVisitorContinueKind {
    if let token { names.insert(token.identifierText) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }
}
