import Simulation

/// The most view values that a step of a submission may build: the one reckoning that an exercise's goal
/// prints and that grading holds a submission to.
struct StepBound {
  /// The number that is said.
  let most: Int
  /// Titles that the program behind the number builds in the step, and modifiers that hand a model down.
  private let titles: Int

  /// What another program builds, and so many more.
  init(_ other: StepTrace, tolerance: Int = 0) {
    most = other.rebuilt + tolerance
    titles = other.titles
  }

  /// Whether a step keeps to it. A label that is written as a view is no more than a title, so that titles
  /// which the other program does not build come on top; and a model may be handed down as it may be passed.
  func allows(_ step: StepTrace) -> Bool {
    step.rebuilt <= most + max(0, step.titles - titles)
  }
}

extension Exercise {
  /// What a step may build, by the reference's step.
  func bound(_ reference: StepTrace) -> StepBound {
    StepBound(reference, tolerance: tolerance)
  }
}

extension StepTrace {
  /// Whether a step builds nothing in vain, and no more than the starter's screen needs in it: a reference that builds
  /// something earlier builds less then, and no answer has to.
  func buildsOnlyWhatIsNeeded(by starter: StepTrace) -> Bool {
    rebuilt == needed && remade == 0 && rebuilt <= starter.needed
  }
}
