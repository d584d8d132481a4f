/// Lines as the parser of Swift counts them: `\n`, `\r\n` and `\r` alone end one.
extension Character {
  /// Whether it ends a line. `\r\n` is one character, which equals neither of its parts.
  package var endsLine: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension StringProtocol {
  /// The text between ends of lines; at least one row.
  package var rowParts: [SubSequence] {
    guard !utf8.contains(carriageReturn) else {
      return split(omittingEmptySubsequences: false) { $0.endsLine }
    }
    // A line feed alone is a character of its own, whatever stands beside it.
    var rows: [SubSequence] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: lineFeed) {
      rows.append(self[start..<end])
      start = utf8.index(after: end)
    }
    rows.append(self[start...])
    return rows
  }

  /// The text between ends of lines; at least one row.
  package var rows: [String] { rowParts.map { String($0) } }

  /// Whether nothing stands behind the end of the last line.
  package var endsWithLineEnd: Bool { last?.endsLine == true }
}

extension String {
  /// With every line ended by `\n` alone.
  package var withLineFeeds: String {
    guard utf8.contains(carriageReturn) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isAfterReturn = false
    for byte in utf8 {
      if byte == carriageReturn {
        bytes.append(lineFeed)
      } else if byte != lineFeed || !isAfterReturn {
        bytes.append(byte)
      }
      isAfterReturn = byte == carriageReturn
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What ends the lines of a text: that of the first one; `\n` where there is only one line.
  package var lineEnd: String { first(where: \.endsLine).map(String.init) ?? "\n" }
}

extension Sequence<UInt8> {
  /// The number of ends of lines in bytes of UTF-8.
  package var lineEnds: Int {
    var count = 0
    var isAfterReturn = false
    for byte in self {
      if byte == carriageReturn || byte == lineFeed && !isAfterReturn { count += 1 }
      isAfterReturn = byte == carriageReturn
    }
    return count
  }
}

extension UInt8 {
  /// The bytes that end a line, alone or together.
  package static let lineEnds: [UInt8] = [lineFeed, carriageReturn]
}

extension [UInt8] {
  /// The place behind the end of the line that `index` is on.
  func endOfLine(after index: Int) -> Int {
    guard let end = self[index...].firstIndex(where: UInt8.lineEnds.contains) else { return count }
    let isPair = self[end] == carriageReturn && end + 1 < count && self[end + 1] == lineFeed
    return end + (isPair ? 2 : 1)
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
