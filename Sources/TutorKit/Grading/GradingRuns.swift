import Analysis
import Simulation

/// The simulated scenarios of submission, starter and reference, and the checks they answer.
///
/// Counts come from the exercise's scenario. Screens and state are compared over a longer one: the
/// scenario, then every action, control and variable that the starter offers, twice, so that what
/// is switched on is switched off again.
struct GradingRuns {
  private let exercise: Exercise?
  private let submission: Result<SimulationRun, SimulationProblem>
  private let starter: SimulationRun?
  private let reference: SimulationRun?
  private let comparison: Comparison?
  /// Whether the reference's counts are to be kept to.
  private let hasCounts: Bool
  private let isHeldAgainstStarter: Bool
  /// The submission with one step alone; nil: it cannot be simulated.
  private let alone: @Sendable (ActionText) -> SimulationRun?

  init(_ request: GradeRequest) {
    exercise = request.exercise
    let runs = ScenarioRuns(request)
    (submission, starter, reference) = (runs.submission, runs.starter, runs.reference)
    hasCounts = request.keepsCounts
    isHeldAgainstStarter = request.model == .starter
    alone = { step in
      let simulation = SimulationRequest(
        sources: [request.submission] + request.companions, root: request.exercise?.root,
        steps: [step])
      return try? simulate(simulation).get()
    }
    comparison = Self.comparison(request, runs.steps ?? [], runs.submissionSteps ?? [])
  }

  /// With the starter, or with the reference; where either will do, with the starter first.
  private static func comparison(
    _ request: GradeRequest, _ steps: [ActionText], _ own: [ActionText]
  ) -> Comparison? {
    let root = request.exercise?.root
    let both = Array(zip(steps, own))
    func with(
      _ side: GradingBaseline.Side, _ steps: [(before: ActionText, after: ActionText)]
    ) -> Comparison? {
      guard let before = side == .starter ? request.starter : request.reference else { return nil }
      return Comparison(
        before: Program(
          sources: [before] + request.companions, root: root,
          known: request.baseline.programs(side)),
        after: Program(
          sources: [request.submission] + request.companions, root: root),
        steps: steps, effort: request.effort)
    }
    switch request.model {
    case .starter: return with(.starter, both)
    case .reference: return with(.reference, both)
    case .either:
      let own = with(.starter, both)
      if own?.holds == true { return own }
      guard let other = with(.reference, both) else { return own }
      // What is arranged as in the starter is wrong by what it shows there.
      return !other.holds && other.partsByPlace && own?.partsByPlace == false ? own : other
    }
  }

  /// The roots that were compared with the starter's.
  var compared: [String]? { comparison?.roots }

  var checks: [GradeReport.Check] {
    switch submission {
    case .failure(let problem):
      return [
        GradeReport.Check(
          id: .rendersTheSame, status: exercise == nil ? .unchecked : .failed,
          evidence: [problem.sentence])
      ]
    case .success(let run):
      guard let starter, let comparison else {
        return run.unchecked.isEmpty ? [] : [doubt(.evaluates, run.doubts)]
      }
      let compared = [
        doubtful(comparison.rendersTheSame, comparison.doubts),
        doubtful(comparison.behavesTheSame, comparison.doubts),
      ]
      guard hasCounts else { return compared }
      let less = doubtful(evaluatesLess(run, starter), run.doubts)
      // What is not known counts as changed in each step.
      if less.status == .failed, compared[0].status == .unchecked, comparison.restsOnUnknown {
        return compared + [doubt(less.id, run.doubts)]
      }
      return compared + [less.resting(on: compared)]
    }
  }

