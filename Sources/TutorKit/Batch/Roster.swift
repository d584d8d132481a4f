/// Who is expected to hand in: one name a line; empty lines and those that begin with `#` do not count.
///
/// A line with a comma, a semicolon or a tab is a row of a table, whose first cell is the name, unless
/// somebody who has handed in is called as the whole line is ("Doe, Jane").
package struct Roster: Hashable, Sendable {
  /// A line: its first cell, and all of it.
  private struct Line: Hashable, Sendable {
    var cell: String
    var whole: String
  }

  private var lines: [Line] = []

  package init(_ text: String) {
    // Tables that are saved as UTF-8 may begin with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    var seen: Set<String> = []
    for row in text.split(whereSeparator: \.isNewline) {
      let whole = String(row).trimmed
      let cell = Self.firstCell(of: whole)
      guard !cell.isEmpty, !cell.hasPrefix("#"), seen.insert(whole).inserted else { continue }
      lines.append(Line(cell: cell, whole: whole))
    }
  }

  /// The first cell of a row; between quotation marks separators are text, and two marks are one.
  private static func firstCell(of row: String) -> String {
    guard row.hasPrefix("\"") else {
      return String(row.prefix { !",;\t".contains($0) }).trimmed
    }
    var cell = ""
    var rest = row.dropFirst()
    while let sign = rest.popFirst() {
      if sign == "\"" {
        guard rest.first == "\"" else { break }
        rest.removeFirst()
      }
      cell.append(sign)
    }
    return cell.trimmed
  }

  /// The names, as those who have handed in are called.
  package func names<Names: Sequence<String>>(among participants: Names) -> [String] {
    let known = Set(participants)
    let isList = lines.contains { $0.cell != $0.whole && known.contains($0.whole) }
    var seen: Set<String> = []
    return lines.map { isList ? $0.whole : $0.cell }.filter { seen.insert($0).inserted }
  }

  /// The names of which no submission is.
  package func missing(in submissions: [Submission]) -> [String] {
    let known = Set(submissions.compactMap(\.participant))
    return names(among: known).filter { !known.contains($0) }
  }

  /// Participants of submissions that the roster does not name, in the order of their first file.
  package func strangers(in submissions: [Submission]) -> [String] {
    let participants = submissions.compactMap(\.participant)
    let known = Set(names(among: participants))
    var seen: Set<String> = []
    return participants.filter { !known.contains($0) && seen.insert($0).inserted }
  }

  /// Who handed in a file, by the name nearest to the file in its path: a folder's, or else the file's
  /// own without `.swift`. nil: no name of the roster stands there.
  package func participant(ofPath path: String) -> String? {
    let names = Set(lines.flatMap { [$0.cell, $0.whole] })
    let folders = path.split(separator: "/").dropLast().map(String.init)
    return ([path.fileStem] + folders).last(where: names.contains)
  }
}
