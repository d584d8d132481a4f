import SwiftSyntax

/// What its syntax says of a member.
extension DeclaredMember {
  // MARK: How it is declared

  var function: FunctionDeclSyntax? { declaration.as(FunctionDeclSyntax.self) }
  var variable: VariableDeclSyntax? { declaration.as(VariableDeclSyntax.self) }
  var initializer: InitializerDeclSyntax? { declaration.as(InitializerDeclSyntax.self) }
  private var subscripting: SubscriptDeclSyntax? { declaration.as(SubscriptDeclSyntax.self) }
  private var modifiers: DeclModifierListSyntax {
    variable?.modifiers ?? function?.modifiers
      ?? declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }
  private var attributes: AttributeListSyntax {
    variable?.attributes ?? function?.attributes ?? []
  }

  /// Of the variables that are declared together each has its own.
  var position: AbsolutePosition { binding?.position ?? declaration.position }
  var isProperty: Bool { binding != nil }
  var isStatic: Bool {
    kind == .enumCase || modifiers.contains { ["static", "class"].contains($0.name.text) }
  }
  /// `private`, but not `private(set)`.
  var isPrivate: Bool { modifiers.contains { $0.name.text == "private" && $0.detail == nil } }
  var isMutating: Bool { modifiers.contains { $0.name.text == "mutating" } }
  var isLet: Bool { variable?.bindingSpecifier.text == "let" }
  var isViewBuilder: Bool { attributes.names.contains("ViewBuilder") }
  /// Whether a result builder makes its value.
  var isBuilder: Bool { attributes.attributes.contains(where: \.isBuilder) }

  /// The outermost property wrapper.
  var wrapper: AttributeSyntax? {
    variable?.attributes.attributes.first {
      let name = $0.attributeName.plainName
      return name.first?.isUppercase == true && name != "MainActor" && !$0.isBuilder
    }
  }
  /// `State`, `Binding`, …; nil: none.
  var wrapperName: String? { wrapper?.attributeName.plainName }

  // MARK: Types and code

  /// The declared type, or the result type of a method.
  var writtenType: TypeSyntax? {
    binding?.typeAnnotation?.type ?? function?.signature.returnClause?.type
  }
  /// That type as written.
  var type: String? { writtenType?.trimmedDescription }
  /// The declared type, or the one that the initial value plainly has.
  var valueType: String? { type ?? initial?.constructedType }
  /// The value that a stored property begins with.
  var initial: ExprSyntax? { binding?.initializer?.value }
  /// Types of an enum case's payload.
  var payload: [String] {
    element?.parameterClause?.parameters.map { $0.type.trimmedDescription } ?? []
  }
  /// The statements of a getter or a method.
  var code: CodeBlockItemListSyntax? {
    binding?.getter ?? function?.body?.statements
  }
  /// All code, that of a getter first.
  var allCode: [CodeBlockItemListSyntax] {
    let accessors = (binding?.accessorBlock ?? subscripting?.accessorBlock)?.all ?? []
    let ordered =
      accessors.filter { $0.keyword == "get" } + accessors.filter { $0.keyword != "get" }
    let body = function?.body ?? initializer?.body
    return ordered.compactMap(\.code) + (body.map { [$0.statements] } ?? [])
  }
  /// Of a method, an initializer or a subscript.
  var parameters: FunctionParameterListSyntax {
    let signature = function?.signature ?? initializer?.signature
    return (signature?.parameterClause ?? subscripting?.parameterClause)?.parameters ?? []
  }

  /// Whether a getter is written, or asked for by a protocol.
  var hasGetter: Bool { has(["get", "_read"]) }
  /// Whether it can be written to.
  var isSettable: Bool { !isLet && (!hasGetter || has(["set", "_modify"])) }
  /// Whether a subscript's setter leaves the value that it is of alone: `nonmutating set`.
  var isSetElsewhere: Bool {
    guard case .accessors(let list)? = subscripting?.accessorBlock?.accessors else { return false }
    return list.contains { $0.modifier?.name.text == "nonmutating" }
  }
  private func has(_ accessors: [String]) -> Bool {
    binding?.accessorBlock?.all.contains { accessors.contains($0.keyword) } ?? false
  }
  /// Whether the property is a binding, wrapped or plain.
  var isBinding: Bool { wrapperName == "Binding" || valueType?.hasPrefix("Binding<") == true }
  /// Whether `$name` exists.
  var hasProjection: Bool { wrapperName.map { $0 != "Environment" } ?? false }
}

extension PatternBindingSyntax {
  var nameToken: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }
  var name: String? { nameToken?.identifierText }

  /// The statements of the getter; nil: none is written.
  var getter: CodeBlockItemListSyntax? { accessorBlock?.all.first { $0.keyword == "get" }?.code }
}

extension AccessorBlockSyntax {
  /// The accessors; a getter may leave its keyword out, and a protocol asks for some without code.
  var all: [(keyword: String, code: CodeBlockItemListSyntax?)] {
    switch accessors {
    case .getter(let code): [("get", code)]
    case .accessors(let list): list.map { ($0.accessorSpecifier.text, $0.body?.statements) }
    }
  }
}

extension AttributeSyntax {
  /// `@ViewBuilder` and other result builders.
  var isBuilder: Bool { attributeName.plainName.hasSuffix("Builder") }
}

extension TypeSyntax {
  /// The name of the type that an extension of this one extends, with those around it: `Array` of `[Int]`
  /// and of `Array<Int>`, `Optional` of `Int?`.
  var extendedName: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .arrayType: return "Array"
    case .dictionaryType: return "Dictionary"
    case .optionalType, .implicitlyUnwrappedOptionalType: return "Optional"
    case .attributedType(let node): return node.baseType.extendedName
    case .identifierType(let node): return node.name.identifierText
    case .memberType(let node): return node.baseType.extendedName + "." + node.name.identifierText
    default: return writtenText
    }
  }

  /// The last name of a type, without generic arguments.
  var plainName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    return trimmedDescription
  }
}

extension ExprSyntax {
  /// `Model` of `Model()`, `[Item]` of `[Item(), Item()]`, and the types of plain literals.
  var constructedType: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self)
        || callee.as(GenericSpecializationExprSyntax.self)?.expression
          .is(DeclReferenceExprSyntax.self) == true
      {
        return callee.trimmedDescription
      }
      guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true
      else { return nil }
      return name
    case .arrayExpr(let array):
      return array.elements.first?.expression.constructedType.map { "[\($0)]" }
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    default: return nil
    }
  }
}
