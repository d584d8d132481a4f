import SwiftSyntax

/// Where the lines of a text begin. A line ends with LF, CR or CR LF, as for SwiftSyntax.
struct LineStarts: Sendable {
  /// Offsets in UTF-8 bytes, rising; the first is 0.
  private let starts: [Int]
  private let end: Int

  init(_ text: String) {
    var text = text
    (starts, end) = text.withUTF8 { bytes in
      var starts = [0]
      starts.reserveCapacity(bytes.count / 30 + 1)
      // CR ends a line by itself, so what comes first of both counts; most files have none.
      var cr = bytes.firstIndex(of: 13, from: 0) ?? bytes.count
      var lf = bytes.firstIndex(of: 10, from: 0) ?? bytes.count
      while min(cr, lf) < bytes.count {
        let next = lf == cr + 1 ? lf + 1 : min(cr, lf) + 1
        starts.append(next)
        if lf < next { lf = bytes.firstIndex(of: 10, from: next) ?? bytes.count }
        if cr < next { cr = bytes.firstIndex(of: 13, from: next) ?? bytes.count }
      }
      return (starts, bytes.count)
    }
  }

  /// The place of an offset; one behind the text is that of its end.
  func position(of offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, end))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset of a place, within the text.
  func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= starts.count else { return end }
    let start = starts[position.line - 1]
    let last = position.line == starts.count ? end : starts[position.line] - 1
    return max(start, min(start + position.column - 1, last))
  }
}
