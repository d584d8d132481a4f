import Simulation

/// A walk through the screens of a program, to those whose branches were not shown yet.
///
/// A screen is known by the ways that its conditions have taken. Where a condition is on screen one
/// of whose ways was never seen, each control is tried; what is known to change branches is tried on
/// every screen; and what lies elsewhere is gone to by steps that led there before.
struct BranchWalk {
  private typealias Screen = [ShownBranch]

  private let counts: [Int: Int]
  private var seen: [Int: Set<Int>] = [:]
  /// Where a control led from a screen.
  private var edges: [Screen: [String: Screen]] = [:]
  private var offers: [Screen: [String]] = [:]
  /// Controls that were tried while a condition was on screen.
  private var triedAt: [Int: Set<String>] = [:]
  /// Controls that have changed the way of some condition.
  private var changing: Set<String> = []
  private var here: Screen = []
  private var left: (screen: Screen, key: String)?
  /// Controls in the order in which they are tried.
  private var ways: [String] = []
  private var stepsLeft = 0

  /// - Parameter counts: the number of ways of each condition, by its site.
  init(counts: [Int: Int]) { self.counts = counts }

  /// The screen that the last step led to.
  mutating func arrive(_ branches: [ShownBranch], offers: [String]) {
    here = branches
    for branch in branches { seen[branch.site, default: []].insert(branch.branch) }
    self.offers[branches] = offers
    guard let left else { return }
    edges[left.screen, default: [:]][left.key] = branches
    if left.screen != branches { changing.insert(left.key) }
    for branch in left.screen { triedAt[branch.site, default: []].insert(left.key) }
  }

  /// A step is taken now.
  mutating func leave(by key: String) { left = (here, key) }

  /// - Parameters:
  ///   - ways: controls, the most telling first.
  ///   - limit: the number of steps.
  mutating func begin(with ways: [String], limit: Int) {
    self.ways = ways
    stepsLeft = limit
  }

  /// The control to use next. nil: all that can be reached was seen, or the steps are used up.
  mutating func next() -> String? {
    guard stepsLeft > 0, hasHidden else { return nil }
    stepsLeft -= 1
    return untried(at: here) ?? firstStepToUntried()
  }

  /// Whether a condition that was on screen has a way that was not.
  private var hasHidden: Bool { seen.contains { isHiding($0.key) } }

  private func isHiding(_ site: Int) -> Bool {
    (seen[site]?.count ?? 0) < (counts[site] ?? 0)
  }

  private func untried(at screen: Screen) -> String? {
    let offered = Set(offers[screen] ?? [])
    let hiding = screen.filter { isHiding($0.site) }.map(\.site)
    func isNew(_ key: String) -> Bool { offered.contains(key) && edges[screen]?[key] == nil }
    return ways.first { key in
      isNew(key) && hiding.contains { !(triedAt[$0]?.contains(key) ?? false) }
    } ?? ways.first { changing.contains($0) && isNew($0) }
  }

  /// The first step of the shortest known way to a screen where something is untried.
  private func firstStepToUntried() -> String? {
    var reached: Set<Screen> = [here]
    var pending: [(screen: Screen, first: String?)] = [(here, nil)]
    var index = 0
    while index < pending.count {
      let (screen, first) = pending[index]
      index += 1
      if let first, untried(at: screen) != nil { return first }
      for (key, next) in (edges[screen] ?? [:]).sorted(by: { $0.key < $1.key })
      where reached.insert(next).inserted {
        pending.append((next, first ?? key))
      }
    }
    return nil
  }
}
