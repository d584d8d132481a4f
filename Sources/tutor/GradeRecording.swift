import Foundation
import ReportFormats
import TutorKit

extension Grade {
  /// Keeps attempts, and says of passes that are not kept that they are not.
  func record(_ results: [BatchResult]) {
    let recorder = AttemptRecorder(common: common)
    for result in results where isOwn(result) {
      guard let report = result.report, let exercise = result.exercise, let text = result.text
      else {
        continue
      }
      recorder.record(report, text, of: exercise)
    }
    guard format.format.reader == .person, !batch.isOfOthers else { return }
    let left = results.filter { result in
      result.report?.verdict == .passed && !isOwn(result)
        && result.exercise.map(recorder.hasBegun) == true
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
}
