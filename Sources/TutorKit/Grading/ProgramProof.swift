package import Analysis
package import Simulation

/// Whether two programs show and do the same for all values: ``Simulation/prove(before:after:)`` on
/// sources. Use ``withDeepStack(_:)`` around it.
///
/// - Parameter root: the root expression of both; nil: the preview or outermost view of the first.
package func prove(
  _ before: [ParsedSource], _ after: [ParsedSource], root: String?
) -> ProofResult {
  for source in before + after {
    // Lowering takes one side of `#if`, and leaves out what does not parse.
    if source.text.contains("#if") || !source.syntaxErrors.isEmpty {
      return .notProved(ProofDoubt(kind: .program, subject: source.file, location: nil))
    }
  }
  guard let root = root ?? defaultRoot(lower(before).program),
    let old = rooted(before, root), let new = rooted(after, root)
  else { return .notProved(ProofDoubt(kind: .root, subject: root ?? "", location: nil)) }
  return Simulation.prove(before: old, after: new)
}

private func rooted(
  _ sources: [ParsedSource], _ root: String
) -> (program: ViewProgram, root: FunctionID)? {
  let lowered = lower(sources, expressions: [rootExpression(root)])
  guard case .function(let function)? = lowered.expressions.first else { return nil }
  return (lowered.program, previewFunction(root, lowered.program) ?? function)
}
