/// How often steps are to be taken so that the two sides of a comparison meet or just pass each other, where each step
/// moves them by as much each time.
struct BoundPlans {
  /// What a step does to the distance of the two sides, and how often it can be taken.
  struct Move: Hashable {
    var change: Double
    var most: Int
  }

  /// How often each of the steps is taken.
  typealias Plan = [Int]

  /// As many steps are taken in all.
  private static let mostSteps = 16
  /// As many distances are kept, those of the fewest steps first.
  private static let mostDistances = 4_000

  /// The plans that end with the sides being equal, and nearest to each other on either side of that.
  ///
  /// - Parameter gap: by how much the left side is more than the right one at first.
  static func plans(from gap: Double, _ moves: [Move]) -> [Plan] {
    guard gap.isFinite else { return [] }
    let none = Plan(repeating: 0, count: moves.count)
    var found = [key(gap): none]
    for (place, move) in moves.enumerated() where move.change != 0 && move.change.isFinite {
      found = found.merging(further(found, move, place)) { shorter($0, $1) }
      guard found.count > mostDistances else { continue }
      let kept = found.sorted { (length($0.value), $0.key) < (length($1.value), $1.key) }
      found = Dictionary(uniqueKeysWithValues: kept.prefix(mostDistances).map { ($0, $1) })
    }
    let distances = found.keys.filter { found[$0] != none }
    let chosen = [
      distances.contains(0) ? 0 : nil, distances.filter { $0 > 0 }.min(),
      distances.filter { $0 < 0 }.max(),
    ]
    return chosen.compactMap { $0 }.compactMap { found[$0] }
  }

  /// What comes of one more kind of step.
  private static func further(
    _ found: [Double: Plan], _ move: Move, _ place: Int
  ) -> [Double: Plan] {
    var result: [Double: Plan] = [:]
    for (distance, plan) in found {
      let left = min(move.most, mostSteps - length(plan))
      for count in stride(from: 1, through: left, by: 1) {
        var longer = plan
        longer[place] = count
        result.merge([(key(distance + Double(count) * move.change), longer)]) { shorter($0, $1) }
      }
    }
    return result
  }

  private static func length(_ plan: Plan) -> Int { plan.reduce(0, +) }

  private static func shorter(_ a: Plan, _ b: Plan) -> Plan {
    let (first, second) = (length(a), length(b))
    if first != second { return first < second ? a : b }
    return a.lexicographicallyPrecedes(b) ? b : a
  }

  /// Equal for distances that differ by what is lost in sums of fractions.
  private static func key(_ distance: Double) -> Double {
    guard distance.magnitude < 1e9 else { return distance }
    let rounded = (distance * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }
}
