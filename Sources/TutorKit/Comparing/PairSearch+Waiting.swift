import Simulation

/// While a task waits, anything else may happen first: what it took over before it waited then differs from what it
/// reads afterwards. From states in which one has begun to wait, every control is used, and then it goes on.
extension PairSearch {
  /// Controls that are used while a task waits.
  private static let mostControls = 16
  /// Tasks of one state that are taken up.
  private static let mostTasks = 2

  /// Tasks that wait for the same, which are taken up one after another.
  private static let mostAlike = 2

  /// Takes each control, and then each task that waits, from a new state.
  func interleave(at index: Int) {
    guard budget.interleavings > 0, states[index].depth <= 2 else { return }
    restore(index)
    let offered = before.interactions(palette)
    let waiting = offered.filter(\.isResumption).suffix(Self.mostTasks)
    guard !waiting.isEmpty else { return }
    budget.interleavings -= 1
    let left = budget.pairs
    let others = offered.filter { !$0.isResumption && !$0.isInner }.prefix(Self.mostControls)
    for control in others {
      for event in Self.telling(control) {
        for task in waiting {
          guard candidates.count < budget.candidates, budget.work > budget.reserve else { break }
          take(WitnessStep(event: event, label: control.label), then: task, from: index)
        }
      }
    }
    budget.pairs = budget.work > 0 ? left : 0
  }

  /// Of a control with many values, the first ones and the last.
  private static func telling(_ control: Interaction) -> [ScreenEvent] {
    let events = control.events
    return events.count <= 3 ? events : Array(events.prefix(2)) + events.suffix(1)
  }

  private func take(_ step: WitnessStep, then task: Interaction, from index: Int) {
    restore(index)
    guard go(step, after: index, []) != nil, let event = task.events.first else { return }
    var taken = [step]
    for _ in 0..<Self.mostAlike {
      guard let again = found(WitnessStep(event: event, label: task.label)),
        go(again, after: index, taken) != nil
      else { return }
      taken.append(again)
    }
  }
}

extension Interaction {
  /// Whether a task that waited is taken up.
  fileprivate var isResumption: Bool {
    if case .resume = kind { true } else { false }
  }
}
