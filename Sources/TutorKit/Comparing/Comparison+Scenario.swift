import Simulation

/// A difference that shows when both programs take the same steps, by their names.
struct ScenarioDifference {
  var difference: Difference
  /// The steps before it.
  var steps: [ActionText]
  var isScreen: Bool
}

extension Comparison {
  /// Both take the steps of a scenario, up to one in which something is not known.
  mutating func follow(
    _ steps: [(before: ActionText, after: ActionText)], _ before: Program, _ after: Program
  ) {
    guard let old = run(steps.map(\.before), before), let new = run(steps.map(\.after), after)
    else { return }
    for index in old.steps.indices where index < new.steps.count {
      guard old.steps[index].unchecked.isEmpty, new.steps[index].unchecked.isEmpty else { return }
      var found = old.screens[index].difference(to: new.screens[index])
      let isScreen = found != nil
      if found == nil, old.problems[index] == nil {
        found =
          new.problems[index].map { Difference(text: $0.sentence, subjects: []) }
          ?? Difference.ofEffects(old.steps[index], new.steps[index])
      }
      guard let found else { continue }
      if found.unresolved != nil { return }
      scenario = ScenarioDifference(
        difference: found, steps: steps.prefix(index).map(\.before), isScreen: isScreen)
      return
    }
  }

  private func run(_ steps: [ActionText], _ program: Program) -> SimulationRun? {
    var request = SimulationRequest(sources: program.sources, root: program.root, steps: steps)
    request.keepsScreens = true
    request.options.showsEverything = true
    request.options.standIns = 1
    return try? simulate(request).get()
  }
}
