import Foundation

extension ProgressStore {
  /// Adds a graded attempt that was made outside of a session.
  @discardableResult
  package func record(
    _ report: GradeReport, text: String, of exercise: Exercise, time: Double
  ) -> Bool {
    record(
      exercise: exercise.id, text: text, verdict: report.verdict.rawValue, report: report.json,
      hints: hintsUsed(on: exercise.id), time: time)
  }
}
