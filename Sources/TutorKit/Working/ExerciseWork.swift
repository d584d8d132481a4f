import Analysis
import Foundation

/// The work at one exercise: its text and the versions of it, grades, comparisons, hints, the reference. Where
/// one is in the course is another matter.
package struct ExerciseWork: Sendable {
  package let exercise: Exercise
  /// Stands in for the text that is kept: a file's.
  let givenText: String?
  let exercises: ExerciseLibrary
  let store: ProgressStore
  /// Asks the compiler about each graded text; nil: it is left out.
  let compileCheck: CompileCheck?
  /// Seconds since 1970.
  let now: @Sendable () -> Double

  package init(
    _ exercise: Exercise, text: String? = nil, exercises: ExerciseLibrary, store: ProgressStore,
    compileCheck: CompileCheck? = nil, now: @escaping @Sendable () -> Double
  ) {
    (self.exercise, givenText, self.exercises) = (exercise, text, exercises)
    (self.store, self.compileCheck, self.now) = (store, compileCheck, now)
  }

  /// The name of the exercise's file.
  package var file: String { exercise.starterFile.lastPathComponent }

  /// The text that is worked on.
  package var text: Result<String, ExerciseRefusal> {
    let text = givenText ?? store.draft(of: exercise.id) ?? exercise.starterText
    return text.map(Result.success) ?? .failure(.unreadable(file))
  }

  /// A text of this exercise, and of no other one.
  var ownText: Result<String, ExerciseRefusal> {
    text.flatMap { text in
      exercises.owner(of: text, not: exercise).map { owner in
        .failure(
          .ofAnother(PracticeWords.otherExercise(owner.number, owner.title, exercise.number)))
      } ?? .success(text)
    }
  }

  func request(for text: String) -> GradeRequest {
    exercise.request(for: parse(text, file: file))
  }

  /// Grades the text, and keeps that as an attempt.
  /// - Parameter previous: The grade before it.
  func grade(previous: GradeReport?) -> Result<GradeReport, ExerciseRefusal> {
    ownText.flatMap { text in
      var request = request(for: text)
      request.previous = previous?.exercise == exercise.id ? previous : nil
      guard let report = TutorKit.grade(request, compiling: compileCheck) else {
        return .failure(.failed(SessionWords.grading()))
      }
      countEqualGrades(report, previous: previous)
      store.record(
        exercise: exercise.id, text: text, verdict: report.verdict.rawValue, report: report.json,
        hints: hintLevel, time: now())
      return .success(report)
    }
  }

  // MARK: The reference

  /// The reference of the exercise. It opens after a pass, or after the last hint.
  package var reference: Result<String, ExerciseRefusal> {
    guard !exercise.isSealed else { return .failure(.sealed) }
    guard isPassed || hintLevel >= hintLevels else {
      return .failure(.closed(hint: hintLevel + 1, of: hintLevels))
    }
    guard let text = exercise.pair?.answer ?? exercise.referenceText else {
      return .failure(.unreadable("solution.swift"))
    }
    return .success(text)
  }

  /// Whether an attempt has passed.
  var isPassed: Bool { store.summary()[exercise.id]?.isPassed == true }
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
