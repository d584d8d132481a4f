import Simulation

/// Repeating: a step that moves a number is taken until the number has passed what either text compares
/// numbers with, and so is a step together with the fields that are filled in for it.
extension PairSearch {
  /// Repeats what could be taken again since this was called last.
  func repeatSteps() {
    let steps = moved
    moved = []
    guard budget.repeats > 0 || budget.longRepeats > 0 else { return }
    for (step, from, to) in steps where candidates.count < budget.candidates {
      repeatCycle([step], from: from, to: to)
    }
    for (step, from, to) in steps where candidates.count < budget.candidates {
      let (fields, origin) = fields(before: from)
      let isAbout = fields.allSatisfy { !locality.areApart($0.event, step.event) }
      if isAbout, !fields.isEmpty { repeatCycle(fields + [step], from: origin, to: to) }
    }
    for (step, from, to) in steps where candidates.count < budget.candidates {
      alternate(step, from: from, to: to)
    }
  }

  /// Repeats a button by turns with the one that was used before it.
  private func alternate(_ step: WitnessStep, from: Int, to: Int) {
    guard budget.alternations > 0, states[from].steps.count == 1,
      let last = states[from].steps.first, last.event.isRepeatable,
      last.event != step.event, !locality.areApart(last.event, step.event)
    else { return }
    budget.alternations -= 1
    budget.repeats += 2 * Self.alternateTurns
    repeatCycle([last, step], from: states[from].parent, to: to, least: Self.alternateTurns)
  }

  private static let alternateTurns = 14

  /// The fields that were filled in right before a state, with the state before these.
  private func fields(before state: Int) -> (steps: [WitnessStep], origin: Int) {
    var steps: [WitnessStep] = []
    var current = state
    while steps.count < 4, states[current].steps.count == 1, let step = states[current].steps.first,
      step.event.kind == .edit, case .string? = step.event.value,
      !steps.contains(where: { $0.event.place == step.event.place })
    {
      steps.insert(step, at: 0)
      current = states[current].parent
    }
    return (steps, current)
  }

  private func repeatCycle(
    _ cycle: [WitnessStep], from origin: Int, to state: Int, least: Int = 0
  ) {
    restore(origin)
    let old = before.numbers
    restore(state)
    let moved = before.numbers.filter { name, value in old[name].map { $0 != value } ?? false }
    guard !moved.isEmpty, isNew(cycle, moved, since: old, from: origin) else { return }
    let wanted = turns(moved, since: old, steps: cycle.count)
    let isLong = wanted * cycle.count > Self.shortCycle && budget.longRepeats > 0
    let left = (isLong ? budget.longRepeats : budget.repeats) / cycle.count
    let count = max(least, min(wanted, left))
    var index = state
    var known = before.numbers
    var further: [WitnessStep] = []
    var passedLast: [Double] = []
    // What repeating came nearer to is no merit of the step that is taken next.
    defer { _ = (before.takeNearer(), after.takeNearer()) }
    for turn in 0..<count {
      var screen: RenderTree?
      for step in cycle {
        if isLong { budget.longRepeats -= 1 } else { budget.repeats -= 1 }
        budget.pairs += 1
        guard candidates.count < budget.candidates, budget.work > budget.reserve,
          let again = found(step)?.renewed(turn), let arrival = go(again, after: index, further)
        else { return }
        screen = arrival.screen
        further.append(again)
      }
      let now = before.numbers
      // What a number passes may matter to any other step.
      let passed = moved.keys.flatMap { passedBounds(known[$0], now[$0]) }
      known = now
      let isBeyond = !passedLast.isEmpty
      let isRare = (passed + passedLast).contains(where: palette.rareBounds.contains)
      let hasPassed = !passed.isEmpty
      passedLast = passed
      guard hasPassed || isBeyond || turn < budget.firstTurns, let screen else { continue }
      // A bound that one text alone has is as good as given, like other values that it alone mentions.
      let cost: Int =
        if isRare {
          max(1, states[origin].cost) + (states[origin].isGiven ? 1 : 0)
        } else {
          states[hasPassed && cycle.count == 1 ? state : index].cost + 1
        }
      guard let next = admit(screen, parent: index, steps: further, cost: cost) else { continue }
      states[next].isGiven = isRare
      (index, further) = (next, [])
    }
  }

