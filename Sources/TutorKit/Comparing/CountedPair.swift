import Analysis
import Simulation

/// Two programs that took the same steps: what `compare` takes its counts from.
struct CountedPair {
  var old: SimulationRun
  var new: SimulationRun
  /// The positions of the steps that count: those that could be carried out.
  var steps: [Int]
  /// What a step is called, by how it is written.
  var label: @Sendable (String) -> String = { $0 }

  private static let mostSteps = 64

  /// A row of counts for each step.
  var rows: [CompareReport.Step] {
    steps.map { index in
      CompareReport.Step(
        action: label(old.steps[index].action), before: old.steps[index].counts,
        after: new.steps[index].counts)
    }
  }

  private init(_ old: SimulationRun, _ new: SimulationRun) {
    (self.old, self.new) = (old, new)
    steps = old.steps.indices.filter { $0 < new.steps.count && old.problems[$0] == nil }
  }

  /// All controls of the first program, there and back; and where that shows no difference, a parent
  /// that changes what it gives to the root. Variables are changed directly only where there is nothing
  /// else to do, and both programs have them.
  ///
  /// - Parameter keepsDrawing: whether the runs keep what a picture shows.
  static func pairs(
    _ before: Program, _ after: Program, keepsDrawing: Bool = false
  ) -> [CountedPair] {
    func run(_ program: Program, _ steps: [ActionText]?) -> SimulationRun? {
      CountedPair.run(program.sources, program.root, steps, keepsDrawing)
    }
    guard let discovered = run(before, nil) else { return [] }
    var offered = discovered.controls.map(ActionText.init)
    if offered.isEmpty, let other = run(after, []) {
      offered = discovered.mutablePaths.filter(other.mutablePaths.contains)
        .map { ActionText("change:" + $0) }
    }
    let steps = Array((offered + offered.reversed()).prefix(mostSteps))
    guard let old = run(before, steps), let new = run(after, steps) else { return [] }
    // A control whose label has changed by then answers to none of the second half's steps.
    let pair = CountedPair(old, new)
    if pair.rows.dropFirst().contains(where: { $0.before.rebuilt != $0.after.rebuilt }) {
      return [pair]
    }
    return [pair] + given(before, after, root: discovered.root, keepsDrawing)
  }

  /// A parent changes what it gives to the root; empty: the root has no inputs.
  private static func given(
    _ before: Program, _ after: Program, root: String, _ keepsDrawing: Bool
  ) -> [CountedPair] {
    let shared = Set(typeOutlines(of: after.sources).map(\.name))
    let names = [root] + typeOutlines(of: before.sources).map(\.name).filter(shared.contains)
    let hosts = names.lazy.flatMap { name in
      [true, false].lazy.compactMap {
        TrialHost(of: name, in: before.sources, hasValues: $0)
      }
    }
    guard let host = hosts.first else { return [] }
    func run(_ program: Program) -> SimulationRun? {
      CountedPair.run(program.sources + [host.source], host.name, host.steps, keepsDrawing)
    }
    guard let old = run(before), let new = run(after) else { return [] }
    var pair = CountedPair(old, new)
    pair.steps.removeFirst(min(1, pair.steps.count))
    pair.label = { host.label(of: $0) }
    return [pair]
  }

  private static func run(
    _ sources: [ParsedSource], _ root: String?, _ steps: [ActionText]?, _ keepsDrawing: Bool
  ) -> SimulationRun? {
    var request = SimulationRequest(sources: sources, root: root, steps: steps)
    request.keepsDrawing = keepsDrawing
    return try? simulate(request).get()
  }
}
