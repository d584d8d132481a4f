package import Analysis
import Simulation

/// What to grade.
package struct GradeRequest: Sendable {
  package var submission: ParsedSource
  /// nil: a file of one's own, graded against all rules.
  package var exercise: Exercise?
  /// The exercise's sources, read by the caller: grading reads no files.
  package var starter: ParsedSource?
  package var reference: ParsedSource?

  package init(
    submission: ParsedSource, exercise: Exercise? = nil, starter: ParsedSource? = nil,
    reference: ParsedSource? = nil
  ) {
    self.submission = submission
    self.exercise = exercise
    self.starter = starter
    self.reference = reference
  }
}

/// Grades a submission. A pure function: the command, the session and the tests call this one.
/// Use ``withDeepStack(_:)`` around it.
package func grade(_ request: GradeRequest) -> GradeReport {
  var report = GradeReport(
    file: request.submission.file, exercise: request.exercise?.id, verdict: .unchecked, checks: [],
    findings: [], steps: [])
  let errors = request.submission.syntaxErrors
  report.checks.append(parsesCheck(request.submission.file, errors))
  guard errors.isEmpty else {
    report.verdict = .notPassed
    return report
  }
  let rules = request.exercise.flatMap { $0.rules.isEmpty ? nil : Set($0.rules) }
  let found = findings(in: [request.submission], rules: rules)
  report.findings = found.map(FindingReport.init)
  report.checks.append(guidelineCheck(found))
  let runs = GradingRuns(request)
  report.checks += runs.checks
  report.steps = runs.steps
  report.verdict = verdict(report.checks)
  return report
}

private func verdict(_ checks: [GradeReport.Check]) -> GradeReport.Verdict {
  if checks.contains(where: { $0.status == .failed }) { return .notPassed }
  return checks.contains { $0.status == .unchecked } ? .unchecked : .passed
}

private func parsesCheck(_ file: String, _ errors: [SyntaxProblem]) -> GradeReport.Check {
  GradeReport.Check(
    id: "parses", status: errors.isEmpty ? .passed : .failed,
    evidence: errors.prefix(3).map {
      "\(file):\($0.position.line):\($0.position.column): \($0.message)"
    })
}

private func guidelineCheck(_ found: [Finding]) -> GradeReport.Check {
  let broken = found.filter { $0.severity >= .warning }
  return GradeReport.Check(
    id: "guideline", status: broken.isEmpty ? .passed : .failed,
    evidence: broken.map {
      "\($0.file):\($0.range.start.line):\($0.range.start.column): [\($0.rule)] \($0.message)"
    })
}

/// The simulated scenarios of submission, starter and reference.
private struct GradingRuns {
  private var submission: Result<SimulationRun, SimulationProblem>
  private var starter: SimulationRun?
  private var reference: SimulationRun?
  private let exercise: Exercise?

  init(_ request: GradeRequest) {
    exercise = request.exercise
    let root = request.exercise?.root
    starter = request.starter.flatMap { Self.run($0, root, Self.scenario(request.exercise)) }
    let steps =
      Self.scenario(request.exercise)
      ?? starter.map { run in
        run.steps.dropFirst().map { ActionText($0.action) }
      }
    reference = request.reference.flatMap { Self.run($0, root, steps) }
    submission = simulate(Self.simulation(request.submission, root, steps))
  }

  private static func scenario(_ exercise: Exercise?) -> [ActionText]? {
    guard let exercise, !exercise.scenario.isEmpty else { return nil }
    return exercise.scenario.map(ActionText.init)
  }

  private static func simulation(
    _ source: ParsedSource, _ root: String?, _ steps: [ActionText]?
  ) -> SimulationRequest {
    var request = SimulationRequest(sources: [source], root: root, steps: steps)
    request.keepsScreens = true
    return request
  }

  private static func run(
    _ source: ParsedSource, _ root: String?, _ steps: [ActionText]?
  ) -> SimulationRun? {
    try? simulate(simulation(source, root, steps)).get()
  }

  var checks: [GradeReport.Check] {
    switch submission {
    case .failure(let problem):
      return [
        GradeReport.Check(
          id: "renders-the-same", status: exercise == nil ? .unchecked : .failed,
          evidence: [problem.sentence])
      ]
    case .success(let run):
      guard let starter else { return run.unchecked.isEmpty ? [] : [uncheckedCheck(run)] }
      let comparison = Comparison(starter: starter, submission: run)
      return [
        doubtful(comparison.rendersTheSame, run), doubtful(comparison.behavesTheSame, run),
        doubtful(evaluatesLess(run, starter), run),
      ]
    }
  }

  /// What is not modelled leaves a check that would pass unchecked.
  private func doubtful(
    _ check: GradeReport.Check, _ run: SimulationRun
  ) -> GradeReport.Check {
    guard check.status == .passed, !run.unchecked.isEmpty else { return check }
    return GradeReport.Check(
      id: check.id, status: .unchecked, evidence: uncheckedCheck(run).evidence)
  }

  private func uncheckedCheck(_ run: SimulationRun) -> GradeReport.Check {
    GradeReport.Check(
      id: "evaluates", status: .unchecked,
      evidence: run.unchecked.prefix(3).map { unsupported in
        (run.place(unsupported.location).map { $0 + ": " } ?? "") + unsupported.what
          + " is not modelled, so the counts are not certain"
      })
  }

  /// Rebuilt within the reference's numbers plus the tolerance, never more than the starter's.
  private func evaluatesLess(
    _ run: SimulationRun, _ starter: SimulationRun
  ) -> GradeReport.Check {
    var evidence: [String] = []
    for index in run.steps.indices.dropFirst() where index < starter.steps.count {
      let step = run.steps[index]
      let before = starter.steps[index].rebuilt
      let budget = reference.flatMap { index < $0.steps.count ? $0.steps[index].rebuilt : nil }
      if let budget, step.rebuilt > budget + (exercise?.tolerance ?? 0) {
        evidence.append(
          "\(step.action): \(step.rebuilt) view values rebuilt, \(step.needed) needed; the "
            + "reference rebuilds \(budget), the starter \(before)")
      } else if step.rebuilt > before {
        evidence.append(
          "\(step.action): \(step.rebuilt) view values rebuilt, more than the starter's \(before)")
      }
    }
    return GradeReport.Check(
      id: "evaluates-less", status: evidence.isEmpty ? .passed : .failed, evidence: evidence)
  }

  var steps: [GradeReport.Step] {
    guard case .success(let run) = submission else { return [] }
    return run.steps.indices.map { index in
      let step = run.steps[index]
      func rebuilt(_ other: SimulationRun?) -> Int? {
        guard let other, index < other.steps.count else { return nil }
        return other.steps[index].rebuilt
      }
      return GradeReport.Step(
        action: step.action, bodies: step.runs.filter(\.isBody).count, rebuilt: step.rebuilt,
        needed: step.needed, starterRebuilt: rebuilt(starter), referenceRebuilt: rebuilt(reference))
    }
  }
}
