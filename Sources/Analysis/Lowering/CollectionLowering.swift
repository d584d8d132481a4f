import Simulation
import SwiftSyntax

/// Tuples, arrays, dictionaries and key paths.
extension Lowerer {
  func lower(_ node: TupleExprSyntax, _ context: FunctionContext) -> Expr {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return lower(only.expression, context)
    }
    return .tuple(
      node.elements.map {
        Argument(label: $0.label?.identifierText, value: lower($0.expression, context))
      })
  }

  func lower(_ node: ArrayExprSyntax, _ context: FunctionContext) -> Expr {
    let elements = node.elements.map { lower($0.expression, context) }
    if elements.count == 1, isTypeCallee(node), case .type(let type) = elements[0] {
      return .type(.array(type))
    }
    if elements.count == 1, isTypeCallee(node), case .unresolved(let name, _) = elements[0] {
      return .type(.array(.external(name)))
    }
    return .array(elements)
  }

  /// `[Int]()`, `[Item].self`
  private func isTypeCallee(_ node: ArrayExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == ExprSyntax(node).id
    }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return member.base?.id == ExprSyntax(node).id && member.declName.baseName.text == "self"
    }
    return false
  }

  func lower(_ node: DictionaryExprSyntax, _ context: FunctionContext) -> Expr {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id
    {
      return .type(.dictionary(.external("Any"), .external("Any")))
    }
    return .dictionary(
      elements.map {
        DictionaryEntry(key: lower($0.key, context), value: lower($0.value, context))
      })
  }

  func lower(_ node: KeyPathExprSyntax, _ context: FunctionContext) -> Expr {
    let components = node.components.compactMap { component -> KeyPathComponent? in
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.identifierText
        return name == "self" ? .identity : .property(name)
      case .subscript(let index):
        return .index(arguments(index.arguments, nil, nil, context))
      case .optional(let optional):
        return optional.questionOrExclamationMark.text == "!" ? .forceUnwrap : .optionalChain
      default: return nil
      }
    }
    return .keyPath(root: node.root.map { lower($0, context.typeScope) }, components)
  }
}
