import Analysis
import Simulation

/// The runs of submission, starter and reference that grading takes its counts from.
struct ScenarioRuns {
  let submission: Result<SimulationRun, SimulationProblem>
  let starter: SimulationRun?
  let reference: SimulationRun?
  /// The steps that starter and reference take; nil: each those that are discovered.
  let steps: [ActionText]?
  /// The same steps as the submission takes them.
  let submissionSteps: [ActionText]?

  /// - Parameter keepsDrawing: whether the runs keep what a picture shows.
  init(_ request: GradeRequest, keepsDrawing: Bool = false) {
    let given = request.exercise.flatMap { $0.scenario.isEmpty ? nil : $0.scenario }?
      .map(ActionText.init)
    // The course's own exercises declare all that they use.
    let isSnippet = request.exercise.map { $0.pair != nil } ?? true
    let texts = [request.submission, request.starter, request.reference].compactMap(\.self)
    let classes = isSnippet ? observedClasses(in: texts) : [:]
    func simulation(
      _ source: ParsedSource, _ steps: [ActionText]?, _ keepsDrawing: Bool
    ) -> SimulationRequest {
      var program = Self.simulation(source, request, steps, keepsDrawing)
      program.options.observedClasses = classes
      return program
    }
    func run(_ side: GradingBaseline.Side, _ steps: [ActionText]?) -> SimulationRun? {
      guard let source = side == .starter ? request.starter : request.reference else { return nil }
      return request.baseline.run(
        side, root: request.exercise?.root, steps, keepsDrawing: keepsDrawing, classes
      ) {
        try? simulate(simulation(source, steps, keepsDrawing)).get()
      }
    }
    let starter = run(.starter, given)
    let steps = given ?? starter.map { run in run.steps.dropFirst().map { ActionText($0.action) } }
    let counted = steps.map { request.exercise?.counted($0) ?? $0 }
    let usable = Self.resolvable(counted, request)
    let taken = usable == steps ? starter : run(.starter, usable)
    self.starter = taken
    self.steps = usable
    reference = run(.reference, usable)
    let own = simulate(simulation(request.submission, usable, keepsDrawing))
    submissionSteps = usable.map { Self.byControl($0, taken, own) }
    submission =
      submissionSteps == usable
      ? own : simulate(simulation(request.submission, submissionSteps, keepsDrawing))
  }

  /// A property that is set by its name may have another one in the submission, or be part of something else,
  /// so that no control changes: there the step uses the control that shows it in the starter.
  private static func byControl(
    _ steps: [ActionText], _ starter: SimulationRun?,
    _ submission: Result<SimulationRun, SimulationProblem>
  ) -> [ActionText] {
    guard let starter, case .success(let run) = submission else { return steps }
    return steps.enumerated().map { index, step in
      guard step.verb == .set, run.changedControls[index + 1] == nil,
        let label = starter.changedControls[index + 1], let value = step.value
      else { return step }
      return ActionText("select:\(label)=\(value)")
    }
  }

  /// Steps that change a variable are left out where the submission has no such variable, or where it is an object
  /// in the reference, of which nothing is changed.
  private static func resolvable(
    _ steps: [ActionText]?, _ request: GradeRequest
  ) -> [ActionText]? {
    guard let steps, steps.contains(where: { $0.verb == .change }),
      let run = try? simulate(simulation(request.submission, request, steps, false)).get()
    else { return steps }
    func side(_ source: ParsedSource?) -> SimulationRun? {
      source.flatMap { try? simulate(simulation($0, request, steps, false)).get() }
    }
    let isPair = request.exercise?.pair != nil
    let (starter, reference) =
      isPair ? (side(request.starter), side(request.reference)) : (nil, nil)
    return steps.enumerated().filter { index, step in
      step.verb != .change
        || run.problems[index + 1] == nil
          && !(starter?.writes(in: index + 1) == true && reference?.writes(in: index + 1) == false)
    }.map(\.element)
  }

  /// A side of the request, with the files that all sides use.
  private static func simulation(
    _ source: ParsedSource, _ request: GradeRequest, _ steps: [ActionText]?, _ keepsDrawing: Bool
  ) -> SimulationRequest {
    var program = SimulationRequest(
      sources: [source] + request.companions, root: request.exercise?.root, steps: steps)
    program.named = 1
    program.keepsDrawing = keepsDrawing
    return program
  }
}

extension SimulationRun {
  /// Whether a step writes something that somebody is told of. nil: there is no such step, or it was not carried out.
  func writes(in step: Int) -> Bool? {
    guard steps.indices.contains(step), problems[step] == nil else { return nil }
    return steps[step].writes.contains { !$0.isDropped }
  }
}
