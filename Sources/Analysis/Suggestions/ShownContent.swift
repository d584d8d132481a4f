import Catalog
import SwiftParser
import SwiftSyntax

/// What content shows, as far as it says so itself: what a name can be made of.
final class ShownContent: SyntaxVisitor {
  /// Headings and other short texts, in order.
  private(set) var texts: [String] = []
  /// The last name of what the outermost list goes through: `lines` of `ForEach(cart.lines)`.
  private(set) var listed: String?
  /// The first control that has a label.
  private(set) var control: (label: String, noun: String)?
  /// The labels of its buttons, in order.
  private(set) var buttons: [String] = []
  /// What the content is.
  private(set) var role = "Section"

  /// The content of some nodes.
  static func of(_ nodes: [Syntax]) -> ShownContent {
    let visitor = ShownContent(viewMode: .sourceAccurate)
    if nodes.count == 1, let value = nodes[0].as(ExprSyntax.self) {
      let chain = ViewChain(value)
      if let name = chain.viewName, Catalog.view(name, is: .rows) || name.contains("Grid") {
        visitor.role = name.contains("Grid") ? "Grid" : "List"
        visitor.listed = chain.call?.arguments.first.flatMap { visitor.lastName($0.expression) }
      }
    }
    for node in nodes { visitor.walk(node) }
    return visitor
  }

  private func lastName(_ data: ExprSyntax) -> String? {
    if let name = data.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
      return name.hasPrefix("$") ? String(name.dropFirst()) : name
    }
    guard let member = data.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.identifierText
    return name == "indices" ? member.base.flatMap(lastName) : name
  }

  private static let nouns = [
    "TextField": "Field", "SecureField": "Field", "Picker": "Picker", "Stepper": "Stepper",
    "Slider": "Slider", "Toggle": "Toggle", "DatePicker": "Picker", "TextEditor": "Editor",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      Catalog.modifier(member.declName.baseName.text, is: .holdsActions)
    {
      if let base = member.base { walk(base) }
      return .skipChildren
    }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return .visitChildren
    }
    let label = node.arguments.first.flatMap { first in
      first.label == nil
        ? first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    }
    if Catalog.view(name, is: .holdsActions) {
      if name == "Button", let label { buttons.append(label) }
      return .skipChildren
    }
    if let noun = Self.nouns[name] {
      if let label, control == nil { control = (label, noun) }
      // The choices of a picker are no headings.
      return .skipChildren
    }
    if Catalog.view(name, is: .titled), let label { texts.append(label) }
    return .visitChildren
  }
}