  /// The views that run, with their bodies or with rows and other content alone, in a step that builds more than in the
  /// reference; nil: what the steps build is not certain. They are the same ones whatever else is to be mended. The
  /// first display builds all there is.
  var viewsBeyondReference: Set<String>? {
    let counted = steps
    guard case .success(let run) = submission, let starter, !counted.isEmpty, hasCounts,
      doubtful(evaluatesLess(run, starter), run.doubts).status != .unchecked
    else { return nil }
    var result: Set<String> = []
    for (index, step) in counted.enumerated().dropFirst() where index < run.steps.count {
      guard step.isUnchecked != true, let most = step.referenceRebuilt else { return nil }
      guard step.rebuilt > most else { continue }
      let owners = Set(run.steps[index].runs.map(\.owner))
      result.formUnion(run.instances[index].filter { owners.contains($0.node) }.map(\.view))
      result.formUnion(run.steps[index].runs.filter(\.isBody).map(\.view))
    }
    return result
  }

  /// What is not modelled leaves a check that would pass unchecked.
  private func doubtful(
    _ check: GradeReport.Check, _ doubts: [Evidence]
  ) -> GradeReport.Check {
    guard check.status == .passed, !doubts.isEmpty else { return check }
    return doubt(check.id, doubts)
  }

  private func doubt(_ id: CheckID, _ doubts: [Evidence]) -> GradeReport.Check {
    GradeReport.Check(id: id, status: .unchecked, facts: doubts)
  }

  /// Rebuilt within the reference's numbers and the tolerance; without a reference no more than
  /// the starter.
  private func evaluatesLess(
    _ run: SimulationRun, _ starter: SimulationRun
  ) -> GradeReport.Check {
    if exercise?.isOwn == true { return lessInAll(run, starter) }
    var evidence: [String] = []
    let names = numberedSteps(run.steps.map(\.action))
    for index in run.steps.indices.dropFirst() where index < starter.steps.count {
      let step = run.steps[index]
      // What the reference does not keep any more says nothing about who keeps it.
      if reference?.problems[index] != nil,
        !isHeldAgainstStarter || ActionText(step.action).verb == .change
      {
        continue
      }
      let before = starter.steps[index]
      if let reference, let exercise, index < reference.steps.count {
        let bound = exercise.bound(reference.steps[index])
        if bound.allows(step) || step.buildsOnlyWhatIsNeeded(by: before)
          || keepsAlone(step, bound)
        {
          continue
        }
        evidence.append(
          GradeWords.rebuildsMore(
            names[index], step.rebuilt, step.needed, reference.steps[index].rebuilt, before.rebuilt,
            bound.most))
      } else if !StepBound(before).allows(step) {
        evidence.append(
          GradeWords.rebuildsMoreThanStarter(names[index], step.rebuilt, before.rebuilt))
      }
    }
    return GradeReport.Check(
      id: .evaluatesLess, status: evidence.isEmpty ? .passed : .failed, evidence: evidence)
  }

  /// Whether a step in which bindings differ from older ones keeps to its bound where it is the first. What was changed
  /// behind a binding while the view that hands it on did not run makes the binding differ once, with the next run of
  /// that view: a count of low confidence, which is not held against anybody (section 4.2 of the semantics).
  private func keepsAlone(_ step: StepTrace, _ bound: StepBound) -> Bool {
    guard step.runs.contains(where: { ([$0.cause] + $0.besides).contains(where: \.isOfBindings) }),
      let run = alone(ActionText(step.action)), run.problems.isEmpty, let first = run.steps.last,
      run.steps.count == 2, first.unchecked.isEmpty
    else { return false }
    return bound.allows(first)
  }

  /// A view of one's own has no numbers to reach: all steps together build less than they did, where the
  /// suggestions show that less will do, and else no more.
  private func lessInAll(_ run: SimulationRun, _ starter: SimulationRun) -> GradeReport.Check {
    let (now, before) = (run.rebuiltInAll, starter.rebuiltInAll)
    let canBeLess = reference.map { $0.rebuiltInAll < before } ?? false
    let isLess = canBeLess ? now < before : now <= before
    return GradeReport.Check(
      id: .evaluatesLess, status: isLess ? .passed : .failed,
      evidence: isLess ? [] : [OwnWords.buildsNoLess(now, before)])
  }

