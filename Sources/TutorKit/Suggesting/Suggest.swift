package import Analysis

/// How many extractions of one program are tried: fewer of a large one, since each trial parses and
/// runs all of it: a thousand bytes of one take 3 to 6 milliseconds, and two seconds are what all may take.
private func maximumTrials(_ sources: [ParsedSource]) -> Int {
  let bytes = sources.reduce(0) { $0 + $1.text.utf8.count }
  return min(120, max(1, 320_000 / max(1, bytes)))
}

/// How much is done to compare screens for one file, in evaluations, so that it takes less than two seconds.
private let maximumWork = 2_000_000

/// How many extractions are made one after another.
private let maximumRounds = 20

/// What was found for the findings of a program.
package struct SuggestionSearch: Sendable {
  package var suggestions: [Suggestion] = []
  /// Why there is none, for the findings that ask for an extraction, in their order.
  package var refusals: [Refused] = []

  package struct Refused: Hashable, Sendable {
    package var finding: Finding
    package var reason: SuggestionRefusal

    /// What may be other once the first suggestion is made has to wait for it.
    fileprivate func waiting(for first: Suggestion?) -> Refused {
      guard let first, reason == .addsFindings || reason == .notTried else { return self }
      return Refused(finding: finding, reason: .after(first.extraction.name))
    }
  }
}

/// The extractions that pay, for the findings of a program: each is tried on its own. Use
/// ``withDeepStack(_:)`` around it.
package func suggestions(
  for findings: [Finding], in sources: [ParsedSource]
) -> [Suggestion] {
  searchSuggestions(for: findings, in: sources).suggestions
}

/// The extractions that pay, and why there is none for the other findings. Use
/// ``withDeepStack(_:)`` around it.
package func searchSuggestions(
  for findings: [Finding], in sources: [ParsedSource]
) -> SuggestionSearch {
  var all = SuggestionSearch()
  for index in sources.indices {
    let own = findings.filter {
      $0.file == sources[index].file && extractionRules.contains($0.rule)
    }
    guard !own.isEmpty else { continue }
    var trials = Trials(sources, rewriting: index)
    for finding in own.sorted(by: { order($0) < order($1) }) { trials.look(for: finding) }
    let (planned, later) = plan(of: trials.found.suggestions)
    all.suggestions += planned
    let refused = trials.found.refusals.map { $0.waiting(for: planned.first) } + later
    all.refusals += own.flatMap { finding in refused.filter { $0.finding == finding } }
  }
  return all
}

/// One plan for a file: of suggestions that move the same code the one that comes first, helpers and
/// repeated structure before sections, and among those the one that saves most. Each has a name of its
/// own. The findings that get no suggestion by that have to wait.
private func plan(
  of suggestions: [Suggestion]
) -> (chosen: [Suggestion], later: [SuggestionSearch.Refused]) {
  var chosen: [Suggestion] = []
  var later: [SuggestionSearch.Refused] = []
  let ordered = suggestions.sorted {
    (order($0.findings[0]), -$0.saved, $0.start) < (order($1.findings[0]), -$1.saved, $1.start)
  }
  for suggestion in ordered {
    let first = chosen.first { other in
      other.extraction.part.overlaps(suggestion.extraction.part)
        || other.extraction.name == suggestion.extraction.name
    }
    if let first {
      later += suggestion.findings.map {
        SuggestionSearch.Refused(finding: $0, reason: .after(first.extraction.name))
      }
    } else {
      chosen.append(suggestion)
    }
  }
  var served = Set(chosen.flatMap(\.findings))
  return (
    chosen.sorted { $0.start < $1.start }, later.filter { served.insert($0.finding).inserted }
  )
}

/// The trials of the extractions in one file.
private struct Trials {
  private var trial: Trial
  private let source: ParsedSource
  private let most: Int
  private var tried: [Extraction: Result<[Suggestion.Step], SuggestionRefusal>] = [:]
  private(set) var found = SuggestionSearch()
  private let sources: [ParsedSource]
  private let index: Int
  /// How many findings the program has as it is.
  private let findings: Int

  init(_ sources: [ParsedSource], rewriting index: Int) {
    trial = Trial(sources, rewriting: index)
    self.sources = sources
    self.index = index
    source = sources[index]
    most = maximumTrials(sources)
    findings = Analysis.findings(in: sources).count
  }

