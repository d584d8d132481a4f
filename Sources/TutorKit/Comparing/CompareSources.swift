package import Analysis
import Simulation

/// Whether a refactoring renders the same, behaves the same and evaluates less:
/// `tutor compare --format json`.
package struct CompareReport: Codable, Hashable, Sendable {
  package var format = 1
  /// passed: all three hold. unchecked: a part was not modelled, or a side cannot be shown.
  package var verdict: GradeReport.Verdict
  /// `renders-the-same`, `behaves-the-same`, `evaluates-less`
  package var checks: [GradeReport.Check]
  package var steps: [Step]
  /// The roots that were compared.
  package var compared: [String] = []

  /// The counts of one step on both sides.
  package struct Step: Codable, Hashable, Sendable {
    package var action: String
    package var before: Counts
    package var after: Counts
  }

  package struct Counts: Codable, Hashable, Sendable {
    package var bodies: Int
    package var rebuilt: Int
    package var needed: Int
  }
}

/// Compares two programs over all controls that the first one offers. Use
/// ``withDeepStack(_:)`` around it.
///
/// - Parameter root: the root expression of both; nil: each side's preview or outermost view.
package func compare(
  _ before: [ParsedSource], _ after: [ParsedSource], root: String?
) -> CompareReport {
  let old = Program(sources: before, root: root)
  let new = Program(sources: after, root: root)
  guard let comparison = Comparison(before: old, after: new, steps: []) else {
    let problem =
      [old, new].lazy.compactMap(\.problem).first ?? ComparisonRoots(old, new).leftOut.first
      ?? GradeWords.noSide()
    return CompareReport(
      verdict: .unchecked,
      checks: [GradeReport.Check(id: .rendersTheSame, status: .unchecked, evidence: [problem])],
      steps: [])
  }
  let (steps, countDoubts) = counts(old, new)
  let doubts = comparison.doubts
  let checks = [
    comparison.rendersTheSame.unless(doubts), comparison.behavesTheSame.unless(doubts),
    evaluatesLess(steps).unless(countDoubts),
  ]
  let verdict: GradeReport.Verdict =
    checks.contains { $0.status == .failed }
    ? .notPassed : checks.contains { $0.status == .unchecked } ? .unchecked : .passed
  return CompareReport(
    verdict: verdict, checks: checks, steps: steps, compared: comparison.roots)
}

/// No step rebuilds more, and one at least rebuilds less.
private func evaluatesLess(_ steps: [CompareReport.Step]) -> GradeReport.Check {
  let worse = steps.dropFirst().filter { $0.after.rebuilt > $0.before.rebuilt }
  let better = steps.dropFirst().contains { $0.after.rebuilt < $0.before.rebuilt }
  let evidence = worse.map {
    GradeWords.rebuildsMoreThanBefore($0.action, $0.after.rebuilt, $0.before.rebuilt)
  }
  if worse.isEmpty, !steps.dropFirst().contains(where: { $0.before.rebuilt > 0 }) {
    return GradeReport.Check(
      id: .evaluatesLess, status: .unchecked, evidence: [GradeWords.noStepRan()])
  }
  if worse.isEmpty, !better {
    return GradeReport.Check(
      id: .evaluatesLess, status: .failed,
      evidence: [GradeWords.noStepLess()])
  }
  return GradeReport.Check(
    id: .evaluatesLess, status: worse.isEmpty ? .passed : .failed, evidence: evidence)
}

extension GradeReport.Check {
  /// A passed check is unchecked where something was not modelled.
  fileprivate func unless(_ doubts: [Evidence]) -> GradeReport.Check {
    guard status == .passed, !doubts.isEmpty else { return self }
    return GradeReport.Check(id: id, status: .unchecked, facts: doubts)
  }
}

private let mostCountedSteps = 64

/// The counts of both sides for all controls of the first, there and back, and what was not
/// modelled. Variables are changed directly only where there is nothing else to do, and both
/// programs have them.
private func counts(_ before: Program, _ after: Program) -> ([CompareReport.Step], [Evidence]) {
  func run(_ program: Program, _ steps: [ActionText]?) -> SimulationRun? {
    let request = SimulationRequest(sources: program.sources, root: program.root, steps: steps)
    return try? simulate(request).get()
  }
  guard let discovered = run(before, nil) else { return ([], []) }
  var offered = discovered.controls.map(ActionText.init)
  if offered.isEmpty, let other = run(after, []) {
    offered = discovered.mutablePaths.filter(other.mutablePaths.contains)
      .map { ActionText("change:" + $0) }
  }
  let steps = Array((offered + offered.reversed()).prefix(mostCountedSteps))
  guard let old = run(before, steps), let new = run(after, steps) else { return ([], []) }
  // A control whose label has changed by then answers to none of the second half's steps.
  let rows = CompareReport.Step.rows(old, new)
  if rows.dropFirst().contains(where: { $0.before.rebuilt != $0.after.rebuilt }) {
    return (rows, old.doubts + new.doubts)
  }
  return (rows + givenRows(before, after, root: discovered.root), old.doubts + new.doubts)
}

/// The counts where a parent changes what it gives to the root; empty: the root has no inputs.
private func givenRows(
  _ before: Program, _ after: Program, root: String
) -> [CompareReport.Step] {
  let shared = Set(typeOutlines(of: after.sources).map(\.name))
  let names = [root] + typeOutlines(of: before.sources).map(\.name).filter(shared.contains)
  let hosts = names.lazy.flatMap { name in
    [true, false].lazy.compactMap {
      TrialHost(of: name, in: before.sources, hasValues: $0)
    }
  }
  guard let host = hosts.first else { return [] }
  func run(_ program: Program) -> SimulationRun? {
    let request = SimulationRequest(
      sources: program.sources + [host.source], root: host.name, steps: host.steps)
    return try? simulate(request).get()
  }
  guard let old = run(before), let new = run(after) else { return [] }
  return CompareReport.Step.rows(old, new).dropFirst().map { row in
    var result = row
    result.action = host.label(of: row.action)
    return result
  }
}

extension CompareReport.Step {
  /// A row for each step that both runs took.
  fileprivate static func rows(_ old: SimulationRun, _ new: SimulationRun) -> [Self] {
    let done = old.steps.indices.filter { $0 < new.steps.count && old.problems[$0] == nil }
    return done.map { index in
      let (before, after) = (old.steps[index], new.steps[index])
      return Self(action: before.action, before: before.counts, after: after.counts)
    }
  }
}

extension StepTrace {
  /// The counts of the step.
  var counts: CompareReport.Counts {
    CompareReport.Counts(
      bodies: runs.filter(\.isBody).count, rebuilt: rebuilt, needed: needed)
  }
}

extension Program {
  /// Why the program cannot be shown.
  fileprivate var problem: String? {
    let request = SimulationRequest(sources: sources, root: root, steps: [])
    guard case .failure(let problem) = simulate(request) else { return nil }
    return problem.sentence
  }
}
