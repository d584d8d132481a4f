#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lines of earlier sessions, one JSON string a line. Several sessions may use one file at the
/// same time, and a line that cannot be read does not hide the others.
package struct HistoryFile: Sendable {
  /// Longer entries, which are pasted code, are not kept. In bytes of UTF-8.
  package static let longestEntry = 4_096

  /// Where the file is.
  package let path: String
  /// The number of entries that are kept.
  package let limit: Int

  /// The history at a path. The file need not exist; its folder must.
  package init(path: String, limit: Int = 1_000) {
    self.path = path
    self.limit = limit
  }

  /// The history file of a person: `TUTOR_HISTFILE`, or `usual` when that is not set. Nil when it is
  /// set and empty, which switches the history off.
  package static func chosen(usual: String, environment: [String: String]) -> HistoryFile? {
    let path = environment["TUTOR_HISTFILE"] ?? usual
    return path.isEmpty ? nil : HistoryFile(path: path)
  }

  /// Whether a line is worth keeping: not blank, not hidden by a blank before it, not too long.
  package static func keeps(_ entry: String) -> Bool {
    guard let first = entry.first, !first.isWhitespace else { return false }
    return entry.utf8.count <= longestEntry
  }

  /// The entries, oldest first, each only once. A file with many more lines than entries is written
  /// anew. No file: no entries.
  package func load() throws(FileFailure) -> [String] {
    guard let file = try LockedFile(path, forWriting: false) else { return [] }
    let lines = try file.read().split(separator: UInt8(ascii: "\n"))
    let entries = newest(of: lines.compactMap(Self.decode))
    file.close()
    if lines.count > 2 * limit { try compact() }
    return entries
  }

  /// Adds an entry, when it is one to keep.
  package func append(_ entry: String) throws(FileFailure) {
    let entry = Self.trimmed(entry)
    guard Self.keeps(entry), let line = Self.encode(entry) else { return }
    guard let file = try LockedFile(path, forWriting: true) else { return }
    defer { file.close() }
    try file.append(line)
  }

  private func compact() throws(FileFailure) {
    guard let file = try LockedFile(path, forWriting: true) else { return }
    defer { file.close() }
    let lines = try file.read().split(separator: UInt8(ascii: "\n"))
    let kept = newest(of: lines.compactMap(Self.decode)).compactMap(Self.encode)
    try file.replace(with: Array(kept.joined()))
  }

  /// The last entries, each at the place where it occurs last.
  private func newest(of entries: [String]) -> [String] {
    var seen: Set<String> = []
    var kept: [String] = []
    for entry in entries.reversed() where seen.insert(entry).inserted {
      kept.append(entry)
      if kept.count == limit { break }
    }
    return kept.reversed()
  }

  private static func trimmed(_ entry: String) -> String {
    var entry = entry[...]
    while entry.last?.isWhitespace == true { entry.removeLast() }
    return String(entry)
  }

  private static func decode(_ line: ArraySlice<UInt8>) -> String? {
    guard let entry = try? JSONDecoder().decode(String.self, from: Data(line)) else { return nil }
    return keeps(entry) ? entry : nil
  }

  private static func encode(_ entry: String) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(entry) else { return nil }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
