import SwiftSyntax

/// Cases of enums of the program, where nothing but one of these can stand: `tab = .other`.
extension NameChecker {
  /// `kind == .other`, `kind = .other`
  func checkCases(_ node: SequenceExprSyntax) {
    guard !others.isEmpty else { return }
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index >= 2 {
      let sign = elements[index - 1].trimmedDescription
      guard ["==", "!="].contains(sign) || sign == "=" && elements.count == 3,
        let left = elements[index - 2].as(DeclReferenceExprSyntax.self),
        let type = closedType(of: left)
      else { continue }
      checkCase(element, of: type)
    }
  }

  /// `var kind: Kind = .other`
  func checkCase(_ node: PatternBindingSyntax) {
    guard !others.isEmpty, let value = node.initializer?.value,
      let type = node.typeAnnotation?.type.trimmedDescription
    else { return }
    checkCase(value, of: type)
  }

  /// `Badge(kind: .other)` of a structure without initializers of its own.
  func checkCases(_ node: FunctionCallExprSyntax) {
    guard !others.isEmpty, let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let declared = types[callee.baseName.identifierText], declared.isStructure,
      !declared.isSeveral, declared.ownInitializers.isEmpty, declared.addedInitializers.isEmpty
    else { return }
    for argument in node.arguments {
      guard let label = argument.label?.identifierText,
        let type = declared.properties.first(where: { $0.name == label })?.valueType
      else { continue }
      checkCase(argument.expression, of: type)
    }
  }

  /// `switch kind { case .other: … }`
  func checkCases(_ node: SwitchExprSyntax) {
    guard !others.isEmpty, let subject = node.subject.as(DeclReferenceExprSyntax.self),
      let type = closedType(of: subject)
    else { return }
    for case .switchCase(let one) in node.cases {
      guard case .case(let label) = one.label else { continue }
      for item in label.caseItems {
        guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else { continue }
        checkCase(pattern.expression, of: type)
      }
    }
  }

  /// `return .other`
  func checkCase(_ node: ReturnStmtSyntax) {
    guard !others.isEmpty, let value = node.expression,
      let type = resultType(around: Syntax(node), ofReturn: true)
    else { return }
    checkCase(value, of: type)
  }

  /// `var kind: Kind { .other }`, `func kind() -> Kind { .other }`
  func checkCase(ofOnly statements: CodeBlockItemListSyntax) {
    guard !others.isEmpty, statements.count == 1, let only = statements.first,
      let value = only.item.as(ExprSyntax.self), let type = resultType(around: Syntax(only))
    else { return }
    checkCase(value, of: type)
  }

  /// `votes[.other]` of a dictionary.
  func checkCase(_ node: SubscriptCallExprSyntax) {
    guard !others.isEmpty, let base = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let key = node.arguments.first?.expression,
      case .property(let property, _) = resolve(base.baseName.identifierText, at: base),
      let type = property.valueType, let parts = Self.dictionary(type)
    else { return }
    checkCase(key, of: parts.key)
  }

  /// The type that the function or computed property around gives. nil: a closure is around, or none is written.
  ///
  /// - Parameter ofReturn: `return` leaves what stands around it, too.
  private func resultType(around node: Syntax, ofReturn: Bool = false) -> String? {
    var current = node.parent
    while let next = current {
      switch next.as(SyntaxEnum.self) {
      case .functionDecl(let function):
        return function.signature.returnClause?.type.trimmedDescription
      case .patternBinding(let binding):
        return binding.accessorBlock == nil ? nil : binding.typeAnnotation?.type.trimmedDescription
      case .accessorDecl(let accessor) where accessor.accessorSpecifier.text != "get": return nil
      case .closureExpr, .memberBlock, .subscriptDecl, .initializerDecl: return nil
      case .switchExpr where !ofReturn, .ifExpr where !ofReturn: return nil
      default: current = next.parent
      }
    }
    return nil
  }

  /// Key and value of `[Key: Value]`. nil: it is another type, or one that holds further ones.
  private static func dictionary(_ type: String) -> (key: String, value: String)? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    let sides = type.dropFirst().dropLast().split(separator: ":")
      .map { $0.filter { !$0.isWhitespace } }
    return sides.count == 2 && !sides[0].contains("[") ? (sides[0], sides[1]) : nil
  }

  private func checkCase(_ value: ExprSyntax, of type: String) {
    if let choice = value.as(TernaryExprSyntax.self) {
      checkCase(choice.thenExpression, of: type)
      return checkCase(choice.elseExpression, of: type)
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      return checkChoice(Array(sequence.elements), of: type)
    }
    if let list = value.as(ArrayExprSyntax.self) {
      guard type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") else { return }
      let element = String(type.dropFirst().dropLast())
      for item in list.elements { checkCase(item.expression, of: element) }
      return
    }
    if let call = value.as(FunctionCallExprSyntax.self) { checkPayload(call, of: type) }
    let name = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let name = name.as(MemberAccessExprSyntax.self), name.base == nil,
      let declared = types[type], declared.isEnumeration, !declared.isSeveral
    else { return }
    let member = name.declName.baseName.identifierText
    if !isGivenToAll(member) { checkMember(member, of: type, at: name.declName) }
  }

  /// `isOpen ? .good : .bad`, whose operators are not folded yet.
  private func checkChoice(_ elements: [ExprSyntax], of type: String) {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[place].as(UnresolvedTernaryExprSyntax.self),
      elements.count == place + 2
    else { return }
    checkCase(choice.thenExpression, of: type)
    checkCase(elements[place + 1], of: type)
  }

  /// `.failed(text: "…")` where the case calls it otherwise.
  private func checkPayload(_ call: FunctionCallExprSyntax, of type: String) {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self), name.base == nil,
      let declared = types[type], declared.isEnumeration, !declared.isSeveral
    else { return }
    let member = name.declName.baseName.identifierText
    guard let labels = declared.payloads[member], !declared.statics.contains(member) else { return }
    for argument in call.arguments {
      guard let label = argument.label?.identifierText, !labels.contains(label) else { continue }
      report(.unknown(name: "\(member)(\(label):)"), at: argument)
    }
  }
}
