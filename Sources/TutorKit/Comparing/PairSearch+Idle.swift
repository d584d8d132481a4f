import Simulation

/// A step in which a statement that one program alone has wrote what was there already.
struct IdleStep {
  var step: WitnessStep
  /// The state that it was taken after, and the steps since then.
  var state: Int
  var further: [WitnessStep]
}

/// What writes what is there already would write something else after another control was used: the step is
/// taken once more after each of them.
extension PairSearch {
  /// Controls that are used before such a step.
  private static let mostControls = 24

  func varyIdleSteps() {
    let left = budget.pairs
    while let next = idle.popLast(), budget.idleSteps > 0 {
      budget.idleSteps -= 1
      for interaction in offered(before: next) where candidates.count < budget.candidates {
        guard budget.work > budget.reserve, let event = interaction.events.last else { break }
        take(next, after: WitnessStep(event: event, label: interaction.label))
      }
    }
    budget.pairs = budget.work > 0 ? left : 0
  }

  private func offered(before idle: IdleStep) -> [Interaction] {
    restore(idle.state)
    for step in idle.further { _ = (before.perform(step.event), after.perform(step.event)) }
    return Array(before.interactions(palette).filter { !$0.isInner }.prefix(Self.mostControls))
  }

  private func take(_ idle: IdleStep, after other: WitnessStep) {
    restore(idle.state)
    var taken: [WitnessStep] = []
    for step in idle.further + [other, idle.step] {
      guard let again = found(step), go(again, after: idle.state, taken) != nil else { return }
      taken.append(again)
    }
  }
}
