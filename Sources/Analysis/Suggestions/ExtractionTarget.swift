import Catalog
import SwiftSyntax

/// The rules whose findings ask for a struct to be made of a part of a view.
package let extractionRules: Set<String> = [
  "monolithic-body", "computed-view", "view-helper-function", "invalidation-blast-radius",
  "body-complexity", "repeated-subtree", "inline-row",
]

/// The part of a file that a finding asks to make a struct of.
enum ExtractionTarget {
  /// A computed property or a method.
  case member(DeclSyntax)
  /// Code inside a body: its bytes and the nodes that it consists of.
  case section(Range<Int>, [Syntax])
  /// Expressions of the same structure.
  case repeated([ExprSyntax])

  /// Where the target begins, as findings about it say.
  var offset: Int {
    switch self {
    case .member(let declaration):
      declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.bytes.lowerBound
        ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword.bytes.lowerBound
        ?? declaration.bytes.lowerBound
    case .section(_, let nodes): nodes.first?.bytes.lowerBound ?? 0
    case .repeated(let nodes): nodes.last?.bytes.lowerBound ?? 0
    }
  }

  var bytes: Range<Int> {
    switch self {
    case .member(let declaration): declaration.bytes
    case .section(let range, _): range
    case .repeated(let nodes):
      (nodes.first?.bytes.lowerBound ?? 0)..<(nodes.last?.bytes.upperBound ?? 0)
    }
  }

  static func targets(of finding: Finding, in source: ParsedSource) -> [ExtractionTarget] {
    switch finding.rule {
    case "computed-view", "view-helper-function":
      return member(at: finding.range.start, source).map { [$0] } ?? []
    case "inline-row":
      guard let row = row(at: finding.range.start, source) else { return [] }
      return [row] + (row.label.map { [$0] } ?? [])
    case "repeated-subtree": return repeated(at: finding.range.start, source).map { [$0] } ?? []
    case "monolithic-body", "invalidation-blast-radius":
      let places = finding.notes.isEmpty ? [finding.range.start] : finding.notes.map(\.range.start)
      return places.compactMap { section(at: $0, source) } + readers(of: finding, source)
    case "body-complexity": return sections(of: finding, source)
    default: return []
    }
  }

  /// The sections of a body that composes too much, the largest first.
  private static func sections(
    of finding: Finding, _ source: ParsedSource
  ) -> [ExtractionTarget] {
    let index = ViewIndex.build([source])
    guard let view = index.views.first(where: { finding.subject == "\($0.name).body" }) else {
      return []
    }
    return Sections.of(view.tree.roots).joined().filter {
      $0.isSection && !$0.isControl && !$0.isInMember
    }
    .sorted { ($1.size, $0.position) < ($0.size, $1.position) }
    .compactMap { section(at: $0.position, source) }
  }

  private static func token(at place: SourcePosition, _ source: ParsedSource) -> TokenSyntax? {
    source.tree.token(at: AbsolutePosition(utf8Offset: source.offset(of: place)))
  }

