import SwiftSyntax
import Words

/// Lists whose elements get new ids in each run of the body: values with `let id = UUID()` that the body,
/// or a computed property that it uses, makes.
struct FreshElements {
  private let index: ViewIndex
  /// Types whose values have fresh ids, by their places; most programs have none that lists show.
  private let types: Set<Int>

  init(_ index: ViewIndex) {
    self.index = index
    types = Set(index.types.indices.filter { Self.hasFreshID($0, index) })
  }

  private static func hasFreshID(_ id: Int, _ index: ViewIndex) -> Bool {
    let type = index.types[id]
    guard type.kind == .structure, !index.isView(id), index.conforms(id, to: "Identifiable"),
      !type.members.contains(where: { $0.name == ViewMember.initializer }),
      let key = type.properties.first(where: { $0.name == "id" }), key.wrapper == nil,
      let value = key.initialValue
    else { return false }
    return FreshValue.isFresh(value, besides: [], aliases: index.typeAliases)
  }

  func findings(in view: ViewType) -> [Finding] {
    FreshKeys.findings(in: view, index) + findingsOfElements(in: view)
  }

  private func findingsOfElements(in view: ViewType) -> [Finding] {
    guard !types.isEmpty else { return [] }
    return view.evaluatedMembers.flatMap { member -> [Finding] in
      let made = elements(madeBy: member, view)
      return member.facts.constructions.compactMap { construction in
        guard ["ForEach", "List"].contains(construction.name),
          let data = construction.call.arguments.first, data.label == nil,
          Self.goesByID(construction.call),
          let element = made.first(where: { data.span.contains($0.offset) })?.type
            ?? elementOfMember(data.expression, member, view)
        else { return nil }
        return Finding(
          rule: "unstable-identity", severity: .warning,
          message: UnstableIdentityWords.freshElements(element, construction.name, view.name),
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

  /// The type of the elements that the member which a list's data names makes; nil: it names none, or
  /// one that makes none.
  private func elementOfMember(
    _ data: ExprSyntax, _ member: ViewMember, _ view: ViewType
  ) -> String? {
    guard let use = member.facts.uses(in: data.span).first, !use.isIndirect,
      let inner = view.members.first(where: { $0.name == use.name })
    else { return nil }
    return elements(madeBy: inner, view).first?.type
  }

  /// Calls that make values with fresh ids, and where they stand.
  private func elements(
    madeBy member: ViewMember, _ view: ViewType
  ) -> [(type: String, offset: Int)] {
    member.facts.constructions.compactMap { construction in
      guard let id = index.type(construction.name, in: view.id), types.contains(id),
        !construction.call.arguments.contains(where: { $0.label?.text == "id" })
      else { return nil }
      return (index.types[id].simpleName, construction.call.span.lowerBound)
    }
  }
}
