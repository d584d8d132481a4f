import Catalog
import SwiftSyntax

/// Calls and the closures that are passed to them.
extension CodeWalker {
  /// Walks a call: first what it is called on, then its arguments and closures.
  func enter(_ node: FunctionCallExprSyntax) {
    let chainStart = mark
    walk(node.calledExpression)
    let callee = Self.name(of: node.calledExpression)
    note(node, callee)
    let firstArgument = mark
    /// What the parameters of its closures are made of.
    func start() -> Mark {
      KnownClosures.immediate.contains(callee) ? chainStart : firstArgument
    }
    for argument in node.arguments {
      let value = argument.expression
      if value.isPlainLiteral { continue }
      let label = argument.label?.identifierText
      if let closure = value.as(ClosureExprSyntax.self) {
        walk(closure, role(closure, callee, label, node), from: start())
      } else if label.map(KnownClosures.isDeferred) == true || isAction(argument, of: node, callee)
      {
        // `action: add`, `onSubmit(add)`: the method is called later.
        deferral += 1
        walk(value)
        deferral -= 1
      } else {
        walk(value)
      }
    }
    if let closure = node.trailingClosure {
      walk(closure, role(closure, callee, nil, node), from: start())
    }
    for element in node.additionalTrailingClosures {
      let label = element.label.identifierText
      walk(element.closure, role(element.closure, callee, label, node), from: start())
    }
  }

  /// Whether an argument without a label is the function that a modifier calls later: `onSubmit(add)`. A call that has a
  /// closure, or names its action, has another one.
  private func isAction(
    _ argument: LabeledExprSyntax, of node: FunctionCallExprSyntax, _ callee: String
  ) -> Bool {
    guard argument.label == nil, argument.id == node.arguments.last?.id,
      node.trailingClosure == nil, Catalog.isModifier(callee),
      argument.expression.is(DeclReferenceExprSyntax.self)
        || argument.expression.is(MemberAccessExprSyntax.self)
    else { return false }
    return KnownClosures.role(callee: callee, label: nil, node) == .deferred
  }

  /// Walks a closure that is no argument: one that is stored runs later.
  func enter(_ node: ClosureExprSyntax) {
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    walk(node, isCalled ? .immediate : .deferred, from: mark)
  }

  private func walk(_ closure: ClosureExprSyntax, _ role: ClosureTiming, from start: Mark) {
    pushFrame()
    let deferred = role == .deferred ? 1 : 0
    if role == .apart, deferral == 0 { facts.apart.append(closure.span) }
    if let capture = closure.signature?.capture { walk(capture) }
    let isAnonymous = closure.signature?.parameterClause == nil
    if isAnonymous { pushAnonymous(from: start) } else { bindParameters(of: closure, from: start) }
    deferral += deferred
    walk(closure.statements)
    deferral -= deferred
    if isAnonymous { popAnonymous() }
    popFrame()
  }

  private func bindParameters(of closure: ClosureExprSyntax, from start: Mark) {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?:
      for parameter in list { bind(parameter.name.identifierText, from: start) }
    case .parameterClause(let clause)?:
      for parameter in clause.parameters {
        bind((parameter.secondName ?? parameter.firstName).identifierText, from: start)
      }
    case nil: break
    }
  }

  private func note(_ node: FunctionCallExprSyntax, _ callee: String) {
    guard deferral == 0 else { return }
    if CollectionWork.isWork(node, callee) { facts.works.append(node) }
    if callee.isCapitalized {
      facts.constructions.append(CodeFacts.Construction(call: node, name: callee))
    } else if callee == "id", node.arguments.count == 1, node.arguments.first?.label == nil,
      node.trailingClosure == nil,
      node.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
    {
      facts.identities.append(node)
    }
  }

  /// The last part of a callee: `Row` of `Row(…)`, `Shop.Row(…)` and `Row<Int>(…)`.
  static func name(of callee: ExprSyntax) -> String {
    var current = callee
    if current.kind == .genericSpecializationExpr,
      let generic = current.as(GenericSpecializationExprSyntax.self)
    {
      current = generic.expression
    }
    switch current.kind {
    case .declReferenceExpr:
      return current.as(DeclReferenceExprSyntax.self)?.baseName.identifierText ?? ""
    case .memberAccessExpr:
      guard let member = current.as(MemberAccessExprSyntax.self) else { return "" }
      let name = member.declName.baseName.identifierText
      if name == "init", let base = member.base { return Self.name(of: base) }
      return name
    default: return ""
    }
  }

  private func role(
    _ closure: ClosureExprSyntax, _ callee: String, _ label: String?,
    _ call: FunctionCallExprSyntax
  ) -> ClosureTiming {
    if let declared = closures.role(callee: callee, label: label) { return declared }
    if let known = KnownClosures.role(
      callee: callee, label: label, call,
      takesValue: closure.signature?.parameterClause != nil)
    {
      return known
    }
    if yieldsViews(closure) { return .content }
    if callee.isCapitalized { return .deferred }
    return isSingleValue(closure) ? .immediate : .deferred
  }

  /// Whether a statement of it looks like a view: a call of a type's name, or a member that yields
  /// a view.
  private func yieldsViews(_ closure: ClosureExprSyntax) -> Bool {
    closure.statements.contains { item in
      switch item.item {
      case .expr(let expression): isViewLike(expression)
      case .stmt(let statement):
        (statement.as(ExpressionStmtSyntax.self)?.expression
          ?? statement.as(ReturnStmtSyntax.self)?.expression).map(isViewLike) ?? false
      case .decl(let declaration): declaration.is(IfConfigDeclSyntax.self)
      }
    }
  }

  private func isViewLike(_ expression: ExprSyntax) -> Bool {
    if let conditional = expression.as(IfExprSyntax.self) {
      return conditional.body.statements.contains {
        $0.item.as(ExprSyntax.self).map(isChainOfView) ?? $0.item.is(ExpressionStmtSyntax.self)
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.contains {
        $0.as(SwitchCaseSyntax.self)?.statements.contains {
          $0.item.as(ExprSyntax.self).map(isChainOfView) ?? false
        } ?? false
      }
    }
    return isChainOfView(expression)
  }

  private func isChainOfView(_ expression: ExprSyntax) -> Bool {
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
          return viewMembers.contains(member.declName.baseName.identifierText)
        }
        current = base
      } else if let conditional = current.as(PostfixIfConfigExprSyntax.self),
        let base = conditional.base
      {
        current = base
      } else {
        break
      }
    }
    guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return false
    }
    if viewMembers.contains(name) || name == "content" { return true }
    return name.isCapitalized && !["Task", "Timer", "DispatchQueue"].contains(name)
      && !expression.is(DeclReferenceExprSyntax.self)
  }

  /// `{ $0.id == selected }`: one expression that assigns nothing.
  private func isSingleValue(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.count == 1, let item = closure.statements.first,
      let expression = item.item.as(ExprSyntax.self)
    else { return false }
    let assigns = expression.as(SequenceExprSyntax.self)?.elements.contains {
      $0.is(AssignmentExprSyntax.self)
        || $0.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
          && $0.as(BinaryOperatorExprSyntax.self)?.operator.text.count == 2
          && $0.writtenText != "=="
    }
    return assigns != true
  }
}
