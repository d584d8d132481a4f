import Simulation

/// The most view values that a step of a submission may build: the one reckoning that an exercise's goal
/// prints and that grading holds a submission to.
struct StepBound {
  /// The number that is said.
  let most: Int
  /// Titles that the program behind the number builds in the step.
  private let titles: Int

  /// What another program builds, and so many more; what the starter's screen needs in the step is never too much.
  ///
  /// - Parameter starter: its step; nil: it is `other`.
  init(_ other: StepTrace, tolerance: Int = 0, starter: StepTrace? = nil) {
    // What the starter made anew without need counts for new.
    let needed = starter.map { $0.remade == 0 ? $0.needed : 0 } ?? 0
    most = max(other.rebuilt + tolerance, needed)
    titles = other.titles
  }

  /// Whether a step keeps to it. A label that is written as a view is no more than a title, so that titles
  /// which the other program does not build come on top.
  func allows(_ step: StepTrace) -> Bool {
    step.rebuilt <= most + max(0, step.titles - titles)
  }
}

extension Exercise {
  /// What a step may build, by the steps of reference and starter.
  func bound(_ reference: StepTrace, _ starter: StepTrace) -> StepBound {
    StepBound(reference, tolerance: tolerance, starter: starter)
  }
}
