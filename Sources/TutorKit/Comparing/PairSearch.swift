import Simulation

/// A search through what can happen to two programs at once, for a state in which they differ.
///
/// It goes over the pairs of their states, each pair once, cheap ways first: see ``StepAgenda``. An
/// event that moves a number is repeated until it has passed what either text compares numbers with.
final class PairSearch {
  private let before: Driver
  private let after: Driver
  private let world: World
  private var palette: Palette
  private var budget: SearchBudget

  /// A pair of states, with the way that led to it.
  private struct State {
    var before: Snapshot
    var after: Snapshot
    var parent: Int
    var step: WitnessStep?
    var depth: Int
    /// What the way to it costs.
    var cost: Int
    /// It shows something new.
    var isFresh: Bool
  }

  private var states: [State] = []
  /// The states by their digests.
  private var seen: [Int: Int] = [:]
  /// The state that the last step led to, where it had been seen before.
  private var revisited: Int?
  private var shapes: Set<Int> = []
  private var telling: Set<EventValue> = []
  private var repeated: Set<Int> = []
  /// What the nearest way to each comparison's bound costs.
  private var approachCost: [Int: Int] = [:]
  private var agenda = StepAgenda()
  /// Steps that can be taken again, with the states that they join.
  private var moved: [(step: WitnessStep, from: Int, to: Int)] = []

  /// Steps to differences, in the order in which they were met.
  private(set) var candidates: [[WitnessStep]] = []
  /// A body ran when the screen appeared.
  private(set) var ranBody = false
  /// Lines of the new program with conditions that were seen one way only.
  private(set) var untaken: [Int] = []
  /// Something was left out.
  private(set) var isCut = false
  /// The screens differ at first in a way that nothing else can be compared in.
  private(set) var isBlocked = false
  /// The screens differ at first, and only what is done is compared.
  private(set) var isLoose = false
  private(set) var questions: [String] = []
  private var asked: Set<String> = []
  private var found: [Unsupported] = []
  /// Where both programs stop in the same step, for the same reason: nothing is open about that.
  private var sharedTraps: Set<Unsupported> = []
  /// What is not modelled.
  var doubts: [Unsupported] { found.filter { !sharedTraps.contains($0.withoutLocation) } }
  private(set) var inputs: [(name: String, values: [EventValue])] = []
  private(set) var shownViews = 0
  var stateCount: Int { seen.count }

  init(_ before: LoweredProgram, _ after: LoweredProgram, _ world: World, budget: SearchBudget) {
    self.before = Driver(before, world)
    self.after = Driver(after, world)
    self.world = world
    self.budget = budget
    palette = Palette(before.mined, after.mined)
  }

  func run() {
    let (old, new) = (before.start(), after.start())
    palette.add(shown: old.screen)
    ranBody = old.trace.runs.contains(where: \.isBody)
    defer { untaken = after.untaken }
    note()
    let isSame = judge(old, new, path: [])
    inputs = before.inputs(palette).filter { input in
      after.inputs(palette).contains { $0.name == input.name }
    }
    guard isSame || loosen() else {
      isBlocked = true
      return
    }
    _ = admit(old.screen, parent: -1, step: nil, cost: 0)
    while candidates.count < budget.candidates {
      if agenda.isLevelDone { repeatSteps() }
      guard budget.pairs > 0 else {
        isCut = isCut || !agenda.isEmpty
        break
      }
      guard let next = agenda.next() else { break }
      restore(next.state)
      if let state = take(next.step, from: next.state, cost: next.cost),
        next.step.event.isRepeatable
      {
        moved.append((next.step, next.state, state))
      }
    }
  }

  /// Whether there is something to use at the same places, although the screens differ.
  private func loosen() -> Bool {
    func places(_ driver: Driver) -> [ScreenEvent] {
      driver.interactions(palette).map { ScreenEvent($0.kind, place: $0.place) }
    }
    isLoose = true
    let old = places(before)
    return !old.isEmpty && old == places(after)
  }

  /// Whether both programs ask it.
  func isCommon(_ question: String) -> Bool {
    before.questions.contains(question) && after.questions.contains(question)
  }

  /// What the new program makes at random, and the old one does not.
  var newRandomKinds: [String] {
    after.freshKinds.subtracting(before.freshKinds)
      .filter { $0.hasPrefix("random") || $0 == "shuffled" }.sorted()
  }

  /// What was asked and what is not modelled in the present state: another one may have less of it.
  private func note() {
    for question in before.questions + after.questions where asked.insert(question).inserted {
      questions.append(question)
    }
    for doubt in before.unchecked + after.unchecked where !found.contains(doubt) {
      found.append(doubt)
    }
  }

  private func repeatSteps() {
    let steps = moved
    moved = []
    for (step, from, to) in steps where candidates.count < budget.candidates {
      repeatStep(step, from: from, to: to)
    }
  }

  // MARK: One state

