import Analysis
import Simulation

/// What one side of a pair runs in each step that writes something; nil: something of it is not known.
struct SideRun {
  typealias Step = SideStep

  let views: Set<String>
  /// Words that name a step.
  var names: Set<String> { Set(steps.flatMap(\.spoken)) }
  let steps: [Step]
  private let source: ParsedSource
  /// The labels of what is tapped, toggled or changed.
  func labels(of verb: ActionText.Verb) -> [String] {
    (steps + fresh).map { ActionText($0.action) }.filter { $0.verb == verb }.map(\.target)
  }
  /// Each control, used as the first thing that is done.
  let fresh: [Step]
  /// The bodies that run when the screen appears.
  private let first: Step

  /// The same without the runs of which it is not certain that they happen; empty: all are.
  private var certain: [SideRun] = []

  init?(_ example: GuidelineExample) {
    let source = parse(example.program, file: "")
    guard let run = ClaimRun.run(source) else { return nil }
    self.init(source, run)
    if run.steps.contains(where: { $0.runs.contains(where: \.isByUnreadBinding) }) {
      certain = [SideRun(source, run, isCertain: true)].compactMap(\.self)
    }
  }

  private init?(_ source: ParsedSource, _ whole: SimulationRun, isCertain: Bool = false) {
    func chosen(_ run: SimulationRun) -> SimulationRun {
      guard isCertain else { return run }
      var run = run
      for index in run.steps.indices { run.steps[index].runs.removeAll(where: \.isByUnreadBinding) }
      return run
    }
    self.source = source
    let run = chosen(whole)
    let controls = Set(run.steps.dropFirst().map(\.action)).map(ActionText.init)
      .filter { $0.verb != .change }
    steps = Self.steps(of: run)
    fresh = controls.sorted { $0.text < $1.text }.compactMap {
      Self.freshStep($0, source, chosen)
    }
    first = Self.step(run, 0)
    views = Set(run.instances.joined().map(\.view))
    if views.isEmpty { return nil }
  }

  /// nil: it does what is not known, or it cannot be done first.
  private static func freshStep(
    _ control: ActionText, _ source: ParsedSource, _ chosen: (SimulationRun) -> SimulationRun
  ) -> Step? {
    guard let run = ClaimRun.run(source, [control]).map(chosen), let trace = run.steps.last,
      run.steps.count == 2, !trace.writes.isEmpty || trace.effects.isEmpty
    else { return nil }
    return step(run, 1)
  }

  private static func step(_ run: SimulationRun, _ index: Int) -> Step {
    let trace = run.steps[index]
    let after = places(run.instances[index])
    let before = index > 0 ? places(run.instances[index - 1]) : after
    var counts = before.merging(after) { first, _ in first }.mapValues { _ in 0 }
    for body in trace.runs where body.isBody { counts[body.view, default: 0] += 1 }
    return Step(
      action: trace.action, counts: counts, places: before.merging(after, uniquingKeysWith: min),
      written: trace.writes.map(\.names),
      resized: trace.writes.filter(\.resizes).reduce(into: []) { $0.formUnion($1.names) },
      rebuilt: trace.rebuilt,
      isWhole: trace.rebuilt >= run.steps[0].rebuilt || counts.values.allSatisfy { $0 > 0 })
  }

  /// Those that write something. Whoever sets what is set already means nothing by it: a step that was taken
  /// before, and changes nothing any more, is left out.
  private static func steps(of run: SimulationRun) -> [Step] {
    var taken: Set<String> = []
    return run.steps.indices.dropFirst().compactMap { index in
      let trace = run.steps[index]
      let isFirst = taken.insert(trace.action).inserted
      let isIdle = trace.writes.allSatisfy { $0.old == $0.new }
      // A value of the environment is changed from outside, and nothing is written.
      let isOfEnvironment = trace.action.hasPrefix("change:\\.")
      guard !trace.writes.isEmpty || isOfEnvironment, isFirst || !isIdle else { return nil }
      return step(run, index)
    }
  }

  private static func places(_ instances: [ViewInstance]) -> [String: Int] {
    instances.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
  }

  /// Whether some step bears a claim out; a claim that something never runs, all of them.
  ///
  /// Where the claim names a step, it is about that one; a control that it names counts before a way to use
  /// one. nil: it is about what was not tried.
  func bears(_ claim: RunClaim) -> Bool? {
    let found = bearsAsCounted(claim)
    return found == false && certain.contains { $0.bearsAsCounted(claim) != false } ? nil : found
  }

