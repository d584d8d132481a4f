import TutorKit

/// A table of Markdown whose cells hold any text.
struct MarkdownTable {
  private let heads: [String]
  private let rows: [[String]]
  /// Rows that are written; GitHub takes a summary of one mebibyte.
  static let mostRows = 500

  init(_ heads: [String], _ rows: [[String]]) {
    (self.heads, self.rows) = (heads, rows)
  }

  var text: String {
    var lines = [row(heads), row(heads.map { _ in "---" }, isMarkup: true)]
    lines += rows.prefix(Self.mostRows).map { row($0) }
    let left = rows.count - Self.mostRows
    return lines.joined(separator: "\n") + "\n"
      + (left > 0 ? "\n" + FormatWords.moreRows(left) + "\n" : "")
  }

  private func row(_ cells: [String], isMarkup: Bool = false) -> String {
    "| " + cells.map { isMarkup ? $0 : $0.inMarkdown }.joined(separator: " | ") + " |"
  }
}

extension String {
  /// The text in one line of Markdown, as text: what stands between backticks is code, nothing else is
  /// markup, and nobody is mentioned.
  var inMarkdown: String {
    let parts = harmlessLine(1_000).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return parts.map(\.asEntities).joined(separator: "&#96;") }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "<code>\(part.asEntities)</code>" : part.asEntities
    }.joined()
  }
}

extension Substring {
  /// Every character that could be markup as a character reference, which never is.
  fileprivate var asEntities: String {
    var result = ""
    for scalar in unicodeScalars {
      if "\\`*_{}[]<>()#+!|~&@$:\"'".unicodeScalars.contains(scalar) {
        result += "&#\(scalar.value);"
        // A mention or reference needs its first letter right behind the sign.
        if scalar == "@" || scalar == "#" { result += "\u{2060}" }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
