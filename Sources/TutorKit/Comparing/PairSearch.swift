import Simulation

/// A search through what can happen to two programs at once, for a state in which they differ.
///
/// It goes over the pairs of their states, each pair once, cheap ways first: see ``StepAgenda``. An
/// event that moves a number is repeated until it has passed what either text compares numbers with.
final class PairSearch {
  let before: Driver
  let after: Driver
  private let world: World
  private(set) var palette: Palette
  var budget: SearchBudget

  var states: [PairState] = []
  private var keptViews = 0
  /// The digests of the states.
  private var seen: Set<Int> = []
  private var shapes: Set<Int> = []
  /// Values with which a condition took a way that it had not taken.
  var telling: Set<EventValue> = []
  /// Some of what could be done was not: fields take any text, and sliders stand anywhere.
  var leavesOut = false
  /// All that can be done was done in all states.
  var isExhausted: Bool { agenda.isEmpty && budget.pairs > 0 && !isCut && !isLoose && !leavesOut }
  /// The controls that were offered after the first state. Where one is new, all its values are tried.
  var met: Set<Control> = []
  /// Where the text makes the controls that were offered.
  var metOrigins: Set<Int> = []
  /// What was repeated, and how often.
  var repeated: [Int: Int] = [:]
  var wanted: WantedTexts
  /// Texts that the code of either program holds something against.
  let comparedTexts: [EventValue]
  var locality = StepLocality()
  var focus: SearchFocus?
  /// The watched decisions of the last step, with the ways that they took.
  private(set) var decided: [Int: UInt64] = [:]
  /// What the nearest way to each comparison's bound costs.
  private var approachCost: [Int: Int] = [:]
  var agenda = StepAgenda()
  /// Steps that can be taken again, with the states that they join.
  var moved: [(step: WitnessStep, from: Int, to: Int)] = []

  /// What one program alone changes, and steps in which it wrote what was there already.
  let own: OwnStatements
  /// Decisions that one program alone makes.
  let rareSites: [Int]
  /// Ways of watched decisions that were seldom taken.
  var seldom = SeldomWays()
  /// States that both have under one name and that are the same at first.
  private var sharedNames: Set<String> = []
  var idleSites: Set<Int> = []
  var idleWays: Set<Int> = []
  /// The statements that ran in a step in which the other program ran none like them, by their sites.
  private(set) var alone: (before: Set<Int>, after: Set<Int>) = ([], [])
  var idle: [IdleStep] = []
  /// Ways on which functions or statements ran that one program alone has.
  var waysToVary: [WayTarget: [WayToVary]] = [:]
  /// Steps in which state of one program alone went or came.
  var lifetimes = LifetimeSteps()

  /// Steps to differences, in the order in which they were met.
  private(set) var candidates: [[WitnessStep]] = []
  /// Steps to a difference in a state that both have, which nothing has shown.
  private(set) var unseen: [WitnessStep]?
  /// Whether the step to that difference left the state of the new program as it was, where the old one changed
  /// it. Otherwise the two may keep the same under one name in two ways.
  private(set) var isUnseenLost = false
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
  private(set) var unmodelled: (before: [Unsupported], after: [Unsupported]) = ([], [])
  /// Where both programs stop in the same step: nothing is open about that.
  private(set) var sharedTraps: Set<Unsupported> = []
  private(set) var inputs: [(name: String, values: [EventValue])] = []
  /// What both programs did, in evaluations.
  private(set) var work = 0
  /// Numbers of three digits and more were on a screen.
  private(set) var showsLargeNumbers = false
  var stateCount: Int { seen.count }

  /// - Parameters:
  ///   - decisions: those that are watched.
  ///   - focus: what the search is after; nil: all that can be done is tried.
  init(
    _ before: LoweredProgram, _ after: LoweredProgram, _ world: World, budget: SearchBudget,
    decisions: RareDecisions, own: OwnStatements, focus: SearchFocus? = nil
  ) {
    let world = world.knowing(before, after)
    self.own = own
    rareSites = decisions.all.map(\.site)
    self.before = Driver(before, world)
    self.after = Driver(after, world)
    self.world = world
    self.budget = budget
    palette = Palette(before.mined, after.mined)
    palette.floatings += budget.bounds
    wanted = WantedTexts(before.mined, after.mined)
    comparedTexts = before.mined.comparedTexts.union(after.mined.comparedTexts).sorted().map {
      .string($0)
    }
    self.focus = focus
    if let focus { (locality, telling) = (focus.locality, focus.telling) }
    if budget.variations > 0 {
      let functions = OwnFunctions(before, after)
      self.before.watch(functions: functions.before)
      self.after.watch(functions: functions.after)
    }
    self.before.watch(statements: Set(own.alike.before.keys))
    self.after.watch(statements: Set(own.alike.after.keys))
    self.before.watch(decisions.watched.before)
    self.after.watch(decisions.watched.after)
  }

