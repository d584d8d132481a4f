import Catalog
import SwiftSyntax

/// A place where expressions of the same structure differ: a parameter of the view to make.
struct AlignedHole {
  /// The node in each expression.
  var nodes: [ExprSyntax]
  var type: String
  /// `$name`, or a name that is written.
  var isBinding = false
  /// The code of an action.
  var isAction = false

  /// Equal for places that one parameter serves.
  var key: [String] {
    nodes.map {
      let text = $0.trimmedDescription
      return text.hasPrefix("$") ? String(text.dropFirst()) : text
    }
  }
}

/// Lays expressions of the same structure on each other.
struct Alignment {
  let scope: Scope
  private static let maximumDepth = 300

  /// Where the nodes differ; nil: in something that can be no parameter.
  func holes(_ nodes: [Syntax], depth: Int = 0) -> [AlignedHole]? {
    guard let first = nodes.first, depth < Self.maximumDepth else { return nil }
    let texts = nodes.map { node in
      node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
    }
    if texts.allSatisfy({ $0 == texts[0] }) { return [] }
    if let inner = innerHoles(nodes, depth: depth) { return inner }
    guard first.is(ExprSyntax.self) else { return nil }
    return hole(nodes.compactMap { $0.as(ExprSyntax.self) }).map { [$0] }
  }

  private func innerHoles(_ nodes: [Syntax], depth: Int) -> [AlignedHole]? {
    guard let first = nodes.first, !first.is(TokenSyntax.self),
      nodes.allSatisfy({ $0.kind == first.kind })
    else { return nil }
    let children = nodes.map { Array($0.children(viewMode: .sourceAccurate)) }
    guard children.allSatisfy({ $0.count == children[0].count }) else { return nil }
    var result: [AlignedHole] = []
    for index in children[0].indices {
      guard let inner = holes(children.map { $0[index] }, depth: depth + 1) else { return nil }
      result += inner
    }
    return result
  }

  /// A parameter for expressions of one known type.
  private func hole(_ nodes: [ExprSyntax]) -> AlignedHole? {
    guard let first = nodes.first else { return nil }
    if nodes.allSatisfy(isAction) {
      return AlignedHole(nodes: nodes, type: "() -> Void", isAction: true)
    }
    let types = nodes.map { type(of: $0) }
    guard let type = types[0], types.allSatisfy({ $0 == type }) else { return nil }
    if let value = SuggestedTypeText.argument(type, of: ["Binding"]), isProjection(first) {
      guard nodes.allSatisfy(isProjection) else { return nil }
      return AlignedHole(nodes: nodes, type: value, isBinding: true)
    }
    return AlignedHole(nodes: nodes, type: type)
  }

  private func isProjection(_ node: ExprSyntax) -> Bool {
    node.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("$") == true
  }

  private func isAction(_ node: ExprSyntax) -> Bool {
    guard let closure = node.as(ClosureExprSyntax.self), closure.signature == nil,
      let call = closure.enclosingCall,
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Button"
    else { return false }
    if let label = closure.parent?.as(LabeledExprSyntax.self)?.label {
      return label.text == "action"
    }
    return call.trailingClosure?.id == closure.id
      && (call.arguments.first.map { $0.label == nil } ?? false)
  }

  private func type(of node: ExprSyntax) -> String? {
    if let known = scope.type(of: node) { return known }
    guard let member = node.as(MemberAccessExprSyntax.self), member.base == nil,
      let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    return Catalog.modifier(name)?.argumentType
  }
}
