import SwiftSyntax

extension ParsedSource {
  /// The same without `.id(…)` of a value that stays what it is: such a view keeps its identity as it would
  /// without. All else stands where it stood. Where a program scrolls to an id, nothing is left out.
  package var withoutFixedIdentities: ParsedSource {
    guard text.contains(".id("),
      !["ScrollViewReader", "scrollPosition"].contains(where: text.contains)
    else { return self }
    let finder = FixedIdentities(self)
    finder.walk(tree)
    guard !finder.found.isEmpty else { return self }
    var bytes = Array(text.utf8)
    for range in finder.found {
      for index in range where !UInt8.lineEnds.contains(bytes[index]) {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return ParsedSource(text: String(decoding: bytes, as: UTF8.self), file: file)
  }
}

/// Finds modifiers `.id(…)` with a literal, or with a property that nothing else names.
private final class FixedIdentities: SyntaxVisitor {
  /// From the point to the parenthesis.
  private(set) var found: [Range<Int>] = []
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
    let start = member.period.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(start..<call.endPositionBeforeTrailingTrivia.utf8Offset)
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
