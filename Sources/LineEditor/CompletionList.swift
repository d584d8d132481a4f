/// Candidates as they are listed under the line: with summaries one a row, without them in columns.
struct CompletionList {
  /// Rows after which the list is cut, so that it does not push the lesson away.
  private static let rowLimit = 20

  let candidates: [Completion.Candidate]
  /// Columns of the window.
  let width: Int
  /// What stands below a list that was cut, of the number of rows left out.
  let moreRows: (Int) -> String

  /// The list, each row ending in a line feed.
  var text: String {
    let rows = candidates.contains { !$0.summary.isEmpty } ? summarizedRows : columnRows
    let shown = rows.prefix(Self.rowLimit)
    let rest = rows.count - shown.count
    let more = rest > 0 ? [moreRows(rest)] : []
    return (shown + more).map { cut($0) + "\n" }.joined()
  }

  private var names: [String] { candidates.map { visible($0.text) } }

  private var longestName: Int { names.map(displayWidth).max() ?? 0 }

  private var summarizedRows: [String] {
    zip(names, candidates).map { name, candidate in
      candidate.summary.isEmpty
        ? name : padded(name, to: longestName) + "  " + visible(candidate.summary)
    }
  }

  private var columnRows: [String] {
    let column = longestName + 2
    let columns = max(1, width / max(column, 1))
    let rowCount = (names.count + columns - 1) / columns
    return (0..<rowCount).map { row in
      stride(from: row, to: names.count, by: rowCount)
        .map { padded(names[$0], to: column) }
        .joined()
    }
  }

  private func padded(_ text: String, to column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - displayWidth(text)))
  }

  private func cut(_ row: String) -> String {
    var row = row
    while row.hasSuffix(" ") { row.removeLast() }
    guard displayWidth(row) >= width else { return row }
    while !row.isEmpty, displayWidth(row) >= width - 1 { row.removeLast() }
    return row + "…"
  }

  private func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
