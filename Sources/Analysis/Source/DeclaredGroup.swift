import SwiftSyntax

/// In what a declaration stands that is no type.
enum DeclarationPlace: Sendable {
  /// In nothing else.
  case file
  /// In the initial value of a variable, or in the signature of a function.
  case value
  /// In what is given to `#Preview`, or to another macro.
  case preview, macro
}

/// The declaration of a type, or an extension.
struct DeclaredGroup: Sendable {
  /// `object`: a class or an actor; `outside`: an extension, or a type of which only these are declared.
  enum Kind: Sendable { case structure, object, enumeration, protocolType, outside }

  let kind: Kind
  /// `Shop.Shelf` of `extension Shop.Shelf`, `Array` of `extension [Int]`.
  let name: String
  /// The names of the types around it, the outermost first.
  let around: [String]
  let node: any DeclGroupSyntax
  /// In the order of the source, with those in all branches of `#if`.
  let members: [DeclaredMember]
  let place: DeclarationPlace

  init(_ node: any DeclGroupSyntax, around: [String], _ place: DeclarationPlace) {
    self.node = node
    self.around = around
    self.place = place
    name = node.declaredName
    members = node.memberBlock.members.flatMap { DeclaredMember.all(in: $0.decl) }
    switch node.kind {
    case .structDecl: kind = .structure
    case .classDecl, .actorDecl: kind = .object
    case .enumDecl: kind = .enumeration
    case .protocolDecl: kind = .protocolType
    default: kind = .outside
    }
  }

  var isExtension: Bool { kind == .outside }
  var inherited: [TypeSyntax] { node.inheritanceClause?.inheritedTypes.map(\.type) ?? [] }
  /// With the names of the types around it.
  var fullName: String { (around + [name]).joined(separator: ".") }

  /// The last part of a name.
  static func lastName(of name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }
}

extension DeclGroupSyntax {
  /// The name of a type's declaration, or of what an extension extends.
  var declaredName: String {
    asProtocol((any NamedDeclSyntax).self)?.name.identifierText
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.extendedName ?? ""
  }
}

extension Syntax {
  /// The type's declaration or the extension that the node is.
  var group: (any DeclGroupSyntax)? {
    switch kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      asProtocol((any DeclGroupSyntax).self)
    default: nil
    }
  }
}