  private func restore(_ index: Int) {
    before.restore(states[index].before)
    after.restore(states[index].after)
  }

  /// What can happen in a state: what is on screen, and at first what comes from outside.
  private func addSteps(from index: Int) {
    let isFirst = states[index].depth == 0
    let (cost, isFresh) = (states[index].cost, states[index].isFresh)
    let offered = before.interactions(palette)
    for interaction in offered where isFirst || !interaction.isInner {
      for (number, event) in interaction.events.enumerated() {
        let isTelling =
          event.value.map { telling.contains($0) || palette.rare.contains($0) } ?? false
        if !isFirst, interaction.values.count > 6, number > 1, !isTelling { continue }
        // At first, what one text alone mentions is as good as given.
        let isRare = isFirst && event.value.map { palette.rare.contains($0) } ?? false
        agenda.add(
          WitnessStep(event: event, label: interaction.label), from: index,
          cost: cost + (isRare ? 0 : event.cost(ofValue: isTelling ? 0 : number)),
          isFresh: isFresh)
      }
    }
    addNewTexts(offered, from: index)
    guard states[index].depth <= 1 else { return }
    for step in outside(isFirst: isFirst) {
      agenda.add(
        step, from: index, cost: cost + step.event.cost(ofValue: 0), isFresh: isFresh)
    }
  }

  /// A text that was not typed before: what must differ from what is there already.
  private func addNewTexts(_ offered: [Interaction], from index: Int) {
    let typed = path(to: index).filter { if case .string? = $0.event.value { true } else { false } }
    guard !typed.isEmpty, typed.count < 12 else { return }
    for interaction in offered where interaction.values.contains(.string("a")) {
      let text = String("abcdefghijklm".dropFirst(typed.count).prefix(1))
      let event = ScreenEvent(interaction.kind, place: interaction.place, value: .string(text))
      agenda.add(
        WitnessStep(event: event, label: interaction.label), from: index,
        cost: states[index].cost + 1, isFresh: states[index].isFresh)
    }
  }

  private func outside(isFirst: Bool) -> [WitnessStep] {
    var events = [ScreenEvent(.rerun)]
    guard isFirst else { return events.map { WitnessStep(event: $0, label: "") } }
    let read = before.environmentRead
    for key in read + after.environmentRead.filter({ !read.contains($0) }) {
      events += (SystemEnvironment.values[key] ?? []).map {
        ScreenEvent(.environment(key), value: $0)
      }
    }
    let shared = Set(after.storedDefaults(palette).map(\.key))
    for (key, values) in before.storedDefaults(palette) where shared.contains(key) {
      events += values.prefix(8).map { ScreenEvent(.stored(key), value: $0) }
    }
    for (name, values) in inputs {
      events += values.prefix(2).map { ScreenEvent(.handOver(name), value: $0) }
    }
    events.append(ScreenEvent(.leave))
    return events.map { WitnessStep(event: $0, label: "") }
  }

  /// Takes a step from the state that is restored. nil: it leads to nothing new.
  private func take(_ step: WitnessStep, from index: Int, cost: Int) -> Int? {
    revisited = nil
    let ways = before.wayCount + after.wayCount
    let old = before.perform(step.event)
    if old.problem != nil { return nil }
    let new = after.perform(step.event)
    note()
    budget.pairs -= 1
    budget.work -= before.work + after.work
    if budget.work <= 0 { budget.pairs = 0 }
    let path = path(to: index) + [step]
    guard judge(old, new, path: path) else { return nil }
    if old.trace.trap != nil || step.event.kind == .leave { return nil }
    let isTelling = before.wayCount + after.wayCount > ways
    if isTelling, let value = step.event.value { telling.insert(value) }
    return admit(
      old.screen, parent: index, step: step,
      cost: approached(cost), isTelling: isTelling)
  }

  /// What the way costs: a state in which a comparison came nearer to its other result counts as the
  /// one that was nearest to it before. So steps that lead towards a bound are followed.
  private func approached(_ cost: Int) -> Int {
    // The sites of the two programs are told apart by their parity.
    let nearer = before.takeNearer().map { 2 * $0 } + after.takeNearer().map { 2 * $0 + 1 }
    guard !nearer.isEmpty, budget.approaches > 0 else { return cost }
    budget.approaches -= 1
    let least = min(cost, nearer.map { approachCost[$0, default: 1] }.min() ?? cost)
    for site in nearer { approachCost[site] = least }
    return least
  }

