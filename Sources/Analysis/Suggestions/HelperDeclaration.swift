import SwiftSyntax

/// A property or function that builds views, and from where it can be used.
struct HelperDeclaration {
  enum Reach {
    /// A member of a view's values.
    case instance
    /// A static member.
    case type
    /// At file level.
    case file
    /// Inside of code.
    case local
  }

  let member: DeclaredMember
  let reach: Reach
  /// The type that it stands in; empty at file level.
  let owner: String
  var name: String { member.name }
  var function: FunctionDeclSyntax? { member.declaration.as(FunctionDeclSyntax.self) }

  init(
    _ declaration: DeclSyntax, _ types: SourceDeclarations
  ) throws(ExtractionObstacle) {
    owner = declaration.owner
    if declaration.parent?.is(MemberBlockItemSyntax.self) == true {
      member = try Self.declared(declaration, types.type(named: owner))
      reach = member.isStatic ? .type : .instance
    } else if declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      member = try Self.declared(declaration, types.types[""])
      reach = .file
    } else {
      guard let found = DeclaredMember.all(in: declaration).first else { throw .noPlace }
      member = found
      reach = .local
    }
  }

  private static func declared(
    _ declaration: DeclSyntax, _ type: SourceType?
  ) throws(ExtractionObstacle) -> DeclaredMember {
    guard let name = declaration.declaredName, let member = type?.members[name] else {
      throw .noPlace
    }
    guard member.declaration == declaration, !member.isOverloaded else { throw .overloaded(name) }
    return member
  }
}

extension DeclSyntax {
  /// The name of a function, or of the one property that is declared.
  fileprivate var declaredName: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    guard let bindings = self.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1 else {
      return nil
    }
    return bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
  }
}
