import SwiftSyntax

/// Arrays that are made in a body.
struct RebuiltArray {
  let view: ViewType
  let index: ViewIndex

  /// The element's type, when it is a declared struct without `==`.
  func element(_ value: ExprSyntax, _ member: ViewMember) -> String? {
    if let array = value.as(ArrayExprSyntax.self) {
      guard let first = array.elements.first, !isConstant(array, member) else { return nil }
      return made(first.expression)
    }
    if let computed = computed(value), let only = computed.code.first, computed.code.count == 1 {
      let made = only.item.as(ExprSyntax.self) ?? only.item.as(ReturnStmtSyntax.self)?.expression
      return made.flatMap { ofChain($0, computed) }
    }
    return ofChain(value, member)
  }

  /// The computed property of the view that a name stands for.
  private func computed(_ value: ExprSyntax) -> ViewMember? {
    let name =
      value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      ?? value.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.writtenText == "self" ? $0.declName.baseName.identifierText : nil
      }
    return view.members.first { $0.name == name && !$0.isFunction && !$0.isStatic }
  }

  /// `samples.map { Bar(height: $0) }`, `errands.filter { … }.prefix(3)`
  private func ofChain(_ value: ExprSyntax, _ member: ViewMember) -> String? {
    var current = value
    var isRebuilt = false
    while let call = current.as(FunctionCallExprSyntax.self) {
      let name = CodeWalker.name(of: call.calledExpression)
      if name == "Array", call.arguments.count == 1, let inner = call.arguments.first {
        current = inner.expression
        continue
      }
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return nil
      }
      let closure =
        call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)
      if ["map", "compactMap"].contains(name) { return closure.flatMap(result) }
      guard ["filter", "sorted", "reversed", "shuffled", "dropFirst", "prefix"].contains(name)
      else { return nil }
      isRebuilt = isRebuilt || ["filter", "sorted", "shuffled"].contains(name)
      current = base
    }
    guard isRebuilt, let use = member.facts.uses(in: current.span).first, !use.isIndirect else {
      return nil
    }
    return unequal(elementOf: use)
  }

  private func result(of closure: ClosureExprSyntax) -> String? {
    guard let last = closure.statements.last else { return nil }
    let value =
      last.item.as(ExprSyntax.self)
      ?? last.item.as(ReturnStmtSyntax.self)?.expression
    return value.flatMap(made)
  }

  /// The type that an initializer call makes.
  private func made(_ value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    return unequal(CodeWalker.name(of: call.calledExpression), in: view.id)
  }

  private func unequal(elementOf use: NameUse) -> String? {
    guard let property = view.properties[use.name] else { return nil }
    var text = property.type
    var owner = view.id
    for name in use.path.prefix(2) {
      guard let id = (text ?? property.typeName).flatMap({ index.type($0, in: owner) }) else {
        break
      }
      guard let inner = index.types[id].properties.first(where: { $0.name == name }) else { break }
      text = inner.type
      owner = id
    }
    return text.flatMap(TypeText.element).flatMap { unequal($0, in: owner) }
  }

  private func unequal(_ name: String, in owner: Int) -> String? {
    guard let id = index.type(name, in: owner), index.types[id].kind == .structure,
      !index.isView(id), !index.conforms(id, to: "Equatable")
    else { return nil }
    return index.types[id].simpleName
  }

  private func isConstant(_ array: ArrayExprSyntax, _ member: ViewMember) -> Bool {
    !member.facts.uses(in: array.span).contains { use in
      view.properties[use.name].map { !$0.isLet || $0.initialValue == nil } ?? false
        || view.members.contains { $0.name == use.name }
    }
  }
}
