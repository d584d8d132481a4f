import Simulation
import SwiftSyntax

/// Types in the source to type references.
extension Lowerer {
  func lower(_ type: TypeSyntax, _ scope: TypeScope) -> TypeRef {
    guard depth < Self.maximumDepth else { return .external("Any") }
    depth += 1
    defer { depth -= 1 }
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return named(
        node.name.identifierText, arguments: node.genericArgumentClause, scope)
    case .memberType(let node): return member(node, scope)
    case .optionalType(let node): return .optional(lower(node.wrappedType, scope))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(lower(node.wrappedType, scope))
    case .arrayType(let node): return .array(lower(node.element, scope))
    case .dictionaryType(let node):
      return .dictionary(lower(node.key, scope), lower(node.value, scope))
    case .tupleType(let node): return tuple(node, scope)
    case .functionType(let node):
      return .function(
        parameters: node.parameters.map { lower($0.type, scope) },
        result: lower(node.returnClause.type, scope))
    case .attributedType(let node): return lower(node.baseType, scope)
    case .someOrAnyType(let node):
      let inner = lower(node.constraint, scope)
      return node.someOrAnySpecifier.text == "some" ? .opaque(inner) : .existential(inner)
    case .metatypeType(let node): return .metatype(lower(node.baseType, scope))
    case .compositionType(let node):
      guard let first = node.elements.first else { return .external("Any") }
      return lower(first.type, scope)
    default: return .external(type.trimmedDescription)
    }
  }

  private func tuple(_ node: TupleTypeSyntax, _ scope: TypeScope) -> TypeRef {
    let elements = node.elements.map {
      TypeRef.TupleElement(
        label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.text },
        type: lower($0.type, scope))
    }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private func member(_ node: MemberTypeSyntax, _ scope: TypeScope) -> TypeRef {
    let path = node.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
    if let id = resolveType(path, scope) { return .declared(id, []) }
    if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
      Self.libraries.contains(base)
    {
      return external(node.name.identifierText, generics(node.genericArgumentClause, scope))
    }
    if path.hasPrefix("Self."), let type = scope.type,
      let id = typesByName[(type.path + [node.name.identifierText]).joined(separator: ".")]
    {
      return .declared(id, [])
    }
    return .external(path)
  }

  private func named(
    _ name: String, arguments: GenericArgumentClauseSyntax?, _ scope: TypeScope
  ) -> TypeRef {
    if name == "Self" {
      guard let type = scope.type, isConcrete(type.id) else {
        return scope.type.flatMap { ownType($0.id) } ?? .parameter("Self")
      }
      return .declared(type.id, [])
    }
    if scope.generics.contains(name) { return .parameter(name) }
    let generics = generics(arguments, scope)
    if let id = resolveType(name, scope) { return .declared(id, generics) }
    if let alias = resolveAlias(name, scope) {
      return lower(
        alias.type,
        TypeScope(type: scope.type, generics: scope.generics.union(alias.generics)))
    }
    return external(name, generics)
  }

  /// What `Self` is in an extension of a type of the library. nil: it is a protocol, or generic in another way.
  private func ownType(_ id: TypeID) -> TypeRef? {
    let name = program.types[id].name
    guard program.types[id].kind == .externalExtension, Self.plainTypes.contains(name) else {
      return nil
    }
    return .external(name)
  }

  private static let plainTypes: Set<String> = [
    "Binding", "Bool", "Color", "Double", "Font", "Int", "String",
  ]

  private func generics(
    _ clause: GenericArgumentClauseSyntax?, _ scope: TypeScope
  ) -> [TypeRef] {
    clause?.arguments.compactMap { argument -> TypeRef? in
      if case .type(let type) = argument.argument { lower(type, scope) } else { nil }
    } ?? []
  }

  /// A type of the library, whatever the program's own types and aliases are called.
  private func external(_ name: String, _ generics: [TypeRef]) -> TypeRef {
    switch (name, generics.count) {
    case ("Array", 1), ("ContiguousArray", 1), ("ArraySlice", 1): .array(generics[0])
    case ("Optional", 1): .optional(generics[0])
    case ("Dictionary", 2): .dictionary(generics[0], generics[1])
    case ("Void", 0): .tuple([])
    default: .external(name, generics)
    }
  }

  /// Modules whose types are the library's.
  static let libraries: Set<String> = ["SwiftUI", "SwiftUICore", "Swift", "Foundation"]

  func isConcrete(_ id: TypeID) -> Bool {
    switch program.types[id].kind {
    case .protocolType, .externalExtension: false
    default: true
    }
  }

  /// A declared type by name, looked up from the innermost type outwards.
  func resolveType(_ name: String, _ scope: TypeScope) -> TypeID? {
    var path = scope.type?.path ?? []
    while true {
      if path.isEmpty, isHidden(name) { break }
      if let id = typesByName[(path + [name]).joined(separator: ".")] { return id }
      if path.isEmpty { break }
      path.removeLast()
    }
    return inheritedType(name, scope)
  }

  /// Remembers in which files a type can be named: one that is private is known in its own.
  func noteFile(of declaration: DeclSyntax) {
    guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText else {
      return
    }
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains(where: \.isPrivate) == true {
      filesOfPrivate[name, default: []].insert(file)
    } else {
      visibleTypes.insert(name)
    }
  }

  /// Whether only other files know a type of a name: SwiftUI's own is meant here.
  func isHidden(_ name: String) -> Bool {
    guard !filesOfPrivate.isEmpty else { return false }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    guard let files = filesOfPrivate[first], !visibleTypes.contains(first) else { return false }
    return !files.contains(file)
  }

  /// A type nested in a protocol or superclass of the enclosing type.
  private func inheritedType(_ name: String, _ scope: TypeScope) -> TypeID? {
    guard let type = scope.type else { return nil }
    for case .declared(let parent, _) in program.types[type.id].inherits {
      if let id = typesByName[program.types[parent].name + "." + name] { return id }
    }
    return nil
  }

  /// An alias by name, looked up from the innermost type outwards, in each type with those that its
  /// protocols and superclasses have.
  private func resolveAlias(_ name: String, _ scope: TypeScope) -> Alias? {
    guard !aliases.isEmpty else { return nil }
    var path = scope.type?.path ?? []
    while true {
      if path.isEmpty, isHidden(name) { return nil }
      let owner = path.joined(separator: ".")
      if let alias = aliases[(path + [name]).joined(separator: ".")] { return alias }
      if let alias = inheritedAlias(name, of: owner) { return alias }
      if path.isEmpty { return nil }
      path.removeLast()
    }
  }

  private func inheritedAlias(_ name: String, of owner: String) -> Alias? {
    var seen: Set<String> = []
    var pending = [owner]
    while let next = pending.popLast() {
      guard let id = typesByName[next], seen.insert(next).inserted else { continue }
      for reference in program.types[id].inherits {
        let parent: String
        switch reference {
        case .declared(let id, _): parent = program.types[id].name
        case .external(let name, _): parent = name
        default: continue
        }
        if let alias = aliases[parent + "." + name] { return alias }
        pending.append(parent)
      }
    }
    return nil
  }
}

/// Where a type's names are looked up.
struct TypeScope {
  var type: TypeContext?
  var generics: Set<String>

  init(type: TypeContext?, generics: Set<String> = []) {
    self.type = type
    self.generics = generics.union(type?.generics ?? [])
  }
}

extension FunctionContext {
  var typeScope: TypeScope { TypeScope(type: type, generics: generics) }
}

extension TypeRef {
  /// Whether the type mentions a generic parameter.
  var isGeneric: Bool {
    switch self {
    case .parameter: true
    case .declared(_, let arguments), .external(_, let arguments):
      arguments.contains(where: \.isGeneric)
    case .optional(let inner), .array(let inner), .opaque(let inner), .existential(let inner),
      .metatype(let inner):
      inner.isGeneric
    case .dictionary(let key, let value): key.isGeneric || value.isGeneric
    case .tuple(let elements): elements.contains { $0.type.isGeneric }
    case .function(let parameters, let result):
      parameters.contains(where: \.isGeneric) || result.isGeneric
    }
  }
}
