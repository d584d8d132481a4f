import Simulation

/// What a search is after: decisions that were not yet seen to go either way.
struct SearchFocus {
  /// What is known of steps.
  let locality: StepLocality
  /// The steps that have to do with the decisions.
  let controls: Set<StepLocality.Control>
  /// The ways to see, by the sites of the decisions.
  let wanted: [Int: UInt64]
  /// How often such a way is followed as if it were new.
  var hits = 32

  /// Whether a step is worth being taken.
  func allows(_ event: ScreenEvent) -> Bool {
    !locality.isKnown(event) || controls.contains(StepLocality.Control(event))
  }

  /// Whether a step took one of the ways.
  mutating func isHit(by decided: [Int: UInt64]) -> Bool {
    guard hits > 0, decided.contains(where: { wanted[$0.key, default: 0] & $0.value != 0 }) else {
      return false
    }
    hits -= 1
    return true
  }
}
