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
      var program = request.simulation(of: source, steps)
      program.keepsDrawing = keepsDrawing
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
    var usable = Self.resolvable(counted, request)
    var taken = usable == steps ? starter : run(.starter, usable)
    var answer = run(.reference, usable)
    if request.exercise?.pair != nil, let old = taken, let new = answer {
      let changed = usable?.enumerated().filter {
        !new.changesNothing(in: $0.offset + 1, unlike: old)
      }
      .map(\.element)
      if changed != usable {
        usable = changed
        (taken, answer) = (run(.starter, usable), run(.reference, usable))
      }
    }
    self.starter = taken
    self.steps = usable
    reference = answer
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

  /// Steps that change a variable are left out where the submission has no such variable.
  private static func resolvable(
    _ steps: [ActionText]?, _ request: GradeRequest
  ) -> [ActionText]? {
    guard let steps, steps.contains(where: { $0.verb == .change }),
      let run = try? simulate(request.simulation(of: request.submission, steps)).get()
    else { return steps }
    return steps.enumerated().filter { index, step in
      step.verb != .change || run.problems[index + 1] == nil
    }.map(\.element)
  }
}

extension GradeRequest {
  /// A side of the request, with the files that all sides use.
  /// - Parameter steps: nil: those that are discovered.
  func simulation(of source: ParsedSource, _ steps: [ActionText]?) -> SimulationRequest {
    var program = SimulationRequest(
      sources: [source] + companions, root: exercise?.root, steps: steps)
    program.named = 1
    return program
  }
}

extension SimulationRun {
  /// Whether a step that changes a property in another program changes nothing here, where the property is an object
  /// of which nobody is told anything.
  func changesNothing(in step: Int, unlike other: SimulationRun) -> Bool {
    steps.indices.contains(step) && ActionText(steps[step].action).verb == .change
      && other.writes(in: step) == true && writes(in: step) == false
  }

  /// Whether a step writes something that somebody is told of. nil: there is no such step, or it was not carried out.
  private func writes(in step: Int) -> Bool? {
    guard steps.indices.contains(step), problems[step] == nil else { return nil }
    return steps[step].writes.contains { !$0.isDropped }
  }
}