  /// The step where its control stands now: rows may have come before it. nil: it is not there.
  func found(_ step: WitnessStep) -> WitnessStep? {
    guard !step.label.isEmpty else { return step }
    let offered = before.interactions(palette).filter { $0.kind == step.event.kind }
    if offered.contains(where: { $0.place == step.event.place && $0.label == step.label }) {
      return step
    }
    // A row that was taken away leaves its place to the next one.
    let control =
      offered.first { $0.label == step.label } ?? offered.first { $0.place == step.event.place }
    guard let control else { return nil }
    return WitnessStep(
      event: ScreenEvent(step.event.kind, place: control.place, value: step.event.value),
      label: control.label)
  }

  private func isNew(
    _ cycle: [WitnessStep], _ moved: [String: Double], since old: [String: Double],
    from origin: Int
  ) -> Bool {
    var hasher = Hasher()
    for step in cycle {
      hasher.combine(step.event.kind)
      hasher.combine(step.event.place)
      if cycle.count == 1 { hasher.combine(step.event.value) }
    }
    for name in moved.keys.sorted() { hasher.combine(name) }
    let key = hasher.finalize()
    // Towards a bound that one text alone has, it is repeated from several states.
    guard repeated[key] != nil else {
      repeated[key] = 1
      return true
    }
    guard repeated[key, default: 0] < budget.origins, leadsToRareBound(moved, since: old),
      !states[origin].isGiven, states[origin].depth < 4
    else { return false }
    repeated[key, default: 0] += 1
    return true
  }

  private func leadsToRareBound(_ moved: [String: Double], since old: [String: Double]) -> Bool {
    moved.contains { name, value in
      let isGrowing = value > old[name] ?? value
      return palette.rareBounds.contains { isGrowing ? $0 > value : $0 < value }
    }
  }

  /// How often steps are taken again, so that the numbers that they move pass what they are compared with.
  private func turns(
    _ moved: [String: Double], since old: [String: Double], steps: Int
  ) -> Int {
    var count = steps == 1 ? 4 : 2
    let changes = moved.map { (value: $1, change: $1 - (old[$0] ?? $1)) }
    for bound in palette.floatings {
      let isRare = palette.rareBounds.contains(bound)
      let most = isRare && budget.repeats >= budget.turns ? budget.rareTurns : budget.turns
      let turns = changes.map { ((bound - $0.value) / $0.change).rounded(.up) }
        .filter { $0 > 0 && $0 * Double(steps) < Double(most) }.sorted()
      // Of several numbers, it is not known which one is compared: many turns are for the quickest, and
      // for any of them, as far as they are not too far apart, where one text alone has the bound.
      guard let nearest = turns.first else { continue }
      let limit = isRare ? max(4 * nearest, Double(budget.turns)) : max(nearest, budget.fewTurns)
      guard let wanted = turns.last(where: { $0 <= limit }) else { continue }
      count = max(count, Int(wanted) + 2)
      if isRare { budget.allow(repeats: count * steps) }
    }
    return count
  }

  /// Cycles of more steps draw on an allowance of their own.
  private static let shortCycle = 64

  /// What either text compares numbers with, as far as a number reached or passed it.
  private func passedBounds(_ old: Double?, _ new: Double?) -> [Double] {
    guard let old, let new, old != new else { return [] }
    // Nothing is left, or there is something again.
    return ([0] + palette.floatings).filter { bound in
      (old < bound) != (new < bound) || (old > bound) != (new > bound)
    }
  }
}

// MARK: Several steps

