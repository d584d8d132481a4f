import Analysis
import Simulation

/// A step that changes texts or pictures of a pair's Incorrect example, and none of its Correct one: something was
/// computed once where it has to follow what is typed or tapped. What asks first, and offers a button for the
/// answer, has lost nothing.
struct LostChange {
  /// `“Search” changes`
  let step: String
  /// As code, what is shown or no longer shown after the step on the Incorrect side: `Text("Bob")`.
  let shown: String

  /// nil: nothing is lost, or it is not known.
  init?(_ pair: GuidelinePair, _ exercise: Exercise) {
    guard case .differ? = exercise.pair?.relation, let answer = exercise.pair?.answer,
      let controls = Self.run(pair.bad.program, exercise.root, nil)?.controls
    else { return nil }
    let steps = controls.prefix(Self.mostSteps).map(ActionText.init)
    guard let old = Self.run(pair.bad.program, exercise.root, steps),
      let new = Self.run(answer, exercise.root, steps)
    else { return nil }
    for index in steps.indices.map({ $0 + 1 }) where Self.isKnown(old, index) {
      let changed = Self.changed(old, index)
      guard let first = changed.first, Self.isKnown(new, index), !Self.follows(new, index) else {
        continue
      }
      (step, shown) = (steps[index - 1].happening, first)
      return
    }
    return nil
  }

  private static let mostSteps = 24
  private static let kinds: Set<String> = ["Text", "Label", "Image"]

  private static func run(
    _ text: String, _ root: String, _ steps: [ActionText]?
  ) -> SimulationRun? {
    var request = SimulationRequest(
      sources: [parse(text, file: "")], root: root, steps: steps)
    request.keepsScreens = true
    return try? simulate(request).get()
  }

  /// Whether all is known of a step and the one before.
  private static func isKnown(_ run: SimulationRun, _ index: Int) -> Bool {
    run.screens.indices.contains(index) && run.problems[index] == nil
      && [index - 1, index].allSatisfy { run.steps[$0].unchecked.isEmpty }
  }

  /// Whether anything that is shown is another than before the step, besides the control that was used: a text, a
  /// modifier's value, an alert with a button for the answer.
  private static func follows(_ run: SimulationRun, _ index: Int) -> Bool {
    let shown = [index - 1, index].map { lines(of: run.screens[$0]) }
    return shown[0] != shown[1]
  }

  private static func lines(of tree: RenderTree) -> [String] {
    return (silent.contains(tree.name) ? [] : [tree.line]) + tree.children.flatMap(lines)
  }

  /// Controls, which show the value that a person changes in them, and modifiers that show nothing of the value
  /// that they are given.
  private static let silent = LostContent.valueControls.union([
    ".onChange", ".task", ".animation", ".searchable",
  ])

  /// What comes or goes in a step.
  private static func changed(_ run: SimulationRun, _ index: Int) -> [String] {
    let before = LostContent.parts(kinds, of: run.screens[index - 1])
    let after = LostContent.parts(kinds, of: run.screens[index])
    return after.removing(before) + before.removing(after)
  }
}

extension [String] {
  /// What the others have not, each as often as it stands here more.
  func removing(_ others: [String]) -> [String] {
    var others = others
    return filter { part in
      guard let index = others.firstIndex(of: part) else { return true }
      others.remove(at: index)
      return false
    }
  }
}
