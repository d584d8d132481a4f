import SwiftSyntax

/// Which stored properties of a view a piece of code reads: directly, and through the view's own
/// computed properties and methods.
struct MemberReads {
  private let properties: Set<String>
  private var byMember: [String: Set<String>] = [:]

  init(members: [ViewMember], properties: Set<String>) {
    self.properties = properties
    var direct: [String: Set<String>] = [:]
    for member in members {
      direct[member.name, default: []].formUnion(NameCollector.names(in: member.code))
    }
    for name in direct.keys { byMember[name] = Self.closure(of: name, direct) }
  }

  private static func closure(of name: String, _ direct: [String: Set<String>]) -> Set<String> {
    var result: Set<String> = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let names = direct[next] else { continue }
      result.formUnion(names)
      pending += names
    }
    return result
  }

  /// Stored properties behind a set of names.
  func properties(of names: Set<String>) -> Set<String> {
    var result: Set<String> = []
    for name in names {
      if properties.contains(name) { result.insert(name) }
      if let through = byMember[name] { result.formUnion(through.intersection(properties)) }
    }
    return result
  }

  /// Whether any member's code mentions a name.
  func isMentioned(_ name: String, outside member: String) -> Bool {
    byMember.contains { $0.key != member && $0.value.contains(name) }
  }
}

/// Names that code mentions as values: `x`, `self.x`. `$x` counts as `$x`.
final class NameCollector: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: some SyntaxProtocol) -> Set<String> {
    let collector = NameCollector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id,
      member.base?.trimmedDescription != "self"
    {
      return .skipChildren
    }
    names.insert(node.baseName.identifierText)
    return .skipChildren
  }
}
