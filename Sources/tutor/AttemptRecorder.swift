import Foundation
import TutorKit

/// Keeps what was graded as attempts of the learner.
struct AttemptRecorder {
  let common: CommonOptions

  /// Whether attempts at an exercise are kept: somebody learns here. In CI nobody does, unless there is a record already.
  private func keepsAttempts(at exercise: Exercise) -> Bool {
    hasBegun(exercise) || (ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
  }

  /// Whether there is a record of the exercise's course.
  func hasBegun(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: stateFolder(of: exercise).path)
  }

  /// Says what is wrong with the record, if something is.
  func record(_ report: GradeReport, _ text: String, of exercise: Exercise) {
    guard keepsAttempts(at: exercise) else { return }
    let time = Date().timeIntervalSince1970
    guard let store = ProgressStore.open(in: stateFolder(of: exercise), time: time) else { return }
    if let problem = store.problem { complain(problem) }
    store.record(report, text: text, of: exercise, time: time)
  }

  private func stateFolder(of exercise: Exercise) -> URL {
    exercise.course.map { common.stateFolder(of: $0) } ?? common.stateFolder
  }
}
