package import Foundation

/// The records of several files as one: of one submission the last record counts, in order of
/// participants and files.
///
/// Lines are looked at twice: first for whose they are, then to be copied as they stand. So memory holds
/// a name and a place for each submission, and no record.
package struct RecordMerge {
  /// Where the last record of a submission stands.
  private struct Place {
    /// The file's number.
    var file: Int
    var offset: UInt64
    /// In bytes.
    var length: Int
  }

  /// What is read; where it cannot be read twice, as a pipe, it is a copy.
  private var sources: [ReadableTwice] = []
  private var places: [SubmissionRecord.Key: Place] = [:]
  /// Participants of whom there is a file.
  private var handedIn: Set<String> = []

  package init() {}

  /// Takes the records of a file, of a pipe, or of standard input.
  ///
  /// - Returns: the lines that are no record; nil: the file cannot be read.
  package mutating func add(_ path: String) -> RecordFile.BadLines? {
    guard let source = ReadableTwice(path) else { return nil }
    let file = sources.count
    sources.append(source)
    return RecordFile.read(source.path) { record, line in
      places[record.key] = Place(file: file, offset: line.offset, length: line.data.count)
      if !record.file.isEmpty, let name = record.participant { handedIn.insert(name) }
    }
  }

  /// Whether no record was found.
  package var isEmpty: Bool { places.isEmpty }

  /// Writes the records, each with its line feed. Who has handed in something is not missing any more.
  ///
  /// - Throws: what `write` throws, and where a file is no longer what it was.
  package func write(_ write: (Data) throws -> Void) throws {
    let files = sources.map { FileHandle(forReadingAtPath: $0.path) }
    defer { for file in files { try? file?.close() } }
    for (key, place) in places.sorted(by: { Self.precedes($0.key, $1.key) }) {
      if key.file.isEmpty, handedIn.contains(key.participant ?? "") { continue }
      guard let file = files[place.file] else { throw CocoaError(.fileReadNoSuchFile) }
      try file.seek(toOffset: place.offset)
      guard let line = try file.read(upToCount: place.length), line.count == place.length else {
        throw CocoaError(.fileReadCorruptFile)
      }
      try write(line + Data("\n".utf8))
    }
  }

  private static func precedes(
    _ left: SubmissionRecord.Key, _ right: SubmissionRecord.Key
  ) -> Bool {
    (left.participant ?? "", left.file) < (right.participant ?? "", right.file)
  }
}
