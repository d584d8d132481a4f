import SwiftSyntax

/// A member of a type, or a declaration at file level, with its syntax: what is asked about it is read there.
struct DeclaredMember: Sendable {
  enum Kind: Sendable {
    case stored, computed, method, enumCase, nestedType, typeAlias, initializer, `subscript`
  }

  let name: String
  let kind: Kind
  /// The whole declaration, which may declare others too.
  let declaration: DeclSyntax
  /// The part of the declaration that is a property.
  var binding: PatternBindingSyntax?
  /// The part of the declaration that is an enum case.
  var element: EnumCaseElementSyntax?
  /// Several methods have the name.
  var isOverloaded = false
  /// Where a declaration at file level stands.
  var place = DeclarationPlace.file

  /// What a declaration declares, in the order of the source; of `#if` what all branches declare.
  static func all(
    in declaration: DeclSyntax, _ place: DeclarationPlace = .file
  ) -> [DeclaredMember] {
    func member(
      _ name: TokenSyntax?, _ kind: Kind, _ binding: PatternBindingSyntax? = nil,
      _ element: EnumCaseElementSyntax? = nil
    ) -> DeclaredMember {
      DeclaredMember(
        name: name?.identifierText ?? "", kind: kind, declaration: declaration, binding: binding,
        element: element, place: place)
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return node.bindings.compactMap { binding in
        guard let name = binding.nameToken else { return nil }
        return member(name, binding.getter == nil ? .stored : .computed, binding)
      }
    case .enumCaseDecl(let node):
      return node.elements.map { member($0.name, .enumCase, nil, $0) }
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [DeclaredMember] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.flatMap { all(in: $0.decl, place) }
      }
    case .functionDecl(let node): return [member(node.name, .method)]
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl:
      return [member(declaration.asProtocol((any NamedDeclSyntax).self)?.name, .nestedType)]
    case .typeAliasDecl(let node): return [member(node.name, .typeAlias)]
    case .initializerDecl(let node): return [member(node.initKeyword, .initializer)]
    case .subscriptDecl(let node): return [member(node.subscriptKeyword, .subscript)]
    default: return []
    }
  }
}
