import Analysis
import Simulation

/// The runs that claims are held against: what the program offers, each once, and then each control several
/// times more, so that bounds are passed which the first use does not reach.
enum ClaimRun {
  private static let rounds = 5

  /// nil: something of it is not known.
  static func run(_ source: ParsedSource) -> SimulationRun? {
    guard let first = run(source, nil) else { return nil }
    let controls = first.controls.map(ActionText.init)
    guard !controls.isEmpty else { return first }
    let once = first.steps.dropFirst().map { ActionText($0.action) }
    return run(source, once + (0..<rounds).flatMap { _ in controls }) ?? first
  }

  /// How often a control is used for what is said of each of its uses: more than sixty times, so that minutes and
  /// seconds come round.
  private static let manyUses = 64

  /// The steps in which a control is used again and again, up to the first that cannot be taken or of which something
  /// is not known.
  static func uses(
    of control: ActionText, in source: ParsedSource
  ) -> [(run: SimulationRun, index: Int)] {
    let steps = Array(repeating: control, count: manyUses)
    let request = SimulationRequest(sources: [source], steps: steps)
    guard case .success(let run) = simulate(request) else { return [] }
    return run.steps.indices.dropFirst().prefix {
      run.problems[$0] == nil && run.steps[$0].unchecked.isEmpty
    }.map { (run, $0) }
  }

  /// nil: something of it is not known, or a step cannot be taken.
  static func run(_ source: ParsedSource, _ steps: [ActionText]?) -> SimulationRun? {
    let request = SimulationRequest(sources: [source], steps: steps)
    guard case .success(let run) = simulate(request), run.unchecked.isEmpty, run.problems.isEmpty,
      run.steps.allSatisfy(\.unchecked.isEmpty)
    else { return nil }
    return run
  }
}
