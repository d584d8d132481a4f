import SwiftSyntax

/// The labels of the arguments with which names are called, such as those of views: each way once. A trailing
/// closure has the label `{}`, an argument without a label an empty one.
package func callLabels(of names: Set<String>, in source: ParsedSource) -> [String: Set<[String]>] {
  let finder = CallFinder(names: names)
  finder.walk(source.tree)
  return finder.found
}

/// Collects the calls of some names.
private final class CallFinder: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [String: Set<[String]>] = [:]

  init(names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      names.contains(name)
    {
      let closures = call.trailingClosure == nil ? 0 : 1 + call.additionalTrailingClosures.count
      let labels = call.arguments.map { $0.label?.text ?? "" }
      found[name, default: []].insert(labels + Array(repeating: "{}", count: closures))
    }
    return .visitChildren
  }
}
