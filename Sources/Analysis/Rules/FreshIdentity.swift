import SwiftSyntax
import Words

/// Identities that are made anew: in `.id(…)`, and in models.
enum FreshIdentity {
  static func findings(_ index: ViewIndex) -> [Finding] {
    var result: [Finding] = []
    let made = MadeAnew(index: index, objects: [])
    for (id, type) in index.types.enumerated() where !type.inherits.contains("PreviewProvider") {
      for member in type.members {
        result += modifiers(member, type.name) {
          made.isObject($0, nil, in: MadeAnew.Place(member: member, owner: id))
        }
      }
    }
    for name in index.functions.keys.sorted() {
      for function in index.functions[name] ?? [] {
        result += modifiers(function, "") {
          FreshValue.isFresh($0, besides: [], aliases: index.typeAliases)
        }
      }
    }
    return result + index.types.indices.flatMap { models($0, index) }
  }

  private static func modifiers(
    _ member: ViewMember, _ type: String, _ isFresh: (ExprSyntax) -> Bool
  ) -> [Finding] {
    member.facts.identities.compactMap { call in
      guard let value = call.arguments.first?.expression,
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      else { return nil }
      let reference = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
      guard isFresh(value) || reference.map(member.facts.freshNames.contains) == true else {
        return nil
      }
      let isSpinner = isSpinner(call)
      return Finding(
        rule: "unstable-identity", severity: isSpinner ? .note : .warning,
        message: isSpinner
          ? UnstableIdentityWords.freshSpinner(value.writtenText)
          : UnstableIdentityWords.freshModifier(value.writtenText),
        file: member.source.file, range: member.source.range(of: name),
        subject: "\(type).\(member.name)")
    }
  }

  /// Whether what gets the id is a progress view: in a list it stops turning when it comes back, and a
  /// fresh id is what people do about that.
  private static func isSpinner(_ call: FunctionCallExprSyntax) -> Bool {
    ViewChain(ExprSyntax(call)).viewName == "ProgressView"
  }

  /// `var id: UUID { UUID() }` of an Identifiable type.
  private static func models(_ id: Int, _ index: ViewIndex) -> [Finding] {
    let type = index.types[id]
    guard index.conforms(id, to: "Identifiable") else { return [] }
    return type.members.filter { $0.name == "id" && !$0.isFunction && !$0.isStatic }.compactMap {
      member in
      guard let last = member.code.last,
        let value = last.item.as(ExprSyntax.self)
          ?? last.item.as(ReturnStmtSyntax.self)?.expression,
        FreshValue.isFresh(value, besides: [], aliases: index.typeAliases)
      else { return nil }
      return Finding(
        "unstable-identity", member, view: type.name,
        message: UnstableIdentityWords.computedID(type.name))
    }
  }
}
