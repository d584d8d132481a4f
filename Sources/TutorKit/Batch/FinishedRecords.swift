import Foundation

/// What a file of records says has been graded: what a stopped run need not do again.
package struct FinishedRecords: Sendable {
  private var digests: [SubmissionRecord.Key: String] = [:]

  /// Nothing has been graded.
  package init() {}

  /// Reads a file of records; a line that a stopped run left half written is cut off.
  ///
  /// - Parameter origin: what graded: records of another version of tutor or of the course do not count.
  package init(_ path: String, origin: RecordOrigin) {
    var end: UInt64 = 0
    _ = RecordFile.read(path) { record, line in
      end = line.offset + UInt64(line.data.count) + 1
      let isOfCourse = record.course == origin.course && record.course != nil
      let isSame =
        record.tool == origin.tool
        && (!isOfCourse || record.courseVersion == origin.courseVersion)
      digests[record.key] = isSame ? record.sha256 : nil
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
    if let size = try? file.seekToEnd() {
      if size > end { try? file.truncate(atOffset: end) }
      // The last line is whole and lacks its line feed.
      if size + 1 == end { try? file.write(contentsOf: Data("\n".utf8)) }
    }
    try? file.close()
  }

  /// Whether the submission's text has a record.
  package func contains(_ submission: Submission) -> Bool {
    guard let digest = digests[SubmissionRecord.key(of: submission)],
      case .success(let text) = readSubmission(submission)
    else { return false }
    return SHA256.digest(of: text) == digest
  }
}
