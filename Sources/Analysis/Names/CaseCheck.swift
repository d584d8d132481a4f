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

  private func checkCase(_ value: ExprSyntax, of type: String) {
    let name = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let name = name.as(MemberAccessExprSyntax.self), name.base == nil,
      let declared = types[type], declared.isEnumeration, !declared.isSeveral
    else { return }
    let member = name.declName.baseName.identifierText
    if !isGivenToAll(member) { checkMember(member, of: type, at: name.declName) }
  }
}