  private static func member(
    at place: SourcePosition, _ source: ParsedSource
  ) -> ExtractionTarget? {
    var node = token(at: place, source).map { Syntax($0) }
    while let current = node {
      if current.is(VariableDeclSyntax.self) || current.is(FunctionDeclSyntax.self) {
        return DeclSyntax(current).map { .member($0) }
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// The content of a row, from the ForEach or List that makes it.
  private static func row(at place: SourcePosition, _ source: ParsedSource) -> ExtractionTarget? {
    var node = token(at: place, source).map { Syntax($0) }
    while let current = node {
      if let closure = current.as(FunctionCallExprSyntax.self)?.trailingClosure, closure.isRow {
        return content(of: closure)
      }
      if current.is(MemberBlockItemSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  private static func content(of closure: ClosureExprSyntax) -> ExtractionTarget {
    let start = closure.statements.contentStart
    let end = closure.statements.endPositionBeforeTrailingTrivia.utf8Offset
    return .section(start..<end, [Syntax(closure.statements)])
  }

  /// What the one control that a row is shows: the actions around it may use what no row could be given.
  private var label: ExtractionTarget? {
    guard case .section(_, let nodes) = self,
      let statements = nodes.first?.as(CodeBlockItemListSyntax.self), statements.count == 1,
      let expression = statements.first?.item.as(ExprSyntax.self)
    else { return nil }
    return expression.controlLabel.map(Self.content)
  }

  /// The outermost expression that begins at a place.
  static func expression(at place: SourcePosition, _ source: ParsedSource) -> ExprSyntax? {
    guard let token = token(at: place, source) else { return nil }
    let start = token.bytes.lowerBound
    var result: ExprSyntax?
    var node: Syntax? = Syntax(token)
    while let current = node, current.bytes.lowerBound == start {
      if current.is(CodeBlockItemSyntax.self) || current.is(LabeledExprSyntax.self) { break }
      if let expression = current.as(ExprSyntax.self) { result = expression }
      node = current.parent
    }
    return result
  }

  private static func section(
    at place: SourcePosition, _ source: ParsedSource
  ) -> ExtractionTarget? {
    guard let node = expression(at: place, source), NonViews.isView(node) else { return nil }
    return .section(node.bytes, [Syntax(node)])
  }

  /// All places of the same structure in the view.
  private static func repeated(
    at place: SourcePosition, _ source: ParsedSource
  ) -> ExtractionTarget? {
    guard let node = expression(at: place, source), NonViews.isView(node) else { return nil }
    let index = ViewIndex.build([source])
    for view in index.views {
      let tree = view.tree.roots
      guard let found = all(tree).first(where: { $0.position == place }) else { continue }
      let same = all(tree).filter { $0.shape == found.shape }
      let nodes = same.compactMap { expression(at: $0.position, source) }
        .sorted { $0.position < $1.position }
      return nodes.count > 1 ? .repeated(nodes) : nil
    }
    return nil
  }

  private static func all(_ nodes: [ViewNode]) -> [ViewNode] {
    var result: [ViewNode] = []
    var pending = nodes
    while let node = pending.popLast(), result.count < 5_000 {
      result.append(node)
      pending += node.children
    }
    return result
  }

  /// The smallest views that read the property of a finding, as children of a container: a view of
  /// their own keeps the change to themselves.
  private static func readers(
    of finding: Finding, _ source: ParsedSource
  ) -> [ExtractionTarget] {
    guard finding.rule == "invalidation-blast-radius",
      let property = finding.subject.split(separator: ".").last.map(String.init)
    else { return [] }
    let index = ViewIndex.build([source])
    guard let view = index.views.first(where: { finding.subject == "\($0.name).\(property)" })
    else { return [] }
    // Notes that are no places of sections are other properties that drag the same along.
    let others = finding.notes.map(\.range).filter { $0.start != $0.end }
    let properties = Set(
      [property] + view.properties.values.filter { others.contains($0.range) }.map(\.name))
    let sections = Sections.of(view.tree.roots).joined().filter {
      $0.isSection && !$0.isControl && !$0.isInMember
        && !$0.dependencies.isDisjoint(with: properties)
    }
    return sections.compactMap { section(at: $0.position, source) }
  }
}

extension ViewNode {
  /// Whether it is one control with its label: less than a section.
  fileprivate var isControl: Bool {
    Catalog.view(name)?.control != nil || ["NavigationLink", "Link", "Menu"].contains(name)
  }
}

extension ExprSyntax {
  /// The closure that builds the label of a button or a link, below its modifiers.
  fileprivate var controlLabel: ClosureExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      return base.controlLabel
    }
    guard ["Button", "NavigationLink", "Link", "Menu"].contains(call.calledExpression.writtenText)
    else { return nil }
    let named = call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
    let given = call.arguments.first { $0.label?.text == "label" }?.expression
    if let label = named ?? given?.as(ClosureExprSyntax.self) { return label }
    let takesLabel = call.arguments.contains { ["action", "value"].contains($0.label?.text) }
    return takesLabel ? call.trailingClosure : nil
  }
}

/// Names of what builders take that is no view.
private enum NonViews {
  static func isView(_ expression: ExprSyntax) -> Bool {
    guard let first = expression.firstToken(viewMode: .sourceAccurate) else { return false }
    switch Catalog.view(first.text)?.kind {
    case .commands?, .scene?, .content?: return false
    case .view?, nil: return !Catalog.isContent(first.text)
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The first byte of the statements or of the comment before them.
  var contentStart: Int {
    var offset = position.utf8Offset
    for piece in first?.leadingTrivia ?? [] {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: return offset
      default: offset += piece.sourceLength.utf8Length
      }
    }
    return offset
  }
}
