import Foundation
import ReportFormats
import TutorKit

extension Grade {
  /// Keeps attempts, and says of passes that are not kept that they are not.
  ///
  /// On a machine where nobody has begun to learn, as in CI, nothing is written.
  func record(_ results: [BatchResult]) {
    for result in results where isOwn(result) { record(result) }
    guard format.format.reader == .person, !batch.isOfOthers else { return }
    let left = results.filter { result in
      result.report?.verdict == .passed && !isOwn(result)
        && result.exercise.map { hasBegun($0) } == true
    }
    if let first = left.first {
      complain(BatchWords.notCounted(left.count, first.submission.path))
    }
  }

  /// Whether a file is the learner's: one that was named for a person to read about, or in any format
  /// the exercise's file in the working folder. What was found in a folder, or handed in by others,
  /// is not.
  private func isOwn(_ result: BatchResult) -> Bool {
    let submission = result.submission
    guard submission.root == nil, !batch.isOfOthers else { return false }
    return format.format.reader == .person
      || submission.path == result.exercise?.starterFile.lastPathComponent
  }

  private func hasBegun(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: stateFolder(of: exercise).path)
  }

  private func stateFolder(of exercise: Exercise) -> URL {
    exercise.course.map { common.stateFolder(of: $0) } ?? common.stateFolder
  }

  private func record(_ result: BatchResult) {
    guard let report = result.report, let exercise = result.exercise, let text = result.text,
      hasBegun(exercise)
    else { return }
    let time = Date().timeIntervalSince1970
    guard let store = ProgressStore.open(in: stateFolder(of: exercise), time: time) else { return }
    if let problem = store.problem { complain(problem) }
    store.record(report, text: text, of: exercise, time: time)
  }
}
