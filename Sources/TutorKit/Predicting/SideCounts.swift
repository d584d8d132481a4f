import Analysis
import Simulation

/// What a program runs and builds in one step, where that is known whatever is declared elsewhere.
struct StepCounts: Hashable {
  var bodies: Int
  var rebuilt: Int
  var needed: Int

  /// So many things that are declared nowhere are assumed otherwise, one by one.
  private static let mostAsked = 8

  /// nil: something of it is not known.
  /// - Parameter action: what is done first; nil: the first appearance is counted.
  init?(_ program: PredictionProgram, _ action: String?) {
    let source = parse(program.text, file: program.title)
    let steps = [action].compactMap(\.self)
    guard let run = program.run(source, steps: steps), let counts = StepCounts(run, steps.count),
      run.questions.count <= Self.mostAsked
    else { return nil }
    for question in run.questions {
      guard let other = program.run(source, steps: steps, refusing: question),
        StepCounts(other, steps.count) == counts
      else { return nil }
    }
    self = counts
  }

  private init?(_ run: SimulationRun, _ step: Int) {
    guard run.unchecked.isEmpty, run.problems.isEmpty, run.steps.count == step + 1,
      run.steps.allSatisfy({ $0.unchecked.isEmpty && $0.effectDoubts.allSatisfy { $0 == nil } })
    else { return nil }
    let trace = run.steps[step]
    // How many rows there are is assumed: where all is built, they are, too.
    let assumesRows = run.assumptions.contains { $0.kind == .elements }
    if assumesRows, trace.rebuilt >= run.steps[0].rebuilt { return nil }
    if step > 0, trace.writes.isEmpty, ActionText(trace.action).environmentKey == nil { return nil }
    bodies = trace.runs.count(where: \.isBody)
    (rebuilt, needed) = (trace.rebuilt, trace.needed)
  }
}

/// Both sides of a pair in the step that tells them apart most.
struct SideCounts {
  /// nil: the first appearance.
  let action: String?
  let bad: StepCounts
  let good: StepCounts

  /// More steps are not tried.
  private static let mostSteps = 6

  /// nil: no step is known in which the Incorrect side runs or builds more.
  init?(bad: PredictionProgram, good: PredictionProgram) {
    let actions = bad.personsActions(atMost: Self.mostSteps).map(Optional.some) + [nil]
    let found = actions.lazy.compactMap { action -> SideCounts? in
      guard let old = StepCounts(bad, action), let new = StepCounts(good, action),
        old.bodies > new.bodies || old.bodies == new.bodies && old.rebuilt > new.rebuilt
      else { return nil }
      return SideCounts(action: action, bad: old, good: new)
    }
    guard let first = found.first else { return nil }
    self = first
  }

  private init(action: String?, bad: StepCounts, good: StepCounts) {
    (self.action, self.bad, self.good) = (action, bad, good)
  }

  /// The counts as the end of a sentence about the Incorrect side.
  var sentence: String {
    let isOfBodies = bad.bodies > good.bodies
    let (old, new) = isOfBodies ? (bad.bodies, good.bodies) : (bad.rebuilt, good.rebuilt)
    guard let happening = action.map({ ActionText($0).happening }) else {
      return isOfBodies
        ? PracticeWords.sideRunsAtFirst(old, new) : PracticeWords.sideBuildsAtFirst(old, new)
    }
    return isOfBodies
      ? PracticeWords.sideRuns(happening, old, new) : PracticeWords.sideBuilds(happening, old, new)
  }
}

extension PredictionProgram {
  /// What a person or the system can do first, without changes that code makes by itself.
  func personsActions(atMost most: Int) -> [String] {
    guard let run = run(parse(text, file: title)) else { return [] }
    let actions = run.steps.indices.dropFirst().map { run.steps[$0].action }.filter {
      let action = ActionText($0)
      return action.verb != .change || action.environmentKey != nil || !action.target.contains(".")
    }
    return Array(actions.removingEquals.prefix(most))
  }
}
