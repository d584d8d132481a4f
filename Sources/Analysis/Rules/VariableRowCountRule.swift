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
      Filter the data before, or put the condition inside of a stack that is the row: a view whose \
      body is a condition makes as many rows as that has views.
      """,
    exceptions: [
      "containers that are not lazy, and conditions inside of a stack",
      "branches of equally many views, and conditions on the system's version",
    ],
    example: .variableRowCount
  ) { context in
    context.index.builders.flatMap { view -> [Finding] in
      view.evaluatedMembers.flatMap { member in
        member.facts.constructions.compactMap { construction in
          guard let container = LazyRows.container(of: construction.call, construction.name),
            let content = construction.call.trailingClosure?.statements,
            RowCount(view, context.index).of(content) == .varies
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
    Filter the data, or put the condition into a stack of the row: elements of this `{1}` make different \
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
    for outer in call.callsAround {
      let name = CodeWalker.name(of: outer.calledExpression)
      if containers.contains(name) { return name }
      guard between.contains(name) else { return nil }
    }
    return nil
  }
}

/// How many views statements of a builder make.
private struct RowCount {
  enum Count: Equatable {
    case fixed(Int)
    case varies
    case unknown
  }

  private static let deepest = 20
  /// Rows of rows are followed no further.
  private static let mostBodies = 3

  private let index: ViewIndex
  private let view: ViewType
  /// How many bodies stand around the code.
  private let bodies: Int

  init(_ view: ViewType, _ index: ViewIndex, bodies: Int = 0) {
    self.view = view
    self.index = index
    self.bodies = bodies
  }

  func of(_ code: CodeBlockItemListSyntax, depth: Int = 0) -> Count {
    guard depth < Self.deepest else { return .unknown }
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

  private func of(_ item: CodeBlockItemSyntax, depth: Int) -> Count {
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
    if name == "EmptyView" { return .fixed(0) }
    return name.map(variesInBody) == true ? .varies : .fixed(1)
  }

  /// Whether a view of the program has a body of a varying number of views: it makes as many rows.
  private func variesInBody(_ name: String) -> Bool {
    guard bodies < Self.mostBodies, let id = index.type(name, in: view.id), index.isView(id),
      let row = index.views.first(where: { $0.id == id }), let body = row.body
    else { return false }
    return RowCount(row, index, bodies: bodies + 1).of(body.code) == .varies
  }

  private func of(_ test: IfExprSyntax, depth: Int) -> Count {
    guard depth < Self.deepest,
      !test.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) })
    else { return .unknown }
    let then = of(test.body.statements, depth: depth + 1)
    switch test.elseBody {
    case .codeBlock(let block)?: return same([then, of(block.statements, depth: depth + 1)])
    case .ifExpr(let inner)?: return same([then, of(inner, depth: depth + 1)])
    case nil: return same([then, .fixed(0)])
    }
  }

  private func same(_ counts: [Count]) -> Count {
    if counts.contains(.varies) { return .varies }
    if counts.contains(.unknown) { return .unknown }
    return counts.allSatisfy { $0 == counts.first } ? counts.first ?? .fixed(0) : .varies
  }
}
