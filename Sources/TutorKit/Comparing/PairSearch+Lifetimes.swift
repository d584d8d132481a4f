import Simulation

/// State that lives in another view than before goes and comes with that view. What was changed in it before
/// is lost then, in one program alone: this is looked for by itself.
extension PairSearch {
  /// Steps in which state of one program went or came, and none of the other.
  struct LifetimeSteps {
    var ending: [WitnessStep] = []
    var beginning: [WitnessStep] = []

    /// Steps of a kind that are kept.
    private static let most = 4

    /// Notes by how much more the new program's state grew in a step than the old one's.
    mutating func note(_ step: WitnessStep, growth: Int) {
      if growth < 0 { Self.add(step, to: &ending) }
      if growth > 0 { Self.add(step, to: &beginning) }
    }

    private static func add(_ step: WitnessStep, to steps: inout [WitnessStep]) {
      let isKnown = steps.contains {
        $0.event.kind == step.event.kind && $0.event.place == step.event.place
      }
      if !isKnown, steps.count < most { steps.append(step) }
    }
  }

  /// How many states more the new program keeps now than the old one.
  var stateSurplus: Int { after.liveStates - before.liveStates }

  /// After what led to something new, the view goes and comes again.
  func varyLifetimes(after states: [Int]) {
    for state in states.prefix(Self.mostBefore) {
      for ending in lifetimes.ending {
        for beginning in lifetimes.beginning where candidates.isEmpty && budget.pairs > 0 {
          restore(state)
          guard let end = found(ending), go(end, after: state, []) != nil,
            let begin = found(beginning)
          else { continue }
          _ = go(begin, after: state, [end])
        }
      }
    }
  }

  private static let mostBefore = 60
}
