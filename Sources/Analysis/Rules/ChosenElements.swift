import SwiftSyntax

/// Where the elements come from that are left of a list: the list before it was filtered, sorted or cut.
struct ChosenElements {
  /// What they are chosen from.
  private(set) var base: ExprSyntax
  /// Where it stands.
  private(set) var member: ViewMember
  /// Whether something was left out or put in order on the way.
  private(set) var isChosen = false

  private static let mostSteps = 20
  /// Methods that leave elements out or put them in order.
  static let choosing: Set<String> = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop", "shuffled",
  ]

  init(_ data: ExprSyntax, in member: ViewMember, of view: ViewType) {
    base = data
    self.member = member
    for _ in 0..<Self.mostSteps {
      guard let next = next(view) else { return }
      (base, self.member) = next
    }
  }

  private mutating func next(_ view: ViewType) -> (ExprSyntax, ViewMember)? {
    if let call = base.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let list = access.base,
      Self.choosing.contains(access.declName.baseName.identifierText)
    {
      isChosen = true
      return (list, member)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      !member.parameters.contains(where: { $0.name == name })
    else { return nil }
    if let local = LocalValue.named(name, in: member.code), !local.isVariable {
      return (local.value, member)
    }
    let computed = view.usedMembers.first { $0.name == name && !$0.isFunction }
    return computed.flatMap { found in found.code.last?.outcome.map { ($0, found) } }
  }
}

extension CodeBlockItemSyntax {
  /// What a statement gives at the end of a body: its value, or that of its `return`. nil: it is another statement.
  var outcome: ExprSyntax? {
    switch item {
    case .expr(let value): value
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    default: nil
    }
  }
}
