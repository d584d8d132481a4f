import SwiftSyntax

/// What must be equal for an `==` to be true: `a.town == b.town && a.parcel.label == b.parcel.label`. What it does to
/// the values before it compares them, as in `a.names.count == b.names.count`, tells nothing of the values.
struct ComparedPaths {
  /// Chains of members, without the parameter: `town`, `parcel.label`.
  private(set) var paths: Set<[String]> = []
  private let parameters: [String]
  private var sides: [(ExprSyntax, ExprSyntax)] = []
  /// Whole expressions that are compared.
  var texts: ComparedTexts { ComparedTexts(sides, parameters: parameters) }

  /// - Parameter equality: a function of two values.
  init(_ equality: ViewMember) {
    parameters = equality.parameters.map(\.name)
    guard parameters.count == 2, let last = equality.code.last else { return }
    for item in equality.code.dropLast() {
      guard let demanded = demanded(item.item) else {
        (paths, sides) = ([], [])
        return
      }
      demanded.forEach { add($0) }
    }
    if let value = last.outcome { add(value) }
  }

  /// What holds behind a statement that leaves the function with `false`; nil: it is another statement.
  private func demanded(_ item: CodeBlockItemSyntax.Item) -> [ExprSyntax]? {
    guard case .stmt(let statement) = item, let node = statement.as(GuardStmtSyntax.self),
      node.body.statements.count == 1, let only = node.body.statements.first,
      only.outcome?.writtenText == "false"
    else { return nil }
    return node.conditions.compactMap { condition in
      if case .expression(let value) = condition.condition { value } else { nil }
    }
  }

  // MARK: Conditions

  private mutating func add(_ value: ExprSyntax) {
    if let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return add(inner)
    }
    guard let elements = value.as(SequenceExprSyntax.self)?.elements else { return }
    let isClear = elements.allSatisfy { element in
      if element.is(UnresolvedTernaryExprSyntax.self) { return false }
      return !["||", "??"].contains(Self.symbol(element) ?? "")
    }
    guard isClear else { return }
    for part in elements.split(whereSeparator: { Self.symbol($0) == "&&" }) {
      let part = Array(part)
      if part.count == 1 { add(part[0]) }
      guard part.count == 3, ["==", "==="].contains(Self.symbol(part[1]) ?? "") else { continue }
      addEqual(part[0], part[2])
    }
  }

  private static func symbol(_ element: ExprSyntax) -> String? {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private mutating func addEqual(_ left: ExprSyntax, _ right: ExprSyntax) {
    if let a = left.as(TupleExprSyntax.self), let b = right.as(TupleExprSyntax.self),
      a.elements.count == b.elements.count
    {
      for (x, y) in zip(a.elements, b.elements) { addEqual(x.expression, y.expression) }
      return
    }
    sides.append((left, right))
    guard let a = path(left), let b = path(right), a.members == b.members,
      Set([a.base, b.base]) == Set(parameters)
    else { return }
    paths.insert(a.members)
  }

  private func path(_ value: ExprSyntax) -> (base: String, members: [String])? {
    var members: [String] = []
    var current = value
    while let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
      members.insert(access.declName.baseName.identifierText, at: 0)
      current = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    }
    guard let base = current.as(DeclReferenceExprSyntax.self), !members.isEmpty else { return nil }
    return (base.baseName.identifierText, members)
  }
}
