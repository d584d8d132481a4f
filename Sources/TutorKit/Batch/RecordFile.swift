package import Foundation

/// Records as lines of JSON.
package enum RecordFile {
  /// One record as a line, with its line feed.
  package static func line(_ record: SubmissionRecord) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Why a file of records was not read, and what to do.
  package static func problem(of path: String) -> String {
    RecordLine.isFolder(path)
      ? ReportWords.folderOfTexts(path) : SourceProblem.missing(path).sentence
  }

  /// Calls `each` with the records of a file, one after another: no more than one of them is held.
  ///
  /// - Returns: the lines that are no record; nil: the file cannot be read.
  package static func read(
    _ path: String, each: (SubmissionRecord, RecordLine) -> Void
  ) -> BadLines? {
    guard let file = RecordLine.open(path) else { return nil }
    defer { if path != RecordLine.standardInput { try? file.close() } }
    var bad = BadLines()
    let decoder = JSONDecoder()
    RecordLine.forEach(in: file) { line in
      if let record = try? decoder.decode(SubmissionRecord.self, from: line.data) {
        each(record, line)
      } else {
        bad.add(line.number)
      }
    }
    return bad
  }

  /// The first line of a file that holds lines and no record; nil: it holds a record, or nothing.
  package static func firstOther(_ path: String) -> Int? {
    var hasRecord = false
    let bad = read(path) { _, _ in hasRecord = true }
    return bad.flatMap { hasRecord || $0.count == 0 ? nil : $0.first }
  }

  /// Lines that are no record: the last one of a run that was stopped is cut.
  package struct BadLines: Hashable, Sendable {
    package private(set) var count = 0
    /// The first one, from 1; 0: there is none.
    package private(set) var first = 0

    mutating func add(_ number: Int) {
      if count == 0 { first = number }
      count += 1
    }
  }
}

/// A line of a file, without its line feed.
package struct RecordLine {
  /// From 1.
  package var number: Int
  /// Where it begins in the file, in bytes.
  package var offset: UInt64
  /// Empty: the line is longer than any record.
  package var data: Data

  /// What stands for standard input.
  package static let standardInput = Submission.standardInput
  /// The longest line that is read, in bytes.
  static let maximumLength = 8 << 20
  /// Bytes that are read at a time.
  private static let chunk = 1 << 16

  /// nil: the file cannot be read, or it is a folder.
  static func open(_ path: String) -> FileHandle? {
    if path == standardInput { return .standardInput }
    return isFolder(path) ? nil : FileHandle(forReadingAtPath: path)
  }

  /// Whether a path is that of a folder, which has no records.
  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Calls `each` with the lines of a file that are not empty.
  static func forEach(in file: FileHandle, _ each: (RecordLine) -> Void) {
    var rest = Data()
    var line = RecordLine(number: 1, offset: 0, data: Data())
    var length: UInt64 = 0
    func end(_ bytes: Data) {
      length += UInt64(bytes.count)
      line.data = length > UInt64(maximumLength) ? Data() : rest + bytes
      if length > 0 { each(line) }
      line.number += 1
      line.offset += length + 1
      (rest, length) = (Data(), 0)
    }
    while let chunk = try? file.read(upToCount: chunk), !chunk.isEmpty {
      var start = chunk.startIndex
      while let feed = chunk[start...].firstIndex(of: UInt8(ascii: "\n")) {
        end(chunk[start..<feed])
        start = feed + 1
      }
      length += UInt64(chunk.endIndex - start)
      if length <= UInt64(maximumLength) { rest += chunk[start...] } else { rest = Data() }
    }
    if length > 0 { end(Data()) }
  }
}
