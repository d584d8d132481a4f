/// Collects the events of the running step.
struct TraceLog {
  var runs: [Run] = []
  var skipped: [NodeID: SkipReason] = [:]
  /// Open runs by their numbers in the step, innermost last; nil: one that is not kept.
  private var open: [Int?] = []

  /// Lists and contents that compared equal when their parent ran.
  private(set) var equal: [NodeID: SkipReason] = [:]

  mutating func skip(_ node: NodeID, _ reason: SkipReason) { skipped[node] = reason }

  mutating func skipBelow(_ node: NodeID, _ reason: SkipReason) { equal[node] = reason }

  /// A body begins to run.
  ///
  /// - Parameter limit: how many runs are kept.
  /// - Returns: the run's number in the step; nil: it is not kept.
  mutating func begin(_ run: Run, limit: Int) -> Int? {
    guard runs.count < limit else {
      open.append(nil)
      return nil
    }
    runs.append(run)
    open.append(runs.count - 1)
    skipped[run.node] = nil
    return runs.count - 1
  }

  mutating func end() { if !open.isEmpty { open.removeLast() } }

  /// The number of the innermost open run in the step.
  var currentRun: Int? { open.last ?? nil }

  mutating func addBuilt() {
    if let currentRun { runs[currentRun].built += 1 }
  }

  mutating func addNeeded(_ count: Int) {
    if let currentRun { runs[currentRun].needed += count }
  }

  mutating func inline(_ name: String) {
    if let currentRun { runs[currentRun].inlined[name, default: 0] += 1 }
  }

  mutating func reset() {
    runs = []
    skipped = [:]
    equal = [:]
    open = []
  }
}
