import Simulation

/// The bodies that one side of a pair runs when it appears.
struct FirstRuns {
  let bodies: Int
  /// How many of them are runs of a view whose body ran before.
  let repeated: Int

  /// nil: something of the first appearance is not known.
  init?(_ run: SimulationRun) {
    guard let first = run.steps.first, first.unchecked.isEmpty, let shown = run.instances.first
    else { return nil }
    bodies = first.runs.count(where: \.isBody)
    repeated = bodies - shown.count
  }

  /// Whether the other side runs so many more that this is what a guideline is about.
  func isFarLess(than other: FirstRuns) -> Bool {
    other.bodies >= bodies + 10 && other.bodies >= 4 * bodies
  }
}
