import Simulation

/// Views that the submission has and the starter has not, and that save nothing: in every step in
/// which the body above ran, theirs ran too, and never alone. One that runs for a binding that equals none
/// is none of them: another input mends it, and taking it back does not. A view of the starter counts where
/// the reference has taken it back.
func idleViews(
  in run: SimulationRun, besides starter: SimulationRun, _ reference: SimulationRun?
) -> [String] {
  func views(_ run: SimulationRun) -> Set<String> { Set(run.instances.joined().map(\.view)) }
  let known = reference.map { views(starter).intersection(views($0)) } ?? views(starter)
  var seen: [String: Bool] = [:]
  for (index, step) in run.steps.enumerated().dropFirst() {
    let ran = Set(step.runs.filter(\.isBody).map(\.node))
    for instance in run.instances[index] where !known.contains(instance.view) {
      guard let maker = instance.maker else { continue }
      let saves =
        ran.contains(instance.node) != ran.contains(maker)
        || step.runsForFreshBinding(instance.node)
      let isAsked = ran.contains(instance.node) || ran.contains(maker)
      if saves {
        seen[instance.view] = true
      } else if isAsked {
        seen[instance.view] = seen[instance.view] ?? false
      }
    }
  }
  return seen.filter { !$0.value }.keys.sorted()
}

extension StepTrace {
  /// Whether a view's body ran since a binding among its inputs is made anew each time.
  fileprivate func runsForFreshBinding(_ node: NodeID) -> Bool {
    runs.contains { run in
      run.isBody && run.node == node
        && ([run.cause] + run.besides).contains(where: \.isFreshBinding)
    }
  }
}
