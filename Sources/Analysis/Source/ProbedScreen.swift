import Catalog
import SwiftSyntax

/// A file of one's own with a probe in each body and a step for each control, so that SwiftUI itself and
/// the simulator count the same. Nothing that is shown changes. The preview and `@main` are left out: the
/// program has an entry of its own.
package struct ProbedScreen: Sendable {
  package var text: String
  /// Views and modifiers whose bodies report, in the order of the file.
  package var views: [String] = []
  /// The lines of controls that no step could be made for.
  package var leftOut: [Int] = []
  /// What the preview shows; nil: there is none, or it is more than one expression.
  package var preview: String?

  package init(_ source: ParsedSource) {
    let writer = ProbeWriter(source)
    writer.walk(source.tree)
    text = writer.edits.applied(to: source.text) ?? source.text
    views = writer.views
    leftOut = writer.leftOut
    preview = writer.preview
  }
}

/// Finds where probes and steps go.
private final class ProbeWriter: SyntaxVisitor {
  let source: ParsedSource
  private(set) var edits: [SourceEdit] = []
  private(set) var views: [String] = []
  private(set) var leftOut: [Int] = []
  private(set) var preview: String?

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private func insert(_ text: String, at offset: Int) {
    edits.append(SourceEdit(range: offset..<offset, text: text))
  }

  // MARK: Bodies

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body",
      let owner = node.owner, owner.inherits("View"),
      let brace = binding.accessorBlock?.bodyBrace
    else { return .visitChildren }
    probe(owner.declaredName, after: brace)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "body", let owner = node.owner,
      owner.inherits("ViewModifier"), let brace = node.body?.leftBrace
    else { return .visitChildren }
    probe(owner.declaredName, after: brace)
    return .visitChildren
  }

  private func probe(_ name: String, after brace: TokenSyntax) {
    insert(" let _ = probe(\"\(name)\");", at: brace.endPositionBeforeTrailingTrivia.utf8Offset)
    if !views.contains(name) { views.append(name) }
  }

  // MARK: What the program cannot have twice

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "main" {
      edits.append(SourceEdit(range: node.bytes, text: ""))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    removePreview(Syntax(node), node.macroName.text, node.trailingClosure)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    removePreview(Syntax(node), node.macroName.text, node.trailingClosure)
  }

  private func removePreview(
    _ node: Syntax, _ name: String, _ content: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard name == "Preview" else { return .visitChildren }
    edits.append(SourceEdit(range: node.bytes, text: ""))
    if preview == nil, let content, content.statements.count == 1,
      case .expr(let shown)? = content.statements.first?.item
    {
      preview = shown.trimmedDescription
    }
    return .skipChildren
  }

  // MARK: Controls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let kind = ControlCall.Kind(rawValue: name)
    else { return .visitChildren }
    let call = ControlCall(kind, node)
    // `$0` in an action would be the step's own argument.
    if let step = call.step, !step.contains("$0"), let place = node.builderStatement {
      insert("let _ = \(step); ", at: place.positionAfterSkippingLeadingTrivia.utf8Offset)
    } else {
      leftOut.append(source.position(of: node).line)
    }
    return .visitChildren
  }
}

/// A control's call, and the step that stands for using it.
private struct ControlCall {
  enum Kind: String { case button = "Button", toggle = "Toggle", field = "TextField" }

  let kind: Kind
  let node: FunctionCallExprSyntax

  init(_ kind: Kind, _ node: FunctionCallExprSyntax) {
    self.kind = kind
    self.node = node
  }

  /// `step("tap:Add", { n += 1 })`; nil: its label or what it does is not written there.
  var step: String? {
    guard let label else { return nil }
    switch kind {
    case .button: return action.map { "step(\"tap:\(label)\", \($0))" }
    case .toggle: return value("isOn").map { "step(\"toggle:\(label)\", { \($0).toggle() })" }
    case .field:
      return value("text").map { "step(\"type:\(label)\", { \($0) = \"calibrated\" })" }
    }
  }

  /// The inside of the literal that labels it.
  private var label: String? {
    if let first = node.arguments.first, first.label == nil { return first.expression.literalText }
    let content =
      node.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
      ?? (kind == .button ? nil : node.trailingClosure)
    guard let content, content.statements.count == 1,
      case .expr(let shown)? = content.statements.first?.item,
      let text = shown.as(FunctionCallExprSyntax.self),
      text.calledExpression.trimmedDescription == "Text",
      let first = text.arguments.first, first.label == nil
    else { return nil }
    return first.expression.literalText
  }

  private var action: String? {
    guard let given = node.arguments.first(where: { $0.label?.text == "action" })?.expression else {
      return node.trailingClosure?.trimmedDescription
    }
    return given.is(ClosureExprSyntax.self)
      ? given.trimmedDescription : "{ \(given.trimmedDescription)() }"
  }

  /// What a binding argument leads to, as an expression that can be written to.
  private func value(_ label: String) -> String? {
    guard let given = node.arguments.first(where: { $0.label?.text == label })?.expression else {
      return nil
    }
    let text = given.trimmedDescription
    return text.hasPrefix("$") ? String(text.dropFirst()) : "(\(text)).wrappedValue"
  }
}

extension ExprSyntax {
  /// The inside of a plain string literal, interpolations included.
  fileprivate var literalText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self),
      literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil
    else { return nil }
    return literal.segments.trimmedDescription
  }
}

extension AccessorBlockSyntax {
  /// The brace that the getter's code stands behind.
  fileprivate var bodyBrace: TokenSyntax? {
    switch accessors {
    case .getter: leftBrace
    case .accessors(let list):
      list.first { $0.accessorSpecifier.text == "get" }?.body?.leftBrace
    }
  }
}

extension DeclSyntaxProtocol {
  /// The type or extension that a member stands in.
  fileprivate var owner: (any DeclGroupSyntax)? {
    ancestors.dropFirst().first { $0.group != nil || $0.is(CodeBlockSyntax.self) }?.group
  }
}

extension DeclGroupSyntax {
  fileprivate func inherits(_ name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.plainName == name } ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The statement of a view builder that a call stands in, before which another one may stand; nil:
  /// it stands in no builder.
  fileprivate var builderStatement: CodeBlockItemSyntax? {
    var current = parent
    while let node = current {
      if let item = node.as(CodeBlockItemSyntax.self) { return item.isInBuilder ? item : nil }
      current = node.parent
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isInBuilder: Bool {
    var current = parent?.parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) { return closure.buildsViews }
      if let property = node.as(VariableDeclSyntax.self) {
        let isBody =
          property.bindings.first?.pattern.trimmedDescription == "body"
          && property.owner?.inherits("View") == true
        return isBody || property.attributes.buildViews
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        let isBody =
          function.name.text == "body"
          && function.owner?.inherits("ViewModifier") == true
        return isBody || function.attributes.buildViews
      }
      current = node.parent
    }
    return false
  }
}

extension AttributeListSyntax {
  fileprivate var buildViews: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "ViewBuilder" }
  }
}

extension ClosureExprSyntax {
  /// Whether it is content of a view or of a modifier that takes views.
  fileprivate var buildsViews: Bool {
    var current = parent
    while let node = current, node.as(FunctionCallExprSyntax.self) == nil { current = node.parent }
    guard let call = current?.as(FunctionCallExprSyntax.self) else { return false }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = member.declName.baseName.text
    return Catalog.role(ofClosureOn: name, label: nil, values: []).buildsViews
  }
}