  private func rebuilt(_ run: SimulationRun?, _ step: Int) -> Int? { trace(run, step)?.rebuilt }

  private func trace(_ run: SimulationRun?, _ step: Int) -> StepTrace? {
    guard let run, step < run.steps.count else { return nil }
    return run.steps[step]
  }

  var steps: [GradeReport.Step] {
    guard case .success(let run) = submission else { return [] }
    return run.steps.indices.map { index in
      let step = run.steps[index]
      return GradeReport.Step(
        action: step.action, bodies: step.runs.filter(\.isBody).count, rebuilt: step.rebuilt,
        needed: step.needed, starterRebuilt: rebuilt(starter, index),
        referenceRebuilt: rebuilt(reference, index),
        dearest: step.dearestRun(besides: trace(reference, index)),
        isUnchecked: step.unchecked.isEmpty && !run.leavesOpen(index) ? nil : true)
    }
  }

  /// Whether the submission shows nothing, or less than half of what the starter shows at first, and something
  /// else than it: what passes then passes of what is gone. A text that declares no view shows nothing either.
  var isContentGone: Bool {
    guard case .success(let run) = submission else {
      if case .failure(.noView) = submission { return true }
      return exercise != nil
    }
    if run.unchecked.contains(where: { $0.kind == .rootIsNoView }) { return true }
    guard let starter, let comparison, comparison.rendersTheSame.status != .passed else {
      return false
    }
    let shown = [starter, reference].compactMap { $0?.builtAtFirst }.min() ?? 0
    let isOther = comparison.rendersTheSame.status == .failed
    return isOther ? 2 * run.builtAtFirst < shown : run.builtAtFirst == 0 && shown > 0
  }

  /// See ``RemainingWork``.
  var remaining: [RemainingWork.Kind] {
    guard let exercise, case .success(let run) = submission, let starter else { return [] }
    return RemainingWork(exercise, run, starter, reference: reference).kinds
  }

  /// See ``RootRuns/missingViews``.
  var missingViews: [String] {
    guard let exercise, exercise.pair != nil,
      !Rule.ofPartsBesideBodies.isDisjoint(with: exercise.rules),
      Rule.ofErasure.isDisjoint(with: exercise.rules),
      case .success(let run) = submission, let starter, let reference
    else { return [] }
    let known = starter.shownViews
    return run.shownViews.isSubset(of: known)
      ? reference.shownViews.subtracting(known).sorted() : []
  }

  /// What a pass leaves out, and views of the submission that save nothing.
  var notes: [String] {
    guard case .success(let run) = submission, let starter else { return [] }
    let isUngrouped = comparison?.rendersTheSame.basis?.isUngrouped == true
    return (isUngrouped ? [GradeWords.groupsLeftOut()] : [])
      + idle.map { name in
        let cost = exercise?.idleCost ?? 0
        return cost > 0
          ? GradeWords.savesNothingAndCosts(name, cost) : GradeWords.savesNothing(name)
      }
  }

  /// See ``idleViews(in:besides:_:)``.
  var idle: [String] {
    guard case .success(let run) = submission, let starter else { return [] }
    return idleViews(in: run, besides: starter, reference)
  }
}

extension GradeReport.Check {
  /// Less is built of what is not there, too: counts are held to nothing as long as something else is shown
  /// or done.
  fileprivate func resting(on compared: [GradeReport.Check]) -> GradeReport.Check {
    let failed = compared.filter { $0.status == .failed }
    guard status == .passed, !failed.isEmpty else { return self }
    let names = enumerated(failed.map { "`\($0.words)`" })
    return GradeReport.Check(
      id: id, status: .unchecked, evidence: [GradeWords.countedOncePassed(names, failed.count)])
  }
}