/// Where a bound takes several steps to come to: each is tried alone, and what they move it by says how often each
/// has to be taken.
extension PairSearch {
  /// Looks for states in which the two sides of a comparison meet that one program alone makes.
  func meetBounds() {
    var left = Self.mostMeeting
    for base in bases where candidates.isEmpty && left > 0 && budget.work > 0 {
      let moves = moves(from: base, &left)
      for site in rareSites where candidates.isEmpty && left > 0 {
        let own = moves.compactMap { move in move.change(at: site).map { (move.step, $0) } }
        guard let start = moves.lazy.compactMap({ $0.start(at: site) }).first else { continue }
        for plan in BoundPlans.plans(from: start, own.map(\.1)) where candidates.isEmpty {
          follow(zip(own.map(\.0), plan).map { ($0, $1) }, from: base, &left)
        }
      }
    }
  }

  /// Steps that are taken for it.
  private static let mostMeeting = 1_600

  /// A step that was taken several times, with the distances of the sides of each comparison after each time.
  private struct Trial {
    var step: WitnessStep
    var gaps: [Int: [Double]]
    var isEndless: Bool

    /// nil: it moves nothing there, or not by as much each time.
    func change(at site: Int) -> BoundPlans.Move? {
      guard let found = gaps[site], found.count > 1, case let change = found[1] - found[0],
        change != 0
      else { return nil }
      let steady = zip(found, found.dropFirst()).prefix { abs($1 - $0 - change) < 1e-6 }.count + 1
      return BoundPlans.Move(
        change: change, most: isEndless && steady == found.count ? .max : steady)
    }

    /// The distance before the first time.
    func start(at site: Int) -> Double? {
      guard let change = change(at: site), let first = gaps[site]?.first else { return nil }
      return first - change.change
    }
  }

  /// The first state, and those that a choice or a text leads to.
  private var bases: [Int] {
    let found = states.indices.filter { index in
      let steps = path(to: index)
      return steps.count <= 1 && steps.allSatisfy { !$0.event.isRepeatable && isOfInterest($0) }
    }
    return Array(found.prefix(8))
  }

  /// Whether a text that a step types is one that the programs looked for; any other step is.
  private func isOfInterest(_ step: WitnessStep) -> Bool {
    guard case .string(let text)? = step.event.value else { return true }
    return wanted.rare.contains(text) || wanted.common.contains(text)
  }

  private func moves(from base: Int, _ left: inout Int) -> [Trial] {
    restore(base)
    let steps = before.interactions(palette).filter { !$0.isInner }.flatMap { interaction in
      interaction.events.filter(\.isRepeatable).map {
        WitnessStep(event: $0, label: interaction.label)
      }
    }
    var result: [Trial] = []
    for step in steps.prefix(Self.mostMoves) where candidates.isEmpty && left > 0 {
      restore(base)
      _ = takeGaps()
      var (trial, taken) = (Trial(step: step, gaps: [:], isEndless: true), [WitnessStep]())
      while taken.count < Self.mostTrials {
        left -= 1
        budget.pairs += 1
        guard let again = found(step), go(again, after: base, taken) != nil else {
          trial.isEndless = false
          break
        }
        taken.append(again)
        for (site, gap) in takeGaps() { trial.gaps[site, default: []].append(gap) }
      }
      result.append(trial)
    }
    return result
  }

  private static let mostMoves = 12
  private static let mostTrials = 5

  /// Takes steps as often as a plan says.
  private func follow(_ plan: [(step: WitnessStep, count: Int)], from base: Int, _ left: inout Int)
  {
    restore(base)
    var taken: [WitnessStep] = []
    for (step, count) in plan {
      for _ in 0..<count {
        left -= 1
        budget.pairs += 1
        guard let again = found(step), go(again, after: base, taken) != nil else { return }
        taken.append(again)
      }
    }
  }

  private func takeGaps() -> [Int: Double] {
    var result: [Int: Double] = [:]
    for (site, gap) in before.takeGaps() { result[RareDecisions.site(site, isAfter: false)] = gap }
    for (site, gap) in after.takeGaps() { result[RareDecisions.site(site, isAfter: true)] = gap }
    return result
  }
}

extension WitnessStep {
  /// The step as it is taken another time: a field gets a text that it did not have before.
  fileprivate func renewed(_ turn: Int) -> WitnessStep {
    guard case .string(let text)? = event.value else { return self }
    var result = self
    result.event.value = .string("\(text)\(turn + 2)")
    return result
  }
}
