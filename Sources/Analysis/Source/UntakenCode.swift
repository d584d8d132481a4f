import SwiftSyntax

/// Code for other builds or other systems than the one that is modelled: the other clauses of an `#if`, and what
/// stands behind an `#available` that holds.
package struct UntakenCode: Hashable, Sendable {
  /// Condition and words, whatever the layout.
  package var text: String
  /// The condition as it is written: `#if DEBUG`, `#available(iOS 18, *)`.
  package var condition: String
  /// From 1.
  package var line: Int

  /// All in a file, in the order of its text. That around nothing but previews is left out.
  package static func all(in source: ParsedSource) -> [UntakenCode] {
    guard source.text.contains("#") else { return [] }
    let visitor = UntakenCodeVisitor(source)
    visitor.walk(source.tree)
    return visitor.found
  }
}

private final class UntakenCodeVisitor: SyntaxVisitor {
  var found: [UntakenCode] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.holdsPreviewsOnly else { return .skipChildren }
    let active = node.activeClause?.id
    var condition = ""
    for clause in node.clauses {
      condition = clause.condition.map { "#if " + $0.trimmedDescription } ?? condition
      if clause.id == active {
        if let elements = clause.elements { walk(elements) }
      } else if let elements = clause.elements {
        add(Syntax(elements), condition)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let system = node.conditions.system else { return .visitChildren }
    if system.availabilityKeyword.tokenKind == .poundUnavailable {
      add(Syntax(node.body), system.trimmedDescription)
      if let other = node.elseBody { walk(other) }
      return .skipChildren
    }
    if let other = node.elseBody { add(Syntax(other), system.trimmedDescription) }
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let system = node.conditions.system else { return .visitChildren }
    add(Syntax(node.body), system.trimmedDescription)
    return .skipChildren
  }

  private func add(_ code: Syntax, _ condition: String) {
    let words = code.tokens(viewMode: .sourceAccurate).map(\.text)
    guard words.contains(where: { $0 != "{" && $0 != "}" }) else { return }
    found.append(
      UntakenCode(
        text: ([condition] + words).joined(separator: " "), condition: condition,
        line: source.position(of: code).line))
  }
}

extension ConditionElementListSyntax {
  /// The condition on the system that does not come out the same on all that are modelled; nil: there is none.
  fileprivate var system: AvailabilityConditionSyntax? {
    lazy.compactMap { element in
      if case .availability(let node) = element.condition, !node.isDecided { node } else { nil }
    }.first
  }
}