  func run() {
    let (old, new) = (before.start(), after.start())
    palette.add(shown: old.screen)
    ranBody = old.trace.runs.contains(where: \.isBody)
    defer { untaken = after.untaken }
    note()
    noteAlone()
    sharedNames = sharedStates(before.states, after.states)
    let isSame = judge(old, new, path: [])
    inputs = before.inputs(palette).filter { input in
      after.inputs(palette).contains { $0.name == input.name }
    }
    guard isSame || loosen() else {
      isBlocked = true
      return
    }
    _ = admit(old.screen, parent: -1, steps: [], cost: 0)
    if budget.hasTours { takeTours() }
    focus?.seeds.forEach(setOut)
    searchStates()
    if budget.hasTours, candidates.isEmpty { meetBounds() }
    varyWays()
  }

  private func searchStates() {
    interleave(at: 0)
    while candidates.count < budget.candidates {
      if agenda.isLevelDone || budget.pairs <= 0 { repeatSteps() }
      if budget.pairs <= 0, budget.work > 0 {
        // What the last repeats led to.
        budget.pairs = budget.afterwards
        budget.afterwards = 0
      }
      guard budget.pairs > 0 else {
        isCut = isCut || !agenda.isEmpty
        break
      }
      guard let next = agenda.next() else { break }
      restore(next.state)
      if let state = take(next.step, from: next.state, cost: next.cost) {
        if next.step.event.isRepeatable { moved.append((next.step, next.state, state)) }
        interleave(at: state)
      }
      varyIdleSteps()
    }
  }

  /// Whether there is something to use at the same places, although the screens differ. What has the same
  /// names in another order is not at the same places.
  private func loosen() -> Bool {
    isLoose = true
    let (old, new) = (before.interactions(palette), after.interactions(palette))
    let (names, others) = (old.map(\.label), new.map(\.label))
    guard names == others || names.sorted() != others.sorted() else { return false }
    return !old.isEmpty
      && old.map { ScreenEvent($0.kind, place: $0.place) }
        == new.map { ScreenEvent($0.kind, place: $0.place) }
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
    for doubt in before.unchecked where !unmodelled.before.contains(doubt) {
      unmodelled.before.append(doubt)
    }
    for doubt in after.unchecked where !unmodelled.after.contains(doubt) {
      unmodelled.after.append(doubt)
    }
  }

  // MARK: One state

  func restore(_ index: Int) {
    before.restore(states[index].before)
    after.restore(states[index].after)
  }

  /// Takes a step from the state that is restored. nil: it leads to nothing new.
  func take(_ step: WitnessStep, from index: Int, cost: Int) -> Int? {
    guard let arrival = go(step, after: index, []) else { return nil }
    // Several steps together that lead to what was not seen are followed as far as the ones before them.
    let isGain = arrival.isTelling && states[index].depth > 0
    let state = admit(
      arrival.screen, parent: index, steps: [step],
      cost: arrival.isRare
        ? 0 : approached(isGain ? min(cost, states[index].cost) : max(cost, 1)),
      isTelling: arrival.isTelling)
    if !arrival.texts.isEmpty { offer(arrival.texts, in: [0, index]) }
    return state
  }

  /// Where a step led to.
  struct Arrival {
    var screen: RenderTree
    /// A condition took a way that it had not taken.
    var isTelling: Bool
    /// A watched decision came out as it seldom does: what can be done there comes first.
    var isRare: Bool
    /// Texts that were compared for the first time.
    var texts: [String]
  }

  /// Both programs do a step, after the way to a state and these further ones. nil: it cannot be done, or
  /// the two part, or all ends there.
  func go(_ step: WitnessStep, after index: Int, _ further: [WitnessStep]) -> Arrival? {
    let ways = before.wayCount + after.wayCount
    let surplus = stateSurplus
    let seeks = unseen == nil && !sharedNames.isEmpty
    let held = seeks ? after.states : []
    let old = before.perform(step.event)
    if old.problem != nil { return nil }
    let new = after.perform(step.event)
    decided = takeDecided()
    let passed = noteAlone()
    let hit = focus?.take(decided) ?? .none
    let texts = learn(from: step)
    locality.note(step.event, old.trace.runs)
    locality.note(step.event, new.trace.runs)
    if budget.variations > 0 {
      noteWays(to: index, further + [step], passed)
      lifetimes.note(step, growth: stateSurplus - surplus)
      seldom.note(decided) { path(to: index) + further + [step] }
    }
    budget.pairs -= 1
    work += before.work + after.work
    budget.work -= before.work + after.work
    if isOutgrown(old, new, states[index].depth + further.count) { return nil }
    if before.viewCount + after.viewCount > PairState.most.viewsOfOne {
      isCut = true
      return nil
    }
    note()
    if budget.work <= 0 { budget.pairs = 0 }
    guard judge(old, new, path: path(to: index) + further + [step]) else { return nil }
    let isUnseenNow = seeks && unseen != nil
    if isUnseenNow { isUnseenLost = isLost(since: held) }
    if old.trace.trap != nil || step.event.kind == .leave { return nil }
    if isIdle() { idle.append(IdleStep(step: step, state: index, further: further)) }
    let isTelling = hit != .none || isUnseenNow || before.wayCount + after.wayCount > ways
    if isTelling, let value = step.event.value { telling.insert(value) }
    return Arrival(
      screen: old.screen, isTelling: isTelling, isRare: hit == .rare, texts: texts)
  }

