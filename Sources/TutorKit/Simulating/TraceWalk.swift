import Simulation

/// A place in a trace that moves from one body's run to the next.
struct TraceWalk: Sendable {
  /// What is walked through.
  let program: PredictionProgram
  let run: SimulationRun
  /// All places: each run of a body, and each step in which none ran.
  let stops: [Stop]
  /// The current place; nil: before the first move.
  private(set) var position: Int?

  /// A run of a body within a step.
  struct Stop: Hashable, Sendable {
    /// The number of the step; 0 is the first appearance.
    var step: Int
    /// The number of the run within the step; nil: no body ran in it.
    var run: Int?
  }

  /// A walk that begins with the first appearance.
  init(program: PredictionProgram, run: SimulationRun) {
    self.program = program
    self.run = run
    stops = run.steps.enumerated().flatMap { number, trace -> [Stop] in
      let bodies = trace.runs.indices.filter { trace.runs[$0].isBody }
      return bodies.isEmpty
        ? [Stop(step: number, run: nil)] : bodies.map { Stop(step: number, run: $0) }
    }
  }

  /// The names of all views that appear, in alphabetical order.
  var views: [String] { Set(run.instances.joined().map(\.view)).sorted() }

  /// false: there is no such place, and the walk stays.
  mutating func move(by distance: Int) -> Bool {
    let next = position.map { $0 + distance } ?? 0
    guard stops.indices.contains(next) else { return false }
    position = next
    return true
  }

  /// On to the next run of a view. false: there is none.
  mutating func move(until view: String) -> Bool {
    let from = position.map { $0 + 1 } ?? 0
    guard
      let found = stops.indices.dropFirst(from).first(where: { body(at: $0)?.view == view })
    else { return false }
    position = found
    return true
  }

  /// Whether a view's body runs at the current place or at one before it.
  func hasShown(_ view: String) -> Bool {
    stops.indices.prefix((position ?? -1) + 1).contains { body(at: $0)?.view == view }
  }

  /// The number of the step that a question is about, which may leave out others before it. nil: the walk has
  /// no such step.
  func step(of question: PredictionQuestion) -> Int? {
    guard question.step > 0, let action = question.actions.last else { return question.step }
    let same = run.steps.indices.filter { run.steps[$0].action == action }
    return same.contains(question.step) ? question.step : same.first
  }

  /// To the first place of a step. false: there is none.
  mutating func move(toStep step: Int) -> Bool {
    guard let found = stops.firstIndex(where: { $0.step == step }) else { return false }
    position = found
    return true
  }

  /// On to the next place in the same step. false: this is its last one.
  mutating func moveWithinStep() -> Bool {
    guard let position, stops.indices.contains(position + 1),
      stops[position + 1].step == stops[position].step
    else { return false }
    self.position = position + 1
    return true
  }

  private func body(at index: Int) -> Run? {
    stops[index].run.map { run.steps[stops[index].step].runs[$0] }
  }
}
