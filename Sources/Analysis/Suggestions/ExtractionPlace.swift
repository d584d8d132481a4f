import SwiftSyntax

/// Where code that is extracted stands.
struct ExtractionPlace {
  /// The qualified name of the type; empty at file level.
  var owner: String
  var ownerIndentation = ""
  /// The end of the declaration at file level.
  var fileEnd: Int
  /// The end of the last member of the type or extension.
  var memberEnd: Int

  /// It throws where a member that holds the code is under an `#if`. A type that is stays there, and so
  /// does what is made of it.
  init(of node: Syntax, layout: Layout) throws(ExtractionObstacle) {
    var members: MemberBlockSyntax?
    var last: Syntax = node
    var isConditional = false
    var isInClause = false
    for step in node.ancestors {
      if let clause = step.as(IfConfigClauseSyntax.self) {
        guard case .statements? = clause.elements else { throw .conditional }
        isConditional = true
        isInClause = members != nil
      }
      if let block = step.as(MemberBlockSyntax.self), members == nil { members = block }
      if step.is(CodeBlockItemSyntax.self), !isInClause { last = step }
    }
    owner = node.owner
    fileEnd = last.endPosition.utf8Offset
    memberEnd = members?.members.last?.endPosition.utf8Offset ?? fileEnd
    if let members {
      ownerIndentation = layout.indentation(at: members.parent?.bytes.lowerBound ?? 0)
    } else if isConditional {
      throw .conditional
    }
  }
}

extension SyntaxProtocol {
  /// The node and what it stands in, from the inside.
  var ancestors: [Syntax] {
    var result: [Syntax] = []
    var current: Syntax? = Syntax(self)
    while let step = current {
      result.append(step)
      current = step.parent
    }
    return result
  }

  /// The qualified name of the type that the node stands in; empty at file level.
  var owner: String {
    ancestors.reversed().compactMap { $0.group?.declaredName }.joined(separator: ".")
  }
}
