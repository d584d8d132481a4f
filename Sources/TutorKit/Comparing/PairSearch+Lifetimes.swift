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

// MARK: States that are too large

extension PairSearch {
  /// What a value can be too large for.
  private static let sizes: Set<UnsupportedKind> = [.deepValues, .largeValue]
  /// So many steps make no value of its own large.
  private static let fewSteps = 6

  /// Whether a value that is not known has grown with the steps until it is too large to be held against another
  /// one, which says nothing about the programs.
  func isOutgrown(
    _ old: Driver.Observation, _ new: Driver.Observation, _ depth: Int
  ) -> Bool {
    guard depth >= Self.fewSteps else { return false }
    let doubts = old.trace.unchecked + new.trace.unchecked + before.unchecked + after.unchecked
    return doubts.contains { Self.sizes.contains($0.kind) }
  }
}
