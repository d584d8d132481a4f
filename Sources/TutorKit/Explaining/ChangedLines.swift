import Foundation

/// The lines of files that are new or other than at an earlier commit.
package struct ChangedLines: Hashable, Sendable {
  /// By absolute path; lines are from 1.
  private var ranges: [String: [ClosedRange<Int>]] = [:]
  /// Files that are new as a whole.
  private var whole: Set<String> = []

  /// - Parameters:
  ///   - diff: what `git diff --unified=0` prints, with `a/` and `b/` before paths.
  ///   - untracked: paths of files that the repository does not have yet.
  ///   - root: the repository's folder, which paths are relative to.
  package init(diff: String, untracked: [String], root: String) {
    whole = Set(untracked.map { Self.resolved(root + "/" + $0) })
    var file: String?
    // Rows of the file in the hunk that are still to come: they may look like heads.
    var left = 0
    // By bytes: a carriage return before a line feed is one character with it.
    for bytes in diff.utf8.split(separator: 0x0A) {
      let row = Substring(bytes)
      if left > 0, row.hasPrefix("+") || row.hasPrefix("-") {
        left -= 1
      } else if row.hasPrefix("+++ ") {
        file = Self.path(row.dropFirst(4)).map { Self.resolved(root + "/" + $0) }
      } else if row.hasPrefix("@@ "), let hunk = Hunk(row) {
        left = hunk.removed + hunk.added
        if let file, hunk.added > 0 {
          ranges[file, default: []].append(hunk.start...hunk.start + hunk.added - 1)
        }
      }
    }
  }

  /// Whether one of the lines is changed.
  package func contains(_ lines: ClosedRange<Int>, of path: String) -> Bool {
    let file = Self.resolved(path)
    return whole.contains(file) || (ranges[file] ?? []).contains { $0.overlaps(lines) }
  }

  /// Whether a file has changed lines at all.
  package func contains(_ path: String) -> Bool {
    let file = Self.resolved(path)
    return whole.contains(file) || ranges[file] != nil
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path of a `+++` row; nil: the file is gone. git puts paths with control characters or quotes
  /// into quotes, as a string of C.
  private static func path(_ text: Substring) -> String? {
    guard text != "/dev/null" else { return nil }
    // git ends the row with a tab where the path has a blank.
    var path = String(text.hasSuffix("\t") ? text.dropLast() : text)
    if path.hasPrefix("\""), path.hasSuffix("\""), path.count > 1 {
      path = unquoted(path.dropFirst().dropLast())
    }
    return path.hasPrefix("b/") ? String(path.dropFirst(2)) : path
  }

  private static func unquoted(_ text: Substring) -> String {
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
      UInt8(ascii: "b"): 8, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12,
    ]
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(simple[next] ?? next)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The head of a stretch of changes: `@@ -3,2 +4 @@`.
private struct Hunk {
  var removed: Int
  /// The first line of the new file, from 1.
  var start: Int
  var added: Int

  init?(_ row: Substring) {
    let parts = row.split(separator: " ")
    guard parts.count >= 3, let old = Self.numbers(parts[1]), let new = Self.numbers(parts[2])
    else { return nil }
    removed = old.1
    (start, added) = new
  }

  /// `+4,2` or `+4`, which is one line.
  private static func numbers(_ text: Substring) -> (Int, Int)? {
    let parts = text.dropFirst().split(separator: ",").map { Int($0) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count > 1 else { return (first, 1) }
    return parts[1].map { (first, $0) }
  }
}
