import SwiftSyntax

/// Collects type declarations, extensions and globals. Bodies are not entered.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var parts: [DeclaredType] = []
  private(set) var globals: Set<String> = []
  private var depth = 0
  private var around: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.identifierText) { $0.isStructure = true }
  }
  override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.identifierText) { $0.isClass = true }
  }
  override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.identifierText) { $0.isClass = true }
  }
  override func visitPost(_ node: ActorDeclSyntax) { depth -= 1 }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.identifierText) { part in
      for member in node.memberBlock.members {
        for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
          part.others.insert(element.name.identifierText)
        }
      }
    }
  }
  override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name.identifierText) { _ in }
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { depth -= 1 }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init)
    return enter(node, name ?? "", isExtension: true) { _ in }
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { globals.insert(node.name.identifierText) }
    return .skipChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 { globals.formUnion(node.bindings.compactMap(\.name)) }
    return .skipChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false,
    _ change: (inout DeclaredType) -> Void
  ) -> SyntaxVisitorContinueKind {
    var part = DeclaredType(name)
    part.isExternal = isExtension
    around = Array(around.prefix(depth))
    part.outer = Set(around)
    around.append(name)
    depth += 1
    part.attributes = Set(node.attributes.names)
    part.inherits =
      node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
    for member in node.memberBlock.members { add(member.decl, to: &part, isExtension) }
    change(&part)
    parts.append(part)
    return .visitChildren
  }

  private func add(_ declaration: DeclSyntax, to part: inout DeclaredType, _ isExtension: Bool) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): add(node, to: &part)
    case .functionDecl(let node):
      part.methods.insert(node.name.identifierText)
      if node.modifiers.isPrivate { part.privates.insert(node.name.identifierText) }
    case .initializerDecl(let node):
      let parameters = node.signature.parameterClause.parameters.map(InitializerParameter.init)
      if isExtension {
        part.addedInitializers.append(parameters)
      } else {
        part.ownInitializers.append(parameters)
      }
    case .structDecl(let node): part.others.insert(node.name.identifierText)
    case .classDecl(let node): part.others.insert(node.name.identifierText)
    case .enumDecl(let node): part.others.insert(node.name.identifierText)
    case .typeAliasDecl(let node): part.others.insert(node.name.identifierText)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        guard case .decls(let members)? = clause.elements else { continue }
        for member in members { add(member.decl, to: &part, isExtension) }
      }
    default: break
    }
  }

  private func add(_ node: VariableDeclSyntax, to part: inout DeclaredType) {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for binding in node.bindings {
      guard let name = binding.name else { continue }
      if node.modifiers.isPrivate { part.privates.insert(name) }
      if isStatic {
        part.others.insert(name)
      } else {
        part.properties.append(DeclaredProperty(name, binding, node))
      }
    }
  }
}

extension DeclaredProperty {
  init(_ name: String, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) {
    let wrapper = node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.plainName.first?.isUppercase == true && !$0.isBuilder }
    let accessors = binding.accessorBlock.map(AccessorKinds.init)
    self.name = name
    type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.constructedType
    self.wrapper = wrapper?.attributeName.plainName
    isLet = node.bindingSpecifier.text == "let"
    isPrivate = node.modifiers.isPrivate
    isComputed = accessors?.isComputed ?? false
    isSettable = !isLet && (accessors.map { !$0.isComputed || $0.hasSetter } ?? true)
    hasInitial = binding.initializer != nil
    hasWrapperArguments = wrapper?.arguments != nil
    isBuilder = node.attributes.contains { $0.as(AttributeSyntax.self)?.isBuilder == true }
  }
}

/// Which accessors a property has.
private struct AccessorKinds {
  var isComputed = false
  var hasSetter = false

  init(_ block: AccessorBlockSyntax) {
    switch block.accessors {
    case .getter: isComputed = true
    case .accessors(let list):
      let names = list.map(\.accessorSpecifier.text)
      isComputed = names.contains("get") || names.contains("_read")
      hasSetter = names.contains("set") || names.contains("_modify")
    }
  }
}

extension InitializerParameter {
  init(_ node: FunctionParameterSyntax) {
    label = node.firstName.text == "_" ? nil : node.firstName.identifierText
    let text = node.type.trimmedDescription
    type = text
    hasDefault = node.defaultValue != nil || node.ellipsis != nil
    isVariadic = node.ellipsis != nil
    isBinding = text.hasPrefix("Binding<")
    takesClosure =
      text.contains("->")
      || node.attributes.contains {
        $0.as(AttributeSyntax.self)?.isBuilder == true
      }
  }
}

extension AttributeSyntax {
  /// `@ViewBuilder` and other result builders.
  var isBuilder: Bool { attributeName.plainName.hasSuffix("Builder") }
}

extension TypeSyntax {
  /// The last name of a type, without generic arguments.
  var plainName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    return trimmedDescription
  }
}

extension PatternBindingSyntax {
  var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
}

extension InitializerClauseSyntax {
  /// `Model` of `= Model()`, `[Item]` of `= [Item(), Item()]`, and the types of plain literals.
  var constructedType: String? { Self.type(of: value) }

  private static func type(of value: ExprSyntax) -> String? {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else { return nil }
      return name
    case .arrayExpr(let array):
      return array.elements.first.flatMap { type(of: $0.expression) }.map { "[\($0)]" }
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }
}

extension DeclModifierListSyntax {
  /// `private`, but not `private(set)`.
  var isPrivate: Bool { contains { $0.name.text == "private" && $0.detail == nil } }
}
