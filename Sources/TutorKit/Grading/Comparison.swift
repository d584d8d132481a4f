import Simulation

/// Whether two runs of one scenario show and do the same.
struct Comparison {
  var starter: SimulationRun
  var submission: SimulationRun

  /// The render trees after each step.
  var rendersTheSame: GradeReport.Check {
    for index in starter.screens.indices where index < submission.screens.count {
      let before = starter.screens[index].lines
      let after = submission.screens[index].lines
      guard before != after else { continue }
      return GradeReport.Check(
        id: "renders-the-same", status: .failed,
        evidence: ["after \(starter.steps[index].action): " + difference(before, after)])
    }
    return GradeReport.Check(id: "renders-the-same", status: .passed, evidence: [])
  }

  /// The first difference of two trees.
  private func difference(_ before: [String], _ after: [String]) -> String {
    let index = zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset
    let place = index ?? min(before.count, after.count)
    let expected = place < before.count ? before[place].trimmed : "nothing more"
    let found = place < after.count ? after[place].trimmed : "nothing more"
    return "expected `\(expected)`, found `\(found)`"
  }

  /// Controls that act in the starter must act here, and the same state must result.
  var behavesTheSame: GradeReport.Check {
    var evidence: [String] = []
    for index in starter.steps.indices.dropFirst() where index < submission.steps.count {
      let action = starter.steps[index].action
      if starter.problems[index] == nil, let problem = submission.problems[index] {
        evidence.append("\(action): \(problem.sentence)")
      } else if isEffective(starter.steps[index]), !isEffective(submission.steps[index]) {
        evidence.append("\(action) changes \(targets(starter.steps[index])), and here nothing")
      }
    }
    return GradeReport.Check(
      id: "behaves-the-same", status: evidence.isEmpty ? .passed : .failed,
      evidence: Array(evidence.prefix(3)))
  }

  private func isEffective(_ step: StepTrace) -> Bool {
    step.writes.contains { !$0.isDropped }
  }

  private func targets(_ step: StepTrace) -> String {
    step.writes.filter { !$0.isDropped }.map(\.target).joined(separator: ", ")
  }
}