  private func bearsAsCounted(_ claim: RunClaim) -> Bool? {
    let (meant, isNamed) = self.meant(by: claim)
    if claim.isOfDisplay || claim.isOfFirst && !isNamed {
      let found = bearsAtFirst(claim)
      // A control may be called as the display is.
      let own = isNamed && found == false ? meant + named(fresh, by: claim) : []
      return !own.isEmpty && Self.bears(claim, own) ? true : found
    }
    if leavesOpen(claim) { return nil }
    if !claim.hasCondition, runsAtFirstAlone(claim) { return true }
    if steps.isEmpty && fresh.isEmpty { return nil }
    if claim.kind == .runsOnly { return runsOnly(claim) }
    let own = named(fresh, by: claim)
    if namesSeveral(claim, meant + own) || isNamed && restsOnSizes(claim, meant + own) {
      return nil
    }
    if claim.isOfFirstUse, isNamed { return own.isEmpty ? nil : Self.bears(claim, own) }
    if !own.isEmpty, Self.bears(claim, own) { return true }
    if meant.isEmpty, claim.hasCondition { return own.isEmpty ? nil : false }
    let asked = meant.isEmpty ? steps : meant
    if asked.isEmpty { return nil }
    if claim.isOfEachTap, !isNamed { return bearsInEach(claim, asked) }
    let found = Self.bears(claim, asked)
    // What nothing in the program does accuses nobody.
    let done = asked.filter(\.isOfControl)
    return !found && claim.isOfAllTimes && !done.isEmpty && Self.bears(claim, done) ? nil : found
  }

  /// Whether a claim of how often a view runs is borne out only if it is said of each of several on the screen: `Row runs
  /// once` where three rows do.
  func bearsOfEach(_ claim: RunClaim) -> Bool {
    guard case .runs(let times?) = claim.kind, claim.hasCondition, bears(claim) == true else {
      return false
    }
    var inAll = claim
    inAll.kind = .runsInAll(times)
    return bears(inAll) == false
  }

  /// Whether a claim that a control is used is borne out by later uses alone, or one that something never runs then by
  /// the first use alone: what is said without a word of when is about each.
  func bearsLate(_ claim: RunClaim) -> Bool {
    guard claim.hasCondition, !claim.isOfFirstUse, !claim.isOfDisplay else { return false }
    let own = named(fresh, by: claim).filter(\.isOfControl)
    guard !own.isEmpty else { return false }
    if claim.kind == .neverRuns || claim.kind == .neverRunsAgain {
      return !Self.bears(claim, named(steps, by: claim))
    }
    if claim.kind == .isSkipped || claim.kind == .nothingRuns {
      let uses = (own + named(steps, by: claim)).filter(\.isOfControl)
      return !uses.allSatisfy { Self.bears(claim, [$0]) }
    }
    return !Self.bears(claim, own)
  }

  /// Whether a claim about a control is borne out by some of its uses and not by others: it is used many times, so that
  /// what it counts comes to the bounds that programs have, and what it sets is set already.
  func bearsUnevenly(_ claim: RunClaim) -> Bool {
    let uses = named(fresh + steps, by: claim).filter(\.isOfControl)
    let controls = Set(uses.map(\.action)).sorted().map(ActionText.init)
    let all = uses + controls.flatMap { ClaimRun.uses(of: $0, in: source).map(Self.step) }
    return !all.isEmpty && !all.allSatisfy { Self.bears(claim, [$0]) }
  }

  /// Whether a number is said of what runs when a property changes, and some steps that change it run another number.
  func bearsInSomeChanges(_ claim: RunClaim) -> Bool {
    switch claim.kind {
    case .runs(_?), .runsInAll, .bodies, .values: break
    default: return false
    }
    let changes = named(fresh + steps, by: claim).filter {
      $0.writes(whatChangesIn: claim) && $0.hasRun
    }
    return !changes.allSatisfy { Self.bears(claim, [$0]) }
  }

  /// Whether it is so of each use of each control. false: of some control it is so in no use, or not in the first one,
  /// which runs something. nil: of some later use it is not.
  private func bearsInEach(_ claim: RunClaim, _ uses: [Step]) -> Bool? {
    let actions = Set(uses.map(\.action))
    let first = fresh.filter { actions.contains($0.action) }
    if first.contains(where: { $0.hasRun && !Self.bears(claim, [$0]) }) { return false }
    let ofControls = Dictionary(grouping: uses, by: \.action).values
    guard ofControls.allSatisfy({ Self.bears(claim, $0) }) else { return false }
    return (first + uses).allSatisfy { Self.bears(claim, [$0]) } ? true : nil
  }

