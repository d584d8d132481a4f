import Analysis
import Foundation

/// What a text is compared with.
package enum DiffTarget: String, CaseIterable, Sendable {
  /// The last attempt with another text; the starter, where there is none.
  case attempt
  case starter, reference
}

/// Why an exercise's command has no answer.
package enum ExerciseRefusal: Error, Hashable, Sendable {
  /// No exercise is chosen, and the sentence that says which one may be.
  case noExercise(String)
  /// The course is handed out without its solutions.
  case sealed
  /// A file of the exercise cannot be read.
  case unreadable(String)
  /// The reference is closed; the next hint's number, and how many there are.
  case closed(hint: Int, of: Int)
  /// The text is that of another exercise, in a sentence.
  case ofAnother(String)
  /// A fault of the program.
  case failed(String)

  /// What is wrong and what to do.
  package var sentence: String {
    switch self {
    case .noExercise(let sentence), .ofAnother(let sentence): sentence
    case .sealed: CourseWords.sealed()
    case .unreadable(let name): SessionWords.cannotRead(name)
    case .closed(let hint, let count):
      SessionWords.referenceClosed(hint, count)
    case .failed(let what): SessionWords.didNotEnd(what)
    }
  }
}

extension Session {
  /// Turns to an exercise for one command; the place in the course stays.
  ///
  /// - Parameter text: What stands in for the text that the session keeps: a file's.
  package mutating func turn(to exercise: Exercise, text: String?) {
    self.exercise = exercise
    givenText = text
  }

  /// `diff`, `diff starter`, `diff reference`.
  func diff(_ argument: String) -> Response {
    guard let target = argument.isEmpty ? .attempt : DiffTarget(rawValue: argument) else {
      let known = DiffTarget.allCases.map(\.rawValue)
      let nearest = nearestName(to: argument, among: known)
      return say(nearest.map { DiffWords.targetsButNear($0) } ?? DiffWords.targets())
    }
    switch comparison(with: target) {
    case .success(let report): return Response(report.text(options: options))
    case .failure(let refusal): return say(refusal.sentence)
    }
  }

  /// The text compared with another one.
  package func comparison(with target: DiffTarget) -> Result<DiffReport, ExerciseRefusal> {
    currentText.flatMap { exercise, text in
      other(target, than: text, exercise).flatMap { old, role in
        let name = exercise.starterFile.lastPathComponent
        let mine = DiffRequest.Version(parse(text, file: name), .mine)
        let other = DiffRequest.Version(parse(old, file: name), role)
        // What the learner has is the new side, except that the reference is where one goes.
        let request = DiffRequest(
          from: role == .reference ? mine : other, to: role == .reference ? other : mine,
          root: exercise.root, steps: exercise.scenario,
          companions: exercise.isOwn ? exercise.parsedCompanions : [])
        guard let report = withDeepStack({ TutorKit.diff(request) }) else {
          return .failure(.failed(DiffWords.theComparison()))
        }
        return .success(report)
      }
    }
  }

  /// The text to compare with, and what it is.
  private func other(
    _ target: DiffTarget, than text: String, _ exercise: Exercise
  ) -> Result<(String, DiffReport.Role), ExerciseRefusal> {
    switch target {
    case .reference: return referenceText(exercise).map { ($0, .reference) }
    case .attempt:
      if let last = store.attempts(at: exercise.id).last(where: { $0.text != text }) {
        return .success((last.text, .attempt))
      }
      return other(.starter, than: text, exercise)
    case .starter:
      guard let starter = starterText(exercise) else {
        return .failure(.unreadable(exercise.starterFile.lastPathComponent))
      }
      return .success((starter, .starter))
    }
  }

  /// The exercise and the text being worked on.
  var currentText: Result<(Exercise, String), ExerciseRefusal> {
    guard let exercise else { return .failure(.noExercise(chooseExercise)) }
    guard let text = givenText ?? store.draft(of: exercise.id) ?? starterText(exercise) else {
      return .failure(.unreadable(exercise.starterFile.lastPathComponent))
    }
    return .success((exercise, text))
  }

  /// The file that stands in for the text that the session keeps, and the text that it began with;
  /// nil: there is no such file.
  package var fileToReset: (file: String, starter: String)? {
    guard givenText != nil, let exercise, let starter = starterText(exercise) else { return nil }
    return (exercise.starterFile.lastPathComponent, starter)
  }

  // MARK: The reference

  /// The reference of the exercise, once it is open.
  package func reference() -> Result<String, ExerciseRefusal> {
    guard let exercise else { return .failure(.noExercise(chooseExercise)) }
    return referenceText(exercise)
  }

  /// It opens after a pass, or after the last hint.
  private func referenceText(_ exercise: Exercise) -> Result<String, ExerciseRefusal> {
    guard !exercise.isSealed else { return .failure(.sealed) }
    let isPassed = store.summary()[exercise.id]?.isPassed == true
    guard isPassed || hintLevel >= hintLevels else {
      return .failure(.closed(hint: hintLevel + 1, of: hintLevels))
    }
    guard let text = exercise.pair?.answer ?? exercise.referenceText else {
      return .failure(.unreadable("solution.swift"))
    }
    return .success(text)
  }
}
