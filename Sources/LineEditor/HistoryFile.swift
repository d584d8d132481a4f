package import Foundation

/// Entered lines, kept as one JSON string a line.
package struct HistoryFile: Sendable {
  private let file: URL
  /// Entries that are read back.
  private static let limit = 1_000

  package init(file: URL) { self.file = file }

  /// The newest entries, oldest first, each once. Lines that are no JSON strings are left out.
  package func load() -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var seen: Set<String> = []
    var newest: [String] = []
    for line in text.split(separator: "\n").reversed() {
      guard let entry = try? JSONDecoder().decode(String.self, from: Data(line.utf8)),
        seen.insert(entry).inserted
      else { continue }
      newest.append(entry)
      if newest.count == Self.limit { break }
    }
    return newest.reversed()
  }

  /// Adds an entry under a lock. Blank lines, and lines that begin with a blank, are not kept.
  package func append(_ line: String) {
    guard let first = line.first, !first.isWhitespace, line.utf8.count <= 4_096,
      let json = try? JSONEncoder().encode(line)
    else { return }
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { return }
    let bytes = Array(json) + [0x0A]
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    flock(descriptor, LOCK_UN)
  }
}
