import Analysis

/// The names that a program uses and nothing declares, as far as those of the program before are declared: what
/// uses them does not compile, and what they would build is not known. Use ``withDeepStack(_:)`` around it.
///
/// Files that both programs have are not looked at.
func undeclaredNames(in after: [ParsedSource], since before: [ParsedSource]) -> [String] {
  let lost = undeclared(in: after, besides: before)
  guard !lost.isEmpty else { return [] }
  let known = Set(undeclared(in: before, besides: after))
  return lost.filter { !known.contains($0) }
}

/// In the order of the text, each once.
private func undeclared(in sources: [ParsedSource], besides others: [ParsedSource]) -> [String] {
  let same = Set(others.map(\.text))
  var seen: Set<String> = []
  return sources.indices.filter { !same.contains(sources[$0].text) }.flatMap { index in
    var files = sources
    files.swapAt(0, index)
    return nameProblems(in: files, isComplete: true).compactMap { problem in
      problem.isUncertain ? nil : problem.undeclaredName
    }
  }.filter { seen.insert($0).inserted }
}
