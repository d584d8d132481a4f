import Analysis

extension ChoiceQuestion {
  /// How many view values the Incorrect side builds again in a step: more than show something else. nil: that is
  /// known of no step, or the numbers are too few to choose from.
  static func counted(_ lesson: Lesson) -> ChoiceQuestion? {
    guard let (bad, good) = lesson.pair, bad.withoutComments.rows.count <= mostLines,
      let program = lesson.program(of: bad)
    else { return nil }
    return program.personsActions(atMost: mostActions).lazy.compactMap { action in
      StepCounts(program, action).flatMap { counts in
        counted(lesson, bad, action, counts, lesson.program(of: good))
      }
    }.first
  }

  /// More steps are not tried.
  private static let mostActions = 6

  private static func counted(
    _ lesson: Lesson, _ bad: GuidelineExample, _ action: String, _ counts: StepCounts,
    _ other: PredictionProgram?
  ) -> ChoiceQuestion? {
    guard counts.rebuilt > counts.needed, let program = lesson.program(of: bad) else { return nil }
    let whole = StepCounts(program, nil)?.rebuilt ?? 2 * counts.rebuilt
    let between = (counts.rebuilt + counts.needed + 1) / 2
    let numbers = Set([counts.rebuilt, counts.needed, between, whole, 0]).sorted().suffix(4)
    guard numbers.count > 2, let place = numbers.firstIndex(of: counts.rebuilt) else { return nil }
    let happening = ActionText(action).happening
    let saved = other.flatMap { StepCounts($0, action) }.map(\.rebuilt)
    let reason =
      saved.map { PracticeWords.countedBeside(happening, counts.rebuilt, counts.needed, $0) }
      ?? PracticeWords.counted(happening, counts.rebuilt, counts.needed)
    return ChoiceQuestion(
      id: lesson.id + "#counted", kind: .counted, listing: bad.withoutComments,
      choices: numbers.map { .sentence(PracticeWords.viewValues($0)) },
      question: PracticeWords.howMany(happening),
      howToAnswer: PracticeWords.answerNumber(numbers.count),
      right: place - numbers.startIndex + 1, reason: reason)
  }
}
