import SwiftSyntax

/// What stands at the top level of a source.
package enum TopLevelItem: Hashable, Sendable {
  /// A type that conforms to View.
  case view(String)
  /// Another type, or an extension.
  case type(String)
  /// A property or a function that gives a view, as it stands in one.
  case viewMember
  /// Another function or computed property, as it may stand in a view.
  case member
  /// A stored property, as it may stand in a view.
  case property
  /// A call of something with a capital letter, with or without modifiers: `Text("a").bold()`.
  /// So are an `if` and a `switch` with nothing else in them.
  case viewExpression
  /// `import`
  case importing
  case other
}

extension ParsedSource {
  /// Whether nothing but imports and comments stands in it.
  package var hasNoCode: Bool { topLevelItems.allSatisfy { $0 == .importing } }

  /// All items, in order.
  package var topLevelItems: [TopLevelItem] {
    tree.statements.map(Self.item)
  }

  /// The lines of all items, from 1, without the comments and empty lines in front of them.
  package var topLevelLines: [ClosedRange<Int>] {
    tree.statements.map { statement in
      let range = range(of: statement)
      return range.start.line...max(range.start.line, range.end.line)
    }
  }

  private static func item(_ statement: CodeBlockItemSyntax) -> TopLevelItem {
    switch statement.item {
    case .decl(let declaration): item(declaration)
    case .expr(let expression): item(expression)
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self).map { item($0.expression) } ?? .other
    }
  }

  private static func item(_ declaration: DeclSyntax) -> TopLevelItem {
    if let type = declaration.as(StructDeclSyntax.self) {
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      let isView = inherited.contains { ["View", "SwiftUI.View", "App", "Scene"].contains($0) }
      return isView ? .view(type.name.text) : .type(type.name.text)
    }
    if let type = declaration.asProtocol((any NamedDeclSyntax).self),
      !declaration.is(FunctionDeclSyntax.self)
    {
      return .type(type.name.text)
    }
    if let type = declaration.as(ExtensionDeclSyntax.self) {
      return .type(type.extendedType.trimmedDescription)
    }
    if declaration.is(ImportDeclSyntax.self) { return .importing }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return isView(function.signature.returnClause?.type) ? .viewMember : .member
    }
    if let variable = declaration.as(VariableDeclSyntax.self), let first = variable.bindings.first {
      if first.accessorBlock == nil { return .property }
      return isView(first.typeAnnotation?.type) ? .viewMember : .member
    }
    return .other
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    ["some View", "AnyView"].contains(type?.trimmedDescription)
  }

  /// The name that a chain of calls begins with, down to `Text` in `Text("a").bold().padding()`.
  private static func item(_ expression: ExprSyntax) -> TopLevelItem {
    if let branches = branches(of: expression) {
      let items = branches.flatMap { $0.map(item) }
      return items.isEmpty || items.contains { $0 != .viewExpression } ? .other : .viewExpression
    }
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else {
        break
      }
    }
    let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text
    let isCall = current != expression
    return isCall && name?.first?.isUppercase == true ? .viewExpression : .other
  }

  /// nil: it is no `if` and no `switch`.
  private static func branches(of expression: ExprSyntax) -> [CodeBlockItemListSyntax]? {
    if let choice = expression.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self)?.statements }
    }
    guard var choice = expression.as(IfExprSyntax.self) else { return nil }
    var result = [choice.body.statements]
    while let last = choice.elseBody {
      switch last {
      case .codeBlock(let block): return result + [block.statements]
      case .ifExpr(let next):
        choice = next
        result.append(next.body.statements)
      }
    }
    return result
  }
}
