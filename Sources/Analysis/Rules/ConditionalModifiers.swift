import SwiftSyntax
import Words

/// Modifiers of a project that apply something under a condition, and otherwise nothing.
enum ConditionalModifiers {
  static func findings(_ index: ViewIndex) -> [Finding] {
    var result: [Finding] = []
    for type in index.types where type.kind == .outside && type.name == "View" {
      for member in type.members where member.isFunction && leaves("self", member) {
        result.append(finding(member, member.name, "View"))
      }
    }
    for type in index.types where type.inherits.contains("ViewModifier") {
      for member in type.members where member.name == "body" && leaves("content", member) {
        result.append(finding(member, type.simpleName, type.name))
      }
    }
    return result
  }

  private static func finding(_ member: ViewMember, _ name: String, _ type: String) -> Finding {
    Finding(
      "unstable-identity", member, view: type, severity: .note,
      message: UnstableIdentityWords.conditionalModifier(name))
  }

  /// Whether all of the code is an `if` that can change, one branch of which gives the view as it is.
  private static func leaves(_ name: String, _ member: ViewMember) -> Bool {
    guard member.code.count == 1, let item = member.code.first?.item,
      let test = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        ?? item.as(IfExprSyntax.self),
      !test.conditions.contains(where: { $0.condition.is(AvailabilityConditionSyntax.self) }),
      case .codeBlock(let other)? = test.elseBody
    else { return false }
    return isOnly(name, test.body.statements) || isOnly(name, other.statements)
  }

  private static func isOnly(_ name: String, _ code: CodeBlockItemListSyntax) -> Bool {
    guard code.count == 1, let item = code.first?.item else { return false }
    return item.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
