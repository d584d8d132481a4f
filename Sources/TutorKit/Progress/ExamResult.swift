import Foundation

/// How an exam ended.
struct ExamResult: Hashable, Sendable {
  var right: Int
  var asked: Int
  var isPassed: Bool
  /// Seconds since 1970.
  var time: Double
}

extension ExamResult {
  /// The name under which exams are kept among the attempts.
  static let exercise = "exam"

  /// Keeps an exam that was answered to its end. True: it is on the disk.
  @discardableResult
  static func keep(_ exam: Exam, in store: ProgressStore, time: Double) -> Bool {
    let verdict = exam.isPassed ? GradeReport.Verdict.passed : .notPassed
    let counts = ExamCounts(right: exam.right, asked: exam.answers.count)
    let report = (try? JSONEncoder().encode(counts)).map { String(decoding: $0, as: UTF8.self) }
    return store.record(
      exercise: Self.exercise, text: exam.record, verdict: verdict.rawValue, report: report ?? "{}",
      hints: 0, time: time)
  }

  /// All exams that were answered to their end, oldest first.
  static func all(in store: ProgressStore) -> [ExamResult] {
    store.attempts(at: exercise).compactMap { attempt in
      guard
        let counts = try? JSONDecoder().decode(ExamCounts.self, from: Data(attempt.report.utf8))
      else { return nil }
      return ExamResult(
        right: counts.right, asked: counts.asked,
        isPassed: attempt.verdict == GradeReport.Verdict.passed.rawValue, time: attempt.time)
    }
  }
}

private struct ExamCounts: Codable {
  var right: Int
  var asked: Int
}

extension Double {
  /// The day of a time in seconds since 1970: `2026-11-25`.
  var dayWords: String {
    Date(timeIntervalSince1970: self).formatted(.iso8601.year().month().day())
  }
}
