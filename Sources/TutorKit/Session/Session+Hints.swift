import Analysis
import Foundation

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
  /// Whether the reference is graded against and not shown.
  package var isSealed = false

  /// The hint as a person reads it.
  package func text(options: RenderOptions) -> String {
    guard let level, let hint else {
      if isPassed { return options.prose(HintWords.nothing()) }
      return options.prose(
        isSealed
          ? CourseWords.noMoreHints() : HintWords.noMore(options.command("solution", exercise)))
    }
    let lines = options.wrap(HintWords.numbered(level, levels, hint.text).visible)
    let code = hint.code.isEmpty ? [] : [""] + hint.code.map { ("    " + $0).visible.trimmingRight }
    return (lines + code).joined(separator: "\n") + "\n"
  }
}

extension Session {
  /// How many hints were given.
  var hintLevel: Int {
    guard let exercise else { return 0 }
    return store.hintsUsed(on: exercise.id)
  }

  /// A hint that was given already, once more.
  func hint(again number: Int) -> Response {
    let given = hintLevel
    guard number <= given else {
      return say(PracticeWords.noHintYet(number, min(given + 1, hintLevels)))
    }
    switch hint(number: number) {
    case .success(let report): return Response(report.text(options: options))
    case .failure(let refusal): return say(refusal.sentence)
    }
  }

  /// What the compiler says comes last, and only where nothing else has failed: it takes longest.
  private func graded(_ request: GradeRequest) -> GradeReport {
    let report = grade(request)
    guard report.firstToMend == nil else { return report }
    return grade(request, compiling: compileCheck) ?? report
  }

  /// A text of this exercise.
  private var textToHint: Result<(Exercise, String), ExerciseRefusal> {
    currentText.flatMap { exercise, text in
      otherExercise(of: text, than: exercise).map { .failure(.ofAnother($0)) }
        ?? .success((exercise, text))
    }
  }

  private func hint(number: Int) -> Result<HintReport, ExerciseRefusal> {
    textToHint.flatMap { exercise, text in
      let request = exercise.request(
        for: parse(text, file: exercise.starterFile.lastPathComponent))
      let found = withDeepStack { () -> HintReport in
        let ladder = HintLadder(report: graded(request), request: request)
        return HintReport(
          exercise: exercise.id, level: ladder.isEmpty ? nil : max(1, number), levels: hintLevels,
          hint: ladder.isEmpty ? nil : ladder.hint(max(1, number)), isPassed: ladder.isEmpty)
      }
      return found.map(Result.success) ?? .failure(.failed(SessionWords.grading()))
    }
  }

  func hint() -> Response {
    switch nextHint() {
    case .success(let report): Response(report.text(options: options))
    case .failure(let refusal): say(refusal.sentence)
    }
  }

  /// The next hint on what the text lacks now; it counts as given.
  package func nextHint() -> Result<HintReport, ExerciseRefusal> {
    textToHint.flatMap { exercise, text in
      let request = exercise.request(
        for: parse(text, file: exercise.starterFile.lastPathComponent))
      let level = store.hintsGiven(on: exercise.id, for: text)
      let found = withDeepStack { () -> HintReport in
        let ladder = HintLadder(report: graded(request), request: request)
        let isLeft = !ladder.isEmpty && level < hintLevels
        return HintReport(
          exercise: exercise.id, level: isLeft ? level + 1 : nil, levels: hintLevels,
          hint: isLeft ? ladder.hint(level + 1) : nil, isPassed: ladder.isEmpty,
          isSealed: exercise.isSealed)
      }
      guard let found else { return .failure(.failed(SessionWords.grading())) }
      if let level = found.level {
        store.useHint(level, on: exercise.id, for: text, time: now())
      }
      return .success(found)
    }
  }

  func solution() -> Response {
    switch reference() {
    case .success(let text):
      Response(options.code(text).joined(separator: "\n").visibleKeepingStyle(options) + "\n")
    case .failure(let refusal): say(refusal.sentence)
    }
  }
}
