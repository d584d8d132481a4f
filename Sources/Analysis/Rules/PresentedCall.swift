import Catalog
import SwiftSyntax

/// Where a view is made that is shown later: in a sheet, an alert or a link.
enum PresentedCall {
  /// In a sheet, an alert or a link: each presentation makes the view, and its state, anew.
  static func isPresented(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    var closure: ClosureExprSyntax?
    var label: String?
    while let parent = node.parent {
      if let inner = parent.as(ClosureExprSyntax.self) {
        closure = inner
        label = nil
      } else if let argument = parent.as(LabeledExprSyntax.self) {
        label = argument.label?.text
      } else if let argument = parent.as(MultipleTrailingClosureElementSyntax.self) {
        label = argument.label.text
      } else if let outer = parent.as(FunctionCallExprSyntax.self),
        outer.calledExpression.id != node.id, presents(outer, closure, label)
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether a call shows what stands in its closure, or in its argument of the label, later.
  private static func presents(
    _ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax?, _ label: String?
  ) -> Bool {
    let name = CodeWalker.name(of: call.calledExpression)
    guard name == "NavigationLink" else {
      return closure != nil && Catalog.modifier(name)?.isBuiltWhenPresented == true
    }
    if label == "destination" { return true }
    // The trailing closure is the label where an argument says what the link leads to.
    return call.trailingClosure != nil && call.trailingClosure?.id == closure?.id
      && !call.arguments.contains { ["destination", "value"].contains($0.label?.text) }
  }
}
