import Analysis

/// The two sides of a block that is a diff: lines marked `-` are of the Incorrect one, lines marked `+` of the
/// Correct one, and all others of both.
struct DiffSides {
  let incorrect: [GuidelineExample.Fence]
  let correct: [GuidelineExample.Fence]

  /// A line of the block, without its mark.
  private struct Line {
    var text: String
    /// From 0, within the block.
    var number: Int
    var isOld: Bool
    var isNew: Bool
  }

  private static let languages: Set<String> = ["diff", "patch", "udiff"]
  private static let heads: Set<Substring> = ["diff", "---", "+++", "@@"]

  /// Whether a block says that it is one.
  static func isDiff(language: String, info: String) -> Bool {
    let words = [language.lowercased()] + info.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains { word in
      languages.contains(word)
        || languages.contains { word == "swift-" + $0 || word == $0 + "-swift" }
    }
  }

  /// nil: it is no diff, nothing in it is changed, or it is not of Swift.
  ///
  /// - Parameter line: the document's line of the first line of code.
  init?(language: String, info: String, text: String, line: Int) {
    guard Self.isDiff(language: language, info: info) else { return nil }
    let lines = Self.lines(of: text)
    guard lines.contains(where: { !$0.isNew }) || lines.contains(where: { !$0.isOld }) else {
      return nil
    }
    let old = Self.fences(lines.filter(\.isOld), from: line)
    let new = Self.fences(lines.filter(\.isNew), from: line)
    let isNamed =
      (language + info).lowercased().contains("swift")
      || text.rows.contains { $0.hasPrefix("+++ ") && $0.contains(".swift") }
    let isSwift = [old, new].contains { SwiftLooks.isSwift($0.map(\.text).joined()) }
    guard isNamed || isSwift else { return nil }
    (incorrect, correct) = (old, new)
  }

  private static func lines(of text: String) -> [Line] {
    let rows = text.rows
    // The mark's column is left out of lines on both sides, too, where all of them have it.
    let others = rows.filter { row in !row.isEmpty && !isHead(row) && !"+-".contains(row.prefix(1))
    }
    let hasColumn = others.allSatisfy { $0.hasPrefix(" ") }
    return rows.enumerated().compactMap { number, row in
      if isHead(row) { return nil }
      switch row.first {
      case "-":
        return Line(text: String(row.dropFirst()), number: number, isOld: true, isNew: false)
      case "+":
        return Line(text: String(row.dropFirst()), number: number, isOld: false, isNew: true)
      default:
        let bare = hasColumn ? String(row.dropFirst()) : row
        return Line(text: bare, number: number, isOld: true, isNew: true)
      }
    }
  }

  /// What tools write above changes, and where a file ends.
  private static func isHead(_ row: String) -> Bool {
    guard let first = row.split(separator: " ").first, row.first != " " else { return false }
    return heads.contains(first) || first == "index" && row.contains("..") || first == "\\"
  }

  /// Lines that stand one below the other are one stretch, so that each keeps the document's number.
  private static func fences(_ lines: [Line], from first: Int) -> [GuidelineExample.Fence] {
    var stretches: [[Line]] = []
    for line in lines {
      if let last = stretches.last?.last, last.number + 1 == line.number {
        stretches[stretches.count - 1].append(line)
      } else {
        stretches.append([line])
      }
    }
    return stretches.enumerated().map { index, stretch in
      GuidelineExample.Fence(
        language: "swift", text: stretch.map { $0.text + "\n" }.joined(),
        line: first + stretch[0].number, isContinued: index > 0)
    }
  }
}