extension SimulationRun {
  /// Whether a step was not carried out for a reason by which its counts are not known. With a control that is
  /// disabled nothing happens, and that is known.
  fileprivate func leavesOpen(_ step: Int) -> Bool {
    switch problems[step] {
    case .disabled, nil: false
    default: true
    }
  }

  /// The names of the views that were on screen.
  fileprivate var shownViews: Set<String> { Set(instances.joined().map(\.view)) }

  /// The view values that the first appearance builds.
  fileprivate var builtAtFirst: Int { steps.first?.rebuilt ?? 0 }

  /// What all steps after the first appearance build.
  fileprivate var rebuiltInAll: Int { steps.dropFirst().reduce(0) { $0 + $1.rebuilt } }

  /// What was not modelled, with the place and what would make it checkable.
  var doubts: [Evidence] {
    unchecked.prefix(3).map { unsupported in
      let message = GradeWords.notModelled(unsupported.words)
      guard let place = unsupported.location else { return Evidence(message) }
      return Evidence(message, file: name(of: place), line: place.line, column: place.column)
    }
  }
}

extension StepTrace {
  /// The body that built most for nothing in this step, with the cause that it ran for. A body
  /// below which nothing new is shown comes before one that had something to show, and one that costs what a body
  /// of the reference does comes last.
  func dearestRun(besides reference: StepTrace?) -> GradeReport.Run? {
    let (built, needed) = costs
    let fair = nodes(costingAsIn: reference)
    func rank(_ index: Int) -> (Int, Int, Int, Int) {
      let node = runs[index].node
      let news = needed[node] ?? 0
      return (
        fair.contains(node) ? 0 : 1, news == 0 ? 1 : 0, (built[node] ?? 0) - news, -index
      )
    }
    guard let best = runs.indices.filter({ runs[$0].isBody }).max(by: { rank($0) < rank($1) })
    else { return nil }
    let alike = Set(runs.filter { $0.isBody && $0.view == runs[best].view }.map(\.node))
    var result = GradeReport.Run(
      view: runs[best].view, built: built[runs[best].node] ?? 0, cause: sentence(runs[best]),
      origin: runs[best].cause, isInVain: (needed[runs[best].node] ?? 0) == 0,
      idleRows: idleRows[runs[best].node])
    result.alike = GradeReport.Run.Alike(
      all: alike.count, inVain: alike.count { (needed[$0] ?? 0) == 0 })
    return result
  }

  /// What the bodies of each node built, and what of it was needed.
  private var costs: (built: [NodeID: Int], needed: [NodeID: Int]) {
    var built: [NodeID: Int] = [:]
    var needed: [NodeID: Int] = [:]
    for run in runs {
      built[run.owner, default: 0] += run.built
      needed[run.owner, default: 0] += run.needed
      // A view that it puts in is new on the screen.
      if case .appeared(let parent?) = run.cause, runs.indices.contains(parent),
        runs[parent].owner != run.owner
      {
        needed[runs[parent].owner, default: 0] += 1
      }
    }
    return (built, needed)
  }

  /// The nodes whose bodies build and need as much as one of the reference each, under the same name or another one.
  private func nodes(costingAsIn reference: StepTrace?) -> Set<NodeID> {
    guard let reference else { return [] }
    let theirs = reference.costs
    var left: [[Int]: Int] = [:]
    for node in Set(reference.runs.lazy.filter(\.isBody).map(\.node)) {
      left[[theirs.built[node] ?? 0, theirs.needed[node] ?? 0], default: 0] += 1
    }
    let own = costs
    var result: Set<NodeID> = []
    for run in runs where run.isBody && !result.contains(run.node) {
      let cost = [own.built[run.node] ?? 0, own.needed[run.node] ?? 0]
      guard let count = left[cost], count > 0 else { continue }
      left[cost] = count - 1
      result.insert(run.node)
    }
    return result
  }
}
