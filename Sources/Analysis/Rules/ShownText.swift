import Catalog
import SwiftSyntax

extension ViewType {
  /// Whether a member of type `Text` or `Image` stands for a view in the body: as an argument it is a
  /// value (`.navigationTitle(title)`), and as a part of a longer text it is none. Other members always
  /// do.
  func showsIfText(_ member: ViewMember) -> Bool {
    guard ["Text", "Image", "Text?", "Image?"].contains(member.type), !member.isViewBuilder else {
      return true
    }
    return usedMembers.contains { user in
      user.facts.uses.contains { use in
        use.name == member.name && ShownText.isShown(at: use.offset, user.source)
      }
    }
  }
}

/// Where a text is a view.
private enum ShownText {
  /// Whether the expression that begins there is a statement of a builder, with or without
  /// modifiers, or an argument that may be any view.
  static func isShown(at offset: Int, _ source: ParsedSource) -> Bool {
    guard let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset)),
      var node = token.parent
    else { return true }
    while let parent = node.parent {
      let isInside =
        parent.is(MemberAccessExprSyntax.self)
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      guard isInside else { break }
      node = parent
    }
    guard let argument = node.parent?.as(LabeledExprSyntax.self) else {
      return node.parent?.is(CodeBlockItemSyntax.self) == true
    }
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let name = CodeWalker.name(of: call.calledExpression)
    return name == "AnyView" || Catalog.modifier(name, is: .takesView)
  }
}
