import Analysis
import Simulation

/// Whether two programs show and do the same: a search for a state in which they do not, from each
/// root, with other inputs and with each assumption about the unknown turned round.
struct Comparison {
  /// The roots that were compared, as expressions.
  private(set) var roots: [String] = []
  /// States in which both were the same.
  private(set) var states = 0
  /// What the comparison took, in evaluations: see ``Simulator/stepWork``.
  private(set) var work = 0
  private(set) var renders: Witness?
  private(set) var behaves: Witness?
  /// Where they part besides, if a handler such as `onAppear` is all that tells the first screens apart.
  private var besideHandlers: Witness?
  /// A difference in which something unresolved takes part.
  private var open: Witness?
  private var isCut = false
  /// The screens differ at first so that what is done was not compared.
  private var isBlocked = false
  var isProved = true
  /// A root was proved, so that what is done from it was not tried.
  private var hasProvedRoot = false
  private var isUngrouped = false
  /// The two show other terms and the same values: inputs need values from then on.
  private var isOnlyOfTerms = false
  private var untaken: Set<Int> = []
  /// What of the two programs ran.
  private(set) var ran = (before: UntriedStatements.Ran(), after: UntriedStatements.Ran())
  /// What one of the two programs alone changes, of the pair that is compared.
  private var own = OwnStatements()
  private var facts: [Evidence] = []
  let effort: Effort
  private(set) var hasSeveralRoots = false
  /// What the steps of the given scenario found.
  var scenario: ScenarioDifference?
  /// What one of the two programs alone decides, of the pair that is compared.
  var decisions = RareDecisions()

  init(_ effort: Effort) { self.effort = effort }

  /// nil: one of the two cannot be shown.
  ///
  /// Without a root, the previews that both have and all views that no other view of the first
  /// program makes are compared.
  ///
  /// - Parameter steps: a scenario that both take besides, as each of the two takes it.
  init?(
    before: Program, after: Program, steps: [(before: ActionText, after: ActionText)],
    effort: Effort = Effort()
  ) {
    self.effort = effort
    let pairs = ComparisonRoots(before, after)
    facts = pairs.leftOut.map { Evidence($0) }
    ComparisonNotes.buildConditions(before, after).forEach { note($0) }
    ComparisonNotes.frameworkCode(before, after).forEach { note($0) }
    hasSeveralRoots = pairs.pairs.count > 1
    for (old, new) in pairs.pairs {
      guard let first = old.lowered, let second = new.lowered else { continue }
      let isRenamed = first.root != second.root && !first.root.hasPrefix("#")
      roots.append(isRenamed ? GradeWords.rootOfEach(first.root, second.root) : first.root)
      explore(first, second)
      if let renders, renders.steps.isEmpty, behaves == nil {
        besideHandlers = witnessBesideHandlers(first, second, found: renders)
      }
      if !isDifferent, !effort.isBrief { noteOtherMakings(first, second) }
      if !isDifferent, !isCovered(steps) { follow(steps, old, new) }
      if isDifferent { break }
    }
    if let pair = pairs.pairs.first, let old = pair.0.lowered, let new = pair.1.lowered,
      !isDifferent, !hasProvedRoot
    {
      noteUntried(old, new)
    }
    if !isDifferent, !isProved { ComparisonNotes.equality(before, after).forEach { note($0) } }
    if roots.isEmpty { return nil }
  }

  var isDifferent: Bool { renders != nil || behaves != nil }

  /// Whether the proof says all about a scenario's steps: it is about whatever is done on the screen.
  private func isCovered(_ steps: [(before: ActionText, after: ActionText)]) -> Bool {
    steps.isEmpty
      || hasProvedRoot && !hasSeveralRoots
        && steps.allSatisfy { $0.before.verb?.isOnScreen == true }
  }

  // MARK: Worlds

