/// What to say where an exercise is needed and none is open.
extension Session {
  /// Names the exercise of the lesson that is open, or else the first one that there is.
  var chooseExercise: String {
    let own = lesson.flatMap { exercises.exercises(of: $0).first }
    if let own { return SessionWords.chooseExercise("exercise \(own.label)") }
    // Those of a whole folder take long to make.
    let first = lessons.lessons.lazy.compactMap { exercises.exercises(of: $0).first }.first
    guard let first else { return SessionWords.noExerciseToChoose() }
    let command = "exercise \(first.label)"
    return lesson == nil
      ? SessionWords.chooseExercise(command) : SessionWords.chooseOtherExercise(command)
  }
}
