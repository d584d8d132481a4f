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
    /// Something in the step is not modelled: the numbers are what is known. nil: nothing is.
    package var isUnchecked: Bool?
    /// View values that are made anew and show what stood there before. No part of the report's file.
    var remade = 0

    private enum CodingKeys: String, CodingKey { case bodies, rebuilt, needed, isUnchecked }
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
  let doubts = comparison.doubts
  let renders = comparison.rendersTheSame.unless(doubts)
  var (steps, countDoubts) = counts(old, new)
  // What a name would build that nothing declares is not there to be counted.
  let lost = renders.status == .passed ? [] : undeclaredNames(in: after, since: before)
  if !lost.isEmpty {
    steps = []
    countDoubts = [
      Evidence(
        GradeWords.notCountedOfUndeclared(enumerated(lost.map { "`\($0)`" }), lost.count))
    ]
  }
  let checks = [
    renders, comparison.behavesTheSame.unless(doubts),
    !lost.isEmpty
      ? GradeReport.Check(id: .evaluatesLess, status: .unchecked, facts: countDoubts)
      : evaluatesLess(steps).unless(countDoubts),
  ]
  let verdict: GradeReport.Verdict =
    checks.contains { $0.status == .failed }
    ? .notPassed : checks.contains { $0.status == .unchecked } ? .unchecked : .passed
  return CompareReport(
    verdict: verdict, checks: checks, steps: steps, compared: comparison.roots)
}

/// No step rebuilds more, and one at least rebuilds less.
func evaluatesLess(_ steps: [CompareReport.Step]) -> GradeReport.Check {
  let worse = steps.dropFirst().filter { $0.after.rebuilt > $0.before.rebuilt }
  let better = steps.dropFirst().contains { $0.after.rebuilt < $0.before.rebuilt }
  let evidence = worse.map {
    GradeWords.rebuildsMoreThanBefore($0.action, $0.after.rebuilt, $0.before.rebuilt)
  }
  if worse.isEmpty, !steps.dropFirst().contains(where: { $0.before.bodies > 0 }) {
    let words = steps.runNoBody ? GradeWords.noStepRunsBody() : GradeWords.noStepRan()
    return GradeReport.Check(id: .evaluatesLess, status: .unchecked, evidence: [words])
  }
  if worse.isEmpty, !better {
    return GradeReport.Check(
      id: .evaluatesLess, status: .failed,
      evidence: [GradeWords.noStepLess()])
  }
  return GradeReport.Check(
    id: .evaluatesLess, status: worse.isEmpty ? .passed : .failed, evidence: evidence)
}

extension [CompareReport.Step] {
  /// Whether there are steps after the first appearance, and none runs a body on either side.
  var runNoBody: Bool {
    let later = dropFirst()
    return !later.isEmpty
      && later.allSatisfy {
        $0.before.bodies == 0 && $0.after.bodies == 0 && $0.before.rebuilt == $0.after.rebuilt
          && $0.before.isUnchecked == nil && $0.after.isUnchecked == nil
      }
  }
}

extension GradeReport.Check {
  /// A passed check is unchecked where something was not modelled.
  fileprivate func unless(_ doubts: [Evidence]) -> GradeReport.Check {
    guard status == .passed, !doubts.isEmpty else { return self }
    return GradeReport.Check(id: id, status: .unchecked, facts: doubts)
  }
}

/// The counts of both sides, and what was not modelled: of the root, and where none is given of each view besides that
/// is compared for itself and that the first one does not show.
private func counts(_ before: Program, _ after: Program) -> ([CompareReport.Step], [Evidence]) {
  var pairs = CountedPair.pairs(before, after)
  var rows = pairs.flatMap(\.rows)
  if before.root == nil {
    var seen = Set(pairs.flatMap { $0.old.instances.joined() }.map(\.view))
    for (old, new) in ComparisonRoots(before, after).pairs {
      guard let root = old.root, !root.hasPrefix("#"), !seen.contains(root.rootName) else {
        continue
      }
      let further = CountedPair.pairs(old, new)
      seen.formUnion(further.flatMap { $0.old.instances.joined() }.map(\.view))
      rows += further.flatMap { $0.rows.dropFirst() }
      pairs += further
    }
  }
  var doubts: [Evidence] = []
  for doubt in pairs.flatMap({ $0.old.doubts + $0.new.doubts }) where !doubts.contains(doubt) {
    doubts.append(doubt)
  }
  return (rows, doubts)
}

extension StepTrace {
  /// The counts of the step. The body of a parent that the tutor made is nobody's.
  var counts: CompareReport.Counts {
    CompareReport.Counts(
      bodies: runs.count { $0.isBody && $0.view != TrialHost.name }, rebuilt: rebuilt,
      needed: needed,
      isUnchecked: unchecked.isEmpty ? nil : true, remade: remade)
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
