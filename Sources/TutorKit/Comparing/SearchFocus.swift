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
  /// How often each way was taken, by the sites.
  private var counts: [Int: [UInt64: Int]] = [:]

  init(
    locality: StepLocality, controls: Set<StepLocality.Control>, wanted: [Int: UInt64]
  ) {
    self.locality = locality
    self.controls = controls
    self.wanted = wanted
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
    var isWanted = false
    var isRare = false
    for (site, ways) in decided where wanted[site] != nil {
      for way in Self.bits(of: ways) {
        counts[site, default: [:]][way, default: 0] += 1
        guard wanted[site, default: 0] & way != 0 else { continue }
        isWanted = true
        isRare = isRare || isSeldom(way, at: site)
      }
    }
    if isRare, rareHits > 0 {
      rareHits -= 1
      return .rare
    }
    guard isWanted, hits > 0 else { return .none }
    hits -= 1
    return .usual
  }

  /// Whether a way was taken once where the others of its site were taken several times.
  private func isSeldom(_ way: UInt64, at site: Int) -> Bool {
    let ways = counts[site, default: [:]]
    let all = ways.values.reduce(0, +)
    return Self.others * ways[way, default: 0] <= all
  }

  /// So many times as often the others are taken.
  private static let others = 4

  private static func bits(of ways: UInt64) -> [UInt64] {
    (0..<UInt64.bitWidth).map { UInt64(1) << UInt64($0) }.filter { ways & $0 != 0 }
  }
}
