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
  private var hits = 32
  /// How often one that is seldom taken is followed before all else.
  private var rareHits = 96
  /// Ways to states from which it sets out, besides the first one.
  let seeds: [[WitnessStep]]
  /// Values with which conditions took a way that they had not taken.
  let telling: Set<EventValue>
  private var seldom = SeldomWays()

  init(
    locality: StepLocality, controls: Set<StepLocality.Control>, wanted: [Int: UInt64],
    seeds: [[WitnessStep]], telling: Set<EventValue>
  ) {
    self.locality = locality
    self.controls = controls
    self.wanted = wanted
    self.seeds = seeds
    self.telling = telling
  }

  /// Whether a step is worth being taken.
  func allows(_ event: ScreenEvent) -> Bool {
    !locality.isKnown(event) || controls.contains(StepLocality.Control(event))
  }

  /// What a step took of the ways.
  enum Hit {
    case none, usual
    /// It is seldom taken: what comes of it with everything else is of interest.
    case rare
  }

  mutating func take(_ decided: [Int: UInt64]) -> Hit {
    seldom.note(decided.filter { wanted[$0.key] != nil }) { nil }
    let hit = decided.filter { wanted[$0.key, default: 0] & $0.value != 0 }
    let isRare = hit.contains { site, ways in
      seldom.isSeldom(ways & wanted[site, default: 0], at: site)
    }
    if isRare, rareHits > 0 {
      rareHits -= 1
      return .rare
    }
    guard !hit.isEmpty, hits > 0 else { return .none }
    hits -= 1
    return .usual
  }
}
