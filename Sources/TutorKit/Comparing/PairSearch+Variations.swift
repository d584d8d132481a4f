import Simulation

/// What one program alone has: a function, or a statement that changes something.
enum WayTarget: Hashable, Comparable {
  case function(FunctionID)
  case statement(Int)
}

/// A way on which a function ran that one program alone has: what it does there may be another thing after
/// other steps.
struct WayToVary {
  /// The last state that was kept, and the steps since then.
  var state: Int
  var further: [WitnessStep]
}

/// Ways to what one program alone does are taken once more with further steps on the way, one to three, which
/// are drawn, or with a whole other way before or after them: so what differs only after something rare, or
/// after several steps of other parts of the screen, is come to without trying all sequences. The numbers
/// drawn are the same in every run.
extension PairSearch {
  /// Ways that are kept for a function when the search comes to it, and in all.
  static let firstWays = 6
  private static let mostWays = 64

  /// Notes the way of the last step for the functions that ran in it.
  ///
  /// - Parameter statements: those that ran.
  func noteWays(to index: Int, _ further: [WitnessStep], _ statements: [WayTarget]) {
    let functions =
      before.takeEntered().map { RareDecisions.site($0, isAfter: false) }
      + after.takeEntered().map { RareDecisions.site($0, isAfter: true) }
    guard let last = further.last else { return }
    for target in functions.map({ .function($0) }) + statements {
      let known = waysToVary[target, default: []]
      let alike = known.count { way in
        way.further.last.map { $0.event.kind == last.event.kind && $0.label == last.label } ?? false
      }
      guard known.count < Self.firstWays, alike < 2 else { continue }
      waysToVary[target, default: []].append(WayToVary(state: index, further: further))
    }
  }

  func varyWays() {
    let targets = waysToVary.keys.sorted()
    guard candidates.isEmpty, budget.variations > 0 else { return }
    var random = SplitMix(seed: 1)
    budget.pairs = budget.variations
    budget.work = max(budget.work, budget.reserve)
    var seen: Set<Int> = []
    let donors = states.indices.dropFirst().filter { states[$0].isFresh && states[$0].depth <= 6 }
    varyLifetimes(after: donors)
    guard !targets.isEmpty else { return }
    enterResembling()
    for turn in 0..<budget.variations where candidates.isEmpty && budget.pairs > 0 {
      let target = targets[turn % targets.count]
      guard let way = waysToVary[target]?.randomElement(using: &random),
        let varied = varied(way, turn, donors, &random), seen.insert(pairDigest).inserted,
        waysToVary[target, default: []].count < Self.mostWays
      else { continue }
      waysToVary[target]?.append(varied)
    }
  }

  private func varied(
    _ way: WayToVary, _ turn: Int, _ donors: [Int], _ random: inout SplitMix
  ) -> WayToVary? {
    let donor = donors.randomElement(using: &random)
    switch turn % 4 {
    case 1: return join(way, donor, &random)
    case 3:
      let other = donors.randomElement(using: &random)
      return other.flatMap { join(WayToVary(state: $0, further: []), donor, &random) }
    default: return vary(way, &random)
    }
  }

  private var pairDigest: Int {
    var hasher = Hasher()
    hasher.combine(before.digest)
    hasher.combine(after.digest)
    return hasher.finalize()
  }

  /// Takes a way with further steps at drawn places of it. nil: it cannot be gone, or the two part on it.
  private func vary(_ way: WayToVary, _ random: inout SplitMix) -> WayToVary? {
    let steps = path(to: way.state) + way.further
    guard steps.count <= Self.longest else { return nil }
    let places = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Int.random(in: 0...steps.count, using: &random)
    }.sorted()
    // What was done before the first of these places is there already.
    var state = way.state
    while state > 0, path(to: state).count > places[0] { state = states[state].parent }
    var result = WayToVary(state: state, further: [])
    restore(state)
    for index in path(to: state).count...steps.count {
      for _ in places.filter({ $0 == index }) {
        guard let drawn = draw(besides: steps.last, &random) else { continue }
        if !take(drawn, on: &result) { return nil }
      }
      if steps.indices.contains(index), !take(steps[index], on: &result) { return nil }
    }
    if let last = steps.last, places.last == steps.count, !take(last, on: &result) { return nil }
    return result
  }

  /// Takes a way after one that leads to something new, or before it.
  private func join(
    _ way: WayToVary, _ donor: Int?, _ random: inout SplitMix
  ) -> WayToVary? {
    guard let donor, way.further.count <= Self.longest else { return nil }
    let isFirst = Bool.random(using: &random)
    var result = WayToVary(state: isFirst ? donor : way.state, further: [])
    restore(result.state)
    let own = path(to: way.state) + way.further
    let steps = isFirst ? own : way.further + path(to: donor) + own.suffix(1)
    guard steps.count <= 2 * Self.longest else { return nil }
    for step in steps where found(step) != nil {
      if !take(step, on: &result) { return nil }
    }
    return result
  }

  private static let longest = 12

  /// Takes a step on a way. false: it cannot be taken, or the two part on it.
  func take(_ step: WitnessStep, on way: inout WayToVary) -> Bool {
    guard let step = found(step), go(step, after: way.state, way.further) != nil else {
      return false
    }
    way.further.append(step)
    return true
  }

  /// A step that can be taken now, with the same storage as another one if there is such a step.
  private func draw(besides other: WitnessStep?, _ random: inout SplitMix) -> WitnessStep? {
    if Int.random(in: 0..<8, using: &random) == 0 {
      return outside(isFirst: true).filter { $0.event.kind != .leave }.randomElement(using: &random)
    }
    let offered = before.interactions(palette).filter { !$0.isInner && !$0.events.isEmpty }
    let related = offered.filter { interaction in
      other.map { !locality.areApart(interaction.events[0], $0.event) } ?? true
    }
    guard let control = (related.isEmpty ? offered : related).randomElement(using: &random) else {
      return nil
    }
    // Values after which something was decided otherwise are drawn more often.
    let told = control.events.filter { $0.value.map(telling.contains) ?? false }
    let offer =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: control.events.prefix(24)
      case 1 where !told.isEmpty: told.prefix(24)
      default: control.events.prefix(3)
      }
    let event = offer.randomElement(using: &random)
    return event.map { WitnessStep(event: $0, label: control.label) }
  }
}