  /// Whether a claim that something never runs is so but for the first appearance, which it does not speak of: who
  /// says so may mean either.
  func leavesOpen(_ claim: RunClaim) -> Bool {
    claim.kind == .neverRuns && !claim.hasCondition
      && claim.views.contains { first.counts[$0] ?? 0 > 0 } && !runsLater(claim.views)
  }

  /// Whether it is said how often views run, and they run as often when the screen appears, and never again.
  private func runsAtFirstAlone(_ claim: RunClaim) -> Bool {
    guard case .runs(_?) = claim.kind else { return false }
    return Self.bears(claim, [first]) && !runsLater(claim.views)
  }

  private func runsLater(_ views: [String]) -> Bool {
    (steps + fresh).contains { step in views.contains { step.counts[$0] ?? 0 > 0 } }
  }

  /// Those of some steps that a claim names. Of labels that share words it is the longest one that stands there whole:
  /// `Add all`, and not `Add`.
  private func named(_ some: [Step], by claim: RunClaim) -> [Step] {
    let whole = (steps + fresh).filter { $0.isNamedWhole(by: claim) }.map { $0.words(in: claim) }
    // What a control changes is not changed in ways that the program does not have.
    let isDone = (steps + fresh).contains { $0.isOfControl && $0.writes(whatChangesIn: claim) }
    return some.filter { step in
      if isDone, !step.isOfControl { return false }
      guard step.isNamed(by: claim) else { return false }
      guard step.isOfControl, !step.writes(whatChangesIn: claim) else { return true }
      let own = step.words(in: claim)
      let isWhole = step.isNamedWhole(by: claim)
      return !whole.contains { $0.isStrictSuperset(of: own) || $0 == own && !isWhole }
    }
  }

  /// The steps that a claim is about, and whether it names one.
  private func meant(by claim: RunClaim) -> (steps: [Step], isNamed: Bool) {
    let own = named(steps, by: claim)
    let isNamed = !own.isEmpty || !named(fresh, by: claim).isEmpty
    return (isNamed ? own : steps.filter { $0.isDone(in: claim) }, isNamed)
  }

  /// Whether a claim names a control and something else beside it, as in `when Flip is tapped in the locked state`:
  /// what is so in this state was not tried.
  private func namesSeveral(_ claim: RunClaim, _ named: [Step]) -> Bool {
    let words = named.map { step in
      claim.words.filter { word in step.names.contains { ClaimVerbs.isAny(of: [$0], in: [word]) } }
    }.filter { !$0.isEmpty }
    guard named.contains(where: \.isOfControl), let first = words.first else { return false }
    return words.contains { $0.isDisjoint(with: first) }
  }

  /// What is said of the first appearance; nil: that was not looked at.
  private func bearsAtFirst(_ claim: RunClaim) -> Bool? {
    switch claim.kind {
    case .bodies(let count): return count == first.bodies
    case .runs, .runsInAll, .runsMore: return Self.bears(claim, [first])
    // What is built later than here on some systems accuses nobody.
    case .isSkipped, .neverRuns, .neverRunsAgain:
      return Self.bears(claim, [first]) ? true : nil
    default: return nil
    }
  }

