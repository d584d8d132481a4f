import SwiftSyntax

extension ParsedSource {
  /// Where the names of modifiers `.id(…)` begin, in UTF-8 bytes, whose value stays what it is: such a view keeps its
  /// identity as it would without. nil: the file scrolls to ids.
  var fixedIdentities: Set<Int>? {
    if ["ScrollViewReader", "scrollPosition"].contains(where: text.contains) { return nil }
    guard text.contains(".id(") else { return [] }
    let finder = FixedIdentities(self)
    finder.walk(tree)
    return finder.found
  }
}

/// Finds modifiers `.id(…)` with a literal, or with a property that nothing else names.
private final class FixedIdentities: SyntaxVisitor {
  /// Where their names begin.
  private(set) var found: Set<Int> = []
  private let uses: [String: Int]
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    uses = source.tree.tokens(viewMode: .sourceAccurate).reduce(into: [:]) { uses, token in
      if case .identifier(let name) = token.tokenKind { uses[name, default: 0] += 1 }
    }
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "id", call.trailingClosure == nil,
      call.arguments.count == 1, let value = call.arguments.first, value.label == nil,
      isFixed(value.expression, in: Syntax(call))
    else { return .visitChildren }
    found.insert(member.declName.positionAfterSkippingLeadingTrivia.utf8Offset)
    return .visitChildren
  }

  private func isFixed(_ value: ExprSyntax, in call: Syntax) -> Bool {
    if let text = value.as(StringLiteralExprSyntax.self) { return text.segments.count == 1 }
    if value.is(IntegerLiteralExprSyntax.self) { return true }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, uses[name] == 2 else {
      return false
    }
    return isKept(name, around: call)
  }

  /// Whether a type around the call keeps the name with a value of its own: in a state, or as a constant.
  private func isKept(_ name: String, around node: Syntax) -> Bool {
    var current = node.parent
    while let node = current {
      if let type = node.as(StructDeclSyntax.self) {
        return type.memberBlock.members.contains { item in
          guard let variable = item.decl.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
            binding.initializer != nil
          else { return false }
          return variable.attributes.contains { $0.trimmedDescription == "@State" }
        }
      }
      current = node.parent
    }
    return false
  }
}
