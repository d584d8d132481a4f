extension ExerciseWork {
  /// How many hints were given.
  var hintLevel: Int { store.hintsUsed(on: exercise.id) }

  /// The next hint on what the text lacks now; it counts as given. Levels that say what the one before says are
  /// left out.
  package func nextHint() -> Result<HintReport, ExerciseRefusal> {
    ownText.flatMap { text in
      let level = store.hintsGiven(on: exercise.id, for: text)
      return hint(on: text, number: level < hintLevels ? level + 1 : nil, after: level).map {
        report in
        guard let number = report.level else { return report }
        store.useHint(number, on: exercise.id, for: text, time: now())
        return report
      }
    }
  }

  /// A hint once more, by its number from 1.
  func hint(again number: Int) -> Result<HintReport, ExerciseRefusal> {
    ownText.flatMap { hint(on: $0, number: max(1, number), after: 0) }
  }

  /// - Parameters:
  ///   - number: nil: none is left.
  ///   - given: the level of the hint that was given last, which is not said again; 0: none was.
  private func hint(
    on text: String, number: Int?, after given: Int
  ) -> Result<HintReport, ExerciseRefusal> {
    let request = request(for: text)
    let found = withDeepStack { () -> HintReport in
      let ladder = HintLadder(report: graded(request), request: request)
      let level = ladder.isEmpty ? nil : number.map { ladder.level(from: $0, after: given) }
      var hint = level.flatMap(ladder.hint)
      if let number, let level, number < level, let found = hint {
        hint?.text =
          number == level - 1
          ? HintWords.leftOutOne(number, found.text)
          : HintWords.leftOut(number, level - 1, found.text)
      }
      let isOpen = ladder.isEmpty && ladder.report.verdict == .unchecked
      return HintReport(
        exercise: exercise.id, level: level, levels: hintLevels, hint: hint,
        isPassed: ladder.isEmpty, isOpen: isOpen,
        principle: isOpen ? exercise.hints.dropFirst(2).first : nil, isSealed: exercise.isSealed)
    }
    return found.map(Result.success) ?? .failure(.failed(SessionWords.grading()))
  }

  /// Graded as `grade` does it: what does not compile is to be mended before all that follows from it.
  private func graded(_ request: GradeRequest) -> GradeReport {
    TutorKit.grade(request, compiling: compileCheck) ?? TutorKit.grade(request)
  }

  // MARK: Equal grades

  private var equalGradesName: String { "equal grades " + exercise.id }

  /// How many grades in a row were equal.
  var equalGrades: Int { store.setting(equalGradesName).flatMap(Int.init) ?? 0 }

  /// Begins to count anew.
  func forgetEqualGrades() { store.set(equalGradesName, to: "0") }

  func countEqualGrades(_ report: GradeReport, previous: GradeReport?) {
    let isEqual = previous.map { $0.exercise == report.exercise && $0.checks == report.checks }
    let count = report.verdict == .passed ? 0 : isEqual == true ? equalGrades + 1 : 1
    store.set(equalGradesName, to: String(count))
  }
}

/// `tutor hint --format json`
package struct HintReport: Codable, Hashable, Sendable {
  package var format = 1
  package var exercise: String
  /// From 1; nil: the text passes, or all hints were given.
  package var level: Int?
  package var levels: Int
  /// nil: there is none, since the text passes or all were given.
  package var hint: Hint?
  /// Whether there is nothing to hint at.
  package var isPassed: Bool
  /// Whether no check fails, and one is unchecked.
  package var isOpen = false
  /// What the exercise is about, where nothing fails and something is unchecked; nil: otherwise, or nobody wrote
  /// it.
  package var principle: String?
  /// Whether the reference is graded against and not shown.
  package var isSealed = false

  /// The hint as a person reads it.
  package func text(options: RenderOptions) -> String {
    guard let level, let hint else {
      if isPassed {
        guard isOpen else { return options.prose(HintWords.nothing()) }
        return options.prose(
          principle.map { HintWords.nothingFailsBut($0) } ?? HintWords.nothingFails())
      }
      return options.prose(
        isSealed
          ? CourseWords.noMoreHints() : HintWords.noMore(options.command("solution", exercise)))
    }
    let lines = options.wrap(HintWords.numbered(level, levels, hint.text).visible)
    let code = hint.code.isEmpty ? [] : [""] + hint.code.map { ("    " + $0).visible.trimmingRight }
    return (lines + code).joined(separator: "\n") + "\n"
  }
}