  static func bears(_ claim: RunClaim, _ steps: [Step]) -> Bool {
    func count(_ step: Step, _ view: String) -> Int { step.counts[view] ?? 0 }
    switch claim.kind {
    case .neverRuns, .neverRunsAgain:
      return steps.allSatisfy { step in claim.views.allSatisfy { count(step, $0) == 0 } }
    case .runs(nil):
      return claim.views.allSatisfy { view in steps.contains { count($0, view) > 0 } }
    case .runs(let times?):
      return claim.views.allSatisfy { view in
        steps.contains {
          [times, times * ($0.places[view] ?? 1)].contains(count($0, view))
        }
      }
    case .runsInAll(let number):
      return claim.views.allSatisfy { view in steps.contains { count($0, view) == number } }
    case .runsMore(let times):
      return claim.views.allSatisfy { view in
        steps.contains { count($0, view) > times * max(1, $0.places[view] ?? 1) }
      }
    case .everyRuns:
      return claim.views.allSatisfy { view in
        steps.contains { count($0, view) >= max(1, $0.places[view] ?? 1) }
      }
    case .runsOnly: return true
    case .runsAlone:
      return steps.contains { step in
        Set(step.counts.filter { $0.value > 0 }.keys) == Set(claim.views)
      }
    case .isSkipped:
      return claim.views.allSatisfy { view in steps.contains { $0.counts[view] == 0 } }
    case .somethingIsSkipped: return steps.contains { $0.counts.values.contains(0) }
    case .nothingRuns: return steps.contains { !$0.hasRun }
    case .bodies(let number): return steps.contains { $0.bodies == number }
    case .allRun: return steps.contains { $0.counts.values.allSatisfy { $0 > 0 } }
    case .allBuilt: return steps.contains(where: \.isWhole)
    case .values(let number): return steps.contains { $0.rebuilt == number }
    }
  }

  /// The counts of the first steps: `tap:Add: Screen 1, Row 0`.
  var shown: String { Self.shown(steps) }

  /// The counts of the steps that a claim is about.
  func shown(for claim: RunClaim) -> String {
    let (meant, isNamed) = self.meant(by: claim)
    let isOfValues = if case .values = claim.kind { true } else { false }
    if claim.isOfDisplay || claim.isOfFirst && !isNamed { return Self.shown([first], isOfValues) }
    if claim.kind == .runsOnly, case let others = othersRunning(claim), !others.isEmpty {
      return Self.shown(others)
    }
    let own = named(fresh, by: claim)
    return Self.shown(own + (meant.isEmpty ? own.isEmpty ? steps : [] : meant), isOfValues)
  }

  private static func shown(_ steps: [Step], _ isOfValues: Bool = false) -> String {
    var seen: Set<String> = []
    return steps.filter { seen.insert($0.action).inserted }.prefix(3).map { step in
      if isOfValues { return PracticeWords.claimValues(step.action, step.rebuilt) }
      let counts = step.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return "\(step.action): " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// The bodies that run and the view values that are built in each step that a claim is about, by the step.
  func amounts(for claim: RunClaim) -> [String: (bodies: Int, values: Int)] {
    let (meant, isNamed) = self.meant(by: claim)
    if claim.hasCondition, !isNamed, meant.isEmpty { return [:] }
    let steps = meant.isEmpty && !isNamed ? self.steps : meant + named(fresh, by: claim)
    return Dictionary(
      steps.map { ($0.action, ($0.bodies, $0.rebuilt)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The controls that a text names by all words of their labels, as what is done.
  func controls(namedIn text: String) -> Set<String> {
    let claim = RunClaim(
      kind: .nothingRuns, words: ClaimWord.all(in: text)[...].names, side: nil, hasCondition: true)
    return Set(named(fresh, by: claim).filter { $0.isNamedWhole(by: claim) }.map(\.action))
  }

  /// Whether a step runs so many bodies here and so many on the other side.
  ///
  /// - Parameter actions: what is done; empty: anything.
  func runs(
    _ bodies: Int, and others: Int, on other: SideRun, in actions: Set<String> = []
  ) -> Bool {
    (actions.isEmpty ? steps + fresh : fresh).contains { step in
      step.bodies == bodies && (actions.isEmpty || actions.contains(step.action))
        && (other.steps + other.fresh).contains { $0.action == step.action && $0.bodies == others }
    }
  }

  /// By how many times the bodies of a step are at most fewer on the other side, where both take it; nil:
  /// they have no step in common, or the other side runs none in one.
  ///
  /// - Parameter actions: what is done, as the first thing; empty: anything.
  func mostTimesFewer(
    on other: SideRun, in actions: Set<String> = []
  ) -> (times: Double, before: Int, after: Int)? {
    var best: (times: Double, before: Int, after: Int)?
    let isOfAny = actions.isEmpty
    let own = isOfAny ? steps : fresh.filter { actions.contains($0.action) }
    for step in own {
      guard step.bodies > 0,
        let after = (isOfAny ? other.steps : other.fresh).first(where: { $0.action == step.action })
      else { continue }
      guard after.bodies > 0 else { return nil }
      let times = Double(step.bodies) / Double(after.bodies)
      if times > best?.times ?? 0 { best = (times, step.bodies, after.bodies) }
    }
    return best
  }
}
