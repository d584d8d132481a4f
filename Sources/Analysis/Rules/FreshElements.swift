import SwiftSyntax

/// Lists whose elements get new ids in each run of the body: values with `let id = UUID()` that the body,
/// or a computed property that it uses, makes.
struct FreshElements {
  let view: ViewType
  let index: ViewIndex

  var findings: [Finding] {
    view.evaluatedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        guard ["ForEach", "List"].contains(construction.name),
          let data = construction.call.arguments.first, data.label == nil,
          Self.goesByID(construction.call), let element = element(of: data.expression, member)
        else { return nil }
        return Finding(
          rule: "unstable-identity", severity: .warning,
          message: "Make the `\(element)` values of this `\(construction.name)` once, or take their "
            + "ids from the data: each run of `\(view.name).body` gives them new ones, so no row is "
            + "the row it was.",
          file: member.source.file,
          range: member.source.range(of: construction.call.calledExpression),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  /// Whether nothing else than the elements' own ids is the identity.
  private static func goesByID(_ call: FunctionCallExprSyntax) -> Bool {
    let id = call.arguments.first { $0.label?.text == "id" }?.expression.writtenText
    return id == nil || id == "\\.id"
  }

  /// The type of elements that are made where the data stands, or in the member that it names.
  private func element(of data: ExprSyntax, _ member: ViewMember) -> String? {
    let made = member.facts.constructions.lazy.filter {
      data.span.contains($0.call.span.lowerBound)
    }.compactMap { freshElement($0) }.first
    if let made { return made }
    guard let use = member.facts.uses(in: data.span).first, !use.isIndirect,
      let inner = view.members.first(where: { $0.name == use.name })
    else { return nil }
    return inner.facts.constructions.lazy.compactMap { freshElement($0) }.first
  }

  /// The name of the type, when the values that a call makes are told apart by fresh ids.
  private func freshElement(_ made: CodeFacts.Construction) -> String? {
    guard let id = index.type(made.name, in: view.id), !index.isView(id),
      index.types[id].kind == .structure, index.conforms(id, to: "Identifiable"),
      !made.call.arguments.contains(where: { $0.label?.text == "id" })
    else { return nil }
    let type = index.types[id]
    guard !type.members.contains(where: { $0.name == ViewMember.initializer }),
      let key = type.properties.first(where: { $0.name == "id" }), key.wrapper == nil,
      let value = key.initialValue, FreshValue.isFresh(value, besides: [])
    else { return nil }
    return type.simpleName
  }
}
