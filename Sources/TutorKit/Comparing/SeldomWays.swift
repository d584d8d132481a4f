/// How often each way of watched decisions was taken, and the steps to the first time: what comes of a way that is
/// seldom taken depends on what else is so then.
struct SeldomWays {
  private var counts: [Int: [UInt64: Int]] = [:]
  private var first: [Int: [UInt64: [WitnessStep]]] = [:]

  /// So many times as often the other ways of a decision are taken.
  private static let others = 4
  private static let mostPaths = 6
  private static let longestPath = 60

  /// - Parameter path: the steps up to these decisions, where they are wanted.
  mutating func note(_ decided: [Int: UInt64], path: () -> [WitnessStep]?) {
    for (site, ways) in decided {
      for way in Self.bits(of: ways) {
        let count = counts[site, default: [:]][way, default: 0]
        counts[site, default: [:]][way] = count + 1
        if count == 0, let path = path() { first[site, default: [:]][way] = path }
      }
    }
  }

  /// Whether one of these ways is seldom taken.
  func isSeldom(_ ways: UInt64, at site: Int) -> Bool {
    let taken = counts[site, default: [:]]
    let all = taken.values.reduce(0, +)
    return Self.bits(of: ways).contains { Self.others * taken[$0, default: 0] <= all }
  }

  /// The steps to the ways that are taken at most as often as the others, short ones first.
  func paths(to sites: Set<Int>) -> [[WitnessStep]] {
    var found: [[WitnessStep]] = []
    for site in sites.sorted() {
      for (way, path) in first[site, default: [:]].sorted(by: { $0.key < $1.key })
      where isLess(way, at: site) && path.count <= Self.longestPath && !found.contains(path) {
        found.append(path)
      }
    }
    return Array(found.sorted { $0.count < $1.count }.prefix(Self.mostPaths))
  }

  private func isLess(_ way: UInt64, at site: Int) -> Bool {
    let taken = counts[site, default: [:]]
    return 2 * taken[way, default: 0] <= taken.values.reduce(0, +)
  }

  private static func bits(of ways: UInt64) -> [UInt64] {
    (0..<UInt64.bitWidth).map { UInt64(1) << UInt64($0) }.filter { ways & $0 != 0 }
  }
}
