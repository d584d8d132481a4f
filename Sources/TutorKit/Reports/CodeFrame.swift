import Analysis

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
  private let text: String
  /// Where each line begins and ends, in UTF-8 bytes.
  private let lines: [Range<Int>]

  init(_ text: String) {
    var text = text
    lines = text.withUTF8 { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
        // The second half of a line end of two bytes.
        if byte == 10, index > 0, bytes[index - 1] == 13 {
          start = index + 1
        } else {
          lines.append(start..<index)
          start = index + 1
        }
      }
      return lines + [start..<bytes.count]
    }
    self.text = text
  }

  /// From 1.
  subscript(number: Int) -> String? {
    guard lines.indices.contains(number - 1) else { return nil }
    let bytes = text.utf8
    let line = lines[number - 1]
    let start = bytes.index(bytes.startIndex, offsetBy: line.lowerBound)
    return String(text[start..<bytes.index(start, offsetBy: line.count)])
  }
}
