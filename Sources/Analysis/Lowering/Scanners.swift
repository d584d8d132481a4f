import SwiftSyntax

/// Names mentioned inside closures and local functions: captured `var`s among them need a box.
final class ClosureMentions: SyntaxVisitor {
  private var depth = 0
  private var found: Set<String> = []

  static func names(in body: CodeBlockItemListSyntax) -> Set<String> {
    let visitor = ClosureMentions(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 { found.insert(node.baseName.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }
}

/// Whether a body has a `return` of its own, outside of nested functions.
final class ReturnFinder: SyntaxVisitor {
  private var found = false

  static func hasReturn(_ body: CodeBlockItemListSyntax) -> Bool {
    let visitor = ReturnFinder(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// The number of shorthand parameters (`$0`, `$1`) that a closure uses itself.
final class ShorthandParameters: SyntaxVisitor {
  private var count = 0

  static func count(in body: CodeBlockItemListSyntax) -> Int {
    let visitor = ShorthandParameters(viewMode: .sourceAccurate)
    visitor.walk(body)
    return visitor.count
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 100 {
      count = max(count, number + 1)
    }
    return .skipChildren
  }

  /// A closure inside has shorthand parameters of its own, unless it names its parameters.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.signature?.parameterClause == nil ? .skipChildren : .visitChildren
  }
}
