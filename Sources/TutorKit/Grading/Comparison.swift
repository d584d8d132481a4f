import Analysis
import Simulation

/// A program to compare: its sources and the root that is shown.
struct Program: Sendable {
  var sources: [ParsedSource]
  /// nil: the file's preview, or its outermost view.
  var root: String?

  func run(_ steps: [ActionText]) -> SimulationRun? {
    var request = SimulationRequest(sources: sources, root: root, steps: steps)
    request.keepsScreens = true
    return try? simulate(request).get()
  }
}

/// Whether two programs show and do the same over one scenario.
struct Comparison {
  private let before: Program
  private let after: Program
  private let steps: [ActionText]
  let old: SimulationRun
  let new: SimulationRun

  /// - Parameter steps: what to do first; all that the old program offers follows, twice.
  /// nil: one of the two cannot be shown.
  init?(before: Program, after: Program, steps: [ActionText]) {
    self.before = before
    self.after = after
    guard let plan = Self.plan(before, after, steps), let old = before.run(plan),
      let new = after.run(plan)
    else { return nil }
    self.steps = plan
    self.old = old
    self.new = new
  }

  private static let mostSteps = 40

  /// The steps, then all controls that the old program offers, there and back. Variables are
  /// changed directly only where there is nothing else to do, and both programs have them.
  private static func plan(
    _ before: Program, _ after: Program, _ steps: [ActionText]
  ) -> [ActionText]? {
    var request = SimulationRequest(sources: before.sources, root: before.root)
    request.firstSteps = steps
    guard case .success(let discovered) = simulate(request) else { return nil }
    var offered = discovered.controls.map(ActionText.init)
    if steps.isEmpty, offered.isEmpty, let other = after.run([]) {
      offered = discovered.mutablePaths.filter(other.mutablePaths.contains)
        .map { ActionText("change:" + $0) }
    }
    return Array((steps + offered + offered.reversed()).prefix(mostSteps))
  }

  // MARK: Screens

  /// The render trees after each step.
  var rendersTheSame: GradeReport.Check {
    guard let (step, text) = screenDifference(old, new) else {
      return GradeReport.Check(id: "renders-the-same", status: .passed, evidence: [])
    }
    let shortest = shrunk(to: step) { a, b in screenDifference(a, b) != nil }
    return GradeReport.Check(
      id: "renders-the-same", status: .failed, evidence: [after(shortest) + text])
  }

  private func screenDifference(
    _ old: SimulationRun, _ new: SimulationRun
  ) -> (step: Int, text: String)? {
    for index in old.screens.indices where index < new.screens.count {
      guard let text = old.screens[index].difference(to: new.screens[index]) else { continue }
      return (index, text)
    }
    return nil
  }

  // MARK: Behaviour

  /// Controls that act in the old program must act here, and the same state must result.
  var behavesTheSame: GradeReport.Check {
    guard let (step, text) = behaviourDifference(old, new) else {
      return GradeReport.Check(id: "behaves-the-same", status: .passed, evidence: [])
    }
    let shortest = shrunk(to: step) { a, b in behaviourDifference(a, b) != nil }
    return GradeReport.Check(
      id: "behaves-the-same", status: .failed, evidence: [after(shortest) + text])
  }

  private func behaviourDifference(
    _ old: SimulationRun, _ new: SimulationRun
  ) -> (step: Int, text: String)? {
    for index in old.steps.indices where index < new.steps.count {
      if index > 0, let text = actionDifference(old, new, index) { return (index, text) }
      if let text = stateDifference(old.states[index], new.states[index]) { return (index, text) }
    }
    return nil
  }

  private func actionDifference(
    _ old: SimulationRun, _ new: SimulationRun, _ index: Int
  ) -> String? {
    guard old.problems[index] == nil else { return nil }
    if let problem = new.problems[index] { return problem.sentence }
    let before = old.effects(of: index)
    guard !before.isEmpty, new.effects(of: index).isEmpty else { return nil }
    return "it changes \(before.joined(separator: ", ")), and here nothing"
  }

  /// State may move to another view or model, so it is known by its name.
  private func stateDifference(_ old: [StateValue], _ new: [StateValue]) -> String? {
    let values = Dictionary(grouping: old, by: \.name)
    for state in new {
      guard let expected = values[state.name], !state.holdsObjects,
        !expected.contains(where: \.holdsObjects)
      else { continue }
      if !expected.contains(where: { $0.value == state.value }) {
        let wanted = expected.map(\.value).joined(separator: " or ")
        return "`\(state.name)` of \(state.owner) is \(state.value); it should be \(wanted)"
      }
    }
    return nil
  }

  // MARK: The shortest failing sequence

  /// The steps up to `last` without those that the failure does not need.
  private func shrunk(
    to last: Int, isFailing: (SimulationRun, SimulationRun) -> Bool
  ) -> [ActionText] {
    var kept = Array(steps.prefix(last))
    guard kept.count > 1 else { return kept }
    for index in kept.indices.dropLast().reversed() {
      var shorter = kept
      shorter.remove(at: index)
      guard let a = before.run(shorter), let b = after.run(shorter), isFailing(a, b) else {
        continue
      }
      kept = shorter
    }
    return kept
  }

  private func after(_ steps: [ActionText]) -> String {
    steps.isEmpty
      ? "at first: " : "after \(steps.map(\.text).joined(separator: ", ")): "
  }
}

extension SimulationRun {
  /// What a step has changed: the state that has other values, or the screen.
  fileprivate func effects(of step: Int) -> [String] {
    guard step > 0, step < states.count else { return [] }
    let known = Set(states[step - 1])
    let changed = states[step].filter { !known.contains($0) }.map { "\($0.owner).\($0.name)" }
    if changed.isEmpty, screens[step] != screens[step - 1] { return ["what is shown"] }
    return changed
  }
}

extension RenderTree {
  /// The first difference to another tree, in words. nil: none.
  func difference(to other: RenderTree) -> String? {
    let before = lines
    let after = other.lines
    guard before != after else { return nil }
    let index = zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset
    let place = index ?? min(before.count, after.count)
    let expected = place < before.count ? before[place] : nil
    let found = place < after.count ? after[place] : nil
    if let expected, let found, expected.trimmed == found.trimmed {
      return "`\(found.trimmed)` stands inside another view than before"
    }
    return "expected \(expected.map { "`\($0.trimmed)`" } ?? "nothing more"), found "
      + (found.map { "`\($0.trimmed)`" } ?? "nothing more")
  }
}
