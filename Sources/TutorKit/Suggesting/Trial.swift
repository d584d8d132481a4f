import Analysis
import Simulation

/// Runs a program as it is once, and with extractions, to compare.
struct Trial {
  private let sources: [ParsedSource]
  /// The index of the source that is rewritten.
  private let index: Int
  private let original: SimulationRun

  /// nil: the program cannot be simulated.
  init?(_ sources: [ParsedSource], rewriting index: Int) {
    self.sources = sources
    self.index = index
    var request = SimulationRequest(sources: sources)
    request.keepsScreens = true
    guard let run = try? simulate(request).get() else { return nil }
    original = run
  }

  /// The counts before and after; nil: the extraction shows or does something else, costs more in
  /// some step, or less in none.
  func steps(of extraction: Extraction) -> [Suggestion.Step]? {
    let rewritten = ParsedSource(text: extraction.rewritten, file: sources[index].file)
    guard rewritten.syntaxErrors.isEmpty else { return nil }
    var program = sources
    program[index] = rewritten
    var request = SimulationRequest(
      sources: program, root: original.root,
      steps: original.steps.dropFirst().map { ActionText($0.action) })
    request.keepsScreens = true
    guard let run = try? simulate(request).get(), run.steps.count == original.steps.count,
      Set(run.unchecked.map(\.what)).isSubset(of: Set(original.unchecked.map(\.what))),
      Set(run.problems.keys) == Set(original.problems.keys)
    else { return nil }
    let comparison = Comparison(starter: original, submission: run)
    guard comparison.rendersTheSame.status == .passed, comparison.behavesTheSame.status == .passed
    else { return nil }
    let steps = zip(original.steps, run.steps).map {
      Suggestion.Step(action: $0.action, before: $0.rebuilt, after: $1.rebuilt)
    }
    let isCheaper = steps.contains { $0.after < $0.before }
    return isCheaper && steps.allSatisfy { $0.after <= $0.before } ? steps : nil
  }
}