  /// A short search finds most differences, and is quick. What a proof covers needs no other, and of that one
  /// a few steps, which hold the proof against what is simulated.
  ///
  /// Groups of digits count in the short search alone: that 1000 taps come to "1,000" is no reason to
  /// refuse an answer, and a proof says where it does not hold for them.
  private mutating func explore(_ before: LoweredProgram, _ after: LoweredProgram) {
    decisions = RareDecisions(before.mined, after.mined)
    own = OwnStatements(before, after)
    let earlier = (states, isCut, isBlocked, open)
    let near = World(numbersInTitles: .grouped)
    isOnlyOfTerms = false
    let proof = effort.isBrief ? nil : prove(before, after)
    let holdsProof = proof?.isProved == true
    let isShort = holdsProof || effort.isBrief
    let pairs = isShort ? effort.pairsOfProved : effort.pairsOfWorld
    let held = begin(
      before, after, near, pairs: min(effort.pairs, pairs), holdsProof: holdsProof)
    if isDifferent {
      isProved = false
      return
    }
    if effort.isBrief { return note(Evidence(GradeWords.comparedInBrief())) }
    (states, isCut, isBlocked, open) = earlier
    if case .proved(let assumptions) = proof {
      if assumptions.contains(.numbersAreShownWithoutGrouping) {
        isUngrouped = true
        // Where a few steps come to such a number, that is a reason.
        if Self.comesToGroups(held, before, after) {
          _ = search(before, after, near, pairs: effort.pairsOfWorld, reaches: [1_000])
        }
        if isDifferent { return isProved = false }
        (states, isCut, isBlocked, open) = earlier
      }
      hasProvedRoot = true
      return
    }
    isProved = false
    let first = begin(before, after, World(), pairs: effort.pairs, isFirst: true)
    if isDifferent { return }
    searchLater(before, after, first)
    if isDifferent { return }
    var found = [(first.questions, World())]
    var tried = 0
    for seed in first.hasSymbols ? Array(standInSeeds) : [] {
      _ = search(before, after, World(standIns: seed), pairs: effort.pairsOfInput)
      if isDifferent { return }
    }
    // One value of each input after another, so that each gets its share.
    for place in 0..<Self.valuesOfInput {
      for (name, values) in first.inputs where place < values.count && tried < effort.inputs {
        tried += 1
        let value = values[place]
        let world = World(inputs: [name: value])
        let search = search(before, after, world, pairs: effort.pairsOfInput)
        if isDifferent { return }
        found.append((search.questions, world))
      }
    }
    var seen: Set<String> = []
    var pending: [World] = []
    func add(_ questions: [String], to world: World) {
      for question in questions where seen.insert(Self.family(question)).inserted {
        pending.append(World(contrary: world.contrary + [question], inputs: world.inputs))
      }
    }
    // What is asked with another input only is turned round together with it.
    for (questions, world) in found { add(questions, to: world) }
    var count = 1
    while !pending.isEmpty, count < effort.worlds {
      let world = Self.takeNext(&pending, places: effort.worlds - count)
      count += 1
      let search = search(before, after, world, pairs: effort.pairsOfWorld)
      if isDifferent { return }
      add(search.questions, to: world)
    }
    if !pending.isEmpty {
      let questions = pending.compactMap(\.contrary.last).joined(separator: ", ")
      note(Evidence(GradeWords.moreAssumed(questions)))
    }
    seekOpenDecisions(before, after, first)
    if !isDifferent, open == nil, !isUngrouped { isUngrouped = leavesOutGroups(before, after) }
  }

  /// A search, and where it comes to other terms for the same values, another one with values.
  private mutating func begin(
    _ before: LoweredProgram, _ after: LoweredProgram, _ world: World, pairs: Int,
    isFirst: Bool = false, holdsProof: Bool = false
  ) -> Searched {
    let earlier = (states, isCut, isBlocked, open)
    let hadValues = isOnlyOfTerms
    let result = search(
      before, after, world, pairs: pairs, isFirst: isFirst, holdsProof: holdsProof)
    guard isOnlyOfTerms, !hadValues, !isDifferent else { return result }
    (states, isCut, isBlocked, open) = earlier
    return search(before, after, world, pairs: pairs, isFirst: isFirst)
  }

  /// Whether a number that one side shows in a title stands on the other in a text that is made elsewhere.
  private func leavesOutGroups(_ before: LoweredProgram, _ after: LoweredProgram) -> Bool {
    var marked = Comparison(effort)
    _ = marked.search(
      before, after, World(numbersInTitles: .marked),
      pairs: min(effort.pairs, effort.pairsOfWorld))
    return marked.renders != nil
  }

