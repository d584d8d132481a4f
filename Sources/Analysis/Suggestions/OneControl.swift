import Catalog
import SwiftSyntax

/// Code that shows one control with its label, which is less than a view of its own.
enum OneControl {
  /// More views than these in what it leads to, or in its label, are a section.
  private static let maximumViews = 6

  /// The control's name; nil: the code shows more, or something else.
  static func name(of node: Syntax) -> String? {
    if let statements = node.as(CodeBlockItemListSyntax.self) { return name(of: statements) }
    guard let value = node.as(ExprSyntax.self), let name = ViewChain(value).viewName,
      isControl(name), !ViewCalls.names(in: node).dropFirst().contains(where: isControl),
      ViewCalls.names(in: node).count <= maximumViews
    else { return nil }
    return name
  }

  /// The same for code that is one expression.
  static func name(of statements: CodeBlockItemListSyntax) -> String? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    let value = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
    return value.flatMap { name(of: Syntax($0)) }
  }

  private static func isControl(_ name: String) -> Bool {
    if ["NavigationLink", "Link", "ShareLink", "Label", "Menu"].contains(name) { return true }
    guard let entry = Catalog.view(name) else { return false }
    return entry.control != nil && !entry.traits.contains(.expensive) && name != "Picker"
  }
}

/// Finds the views that code makes, in the order of the source.
private final class ViewCalls: SyntaxVisitor {
  private var names: [String] = []

  static func names(in node: Syntax) -> [String] {
    let visitor = ViewCalls(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.isCapitalized
    {
      names.append(name)
    }
    return .visitChildren
  }
}