  /// Adds what pays for a finding, or why nothing does.
  mutating func look(for finding: Finding) {
    var best: [Range<Int>: Suggestion] = [:]
    var reason: SuggestionRefusal?
    let choices = extractions(for: finding, in: source)
    for extraction in choices.extractions {
      if finding.rule == "inline-row", best.keys.contains(where: extraction.isInside) { continue }
      switch result(of: extraction) {
      case .success(let steps):
        let suggestion = Suggestion(findings: [finding], extraction: extraction, steps: steps)
        let isBetter = best[extraction.part].map { suggestion.cost < $0.cost } ?? true
        if isBetter { best[extraction.part] = suggestion }
      case .failure(let refusal): reason = reason ?? refusal
      }
    }
    for suggestion in best.values.sorted(by: { $0.start < $1.start }) { add(suggestion) }
    if best.isEmpty {
      let reason = reason ?? choices.obstacles.first.map { .notWritten($0) } ?? .savesNothing
      found.refusals.append(SuggestionSearch.Refused(finding: finding, reason: reason))
    }
  }

  private mutating func result(
    of extraction: Extraction
  ) -> Result<[Suggestion.Step], SuggestionRefusal> {
    if let known = tried[extraction] { return known }
    // One of these structs can be made now: the others have to wait for it.
    let first = found.suggestions.first {
      $0.extraction.name == extraction.name && $0.extraction.part != extraction.part
    }
    if let first { return .failure(.after(first.extraction.name)) }
    guard tried.count < most, trial.work < maximumWork else { return .failure(.notTried) }
    let result = Result { () throws(SuggestionRefusal) in
      guard !addsFindings(extraction) else { throw .addsFindings }
      return try trial.steps(of: extraction)
    }
    tried[extraction] = result
    return result
  }

  /// Whether the rewritten program has more findings: a section of several may go without mending one.
  private func addsFindings(_ extraction: Extraction) -> Bool {
    var program = sources
    program[index] = ParsedSource(text: extraction.rewritten, file: source.file)
    return Analysis.findings(in: program).count > findings
  }

  private mutating func add(_ suggestion: Suggestion) {
    let known = found.suggestions.firstIndex {
      $0.extraction.part == suggestion.extraction.part
    }
    if let known {
      found.suggestions[known].findings += suggestion.findings
    } else {
      found.suggestions.append(suggestion)
    }
  }
}

extension Extraction {
  /// Whether it moves less than another part, and nothing else.
  fileprivate func isInside(_ other: Range<Int>) -> Bool {
    part != other && other.lowerBound <= part.lowerBound && part.upperBound <= other.upperBound
  }
}

extension Suggestion {
  /// View values that are not rebuilt any more.
  fileprivate var saved: Int { steps.reduce(0) { $0 + $1.before - $1.after } }
  fileprivate var start: Int { extraction.part.lowerBound }
}

/// A file with all extractions made that pay, one after another.
package struct AppliedSuggestions: Sendable {
  package var text: String
  /// In the order in which they were made.
  package var suggestions: [Suggestion]
  /// Findings of the result that ask for an extraction, and why none is made.
  package var left: [SuggestionSearch.Refused] = []
}

/// Makes the extractions that pay, one after another, with the findings of the rewritten file each
/// time. Use ``withDeepStack(_:)`` around it.
///
/// - Parameter reported: the findings that count; nil: all.
package func applySuggestions(
  to index: Int, of sources: [ParsedSource], reported: ReportedFindings? = nil
) -> AppliedSuggestions {
  var program = sources
  var made: [Suggestion] = []
  let file = sources[index].file
  func own() -> [Finding] {
    let all = reported?.findings(in: program) ?? Analysis.findings(in: program)
    return all.filter { $0.file == file }
  }
  while made.count < maximumRounds {
    guard let next = firstSuggestion(for: own(), program, index) else { break }
    made.append(next)
    let text = next.extraction.rewritten
    program[index] =
      reported?.settled(text, of: program, at: index) ?? ParsedSource(text: text, file: file)
  }
  return AppliedSuggestions(
    text: program[index].text, suggestions: made,
    left: searchSuggestions(for: own(), in: program).refusals)
}

/// The suggestion to make next: one of those that a search for all findings has in its plan.
private func firstSuggestion(
  for findings: [Finding], _ sources: [ParsedSource], _ index: Int
) -> Suggestion? {
  let ordered = findings.filter { extractionRules.contains($0.rule) }
  var trials = Trials(sources, rewriting: index)
  for rank in Set(ordered.map(order)).sorted() {
    for finding in ordered where order(finding) == rank { trials.look(for: finding) }
    if let first = plan(of: trials.found.suggestions).chosen.first { return first }
  }
  return nil
}

/// Helpers and repeated structure first: what is a section then is smaller.
private func order(_ finding: Finding) -> Int {
  let rules = ["computed-view", "view-helper-function", "repeated-subtree", "inline-row"]
  return rules.firstIndex(of: finding.rule) ?? rules.count
}
