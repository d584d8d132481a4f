/// Steps that a search has still to take, cheap ways first; of equal cost those from states that show
/// something new, and then in the order in which they were found. So a field that is filled in and a button that is tapped then come before the
/// twentieth value of another field.
struct StepAgenda {
  /// A step from a state, with the cost of the whole way.
  struct Entry {
    var step: WitnessStep
    /// The state's index.
    var state: Int
    var cost: Int
  }

  /// Entries by twice their cost, and one more for those from states that show nothing new.
  private var levels: [[Entry]] = []
  /// How many of each level are taken.
  private var taken: [Int] = []
  /// The level of what was taken last.
  private var last = 0

  /// Ways that cost more are not told apart.
  private static let highest = 60

  private var lowest: Int? {
    levels.indices.first { taken[$0] < levels[$0].count }
  }

  var isEmpty: Bool { lowest == nil }

  /// Whether all ways that cost as much as the last one, or less, are taken.
  var isLevelDone: Bool { lowest.map { $0 > last } ?? true }

  mutating func add(_ step: WitnessStep, from state: Int, cost: Int, isFresh: Bool) {
    let level = 2 * min(cost, Self.highest) + (isFresh ? 0 : 1)
    while levels.count <= level {
      levels.append([])
      taken.append(0)
    }
    levels[level].append(Entry(step: step, state: state, cost: cost))
  }

  /// nil: there is none.
  mutating func next() -> Entry? {
    guard let level = lowest else { return nil }
    last = level
    taken[level] += 1
    return levels[level][taken[level] - 1]
  }
}
