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

  /// What a file of records holds.
  package struct Content: Sendable {
    package var records: [SubmissionRecord] = []
    /// Lines that are no record, from 1: the last one of a run that was stopped is cut.
    package var badLines: [Int] = []
  }

  /// Reads records; lines that are none are counted, not fatal.
  package static func read(_ data: Data) -> Content {
    var content = Content()
    let decoder = JSONDecoder()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if let record = try? decoder.decode(SubmissionRecord.self, from: Data(line)) {
        content.records.append(record)
      } else {
        content.badLines.append(index + 1)
      }
    }
    return content
  }

  /// The records of several runs as one: of one submission the last record counts, in order of
  /// participants and files.
  package static func merged(_ records: [SubmissionRecord]) -> [SubmissionRecord] {
    var latest: [SubmissionRecord.Key: SubmissionRecord] = [:]
    for record in records { latest[record.key] = record }
    return latest.values.sorted {
      ($0.participant ?? "", $0.file) < ($1.participant ?? "", $1.file)
    }
  }
}
