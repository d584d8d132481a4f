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

  /// Whether a statement that one program alone has wrote what was there already, for the first time.
  func isIdle() -> Bool {
    let (old, new) = (before.statementsKept, after.statementsKept)
    var isFresh = noteIdleWays()
    // The sites of the two programs are told apart by their parity.
    for statement in own.before where old.contains(statement.site) {
      if idleSites.insert(2 * statement.site).inserted { isFresh = true }
    }
    for statement in own.after where new.contains(statement.site) {
      if idleSites.insert(2 * statement.site + 1).inserted { isFresh = true }
    }
    return isFresh
  }

  /// The same for a condition in such a statement that came out one way.
  private func noteIdleWays() -> Bool {
    let (old, new) = (before.statementsKeptOneWay, after.statementsKeptOneWay)
    var isFresh = false
    for statement in own.before {
      for way in old[statement.site, default: []] where idleWays.insert(2 * way).inserted {
        isFresh = true
      }
    }
    for statement in own.after {
      for way in new[statement.site, default: []] where idleWays.insert(2 * way + 1).inserted {
        isFresh = true
      }
    }
    return isFresh
  }

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
