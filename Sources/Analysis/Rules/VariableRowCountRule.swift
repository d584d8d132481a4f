import SwiftSyntax
import Words

extension Rule {
  /// Section 7 of the semantics.
  static let variableRowCount = Rule(
    id: "variable-row-count", words: VariableRowCountWords.self,
    summary: "Elements of a lazy container make different numbers of rows.",
    severity: .note,
    explanation: """
      A list that knows how many rows each element makes builds those that are on the screen. Where \
      the number depends on a condition, it must build the content of every element to count. \
      Filter the data before, or put the condition inside of the row.
      """,
    exceptions: [
      "containers that are not lazy, and conditions inside of a row",
      "branches of equally many views, and conditions on the system's version",
    ],
    example: .variableRowCount
  ) { context in
    context.index.builders.flatMap { view -> [Finding] in
      view.evaluatedMembers.flatMap { member in
        member.facts.constructions.compactMap { construction in
          guard let container = LazyRows.container(of: construction.call, construction.name),
            let content = construction.call.trailingClosure?.statements,
            RowCount.of(content) == .varies
          else { return nil }
          return Finding(
            rule: "variable-row-count", severity: .note,
            message: VariableRowCountWords.found(construction.name, container),
            file: member.source.file,
            range: member.source.range(of: construction.call.calledExpression),
            subject: "\(view.name).\(member.name)")
        }
      }
    }
  }
}

/// The messages of `variable-row-count`.
enum VariableRowCountWords: String, Words {
  static let area = "rule.variable-row-count"

  case found = """
    Filter the data, or put the condition into the row: elements of this `{1}` make different \
    numbers of rows, so the `{2}` builds the content of all of them to count.
    """
}

/// Which lists build rows when they come to be seen.
private enum LazyRows {
  private static let containers: Set<String> = [
    "List", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]
  /// What may stand between the rows and the container.
  private static let between: Set<String> = ["Section", "Group"]

  /// The lazy container that a call makes rows for; nil: it makes none, or in no such container.
  static func container(of call: FunctionCallExprSyntax, _ name: String) -> String? {
    guard call.arguments.first.map({ $0.label == nil }) == true else { return nil }
    if name == "List" { return name }
    guard name == "ForEach" else { return nil }
    var node = Syntax(call)
    while let parent = node.parent {
      if let outer = parent.as(FunctionCallExprSyntax.self),
        outer.calledExpression.id != node.id
      {
        let name = CodeWalker.name(of: outer.calledExpression)
        if containers.contains(name) { return name }
        guard between.contains(name) else { return nil }
      }
      node = parent
    }
    return nil
  }
}

/// How many views statements of a builder make.
private enum RowCount: Equatable {
  case fixed(Int)
  case varies
  case unknown

  static func of(_ code: CodeBlockItemListSyntax, depth: Int = 0) -> RowCount {
    guard depth < 20 else { return .unknown }
    var total = 0
    for item in code {
      switch of(item, depth: depth + 1) {
      case .fixed(let count): total += count
      case .varies: return .varies
      case .unknown: return .unknown
      }
    }
    return .fixed(total)
  }

  private static func of(_ item: CodeBlockItemSyntax, depth: Int) -> RowCount {
    if item.item.is(DeclSyntax.self) {
      return item.item.is(VariableDeclSyntax.self) ? .fixed(0) : .unknown
    }
    let value =
      item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
      ?? item.item.as(ReturnStmtSyntax.self)?.expression
    guard let value else { return .unknown }
    if let test = value.as(IfExprSyntax.self) { return of(test, depth: depth) }
    if let choice = value.as(SwitchExprSyntax.self) {
      return same(
        choice.cases.map { element in
          element.as(SwitchCaseSyntax.self).map { of($0.statements, depth: depth) } ?? .unknown
        })
    }
    let name = ViewChain(value).viewName
    if name == "ForEach" { return .unknown }
    return .fixed(name == "EmptyView" ? 0 : 1)
  }

  private static func of(_ test: IfExprSyntax, depth: Int) -> RowCount {
    guard depth < 20,
      !test.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
    else { return .unknown }
    let then = of(test.body.statements, depth: depth + 1)
    switch test.elseBody {
    case .codeBlock(let block)?: return same([then, of(block.statements, depth: depth + 1)])
    case .ifExpr(let inner)?: return same([then, of(inner, depth: depth + 1)])
    case nil: return same([then, .fixed(0)])
    }
  }

  private static func same(_ counts: [RowCount]) -> RowCount {
    if counts.contains(.varies) { return .varies }
    if counts.contains(.unknown) { return .unknown }
    return counts.allSatisfy { $0 == counts.first } ? counts.first ?? .fixed(0) : .varies
  }
}
