import Simulation
import SwiftSyntax

extension Lowerer {
  func lower(
    _ node: PatternSyntax, _ context: FunctionContext, isVar: Bool, isGeneric: Bool = false
  ) -> Pattern {
    guard depth < Self.maximumDepth else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let variable = context.declare(
        node.identifier.identifierText, isVar: isVar, isGeneric: isGeneric)
      return .bind(slot: variable.slot, boxed: variable.isBoxed)
    case .wildcardPattern: return .wildcard
    case .tuplePattern(let node):
      return .tuple(node.elements.map { lower($0.pattern, context, isVar: isVar) })
    case .valueBindingPattern(let node):
      return lowerBinding(node.pattern, context, isVar: node.bindingSpecifier.text == "var")
    case .expressionPattern(let node): return lowerMatch(node.expression, context, binds: nil)
    case .isTypePattern(let node): return .isType(lower(node.type, context.typeScope), nil)
    case .missingPattern: return .wildcard
    }
  }

  /// A pattern below `let` or `var`: its names are new variables.
  private func lowerBinding(
    _ node: PatternSyntax, _ context: FunctionContext, isVar: Bool
  ) -> Pattern {
    if let expression = node.as(ExpressionPatternSyntax.self)?.expression {
      return lowerMatch(expression, context, binds: isVar)
    }
    return lower(node, context, isVar: isVar)
  }

  /// A pattern that the parser read as an expression: `.loaded(let v)`, `x?`, `(1, _)`, `3`.
  /// `binds`: names are new variables (below `let`, false; `var`, true).
  private func lowerMatch(
    _ node: ExprSyntax, _ context: FunctionContext, binds: Bool?
  ) -> Pattern {
    guard depth < Self.maximumDepth else { return .wildcard }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return lower(node.pattern, context, isVar: binds ?? false)
    case .discardAssignmentExpr: return .wildcard
    case .functionCallExpr(let call):
      if let pattern = lowerCase(call, context, binds: binds) { return pattern }
    case .memberAccessExpr(let member):
      if let pattern = lowerCase(member, payload: nil, context) { return pattern }
    case .optionalChainingExpr(let chain):
      return .optionalSome(lowerMatch(chain.expression, context, binds: binds))
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map { lowerMatch($0.expression, context, binds: binds) }
      return parts.count == 1 ? parts[0] : .tuple(parts)
    case .declReferenceExpr(let name):
      if let binds {
        let variable = context.declare(name.baseName.identifierText, isVar: binds)
        return .bind(slot: variable.slot, boxed: variable.isBoxed)
      }
    case .sequenceExpr(let sequence):
      if let pattern = lowerCast(sequence, context, binds: binds) { return pattern }
    default: break
    }
    return .expression(lower(node, context))
  }

  /// `let x as T`
  private func lowerCast(
    _ node: SequenceExprSyntax, _ context: FunctionContext, binds: Bool?
  ) -> Pattern? {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let type = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return .isType(
      lower(type.type, context.typeScope), lowerMatch(elements[0], context, binds: binds))
  }

  private func lowerCase(
    _ call: FunctionCallExprSyntax, _ context: FunctionContext, binds: Bool?
  ) -> Pattern? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let payload = call.arguments.map { lowerMatch($0.expression, context, binds: binds) }
    return lowerCase(member, payload: payload, context)
  }

  private func lowerCase(
    _ member: MemberAccessExprSyntax, payload: [Pattern]?, _ context: FunctionContext
  ) -> Pattern? {
    let name = member.declName.baseName.identifierText
    guard let base = member.base else { return .enumCase(nil, name: name, payload: payload) }
    guard
      let id = resolveType(base.trimmedDescription, context.typeScope)
        ?? (base.trimmedDescription == "Self" ? context.type?.id : nil),
      program.types[id].kind == .enumeration,
      program.types[id].cases.contains(where: { $0.name == name })
    else { return nil }
    return .enumCase(.declared(id, []), name: name, payload: payload)
  }
}
