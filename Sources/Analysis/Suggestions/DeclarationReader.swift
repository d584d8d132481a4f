import SwiftSyntax

/// Reads type declarations and what they declare. Bodies of functions are left out.
final class DeclarationReader: SyntaxVisitor {
  private(set) var types: [String: SourceType] = [:]
  private(set) var mutating: Set<String> = []
  private var path: [String] = []
  private var current: String { path.joined(separator: ".") }

  private func enter(
    _ name: String, _ node: some DeclGroupSyntax, _ kind: SourceType.Kind,
    generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    let isExtension = node.is(ExtensionDeclSyntax.self)
    if !isExtension, let last = name.split(separator: ".").last {
      add(
        DeclaredMember(
          name: String(last), kind: .nestedType,
          isPrivate: node.modifiers.isPrivate, declaration: DeclSyntax(node)))
    }
    path.append(name)
    var type = types[current] ?? SourceType(name: current)
    if !isExtension {
      type.kind = kind
      type.generics = generics
      type.constraints = node.genericWhereClause
    }
    type.attributes += node.attributes.attributes
    type.inherits +=
      node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    types[current] = type
    return .visitChildren
  }

  private func add(_ member: DeclaredMember) {
    var member = member
    var type = types[current] ?? SourceType(name: current)
    defer { types[current] = type }
    let other = type.members[member.name]
    if other?.kind == .method, member.kind == .method { member.isOverloaded = true }
    if member.isStatic {
      type.statics[member.name] = member
      if other?.isStatic == false { return }
    } else if other?.isStatic != true, other?.code != nil, member.code == nil {
      return
    }
    type.members[member.name] = member
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, .structure, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, .classType, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, .enumeration, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, .protocolType)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node, .unknown)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    types[current, default: SourceType(name: current)].hasInitializer = true
    return .skipChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      add(
        DeclaredMember(
          name: element.name.identifierText, kind: .enumCase, isStatic: true,
          payload: element.parameterClause?.parameters.map { $0.type.trimmedDescription } ?? [],
          declaration: DeclSyntax(node)))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "mutating" }) {
      mutating.insert(node.name.text)
    }
    add(
      DeclaredMember(
        name: node.name.text, kind: .method,
        type: node.signature.returnClause?.type.trimmedDescription,
        isStatic: node.modifiers.isStatic, isPrivate: node.modifiers.isPrivate,
        isViewBuilder: node.attributes.names.contains("ViewBuilder"),
        declaration: DeclSyntax(node), code: node.body?.statements))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { add(binding, of: node) }
    return .skipChildren
  }

  private func add(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    let wrapper = node.attributes.attributes.first {
      $0.attributeName.trimmedDescription.first?.isUppercase == true
        && !["MainActor", "ViewBuilder"].contains($0.attributeName.trimmedDescription)
    }
    let code = binding.accessorBlock.flatMap(getter)
    add(
      DeclaredMember(
        name: name, kind: code == nil ? .stored : .computed,
        type: binding.typeAnnotation?.type.trimmedDescription, initial: binding.initializer?.value,
        wrapper: wrapper, isStatic: node.modifiers.isStatic, isPrivate: node.modifiers.isPrivate,
        isViewBuilder: node.attributes.names.contains("ViewBuilder"),
        declaration: DeclSyntax(node), code: code))
  }

  private func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    switch block.accessors {
    case .getter(let code): code
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    }
  }
}

extension DeclaredMember {
  /// A function or property that is declared inside of code; nil: it is neither.
  init?(local declaration: DeclSyntax) {
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    reader.walk(declaration)
    guard let member = reader.types[""]?.members.values.first else { return nil }
    self = member
  }
}

extension DeclModifierListSyntax {
  var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
