import SwiftSyntax
import Words

/// Lists whose ids are new in each run of the body: parts of tuples that the data makes, as in
/// `ForEach(names.map { (UUID(), $0) }, id: \.0)`.
enum FreshKeys {
  static func findings(in view: ViewType, _ index: ViewIndex) -> [Finding] {
    view.evaluatedMembers.flatMap { member in
      member.facts.constructions.compactMap { construction in
        guard ["ForEach", "List"].contains(construction.name),
          let data = construction.call.arguments.first, data.label == nil,
          let id = construction.call.arguments.first(where: { $0.label?.text == "id" }),
          let part = part(id.expression),
          makesFresh(part, data.expression, member, view) || isFresh(part, index)
        else { return nil }
        return Finding(
          rule: "unstable-identity", severity: .warning,
          message: UnstableIdentityWords.freshKeys(construction.name, view.name),
          file: member.source.file,
          range: member.source.range(of: construction.call.calledExpression),
          subject: "\(view.name).\(member.name)")
      }
    }
  }

  /// Whether every computed property of a name gives another value each time. That `id` does is said where
  /// it is declared.
  private static func isFresh(_ name: String, _ index: ViewIndex) -> Bool {
    guard name != "id" else { return false }
    let members = index.types.flatMap { $0.members.filter { $0.name == name && !$0.isStatic } }
    return !members.isEmpty && !index.types.contains { $0.properties.contains { $0.name == name } }
      && members.allSatisfy { member in
        member.onlyValue.map {
          FreshValue.isFresh($0, besides: [], aliases: index.typeAliases)
        } ?? false
      }
  }

  /// `0` of `\.0`, `key` of `\.key`; nil: the id is no part of the element.
  private static func part(_ id: ExprSyntax) -> String? {
    guard let path = id.as(KeyPathExprSyntax.self), path.components.count == 1,
      case .property(let property)? = path.components.first?.component
    else { return nil }
    return property.declName.baseName.text
  }

  /// Whether the data, or the member that it names, makes tuples with a fresh value there.
  private static func makesFresh(
    _ part: String, _ data: ExprSyntax, _ member: ViewMember, _ view: ViewType
  ) -> Bool {
    if FreshTuples.stand(in: Syntax(data), part) { return true }
    guard let use = member.facts.uses(in: data.span).first, !use.isIndirect,
      let inner = view.members.first(where: { $0.name == use.name })
    else { return false }
    return inner.code.contains { FreshTuples.stand(in: Syntax($0), part) }
  }
}

/// Looks for tuples of which a part is made anew.
private final class FreshTuples: SyntaxVisitor {
  private let part: String
  private var isFound = false

  static func stand(in code: Syntax, _ part: String) -> Bool {
    let visitor = FreshTuples(part)
    visitor.walk(code)
    return visitor.isFound
  }

  private init(_ part: String) {
    self.part = part
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ tuple: TupleExprSyntax) -> SyntaxVisitorContinueKind {
    guard tuple.elements.count > 1 else { return .visitChildren }
    for (index, element) in tuple.elements.enumerated()
    where element.label?.text == part || String(index) == part {
      isFound = isFound || FreshValue.isFresh(element.expression, besides: [])
    }
    return isFound ? .skipChildren : .visitChildren
  }
}
