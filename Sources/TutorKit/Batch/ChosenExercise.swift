import Foundation

/// Which exercise a submission is graded as; nil: it is a file of one's own.
package func chosenExercise(
  _ submission: Submission, _ text: String, _ request: BatchRequest
) -> Result<Exercise?, SubmissionProblem> {
  let mark = ExerciseMark(in: text)
  return library(of: mark, submission, request).flatMap { library in
    exercise(of: submission, text, mark, library, request)
  }
}

/// The exercises of the course that a text's mark names, or else of the one that is open.
private func library(
  of mark: ExerciseMark?, _ submission: Submission, _ request: BatchRequest
) -> Result<ExerciseLibrary, SubmissionProblem> {
  let open = request.library
  guard let mark, let course = mark.course, course != open.course?.id else { return .success(open) }
  let path = submission.path
  if course == ExerciseMark.guidelines {
    return open.practice != nil
      ? .success(open)
      : .failure(SubmissionProblem(.unknownExercise, CourseWords.needsLessons(path, mark.name)))
  }
  if request.isCourseChosen || request.exercise != nil {
    let message = CourseWords.fileOfOtherCourse(path, mark.name, open.course?.name ?? "")
    return .failure(SubmissionProblem(.otherExercise, message))
  }
  guard let library = request.courses(course) else {
    return .failure(
      SubmissionProblem(.unknownExercise, CourseWords.unknownCourse(path, mark.name, course)))
  }
  return .success(library)
}

private func exercise(
  of submission: Submission, _ text: String, _ mark: ExerciseMark?, _ library: ExerciseLibrary,
  _ request: BatchRequest
) -> Result<Exercise?, SubmissionProblem> {
  let path = submission.path
  let marked = mark.flatMap { library.exercise($0.exercise) }
  func other(_ other: Exercise, than exercise: Exercise) -> Result<Exercise?, SubmissionProblem> {
    .failure(
      SubmissionProblem(
        .otherExercise, BatchWords.otherExercise(path, other.id, exercise.id)))
  }
  func unknown(_ message: String) -> Result<Exercise?, SubmissionProblem> {
    .failure(SubmissionProblem(.unknownExercise, message))
  }
  if let exercise = request.exercise {
    if let marked, marked.id != exercise.id {
      let message = BatchWords.otherThanNamed(path, marked.id, exercise.id)
      return .failure(SubmissionProblem(.otherExercise, message))
    }
    return .success(exercise)
  }
  if let problem = library.problem(of: mark?.exercise ?? path) {
    return unknown(CourseWords.exerciseRefused(problem.path, problem.reason))
  }
  if let mark {
    guard let marked else { return unknown(BatchWords.unknownMark(path, mark.name)) }
    guard library.isNameFit(path, for: marked) else {
      return .failure(SubmissionProblem(.otherExercise, BatchWords.nameAndMark(path, mark.name)))
    }
    if mark.course != nil || marked.isOwn { return .success(marked) }
  }
  if let exercise = marked ?? library.exercise(path) {
    if let owner = library.owner(of: text, not: exercise) { return other(owner, than: exercise) }
    return .success(exercise)
  }
  guard let number = ExerciseLibrary.number(inName: path) else { return .success(nil) }
  return unknown(
    library.exercise(String(number)).map { BatchWords.nameExercise(path, number, $0.id) }
      ?? BatchWords.noSuchExercise(path, number))
}