  /// Keeps the present state if it is new. nil: it is known.
  private func admit(
    _ screen: RenderTree, parent: Int, step: WitnessStep?, cost: Int, isTelling: Bool = true
  ) -> Int? {
    var hasher = Hasher()
    hasher.combine(before.digest)
    hasher.combine(after.digest)
    hasher.combine(screen)
    let digest = hasher.finalize()
    revisited = seen[digest]
    guard revisited == nil else { return nil }
    seen[digest] = states.count
    guard states.count < 4_000 else {
      isCut = true
      return nil
    }
    let isNewShape = shapes.insert(screen.names.hashValue).inserted
    states.append(
      State(
        before: before.snapshot(), after: after.snapshot(), parent: parent, step: step,
        depth: parent < 0 ? 0 : states[parent].depth + 1, cost: cost,
        isFresh: isTelling || isNewShape))
    addSteps(from: states.count - 1)
    return states.count - 1
  }

  private func path(to index: Int) -> [WitnessStep] {
    var result: [WitnessStep] = []
    var current = index
    while current >= 0, let step = states[current].step {
      result.append(step)
      current = states[current].parent
    }
    return result.reversed()
  }

  // MARK: Repeating

  /// Takes a step again and again, until the numbers that it moves have passed all that they are
  /// compared with.
  private func repeatStep(_ step: WitnessStep, from origin: Int, to state: Int) {
    restore(origin)
    let old = before.numbers
    restore(state)
    let moved = before.numbers.filter { name, value in old[name].map { $0 != value } ?? false }
    guard !moved.isEmpty else { return }
    var hasher = Hasher()
    hasher.combine(step.event)
    for name in moved.keys.sorted() { hasher.combine(name) }
    guard repeated.insert(hasher.finalize()).inserted else { return }
    var count = 4
    for (name, value) in moved {
      let change = value - (old[name] ?? value)
      for bound in palette.floatings {
        let turns = ((bound - value) / change).rounded(.up)
        let isRare = palette.rare.contains(.floating(bound))
        let most = isRare && budget.repeats >= budget.turns ? budget.rareTurns : budget.turns
        guard turns > 0, turns < Double(most) else { continue }
        count = max(count, Int(turns) + 2)
        if isRare { budget.repeats = max(budget.repeats, count) }
      }
    }
    count = min(count, budget.repeats)
    var index = state
    var known = before.numbers
    for _ in 0..<count {
      budget.repeats -= 1
      budget.pairs += 1
      guard candidates.count < budget.candidates, budget.work > 0,
        let next = take(step, from: index, cost: states[index].cost + 1) ?? revisited,
        next < states.count
      else { return }
      let now = before.numbers
      // What a number passes may matter to any other step.
      let passed = moved.keys.flatMap { passedBounds(known[$0], now[$0]) }
      if !passed.isEmpty {
        // A bound that one text alone has is as good as given, like other values that it alone mentions.
        let isRare = passed.contains { palette.rare.contains(.floating($0)) }
        let cost = isRare ? states[origin].cost : states[state].cost + 1
        states[next].cost = min(states[next].cost, cost)
        restore(next)
        addSteps(from: next)
      }
      known = now
      index = next
    }
  }

  /// What either text compares numbers with, as far as a number reached or passed it.
  private func passedBounds(_ old: Double?, _ new: Double?) -> [Double] {
    guard let old, let new, old != new else { return [] }
    return palette.floatings.filter { bound in
      (old < bound) != (new < bound) || (old > bound) != (new > bound)
    }
  }

  // MARK: Judging

  /// Whether both show and do the same. What differs is kept with the way to it.
  private func judge(
    _ old: Driver.Observation, _ new: Driver.Observation, path: [WitnessStep]
  ) -> Bool {
    shownViews += old.trace.rebuilt + new.trace.rebuilt
    if let trap = old.trace.trap?.withoutLocation, trap == new.trace.trap?.withoutLocation {
      sharedTraps.insert(trap)
    }
    let isSame =
      (isLoose || old.screen == new.screen) && old.trace.effects == new.trace.effects
      && (old.trace.trap == nil) == (new.trace.trap == nil) && new.problem == nil
      && !new.hasFault(besides: old)
      && (old.trace.passing.isEmpty && new.trace.passing.isEmpty || hasSamePassing(old, new))
      && (!isLoose || path.isEmpty || stateDifference(before.states, after.states) == nil)
    if !isSame { candidates.append(path) }
    return isSame
  }

  private func hasSamePassing(_ old: Driver.Observation, _ new: Driver.Observation) -> Bool {
    passingDifference(old.trace, new.trace, before.states, after.states) == nil
  }
}

extension ScreenEvent {
  /// What a step costs: further values of a control cost more than the first, and what comes from
  /// outside more than what is on screen.
  ///
  /// - Parameter number: the value's number among those of the control.
  fileprivate func cost(ofValue number: Int) -> Int {
    switch kind {
    case .tap, .toggle, .perform, .answer, .dismiss: 1
    // Many values of one field would keep ways of four cheap steps waiting.
    case .edit: number < 10 ? min(1 + number, 3) : 4
    default: 3
    }
  }

  /// Whether it may be done again as it is.
  var isRepeatable: Bool {
    switch kind {
    case .tap, .perform, .answer: true
    case .edit: if case .by? = value { true } else { false }
    default: false
    }
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
