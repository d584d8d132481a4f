@_spi(Experimental) import SwiftLexicalLookup
import SwiftSyntax

/// What is known of a local name by its declaration.
extension NameChecker {
  /// Whether a local name is surely a constant: `let` with a value, a loop's variable, a parameter of a function,
  /// what `if let` binds.
  func isConstant(local name: String, at node: DeclReferenceExprSyntax) -> Bool {
    guard !isLocal("$" + name, at: node), let declaration = declaration(of: name, at: node)
    else { return false }
    switch declaration.as(SyntaxEnum.self) {
    case .identifierPattern(let pattern): return isConstant(pattern)
    case .functionParameter(let parameter):
      return !parameter.type.isInout && parameter.attributes.isEmpty
    case .closureShorthandParameter, .closureParameter: return isHandedOver(declaration)
    default: return false
    }
  }

  /// The type of a local name, where its declaration says it.
  ///
  /// - Parameter known: the type of an expression.
  func localType(
    of name: String, at node: DeclReferenceExprSyntax, known: (ExprSyntax) -> String?
  ) -> String? {
    guard let declaration = declaration(of: name, at: node) else { return nil }
    if let parameter = declaration.as(FunctionParameterSyntax.self) {
      return parameter.type.isInout || parameter.ellipsis != nil
        ? nil : parameter.type.trimmedDescription
    }
    if let data = rows(of: declaration) { return known(data)?.elementOfArray }
    guard let pattern = declaration.as(IdentifierPatternSyntax.self) else { return nil }
    if let binding = pattern.parent?.as(PatternBindingSyntax.self) {
      if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
      guard let value = binding.initializer?.value else { return nil }
      return value.is(DictionaryExprSyntax.self) ? "[Key: Value]" : value.constructedType
    }
    return pattern.parent?.as(ForStmtSyntax.self).flatMap { known($0.sequence) }?.elementOfArray
  }

  private func declaration(of name: String, at node: DeclReferenceExprSyntax) -> Syntax? {
    let token = TokenSyntax.identifier(name)
    let results = withExtendedLifetime(token) { node.lookup(token.identifier) }
    for result in results {
      guard case .fromScope(_, let names) = result, let found = names.first else { continue }
      guard case .identifier(let syntax, _) = found, names.count == 1 else { return nil }
      return syntax
    }
    return nil
  }

  private func isConstant(_ pattern: IdentifierPatternSyntax) -> Bool {
    if let binding = pattern.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      return variable.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer != nil
    }
    if pattern.parent?.is(ForStmtSyntax.self) == true { return true }
    if let condition = pattern.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.bindingSpecifier.tokenKind == .keyword(.let)
    }
    return false
  }

  /// The data whose elements a closure's parameter is, one after the other: `ForEach(items) { item in … }`.
  private func rows(of parameter: Syntax) -> ExprSyntax? {
    guard parameter.is(ClosureShorthandParameterSyntax.self),
      let list = parameter.parent?.as(ClosureShorthandParameterListSyntax.self), list.count == 1,
      let closure = list.parent?.parent?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id,
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["ForEach", "List"].contains(callee), types[callee] == nil,
      let data = call.arguments.first, data.label == nil,
      call.arguments.dropFirst().allSatisfy({ $0.label?.text == "id" })
    else { return nil }
    return data.expression
  }

  /// Whether a closure's parameter is an element that a method of collections hands over.
  private func isHandedOver(_ parameter: Syntax) -> Bool {
    if rows(of: parameter) != nil { return true }
    var current = parameter.parent
    while let next = current, !next.is(ClosureExprSyntax.self) { current = next.parent }
    guard let closure = current?.as(ClosureExprSyntax.self),
      let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.trailingClosure?.id == closure.id, call.arguments.isEmpty,
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    let name = method.declName.baseName.text
    return ["forEach", "map", "compactMap", "flatMap", "filter"].contains(name)
      && types.owners(of: name).isEmpty
      && !types.types.values.contains { $0.methods.contains(name) }
  }
}

extension String {
  /// `Item` of `[Item]`; nil: it is no array as the language writes them.
  fileprivate var elementOfArray: String? {
    guard hasPrefix("["), hasSuffix("]"), !contains(":") else { return nil }
    return String(dropFirst().dropLast())
  }
}

extension TypeSyntax {
  /// `inout Int`, `consuming Int`: what may be changed.
  var isInout: Bool {
    trimmedDescription.hasPrefix("inout ") || trimmedDescription.hasPrefix("consuming ")
  }
}
