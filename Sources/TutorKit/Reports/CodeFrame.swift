package import Analysis

/// The line of a finding with the stretch of it that is meant.
package struct CodeFrame: Hashable, Sendable {
  package var line: Int
  package var text: String
  /// Bytes in front of the stretch.
  package var start: Int
  /// Bytes up to its end on this line.
  package var end: Int
  /// The stretch in UTF-16 code units, from 1, as editors count.
  package var startColumn: Int
  package var endLine: Int
  package var endColumn: Int

  /// An empty range is widened to the word at its start.
  init?(_ range: SourceRange, _ lines: SourceLines) {
    guard let text = lines[range.start.line] else { return nil }
    let bytes = Array(text.utf8)
    line = range.start.line
    self.text = text
    start = min(range.start.column - 1, bytes.count)
    let isOneLine = range.end.line == range.start.line
    var end = isOneLine ? min(range.end.column - 1, bytes.count) : bytes.count
    if range.end <= range.start {
      end = start
      while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    }
    self.end = max(start, end)
    startColumn = Self.utf16Count(bytes[..<start]) + 1
    if isOneLine || range.end <= range.start {
      endLine = line
      endColumn = Self.utf16Count(bytes[..<self.end]) + 1
    } else {
      endLine = range.end.line
      let last = Array((lines[range.end.line] ?? "").utf8)
      endColumn = Self.utf16Count(last[..<min(range.end.column - 1, last.count)]) + 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  private static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).utf16.count
  }
}

/// The lines of a file by their number, without line ends.
struct SourceLines {
  private var lines: [Substring.UTF8View] = []

  init(_ text: String) {
    var rest = text.utf8[...]
    while let end = rest.firstIndex(where: { $0 == 10 || $0 == 13 }) {
      lines.append(Substring(rest[..<end]).utf8)
      let isPair = rest[end] == 13 && rest[rest.index(after: end)...].first == 10
      rest = rest[rest.index(end, offsetBy: isPair ? 2 : 1)...]
    }
    lines.append(Substring(rest).utf8)
  }

  /// From 1.
  subscript(number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(Substring(lines[number - 1])) : nil
  }
}
