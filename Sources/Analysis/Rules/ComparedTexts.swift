import SwiftSyntax

/// Whole expressions that an `==` compares, as a body would write them: `reserved.contains(number)` of
/// `a.reserved.contains(a.number) == b.reserved.contains(b.number)`.
struct ComparedTexts {
  private let texts: Set<String>

  /// - Parameters:
  ///   - sides: the two sides of each comparison that has to hold.
  ///   - parameters: the names of the two values.
  init(_ sides: [(ExprSyntax, ExprSyntax)], parameters: [String]) {
    texts = Set(
      sides.compactMap { left, right in
        let (a, b) = (Self.text(left, of: parameters), Self.text(right, of: parameters))
        return a == b && Self.bases(left, parameters) != Self.bases(right, parameters) ? a : nil
      })
  }

  /// Whether all that a view makes of a property is what is compared.
  func cover(_ property: String, of view: ViewType) -> Bool {
    if texts.isEmpty { return false }
    let uses = view.allMembers.filter { !$0.isStatic }.flatMap { member in
      member.facts.uses.filter { $0.name == property }.map { (member, $0) }
    }
    return !uses.isEmpty
      && uses.allSatisfy { member, use in
        !use.isIndirect && !use.isWritten && isWithin(use, member)
      }
  }

  private func isWithin(_ use: NameUse, _ member: ViewMember) -> Bool {
    var node = member.source.tree.token(at: AbsolutePosition(utf8Offset: use.offset))
      .map(Syntax.init)
    while let next = node, !next.is(CodeBlockItemSyntax.self) {
      if let expression = next.as(ExprSyntax.self),
        texts.contains(Self.text(expression, of: ["self"]))
      {
        return true
      }
      node = next.parent
    }
    return false
  }

  /// The text without blanks and without the names of the values whose members are asked.
  private static func text(_ expression: ExprSyntax, of values: [String]) -> String {
    var parts: [String] = []
    var isBehindValue = false
    for token in expression.tokens(viewMode: .sourceAccurate) {
      let text = token.text
      if isBehindValue, text == "." {
        parts.removeLast()
      } else {
        parts.append(text)
      }
      isBehindValue = values.contains(text) && !(parts.dropLast().last == ".")
    }
    return parts.joined(separator: " ")
  }

  /// The values of which an expression speaks.
  private static func bases(_ expression: ExprSyntax, _ parameters: [String]) -> Set<String> {
    Set(expression.tokens(viewMode: .sourceAccurate).map(\.text)).intersection(parameters)
  }
}
