import SwiftSyntax

extension FunctionCallExprSyntax {
  /// Whether a modifier of this name is a tag that says of a row what its `ForEach` says: a control chooses by
  /// that without the tag.
  func isTagOfItsRow(_ name: String) -> Bool {
    guard name == "tag", arguments.count == 1, let tag = arguments.first, tag.label == nil,
      let closure = enclosingClosure, let rows = closure.parent?.as(FunctionCallExprSyntax.self),
      rows.rootName == "ForEach"
    else { return false }
    let row = closure.signature?.parameterClause?.trimmedDescription ?? "$0"
    let path = rows.arguments.first { $0.label?.text == "id" }?.expression.trimmedDescription
    let identity = path.map { $0.dropFirst(2) } ?? "id"
    let wanted = identity == "self" ? row : "\(row).\(identity)"
    return tag.expression.trimmedDescription == wanted
  }

  private var enclosingClosure: ClosureExprSyntax? {
    var current = parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) { return closure }
      current = node.parent
    }
    return nil
  }
}