  /// Statements that one program alone has and that nothing came to, from any root.
  private mutating func noteUntried(_ before: LoweredProgram, _ after: LoweredProgram) {
    let untried = UntriedStatements(
      before, after, ranBefore: ran.before, ranAfter: ran.after,
      isExhausted: !isCut)
    for evidence in untried.evidence.prefix(Self.namedStatements) { note(evidence) }
  }

  /// Values of one input that are tried.
  private static let valuesOfInput = 24

  /// Statements that are named.
  private static let namedStatements = 3

  mutating func search(
    _ before: LoweredProgram, _ after: LoweredProgram, _ world: World, pairs: Int,
    isFirst: Bool = false, holdsProof: Bool = false, focus: SearchFocus? = nil,
    reaches: [Double] = []
  ) -> Searched {
    let isLong = isFirst || focus != nil
    var world = world
    if isOnlyOfTerms { world.standIns = world.standIns ?? 1 }
    var budget = SearchBudget(pairs: pairs)
    (budget.repeats, budget.longRepeats) = isLong ? (effort.repeats, effort.repeats) : (12, 0)
    budget.work = isLong ? effort.work : effort.work / 8
    budget.reserve = budget.work / 2
    budget.afterwards = isLong ? pairs / 4 : 0
    budget.hasTours = isFirst
    budget.variations = isFirst ? effort.variations : 0
    budget.alternations = focus == nil ? 0 : 12
    if world.delaysTasks { (budget.interleavings, budget.repeats) = (16, 70) }
    if !reaches.isEmpty { budget.lead(to: reaches) }
    if holdsProof { (budget.repeats, budget.longRepeats, budget.idleSteps) = (0, 0, 0) }
    let search = PairSearch(
      before, after, world, budget: budget, decisions: decisions, own: own, focus: focus)
    search.run()
    isBlocked = isBlocked || search.isBlocked
    decisions.add(before: search.before.waysTaken, after: search.after.waysTaken)
    ran.before.add(search.before, alone: search.alone.before)
    ran.after.add(search.after, alone: search.alone.after)
    states += search.stateCount
    work += search.work
    isCut = isCut || search.isCut || search.leavesOut
    for path in search.candidates where !(renders != nil && behaves != nil) {
      judge(
        path, before, after, world, regard: search.isLoose && !path.isEmpty ? .states : .screens)
    }
    // What nothing shows is no part of a proof, and a write to it that is lost counts all the same.
    if isFirst || holdsProof && search.isUnseenLost, !isDifferent, let path = search.unseen {
      if search.isUnseenLost {
        judge(path, before, after, world, regard: .screensAndStates)
      } else {
        noteUnseen(path, before, after, world)
      }
    }
    if isFirst {
      ComparisonNotes.ownMembers(before, after).forEach { note($0) }
      ComparisonNotes.sharedState(before, after).forEach { note($0) }
      for kind in search.newRandomKinds { note(Evidence(GradeWords.isRandom(kind))) }
      noteUnfollowed(search)
      if search.after.makesTitles, !search.before.makesTitles {
        note(Evidence(GradeWords.makesTitles()))
      }
      if !search.ranBody { note(Evidence(GradeWords.nothingRan(before.root))) }
      let doubts = search.doubts
      for doubt in doubts.after { note(doubt, in: after) }
      for doubt in doubts.before { note(doubt, in: before) }
      untaken.formUnion(search.untaken)
    }
    // An input with a default value counts where both programs have it: otherwise it is a constant
    // that is written where it is used now.
    let questions = search.questions.filter { question in
      if question == isNotCancelled { return asksLessForCancellation(before, after) }
      return !asksForDefault(question) || search.isCommon(question)
    }
    return Searched(
      questions: questions, inputs: search.inputs, locality: search.locality,
      isExhausted: search.isExhausted,
      hasSymbols: world.standIns != nil || !search.before.symbols.isEmpty,
      waits: search.before.waits || search.after.waits,
      leavesClosed: search.before.leavesClosed || search.after.leavesClosed,
      tellsOfPressing: search.before.tellsOfPressing || search.after.tellsOfPressing,
      usesHashedOrder: search.before.usesHashedOrder || search.after.usesHashedOrder,
      telling: search.telling, seldom: search.seldom, showsLargeNumbers: search.showsLargeNumbers)
  }

