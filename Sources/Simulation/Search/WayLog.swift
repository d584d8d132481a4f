/// The ways that conditions have taken: what of a program a search has seen.
struct WayLog {
  private(set) var ways: [Int: UInt64] = [:]
  /// How many different ways were taken.
  private(set) var count = 0

  mutating func note(_ site: Int, _ way: Int) {
    guard site > 0 else { return }
    let bit = UInt64(1) << UInt64(min(max(way, 0), 63))
    let known = ways[site, default: 0]
    guard known & bit == 0 else { return }
    ways[site] = known | bit
    count += 1
  }
}

extension Machine {
  /// A condition took a way. Only for comparing programs.
  @inline(__always)
  func noteWay(_ site: Int, _ way: Int) {
    if options.showsEverything { ways.note(site, way) }
  }

  /// The same for a condition that holds or not.
  func noted(_ value: Value, site: Int) -> Value {
    if case .boolean(let flag) = value { noteWay(site, flag ? 1 : 0) }
    return value
  }
}
