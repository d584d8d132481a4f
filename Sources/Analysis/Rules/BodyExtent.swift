import SwiftSyntax

/// How far a body reaches on the page: measures that say nothing of its cost.
extension ViewMember {
  /// Lines from the first statement to the last.
  var lineCount: Int {
    let range = source.range(of: code)
    return range.end.line - range.start.line + 1
  }

  /// The deepest nesting of closures.
  var closureNesting: Int {
    let counter = ClosureCounter(viewMode: .sourceAccurate)
    counter.walk(code)
    return counter.deepest
  }
}

private final class ClosureCounter: SyntaxVisitor {
  private(set) var deepest = 0
  private var depth = 0

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    deepest = max(deepest, depth)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
}