  /// Whether the new program looks in fewer places than the old one if a task was cancelled: what looks in more
  /// only does less for what nobody waits for any more.
  private func asksLessForCancellation(_ before: LoweredProgram, _ after: LoweredProgram) -> Bool {
    func count(_ program: LoweredProgram) -> Int {
      ["isCancelled", "checkCancellation"].reduce(0) {
        $0 + program.mined.askedCounts[$1, default: 0]
      }
    }
    return count(after) < count(before)
  }

  /// A way to a difference: the shortest run of it says what it is worth.
  mutating func judge(
    _ path: [WitnessStep], _ before: LoweredProgram, _ after: LoweredProgram, _ world: World,
    regard: Regard
  ) {
    guard var found = Witness(before, after, world, path, regard: regard) else { return }
    switch Self.valued(found, before, after, regard: regard) {
    case .asItIs: break
    case .witness(let other): found = other
    case .sameValues: return isOnlyOfTerms = true
    }
    let isNews = renders == nil && found.renders != nil || behaves == nil && found.behaves != nil
    guard isNews else { return }
    if world.showsAnyDestination, !found.steps.isEmpty { return noteUnpushed(found) }
    if found.unresolved != nil || dependsOnUnknown(found, before, after, regard: regard) {
      if open == nil { open = found }
      return
    }
    let shortest = found.shortest(before, after, regard: regard).named(in: before)
    if renders == nil, let difference = shortest.renders, difference.unresolved == nil {
      renders = shortest
    }
    if behaves == nil, let difference = shortest.behaves, difference.unresolved == nil {
      behaves = shortest
    }
  }

  // MARK: Checks

  mutating func note(_ fact: Evidence) {
    if !facts.contains(fact) { facts.append(fact) }
  }

  private mutating func note(_ doubt: Unsupported, in program: LoweredProgram) {
    let message = GradeWords.notModelled(doubt.words)
    guard let place = doubt.location else { return note(Evidence(message)) }
    let files = program.program.files
    let file = files.indices.contains(place.file) ? files[place.file] : ""
    note(Evidence(message, file: file, line: place.line, column: place.column))
  }

  /// Whether a difference was found that cannot be told.
  var restsOnUnknown: Bool { open != nil }

  /// What leaves a check unchecked that found nothing: what is not modelled, what was not tried, and
  /// a difference that cannot be told.
  var doubts: [Evidence] {
    var result = facts
    if let open, let name = open.unresolved ?? open.asked.first,
      let found = [open.renders, open.behaves].compactMap({ $0 }).first
    {
      result.insert(open.doubt(of: found, on: name), at: 0)
    }
    return result
  }

  /// On what a passed check rests.
  var basis: Basis {
    Basis(
      kind: isProved ? .proved : .tried, states: states, isComplete: !isCut,
      lines: untaken.sorted(), isUngrouped: isUngrouped ? true : nil)
  }

  /// Whether the two are the same, as far as was tried.
  var holds: Bool {
    doubts.isEmpty && rendersTheSame.status == .passed && behavesTheSame.status == .passed
  }

  /// Whether what differs on the screen is where something stands.
  var partsByPlace: Bool { renders?.renders?.isOfPlace == true }

  /// The render trees after each step.
  var rendersTheSame: GradeReport.Check {
    check(.rendersTheSame, renders, \.renders, isScreen: true)
  }

  /// Controls that act in the old program must act here, and the same must come of it.
  var behavesTheSame: GradeReport.Check {
    check(.behavesTheSame, behaves, \.behaves, isScreen: false)
  }

  private func check(
    _ id: CheckID, _ witness: Witness?, _ part: (Witness) -> Difference?, isScreen: Bool
  ) -> GradeReport.Check {
    let facts = [besideHandlers, witness].compactMap(\.self).compactMap { witness in
      part(witness).map { Evidence($0, after: witness.texts, condition: witness.condition) }
    }
    if !facts.isEmpty { return GradeReport.Check(id: id, status: .failed, facts: facts) }
    if let scenario, scenario.isScreen == isScreen {
      return GradeReport.Check(
        id: id, status: .failed,
        facts: [Evidence(scenario.difference, after: scenario.steps, condition: "")])
    }
    if !isScreen, isBlocked {
      return GradeReport.Check(
        id: id, status: .unchecked, evidence: [GradeWords.notFollowed()])
    }
    var check = GradeReport.Check(id: id, status: .passed, evidence: [])
    check.basis = basis
    if !isScreen { check.basis?.isUngrouped = nil }
    return check
  }
}
