import Analysis
import Simulation

/// Runs a program as it is once, and with extractions, to compare.
struct Trial {
  private let sources: [ParsedSource]
  /// The index of the source that is rewritten.
  private let index: Int
  /// How the program is run; a value of nil: it cannot be.
  private var scenarios: [Key: TrialScenario?] = [:]
  /// The root "" is the one that the program itself has.
  private struct Key: Hashable {
    var root: String
    var variant: TrialScenario.Variant
  }
  /// How many users of a helper are looked at.
  private static let maximumUsers = 4
  /// Sets of assumptions that are tried. What is tried here was written by a rule, not by a person.
  private static let effort = Comparison.Effort(
    pairs: 96, repeats: 48, worlds: 6, pairsOfWorld: 24, pairsOfInput: 4, pairsOfFocus: 240,
    pairsOfRare: 96, variations: 120, inputs: 8, work: 1_000_000)
  private let known = KnownPrograms()
  /// What all comparisons took, in evaluations.
  private(set) var work = 0

  init(_ sources: [ParsedSource], rewriting index: Int) {
    self.sources = sources
    self.index = index
  }

  /// The counts before and after. It throws when the extraction shows or does something else, costs
  /// more in some step, or less in none.
  mutating func steps(
    of extraction: Extraction
  ) throws(SuggestionRefusal) -> [Suggestion.Step] {
    let rewritten = ParsedSource(text: extraction.rewritten, file: sources[index].file)
    guard rewritten.syntaxErrors.isEmpty else { throw .notProven }
    var program = sources
    program[index] = rewritten
    let users = Array(extraction.users.filter { !$0.isEmpty }.prefix(Self.maximumUsers))
    for root in [""] + users {
      let steps = try steps(of: program, showing: root)
      guard !steps.isEmpty else { continue }
      for place in root.isEmpty ? [root] : users { try compare(program, showing: place) }
      return steps
    }
    throw scenarios.values.contains { $0 != nil } ? .savesNothing : .notSimulated
  }

  /// The counts up to the first way to run the program in which something is saved; empty: there is
  /// none.
  private mutating func steps(
    of program: [ParsedSource], showing root: String
  ) throws(SuggestionRefusal) -> [Suggestion.Step] {
    var steps: [Suggestion.Step] = []
    for variant in TrialScenario.Variant.allCases {
      guard let scenario = scenario(variant, showing: root) else { continue }
      let more = try scenario.counts(program)
      if let dear = more.first(where: { $0.after > $0.before }) {
        throw .costsMore(step: dear.action, before: dear.before, after: dear.after)
      }
      steps += more
      if steps.contains(where: { $0.after < $0.before }) { return steps }
    }
    return []
  }

  private mutating func scenario(
    _ variant: TrialScenario.Variant, showing root: String
  ) -> TrialScenario? {
    let key = Key(root: root, variant: variant)
    if let known = scenarios[key] { return known }
    let first = variant == .alone ? nil : scenario(.alone, showing: root)
    let found = TrialScenario(
      variant, of: sources, showing: root.isEmpty ? nil : root, after: first)
    scenarios[key] = .some(found)
    return found
  }

  /// Looks whether all that the program offers, there and back, shows and does the same.
  private mutating func compare(
    _ program: [ParsedSource], showing root: String
  ) throws(SuggestionRefusal) {
    guard let original = scenario(.alone, showing: root)?.original else { return }
    guard
      let comparison = Comparison(
        before: Program(sources: sources, root: original.root, known: known),
        after: Program(sources: program, root: original.root), steps: [],
        effort: Self.effort)
    else { throw .notProven }
    work += comparison.work
    for check in [comparison.rendersTheSame, comparison.behavesTheSame] {
      switch check.status {
      case .passed: continue
      case .failed: throw .differs
      case .unchecked: throw .notProven
      }
    }
  }
}
