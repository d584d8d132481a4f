import SwiftSyntax

/// A condition on one property whose changes leave a branch: `isLoading`, `!isLoading`,
/// `tab == .home`.
struct SwitchedCondition {
  /// The name of the property.
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
    if let member = test.as(MemberAccessExprSyntax.self), member.base?.writtenText == "self" {
      test = ExprSyntax(member.declName)
    }
    guard let name = test.as(DeclReferenceExprSyntax.self)?.baseName.identifierText else {
      return nil
    }
    property = name
  }
}