  /// Whether the states that differ now are in the new program as they were, or read by nothing: what nothing reads
  /// is not kept in another way.
  private func isLost(since held: [StateValue]) -> Bool {
    guard
      let found = stateDifference(before.states, after.states, among: sharedNames),
      let name = found.subjects.first
    else { return false }
    func values(_ states: [StateValue]) -> [String] {
      states.filter { $0.name == name }.map(\.value)
    }
    let states = (before.states + after.states).filter { $0.name == name }
    return values(held) == values(after.states) || !states.contains(where: \.isRead)
  }

  /// The watched statements that ran in the last step.
  @discardableResult
  private func noteAlone() -> [WayTarget] {
    let (old, new) = (before.takePassed(), after.takePassed())
    alone.before.formUnion(own.alone(old, own.alike.before, beside: new, own.alike.after))
    alone.after.formUnion(own.alone(new, own.alike.after, beside: old, own.alike.before))
    return old.map { .statement(RareDecisions.site($0, isAfter: false)) }
      + new.map { .statement(RareDecisions.site($0, isAfter: true)) }
  }

  private func takeDecided() -> [Int: UInt64] {
    var result: [Int: UInt64] = [:]
    for (site, ways) in before.takeDecided() {
      result[RareDecisions.site(site, isAfter: false)] = ways
    }
    for (site, ways) in after.takeDecided() {
      result[RareDecisions.site(site, isAfter: true)] = ways
    }
    return result
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
  func admit(
    _ screen: RenderTree, parent: Int, steps: [WitnessStep], cost: Int, isTelling: Bool = true
  ) -> Int? {
    var hasher = Hasher()
    hasher.combine(before.digest)
    hasher.combine(after.digest)
    hasher.combine(screen)
    guard seen.insert(hasher.finalize()).inserted else { return nil }
    guard states.count < PairState.most.states, keptViews < PairState.most.views else {
      isCut = true
      return nil
    }
    showsLargeNumbers = showsLargeNumbers || screen.showsLargeNumber
    let isNewShape = shapes.insert(screen.names.hashValue).inserted
    states.append(
      PairState(
        before: before.snapshot(), after: after.snapshot(), parent: parent, steps: steps,
        depth: parent < 0 ? 0 : states[parent].depth + steps.count, cost: cost,
        isFresh: isTelling || isNewShape, isGiven: parent >= 0 && states[parent].isGiven))
    keptViews += states[states.count - 1].views
    addSteps(from: states.count - 1)
    return states.count - 1
  }

  func path(to index: Int) -> [WitnessStep] {
    var parts: [[WitnessStep]] = []
    var current = index
    while current >= 0 {
      parts.append(states[current].steps)
      current = states[current].parent
    }
    return parts.reversed().flatMap { $0 }
  }

  // MARK: Judging

  /// Whether both show and do the same. What differs is kept with the way to it.
  private func judge(
    _ old: Driver.Observation, _ new: Driver.Observation, path: @autoclosure () -> [WitnessStep]
  ) -> Bool {
    if let trap = old.trace.trap?.withoutLocation, let other = new.trace.trap?.withoutLocation {
      sharedTraps.formUnion([trap, other])
    }
    let isSame =
      (isLoose || old.screen == new.screen) && old.trace.effects == new.trace.effects
      && (old.trace.trap == nil) == (new.trace.trap == nil) && new.problem == nil
      && !new.hasFault(besides: old)
      && (old.trace.passing.isEmpty && new.trace.passing.isEmpty || hasSamePassing(old, new))
      && (!isLoose || path().isEmpty || stateDifference(before.states, after.states) == nil)
    if !isSame {
      candidates.append(path())
      budget.endSoon()
    } else if unseen == nil, !isLoose, !sharedNames.isEmpty,
      stateDifference(before.states, after.states, among: sharedNames) != nil
    {
      unseen = path()
    }
    return isSame
  }

  private func hasSamePassing(_ old: Driver.Observation, _ new: Driver.Observation) -> Bool {
    passingDifference(old.trace, new.trace, before.states, after.states) == nil
  }
}
