import SwiftSyntax

/// What the parts of a type's declaration say: its own and its extensions.
struct CollectedType {
  var name: String
  var source: ParsedSource?
  var isConcrete = false
  var isProtocol = false
  var inherits: [String] = []
  var properties: [ViewProperty] = []
  var members: [ViewMember] = []

  mutating func merge(_ other: CollectedType) {
    if source == nil || other.isConcrete { source = other.source ?? source }
    isConcrete = isConcrete || other.isConcrete
    isProtocol = isProtocol || other.isProtocol
    inherits += other.inherits
    properties += other.properties
    members += other.members
  }
}

/// Collects type declarations and extensions with their members. Types inside functions and
/// inside `#Preview` are left out.
final class TypeCollector: SyntaxVisitor {
  let source: ParsedSource
  private(set) var types: [(name: String, part: CollectedType)] = []
  private var path: [String] = []

  init(source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isConcrete: true)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isConcrete: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isConcrete: true)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, isConcrete: false, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node, isConcrete: false, isExtension: true)
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
    _ name: String, _ node: some DeclGroupSyntax, isConcrete: Bool, isProtocol: Bool = false,
    isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    path.append(name)
    var part = CollectedType(name: path.joined(separator: "."))
    part.source = source
    part.isConcrete = isConcrete
    part.isProtocol = isProtocol
    part.inherits =
      node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    for member in node.memberBlock.members { add(member.decl, to: &part, isExtension) }
    types.append((part.name, part))
    return .visitChildren
  }

  private func add(_ declaration: DeclSyntax, to part: inout CollectedType, _ isExtension: Bool) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      guard !variable.modifiers.contains(where: { $0.name.text == "static" }) else { return }
      for binding in variable.bindings { add(binding, variable, to: &part, isExtension) }
    } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      guard !function.modifiers.contains(where: { $0.name.text == "static" }) else { return }
      part.members.append(
        ViewMember(
          name: function.name.text, isFunction: true,
          type: function.signature.returnClause?.type.trimmedDescription,
          isViewBuilder: function.attributes.names.contains("ViewBuilder"),
          range: source.range(of: function.funcKeyword), code: body.statements, source: source,
          isInExtension: isExtension))
    }
  }

  private func add(
    _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax,
    to part: inout CollectedType, _ isExtension: Bool
  ) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let code = getter(binding.accessorBlock) {
      part.members.append(
        ViewMember(
          name: name, isFunction: false, type: type,
          isViewBuilder: variable.attributes.names.contains("ViewBuilder"),
          range: source.range(of: variable.bindingSpecifier), code: code, source: source,
          isInExtension: isExtension))
    } else {
      let wrapper = variable.attributes.names.first { $0.first?.isUppercase == true }
      part.properties.append(
        ViewProperty(
          name: name, wrapper: wrapper, isLet: variable.bindingSpecifier.text == "let", type: type,
          range: source.range(of: variable)))
    }
  }

  private func getter(_ block: AccessorBlockSyntax?) -> CodeBlockItemListSyntax? {
    switch block?.accessors {
    case .getter(let code)?: code
    case .accessors(let list)?:
      list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }
}
