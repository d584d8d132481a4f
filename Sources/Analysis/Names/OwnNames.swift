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
private final class DeclaredNameFinder: SyntaxAnyVisitor {
  private(set) var names: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let name = name(of: node) { names.insert(name.identifierText) }
    return .visitChildren
  }

  private func name(of node: Syntax) -> TokenSyntax? {
    switch node.as(SyntaxEnum.self) {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .typeAliasDecl,
      .associatedTypeDecl, .functionDecl, .macroDecl:
      node.asProtocol((any NamedDeclSyntax).self)?.name
    case .enumCaseElement(let node): node.name
    case .identifierPattern(let node): node.identifier
    case .functionParameter(let node): node.secondName ?? node.firstName
    case .closureParameter(let node): node.secondName ?? node.firstName
    case .closureShorthandParameter(let node): node.name
    case .genericParameter(let node): node.name
    default: nil
    }
  }
}
