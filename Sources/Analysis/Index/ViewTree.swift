import SwiftSyntax

/// A view value that a body builds, with the view values inside it.
struct ViewNode {
  /// `VStack`, `ProfileHeader`.
  var name: String
  /// Modifiers applied to it.
  var modifiers = 0
  var children: [ViewNode] = []
  /// Names its own arguments, modifiers and conditions mention (children aside).
  var ownNames: Set<String> = []
  var position: SourcePosition
  var endLine: Int
  /// The text of its structure, literals left out: equal for repeated subtrees.
  var shape = ""
  /// Content of a ForEach or List row.
  var isRow = false

  /// View values in the subtree: views and modifiers.
  var size: Int { 1 + modifiers + children.reduce(0) { $0 + $1.size } }

  /// Views in the subtree, modifiers aside.
  var viewCount: Int { 1 + children.reduce(0) { $0 + $1.viewCount } }

  /// Names that the subtree mentions.
  var names: Set<String> { children.reduce(ownNames) { $0.union($1.names) } }
}

/// Builds the tree of view values of a body.
struct ViewTreeBuilder {
  let source: ParsedSource
  /// Views of the program: their calls are leaves.
  let viewNames: Set<String>
  private static let maximumDepth = 100

  func nodes(in code: CodeBlockItemListSyntax, depth: Int = 0) -> [ViewNode] {
    guard depth < Self.maximumDepth else { return [] }
    return code.flatMap { nodes(in: $0, depth: depth + 1) }
  }

  private func nodes(in item: CodeBlockItemSyntax, depth: Int) -> [ViewNode] {
    switch item.item {
    case .expr(let expression): nodes(in: expression, depth: depth)
    case .stmt(let statement):
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        nodes(in: expression, depth: depth)
      } else if let value = statement.as(ReturnStmtSyntax.self)?.expression {
        nodes(in: value, depth: depth)
      } else {
        []
      }
    case .decl: []
    }
  }

  private func nodes(in expression: ExprSyntax, depth: Int) -> [ViewNode] {
    if let conditional = expression.as(IfExprSyntax.self) {
      return conditionalNodes(conditional, depth: depth)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      let names = NameCollector.names(in: choice.subject)
      return choice.cases.flatMap { element -> [ViewNode] in
        guard case .switchCase(let item) = element else { return [] }
        return nodes(in: item.statements, depth: depth + 1).map { $0.adding(names) }
      }
    }
    return node(of: expression, depth: depth).map { [$0] } ?? []
  }

  private func conditionalNodes(_ node: IfExprSyntax, depth: Int) -> [ViewNode] {
    let names = NameCollector.names(in: node.conditions)
    var result = nodes(in: node.body.statements, depth: depth + 1)
    switch node.elseBody {
    case .codeBlock(let block)?: result += nodes(in: block.statements, depth: depth + 1)
    case .ifExpr(let inner)?:
      if depth < Self.maximumDepth { result += conditionalNodes(inner, depth: depth + 1) }
    case nil: break
    }
    return result.map { $0.adding(names) }
  }

  /// The view value that a call chain builds; nil: it builds none.
  private func node(of expression: ExprSyntax, depth: Int) -> ViewNode? {
    guard depth < Self.maximumDepth else { return nil }
    var links: [FunctionCallExprSyntax] = []
    var current = expression
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, !isTypeName(base) || isViewMember(base)
        {
          links.append(call)
          current = base
          continue
        }
        return build(call, links, of: expression, depth: depth)
      }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base,
        isTypeName(base), isViewMember(base)
      {
        return bare(base.trimmedDescription, links, of: expression, depth: depth)
      }
      return nil
    }
  }

  private func isTypeName(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }

  /// `Color.red` is a view; `Formatter.shared` is none.
  private func isViewMember(_ base: ExprSyntax) -> Bool {
    base.trimmedDescription == "Color"
  }

  private func build(
    _ call: FunctionCallExprSyntax, _ modifiers: [FunctionCallExprSyntax],
    of expression: ExprSyntax, depth: Int
  ) -> ViewNode? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    let name = callee.baseName.text
    guard name.first?.isUppercase == true else { return nil }
    var result = bare(name, modifiers, of: expression, depth: depth)
    add(call, to: &result, isView: true, depth: depth)
    result.shape = shape(name, result, modifiers)
    return result
  }

  private func bare(
    _ name: String, _ modifiers: [FunctionCallExprSyntax], of expression: ExprSyntax, depth: Int
  ) -> ViewNode {
    var result = ViewNode(
      name: name, modifiers: modifiers.count, position: source.position(of: expression),
      endLine: source.range(of: expression).end.line)
    for modifier in modifiers { add(modifier, to: &result, isView: false, depth: depth) }
    result.shape = shape(name, result, modifiers)
    return result
  }

  /// Arguments are the node's own; builder closures hold children.
  private func add(
    _ call: FunctionCallExprSyntax, to node: inout ViewNode, isView: Bool, depth: Int
  ) {
    for argument in call.arguments {
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        add(closure, label: argument.label?.text, to: &node, isView: isView, depth: depth)
      } else if let inner = self.node(of: argument.expression, depth: depth + 1), isView == false,
        inner.size > 1
      {
        node.children.append(inner)
      } else {
        node.ownNames.formUnion(NameCollector.names(in: argument.expression))
      }
    }
    if let closure = call.trailingClosure {
      add(closure, label: nil, to: &node, isView: isView, depth: depth)
    }
    for element in call.additionalTrailingClosures {
      add(element.closure, label: element.label.text, to: &node, isView: isView, depth: depth)
    }
  }

  private static let rowContainers: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  private func add(
    _ closure: ClosureExprSyntax, label: String?, to node: inout ViewNode, isView: Bool,
    depth: Int
  ) {
    let content = nodes(in: closure.statements, depth: depth + 1)
    if content.isEmpty {
      // An action: what it mentions does not decide what the view shows.
      return
    }
    let isRow =
      isView && Self.rowContainers.contains(node.name)
      && closure.signature?.parameterClause != nil
      || (isView && node.name == "ForEach")
    node.children += content.map {
      var child = $0
      child.isRow = isRow
      return child
    }
  }

  private func shape(
    _ name: String, _ node: ViewNode, _ modifiers: [FunctionCallExprSyntax]
  ) -> String {
    let applied = modifiers.map {
      $0.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }
    return name + "{" + node.children.map(\.shape).joined(separator: ";") + "}."
      + applied.joined(separator: ".")
  }
}

extension ViewNode {
  fileprivate func adding(_ names: Set<String>) -> ViewNode {
    var result = self
    result.ownNames.formUnion(names)
    return result
  }
}
