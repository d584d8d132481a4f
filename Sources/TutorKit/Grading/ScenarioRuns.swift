import Analysis
import Simulation

/// The runs of submission, starter and reference that grading takes its counts from.
struct ScenarioRuns {
  let submission: Result<SimulationRun, SimulationProblem>
  let starter: SimulationRun?
  let reference: SimulationRun?
  /// The steps that all take; nil: each those that are discovered.
  let steps: [ActionText]?

  /// - Parameter keepsDrawing: whether the runs keep what a picture shows.
  init(_ request: GradeRequest, keepsDrawing: Bool = false) {
    let root = request.exercise?.root
    let given = request.exercise.flatMap { $0.scenario.isEmpty ? nil : $0.scenario }?
      .map(ActionText.init)
    func run(_ side: GradingBaseline.Side, _ steps: [ActionText]?) -> SimulationRun? {
      guard let source = side == .starter ? request.starter : request.reference else { return nil }
      return request.baseline.run(side, root: root, steps, keepsDrawing: keepsDrawing) {
        try? simulate(Self.simulation(source, root, steps, keepsDrawing)).get()
      }
    }
    let starter = run(.starter, given)
    let steps = given ?? starter.map { run in run.steps.dropFirst().map { ActionText($0.action) } }
    let usable = Self.resolvable(steps, in: request.submission, root)
    self.starter = usable == steps ? starter : run(.starter, usable)
    self.steps = usable
    reference = run(.reference, usable)
    var program = Self.simulation(request.submission, root, usable, keepsDrawing)
    program.named = program.sources.count
    program.sources += request.companions
    submission = simulate(program)
  }

  /// Steps that change a variable are left out where the submission has no such variable.
  private static func resolvable(
    _ steps: [ActionText]?, in source: ParsedSource, _ root: String?
  ) -> [ActionText]? {
    guard let steps, steps.contains(where: { $0.verb == .change }),
      let run = try? simulate(simulation(source, root, steps, false)).get()
    else { return steps }
    return steps.enumerated().filter { index, step in
      step.verb != .change || run.problems[index + 1] == nil
    }.map(\.element)
  }

  private static func simulation(
    _ source: ParsedSource, _ root: String?, _ steps: [ActionText]?, _ keepsDrawing: Bool
  ) -> SimulationRequest {
    var request = SimulationRequest(sources: [source], root: root, steps: steps)
    request.keepsDrawing = keepsDrawing
    return request
  }
}
