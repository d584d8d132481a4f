import SwiftSyntax

/// A condition on one property whose changes leave a branch: `isLoading`, `!model.isLoading`,
/// `tab == .home`.
struct SwitchedCondition {
  /// The name of the property, with that of the model that holds it.
  private(set) var property: String
  /// A comparison: what follows `else` may stay when the property changes.
  private(set) var isEquality = false

  /// nil: a change of what the condition reads may leave its value as it is.
  init?(_ conditions: ConditionElementListSyntax) {
    guard conditions.count == 1, let condition = conditions.first?.condition,
      case .expression(var test) = condition
    else { return nil }
    if let sequence = test.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].writtenText == "==" else { return nil }
      test = elements[0]
      isEquality = true
    } else if let negation = test.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      test = negation.expression
    }
    guard let name = Self.property(test) else { return nil }
    property = name
  }

  /// The property that an expression is: `tab`, `self.tab`, `model.tab`; nil: it is none.
  static func property(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.identifierText
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = property(ofPlain: base)
    else { return nil }
    let name = member.declName.baseName.identifierText
    return owner == "self" ? name : "\(owner).\(name)"
  }

  private static func property(ofPlain expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), member.base?.writtenText == "self" {
      return member.declName.baseName.identifierText
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }

  /// Whether a case of a `switch` is left by each change of its subject: `case .home:`, but not
  /// `case .home, .search:`, `case .loaded(let items):` or `default:`.
  static func isLeft(_ item: SwitchCaseSyntax) -> Bool {
    guard case .case(let label) = item.label, label.caseItems.count == 1,
      let only = label.caseItems.first, only.whereClause == nil,
      let pattern = only.pattern.as(ExpressionPatternSyntax.self)?.expression
    else { return false }
    switch pattern.kind {
    case .memberAccessExpr, .integerLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr:
      return true
    default: return false
    }
  }
}
