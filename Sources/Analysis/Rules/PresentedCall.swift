import Catalog
import SwiftSyntax

/// Where a view is made that is shown later: in a sheet, an alert or a link.
enum PresentedCall {
  /// In a sheet, an alert or a link: each presentation makes the view, and its state, anew.
  static func isPresented(_ call: FunctionCallExprSyntax) -> Bool {
    presenter(of: Syntax(call)) != nil
  }

  /// Whether a call is presented, itself or the helper that it stands in, by something that changes nothing
  /// which the body reads while it is shown.
  static func isPresentedQuietly(
    _ call: FunctionCallExprSyntax, in member: ViewMember, of view: ViewType
  ) -> Bool {
    if let presenter = presenter(of: Syntax(call)) {
      return !changes(what: view, in: presenter, besides: call.span, member)
    }
    guard member !== view.body else { return false }
    var isUsed = false
    for user in view.evaluatedMembers where user !== member {
      for use in user.facts.uses where use.name == member.name {
        let place = AbsolutePosition(utf8Offset: use.offset)
        guard let token = user.source.tree.token(at: place),
          let presenter = presenter(of: Syntax(token)),
          !changes(what: view, in: presenter, besides: call.span, user)
        else { return false }
        isUsed = true
      }
    }
    return isUsed
  }

  /// Whether what is presented has a control for something that the body reads: each key in a text field
  /// runs the body.
  private static func changes(
    what view: ViewType, in presenter: Syntax, besides call: Range<Int>, _ member: ViewMember
  ) -> Bool {
    let reads = view.bodyInputs.reads
    return member.facts.uses(in: presenter.span).contains { use in
      use.form == .projection && reads.contains(use.name) && !call.contains(use.offset)
    }
  }

  /// What shows the code that a node stands in: a closure, or the argument of a link; nil: nothing does.
  private static func presenter(of start: Syntax) -> Syntax? {
    var node = start
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
        return closure.map { Syntax($0) } ?? node
      }
      node = parent
    }
    return nil
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
