import Catalog
import Simulation
import SwiftSyntax

/// Finds places for mutations inside the bodies of views.
final class MutationFinder: SyntaxVisitor {
  let source: ParsedSource
  private(set) var edits: [Mutation] = []
  private let types: DeclaredTypes
  private var isInBody = false

  init(source: ParsedSource) {
    self.source = source
    types = DeclaredTypes([source])
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Bodies

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.first?.name == "body" { isInBody = true }
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if node.bindings.first?.name == "body" { isInBody = false }
  }

  /// One of several statements of a builder is dropped.
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody, isBuilder(node) else { return .visitChildren }
    let views = node.filter { isView($0) }
    guard views.count > 1 else { return .visitChildren }
    for view in views {
      edits.append(
        Mutation(
          kind: .dropsContent, edits: [TextEdit(range: view.byteRange, replacement: "")]))
    }
    return .visitChildren
  }

  private func isBuilder(_ node: CodeBlockItemListSyntax) -> Bool {
    guard let closure = node.parent?.as(ClosureExprSyntax.self) else {
      return node.parent?.is(AccessorBlockSyntax.self) == true
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.rootName.map { Catalog.view($0, is: .lists) } ?? false
  }

  private func isView(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item,
      let name = expression.as(FunctionCallExprSyntax.self)?.rootName
    else { return false }
    return Catalog.isRendered(name) && name != "EmptyView"
      || types[name]?.inherits.contains("View") == true
  }

  // MARK: Modifiers and actions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isInBody else { return .visitChildren }
    if let member = node.modifier { addModifier(node, member) }
    if node.calledExpression.trimmedDescription == "Button" { addDeadButton(node) }
    if let name = node.rootName, name == node.calledExpression.trimmedDescription,
      types[name]?.inherits.contains("View") == true
    {
      edits.append(
        Mutation(
          kind: .renewsIdentity,
          edits: [
            TextEdit(
              range: node.byteRange, replacement: node.trimmedDescription + ".id(UUID())")
          ]))
    }
    return .visitChildren
  }

  private func addModifier(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    guard let base = member.base else { return }
    let end = node.byteRange.upperBound
    if !node.isTagOfItsRow(member.declName.baseName.text) {
      edits.append(
        Mutation(
          kind: .dropsModifier,
          edits: [TextEdit(range: base.byteRange.upperBound..<end, replacement: "")]))
    }
    guard let inner = base.as(FunctionCallExprSyntax.self), let before = inner.modifier,
      let root = before.base,
      before.declName.baseName.text != member.declName.baseName.text,
      !Self.isSameEitherWay(inner, before, node, member)
    else { return }
    let bytes = Array(source.text.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let first = root.byteRange.upperBound..<inner.byteRange.upperBound
    let second = base.byteRange.upperBound..<end
    edits.append(
      Mutation(
        kind: .swapsModifiers,
        edits: [
          TextEdit(
            range: first.lowerBound..<second.upperBound, replacement: text(second) + text(first))
        ]))
  }

  /// Whether the order of two modifiers makes no difference: that is known of SwiftUI's, or one of them only
  /// sets a value of the environment, and the other makes no view that could read it.
  private static func isSameEitherWay(
    _ first: FunctionCallExprSyntax, _ firstName: MemberAccessExprSyntax,
    _ second: FunctionCallExprSyntax, _ secondName: MemberAccessExprSyntax
  ) -> Bool {
    func sets(_ name: MemberAccessExprSyntax) -> Bool {
      ["environment", "environmentObject"].contains(name.declName.baseName.text)
    }
    func makesViews(_ call: FunctionCallExprSyntax) -> Bool {
      let parts = call.arguments.flatMap { $0.expression.tokens(viewMode: .sourceAccurate) }
      return call.trailingClosure != nil
        || parts.contains { $0.tokenKind == .leftBrace || $0.text.isCapitalized }
    }
    if Catalog.commute(firstName.declName.baseName.text, secondName.declName.baseName.text) {
      return true
    }
    return sets(firstName) && (sets(secondName) || !makesViews(second))
      || sets(secondName) && !makesViews(first)
  }

  private func addDeadButton(_ node: FunctionCallExprSyntax) {
    let labeled = node.arguments.first { $0.label?.text == "action" }?.expression
    let action =
      labeled?.as(ClosureExprSyntax.self)
      ?? (node.arguments.contains { $0.label?.text == "action" } ? nil : node.trailingClosure)
    guard let action, !action.statements.isEmpty else { return }
    edits.append(
      Mutation(
        kind: .killsAction, edits: [TextEdit(range: action.statements.byteRange, replacement: "")]))
  }
}

extension FunctionCallExprSyntax {
  /// The member access of `view.modifier(…)`.
  fileprivate var modifier: MemberAccessExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      Catalog.isModifier(member.declName.baseName.text), rootName != nil
    else { return nil }
    return member
  }

  /// `VStack` of `VStack { … }.padding()`.
  var rootName: String? {
    var current = calledExpression
    var steps = 0
    while steps < 500 {
      steps += 1
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        break
      }
    }
    let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase == true ? name : nil
  }
}
