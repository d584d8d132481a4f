package import Analysis

/// How many extractions of one program are tried: fewer of a large one, since each trial parses and
/// runs all of it.
private func maximumTrials(_ sources: [ParsedSource]) -> Int {
  let bytes = sources.reduce(0) { $0 + $1.text.utf8.count }
  return min(120, max(1, 1_500_000 / max(1, bytes)))
}

/// How many extractions are made one after another.
private let maximumRounds = 20

/// The extractions that pay, for the findings of a program: each is tried on its own. Use
/// ``withDeepStack(_:)`` around it.
package func suggestions(
  for findings: [Finding], in sources: [ParsedSource]
) -> [Suggestion] {
  let most = maximumTrials(sources)
  return sources.indices.flatMap { index -> [Suggestion] in
    let own = findings.filter { $0.file == sources[index].file }
    guard !own.isEmpty, let trial = Trial(sources, rewriting: index) else { return [] }
    return suggestions(for: own, trial, sources[index], most: most)
  }
}

private func suggestions(
  for findings: [Finding], _ trial: Trial, _ source: ParsedSource, most: Int
) -> [Suggestion] {
  var result: [Suggestion] = []
  var tried: [Extraction: [Suggestion.Step]?] = [:]
  for finding in findings {
    var best: [Range<Int>: Suggestion] = [:]
    var parts: [Range<Int>] = []
    for extraction in extractions(for: finding, in: source) {
      if tried[extraction] == nil {
        guard tried.count < most else { return result }
        tried[extraction] = .some(trial.steps(of: extraction))
      }
      guard let steps = tried[extraction] ?? nil else { continue }
      let suggestion = Suggestion(findings: [finding], extraction: extraction, steps: steps)
      if let other = best[extraction.part] {
        if suggestion.cost < other.cost { best[extraction.part] = suggestion }
      } else {
        best[extraction.part] = suggestion
        parts.append(extraction.part)
      }
    }
    for part in parts {
      guard let suggestion = best[part] else { continue }
      if let known = result.firstIndex(where: { $0.extraction.part == part }) {
        result[known].findings.append(finding)
      } else {
        result.append(suggestion)
      }
    }
  }
  return result
}

/// A file with all extractions made that pay, one after another.
package struct AppliedSuggestions: Sendable {
  package var text: String
  /// In the order in which they were made.
  package var suggestions: [Suggestion]
}

/// Makes the extractions that pay, one after another, with the findings of the rewritten file each
/// time. Use ``withDeepStack(_:)`` around it.
///
/// - Parameter findings: the findings of a program.
package func applySuggestions(
  to index: Int, of sources: [ParsedSource],
  findings: ([ParsedSource]) -> [Finding] = { Analysis.findings(in: $0) }
) -> AppliedSuggestions {
  var program = sources
  var made: [Suggestion] = []
  let file = sources[index].file
  while made.count < maximumRounds {
    let own = findings(program).filter { $0.file == file }
    guard let next = firstSuggestion(for: own, program, index) else { break }
    made.append(next)
    program[index] = ParsedSource(text: next.extraction.rewritten, file: file)
  }
  return AppliedSuggestions(text: program[index].text, suggestions: made)
}

/// The suggestion to make next: the first finding that has one.
private func firstSuggestion(
  for findings: [Finding], _ sources: [ParsedSource], _ index: Int
) -> Suggestion? {
  guard !findings.isEmpty, let trial = Trial(sources, rewriting: index) else { return nil }
  let most = maximumTrials(sources)
  for finding in findings.sorted(by: { order($0) < order($1) }) {
    let found = suggestions(for: [finding], trial, sources[index], most: most)
    if let first = found.first { return first }
  }
  return nil
}

/// Helpers and repeated structure first: what is a section then is smaller.
private func order(_ finding: Finding) -> Int {
  let rules = ["computed-view", "view-helper-function", "repeated-subtree", "inline-row"]
  return rules.firstIndex(of: finding.rule) ?? rules.count
}
