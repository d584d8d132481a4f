import SwiftSyntax

/// Makes one struct of expressions that have the same structure.
struct RepeatedExtraction {
  let extractor: Extractor
  let nodes: [ExprSyntax]
  let style: MemberStyle

  init(_ extractor: Extractor, _ nodes: [ExprSyntax], _ style: MemberStyle) {
    self.extractor = extractor
    self.nodes = nodes
    self.style = style
  }

  var outcome: Extractor.Outcome { .impossible }
}
