import Foundation

/// What a file of records says has been graded: what a stopped run need not do again.
package struct FinishedRecords: Sendable {
  private var outcomes: [SubmissionRecord.Key: RecordOutcome] = [:]
  private let needsCompiler: Bool

  /// Nothing has been graded.
  package init() { needsCompiler = false }

  /// Reads a file of records; a line that a stopped run left half written is cut off. A file that holds
  /// anything else is left as it is.
  ///
  /// - Parameters:
  ///   - origin: what graded: records of another version of tutor or of the course do not count.
  ///   - needsCompiler: whether records that were made without the compiler do not count.
  ///   - each: called with the records of this version, one after the other.
  /// - Throws: ``NoRecords``.
  package init(
    _ path: String, origin: RecordOrigin, needsCompiler: Bool = false,
    each: (SubmissionRecord) -> Void = { _ in }
  ) throws(NoRecords) {
    self.needsCompiler = needsCompiler
    var end: UInt64 = 0
    var last = 0
    let bad = RecordFile.read(path) { record, line in
      end = line.offset + UInt64(line.data.count) + 1
      last = line.number
      let isOfCourse = record.course == origin.course && record.course != nil
      let isSame =
        record.tool == origin.tool
        && (!isOfCourse || record.courseVersion == origin.courseVersion)
      outcomes[record.key] = isSame ? RecordOutcome(record) : nil
      if isSame { each(record) }
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

  /// What became of a submission whose text has a record; nil: it is to be graded. What the machine's
  /// surroundings were in the way of is graded again.
  package func outcome(of submission: Submission) -> RecordOutcome? {
    guard let outcome = outcomes[SubmissionRecord.key(of: submission)], let digest = outcome.sha256,
      outcome.problem?.isOfSurroundings != true, outcome.wasCompiled || !needsCompiler,
      case .success(let text) = readSubmission(submission), SHA256.digest(of: text) == digest
    else { return nil }
    return outcome
  }

  /// Whether a record says what stands there already.
  package func holds(_ record: SubmissionRecord) -> Bool {
    outcomes[record.key] == RecordOutcome(record)
  }
}

/// What became of a submission, in short.
package struct RecordOutcome: Hashable, Sendable {
  /// Of the text; nil: it could not be read.
  package var sha256: String?
  package var verdict: GradeReport.Verdict
  package var problem: SubmissionProblem.Kind?
  /// Whether the compiler had a say.
  package var wasCompiled: Bool

  package init(_ record: SubmissionRecord) {
    (sha256, verdict, problem) = (record.sha256, record.verdict, record.problem?.kind)
    let compiles = record.checks.first { $0.id == CheckID.compiles.rawValue }
    wasCompiled = compiles.map { $0.status != .unchecked } ?? false
  }
}
