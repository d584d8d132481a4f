import Simulation

/// The order in which a program is tried out, to compare it with another.
///
/// First all that it offers, once, and what comes to be offered on the way, whenever it does. Then
/// the values again. Then what leads to branches that were not shown yet (``BranchWalk``). Then what switches, in the
/// order of a ruler's marks (1 2 1 3 1 2 1 4 …), what changed the shape of the screen before the
/// rest: so branches meet in combinations and lost state shows.
struct Exploration {
  private var done: [Offer] = []
  /// The offer that the last step did for the first time.
  private var last: Offer?
  /// What the first time of each offer wrote.
  private var written: [String: Set<String>] = [:]
  private var switches: [String] = []
  private var again: [String]?
  private var shape: [String] = []
  private var walk: BranchWalk
  private var isWalking = false
  private var rest: [String]?
  private var steps = 0
  private let isBrief: Bool
  /// What was offered and not done.
  private(set) var untried: [String] = []

  /// What can be seen and done after a step.
  struct Outlook {
    var offers: [Offer]
    /// The names of all views in tree order: the shape of the screen.
    var names: [String]
    var branches: [ShownBranch]
    /// State that the step wrote.
    var written: [String]
  }

  /// Steps after which nothing more is done.
  private static let limit = 192
  /// Steps after which nothing is repeated.
  static let mostSteps = 64
  /// Offers that are tried.
  private static let mostOffers = 96
  /// Steps that look for branches, at most.
  private static let mostWalked = 64

  /// - Parameter isBrief: each offer is tried once, and values come last: so what is done before
  ///   anything was entered is seen too.
  init(branchCounts: [Int: Int], isBrief: Bool) {
    walk = BranchWalk(counts: branchCounts)
    self.isBrief = isBrief
  }

  /// What to do next. nil: all is done.
  mutating func next(_ outlook: Outlook) -> Offer? {
    walk.arrive(outlook.branches, offers: outlook.offers.map(\.key))
    guard steps < Self.limit, let offer = choose(outlook) else { return nil }
    walk.leave(by: offer.key)
    steps += 1
    return offer
  }

  private mutating func choose(_ outlook: Outlook) -> Offer? {
    if let last { note(last, outlook) }
    last = nil
    shape = outlook.names
    if let first = firstNew(outlook.offers) {
      done.append(first)
      last = first
      return first
    }
    if isBrief { return nil }
    if again == nil { again = done.filter { $0.kind == .edit }.map(\.key) }
    if let offer = taken(from: &again, outlook.offers) { return offer }
    if rest == nil {
      if let key = nextWalked(), let offer = outlook.offers.first(where: { $0.key == key }) {
        return offer
      }
      let others = done.filter { isSwitching($0) && !switches.contains($0.key) }
      rest = ruler(of: switches + others.map(\.key))
    }
    return steps < Self.mostSteps ? taken(from: &rest, outlook.offers) : nil
  }

  /// The first of the keys that is offered, without those before it.
  private func taken(from keys: inout [String]?, _ offers: [Offer]) -> Offer? {
    while let key = keys?.first {
      keys?.removeFirst()
      if let offer = offers.first(where: { $0.key == key }) { return offer }
    }
    return nil
  }

  private mutating func note(_ last: Offer, _ outlook: Outlook) {
    if shape != outlook.names, !switches.contains(last.key) { switches.append(last.key) }
    if written[last.key] == nil { written[last.key] = Set(outlook.written) }
  }

  private func isSwitching(_ offer: Offer) -> Bool { offer.kind != .edit && offer.kind != .present }

  private mutating func nextWalked() -> String? {
    if !isWalking {
      isWalking = true
      walk.begin(with: ways, limit: Self.mostWalked)
    }
    return walk.next()
  }

  /// What may lead to other branches: of offers that write the same state one before the others,
  /// and what has changed the screen before the rest.
  private var ways: [String] {
    let keys = switches + done.map(\.key).filter { !switches.contains($0) }
    var seen: Set<Set<String>> = []
    let first = keys.filter { seen.insert(written[$0] ?? []).inserted }
    return first + keys.filter { !first.contains($0) && !(written[$0] ?? []).isEmpty }
  }

  /// Values first: they are what is lost when a switch makes views anew.
  private static let valuesFirst: [Offer.Kind] = [
    .edit, .perform, .toggle, .tap, .present, .answer,
  ]
  private static let valuesLast: [Offer.Kind] = [
    .tap, .present, .toggle, .perform, .answer, .edit,
  ]

  private mutating func firstNew(_ offers: [Offer]) -> Offer? {
    let new = offers.filter { offer in !done.contains { $0.key == offer.key } }
    guard done.count < Self.mostOffers else {
      untried = new.map(\.text.text)
      return nil
    }
    let order = isBrief ? Self.valuesLast : Self.valuesFirst
    return order.lazy.compactMap { kind in new.first { $0.kind == kind } }.first
  }

  private func ruler(of keys: [String]) -> [String] {
    guard !keys.isEmpty else { return [] }
    return (1...Self.mostSteps).map { keys[$0.trailingZeroBitCount % keys.count] }
  }
}

extension RenderTree {
  /// The names of all views in tree order: the shape of the screen.
  var names: [String] {
    var result: [String] = []
    var pending = [self]
    while let tree = pending.popLast() {
      result.append(tree.name)
      pending += tree.children.reversed()
    }
    return result
  }
}

extension Offer {
  /// The step as a person would write it.
  var text: ActionText {
    switch kind {
    case .edit: ActionText("change:" + address)
    case .toggle: ActionText("toggle:" + address)
    case .tap: ActionText("tap:" + address)
    case .perform: ActionText("perform:" + address)
    case .present: ActionText("present:" + address)
    case .answer: ActionText("answer:" + address)
    }
  }
}
