import SwiftSyntax

/// What decides whether a run of some code comes to a place in it, in UTF-8 bytes of the file.
struct WorkConditions {
  /// Conditions, subjects and left sides.
  private(set) var decisions: [Range<Int>] = []
  /// Branches that a run which comes to the place leaves out.
  private(set) var others: [Range<Int>] = []

  /// - Parameter code: the statements in which the place is.
  init(around place: Syntax, in code: CodeBlockItemListSyntax) {
    var child = place
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr(let node): add(node, child)
      case .exprList(let node):
        if node.parent?.is(SequenceExprSyntax.self) == true { add(Array(node), child) }
      case .switchCaseList(let node): add(node, child)
      case .codeBlockItemList(let node): addExits(node, child)
      default: break
      }
      if parent.id == Syntax(code).id { return }
      child = parent
    }
  }

  private mutating func add(_ node: IfExprSyntax, _ child: Syntax) {
    if child.id == Syntax(node.body).id {
      decisions.append(node.conditions.span)
      if let other = node.elseBody { others.append(other.span) }
    } else if child.id != Syntax(node.conditions).id {
      decisions.append(node.conditions.span)
      others.append(node.body.span)
    }
  }

  /// `isShort ? names.filter(isShort) : names`, `names.isEmpty || names.sorted() == names`
  private mutating func add(_ elements: [ExprSyntax], _ child: Syntax) {
    guard let own = elements.firstIndex(where: { Syntax($0).id == child.id }) else { return }
    for (place, element) in elements.enumerated() {
      if element.is(UnresolvedTernaryExprSyntax.self) {
        guard place <= own else { continue }
        if let condition = Self.span(elements[..<place]) { decisions.append(condition) }
        let other = place == own ? Self.span(elements[(place + 1)...]) : element.span
        if let other { others.append(other) }
      } else if let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, place < own,
        ["&&", "||", "??"].contains(symbol), let left = Self.span(elements[..<place])
      {
        decisions.append(left)
      }
    }
  }

  private static func span(_ elements: ArraySlice<ExprSyntax>) -> Range<Int>? {
    guard let first = elements.first, let last = elements.last else { return nil }
    return first.span.lowerBound..<max(first.span.lowerBound, last.span.upperBound)
  }

  private mutating func add(_ cases: SwitchCaseListSyntax, _ child: Syntax) {
    guard let node = cases.parent?.as(SwitchExprSyntax.self) else { return }
    decisions.append(node.subject.span)
    others += cases.filter { Syntax($0).id != child.id }.map(\.span)
  }

  /// What stands before the place and may leave the code: `guard`, and `if` with a `return`.
  private mutating func addExits(_ statements: CodeBlockItemListSyntax, _ child: Syntax) {
    for item in statements.prefix(while: { Syntax($0).id != child.id }) {
      if let node = item.item.as(GuardStmtSyntax.self) {
        decisions.append(node.conditions.span)
        others.append(node.body.span)
      } else if let node = item.asIf, node.elseBody == nil,
        node.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
      {
        decisions.append(node.conditions.span)
        others.append(node.body.span)
      }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The `if` that stands as a statement.
  fileprivate var asIf: IfExprSyntax? {
    item.as(IfExprSyntax.self)
      ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
  }
}
