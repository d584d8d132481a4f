/// The ways that conditions have taken: what of a program a search has seen.
struct WayLog {
  private(set) var ways: [Int: UInt64] = [:]
  /// How many different ways were taken.
  private(set) var count = 0
  /// How near the two sides of a comparison came to each other, by its site.
  private var nearest: [Int: Double] = [:]
  /// The comparisons whose sides came nearer than before since this was emptied.
  private(set) var nearer: Set<Int> = []

  mutating func note(_ site: Int, _ way: Int) {
    guard site > 0 else { return }
    let bit = UInt64(1) << UInt64(min(max(way, 0), 63))
    let known = ways[site, default: 0]
    guard known & bit == 0 else { return }
    ways[site] = known | bit
    count += 1
  }

  /// The two sides of a comparison are so far from each other.
  mutating func note(_ site: Int, distance: Double) {
    guard site > 0, distance.isFinite else { return }
    guard let known = nearest[site] else {
      nearest[site] = distance
      return
    }
    guard distance < known else { return }
    nearest[site] = distance
    nearer.insert(site)
  }

  mutating func forgetNearer() { nearer = [] }
}

extension Machine {
  /// A condition took a way. Only for comparing programs.
  @inline(__always)
  func noteWay(_ site: Int, _ way: Int) {
    if options.showsEverything { ways.note(site, way) }
  }

  /// A comparison of two values gave a result: how it went, and how near it was to another result.
  func noteComparison(_ a: Value, _ b: Value, _ result: Value, site: Int) {
    guard options.showsEverything, case .boolean(let flag) = result else { return }
    ways.note(site, flag ? 1 : 0)
    noteTexts(a, b)
    if let x = a.magnitude, let y = b.magnitude { ways.note(site, distance: abs(x - y)) }
  }

  /// The smaller or the larger of two values is taken: which one, and how near the other is.
  func noteChoice(_ a: Value, _ b: Value, site: Int) {
    guard options.showsEverything, let x = a.magnitude, let y = b.magnitude else { return }
    noteWay(site, x < y ? 1 : 0)
    ways.note(site, distance: abs(x - y))
  }

  /// A question about all elements was answered by one of them, so far from the end.
  func noteDistance(_ distance: Int, site: Int) {
    if options.showsEverything { ways.note(site, distance: Double(distance)) }
  }

  /// The same for a condition that holds or not.
  func noted(_ value: Value, site: Int) -> Value {
    if case .boolean(let flag) = value { noteWay(site, flag ? 1 : 0) }
    return value
  }
}

extension Value {
  /// A number as it is, and a text or collection by its size.
  fileprivate var magnitude: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .floating(let number): number
    default: nil
    }
  }
}
