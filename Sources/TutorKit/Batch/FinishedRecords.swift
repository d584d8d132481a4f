import Foundation

/// What a file of records says has been graded: what a stopped run need not do again.
package struct FinishedRecords: Sendable {
  private var digests: [SubmissionRecord.Key: String] = [:]

  /// Nothing has been graded.
  package init() {}

  /// Reads a file of records; a line that a stopped run left half written is cut off. A file that holds
  /// anything else is left as it is.
  ///
  /// - Parameter origin: what graded: records of another version of tutor or of the course do not count.
  /// - Throws: ``NoRecords``.
  package init(_ path: String, origin: RecordOrigin) throws(NoRecords) {
    var end: UInt64 = 0
    var last = 0
    let bad = RecordFile.read(path) { record, line in
      end = line.offset + UInt64(line.data.count) + 1
      last = line.number
      let isOfCourse = record.course == origin.course && record.course != nil
      let isSame =
        record.tool == origin.tool
        && (!isOfCourse || record.courseVersion == origin.courseVersion)
      digests[record.key] = isSame ? record.sha256 : nil
    }
    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
    defer { try? file.close() }
    if let bad, bad.count > 0 {
      // A record begins with a brace, and only the last one can be torn.
      let isTorn = bad.count == 1 && bad.first > last && Self.beginsRecord(file, at: end)
      guard isTorn else { throw NoRecords(path: path, line: bad.first) }
    }
    if let size = try? file.seekToEnd() {
      if size > end { try? file.truncate(atOffset: end) }
      // The last line is whole and lacks its line feed.
      if size + 1 == end { try? file.write(contentsOf: Data("\n".utf8)) }
    }
  }

  private static func beginsRecord(_ file: FileHandle, at offset: UInt64) -> Bool {
    guard (try? file.seek(toOffset: offset)) != nil else { return false }
    return (try? file.read(upToCount: 1)) == Data("{".utf8)
  }

  /// A file to which records were to be added holds something else.
  package struct NoRecords: Error {
    package var path: String
    /// The first line that is no record.
    package var line: Int
  }

  /// Whether the submission's text has a record.
  package func contains(_ submission: Submission) -> Bool {
    guard let digest = digests[SubmissionRecord.key(of: submission)],
      case .success(let text) = readSubmission(submission)
    else { return false }
    return SHA256.digest(of: text) == digest
  }
}
