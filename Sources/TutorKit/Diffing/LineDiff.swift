import Analysis

/// What differs between two texts, line by line.
package struct LineDiff: Codable, Hashable, Sendable {
  /// Stretches of changed lines with the lines around them, in the order of the text.
  package var hunks: [Hunk]
  /// How many lines are only in the old text.
  package var removed: Int
  /// How many lines are only in the new text.
  package var added: Int

  /// Changed lines that stand close together, with up to three equal ones on each side.
  package struct Hunk: Codable, Hashable, Sendable {
    /// The first line in each text, from 1; where a side has no lines, the line before.
    package var oldStart: Int
    package var oldCount: Int
    package var newStart: Int
    package var newCount: Int
    package var lines: [Line]
  }

  /// One line of a hunk.
  package struct Line: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable { case same, removed, added }
    package var kind: Kind
    /// The line without its end.
    package var text: String
    /// The parts that differ from the line that it replaces or is replaced by; empty: there is no
    /// such line, or all differs.
    package var changed: [Stretch] = []
  }

  /// A part of a line, in UTF-8 bytes from its first one; `end` is behind the last.
  package struct Stretch: Codable, Hashable, Sendable {
    package var start: Int
    package var end: Int
  }

  /// Whether the texts are equal but for the ends of their lines.
  package var isEmpty: Bool { hunks.isEmpty }
}

extension LineDiff {
  /// Compares two texts.
  ///
  /// - Parameter context: How many equal lines stand around changed ones.
  package init(from old: String, to new: String, context: Int = 3) {
    let before = old.textLines
    let after = new.textLines
    let edits = Self.edits(before, after)
    removed = edits.count { $0.kind == .removed }
    added = edits.count { $0.kind == .added }
    hunks = Self.hunks(edits, context: max(0, context))
  }

  /// All lines of both texts, in order; removed ones stand before added ones.
  private static func edits(_ before: [String], _ after: [String]) -> [Line] {
    var result: [Line] = []
    var old = 0
    var new = 0
    func close(upTo oldEnd: Int, _ newEnd: Int) {
      let gone = before[old..<oldEnd].map { Line(kind: .removed, text: $0) }
      let come = after[new..<newEnd].map { Line(kind: .added, text: $0) }
      result += markWords(gone, come)
      old = oldEnd
      new = newEnd
    }
    for match in matchingLines(before, after) {
      if match.old > old || match.new > new { close(upTo: match.old, match.new) }
      result.append(Line(kind: .same, text: after[match.new]))
      old = match.old + 1
      new = match.new + 1
    }
    close(upTo: before.count, after.count)
    return result
  }

  private static func hunks(_ edits: [Line], context: Int) -> [Hunk] {
    var result: [Hunk] = []
    var old = 0
    var new = 0
    var reach = -1
    for (index, line) in edits.enumerated() {
      if line.kind != .same {
        if index > reach {
          let lead = edits[max(index - context, reach + 1)..<index]
          // Hunks that touch are one.
          if result.isEmpty || index - context > reach + 1 {
            result.append(
              Hunk(
                oldStart: old - lead.count + 1, oldCount: 0, newStart: new - lead.count + 1,
                newCount: 0, lines: []))
          }
          for line in lead { result[result.count - 1].add(line) }
        }
        reach = index + context
      }
      if index <= reach, !result.isEmpty { result[result.count - 1].add(line) }
      if line.kind != .added { old += 1 }
      if line.kind != .removed { new += 1 }
    }
    return result.map(\.withEmptySidesBefore)
  }
}

extension LineDiff.Hunk {
  fileprivate mutating func add(_ line: LineDiff.Line) {
    lines.append(line)
    if line.kind != .added { oldCount += 1 }
    if line.kind != .removed { newCount += 1 }
  }

  /// As unified diffs count: a side without lines is named by the line before it.
  fileprivate var withEmptySidesBefore: Self {
    var result = self
    if oldCount == 0 { result.oldStart -= 1 }
    if newCount == 0 { result.newStart -= 1 }
    return result
  }
}

extension String {
  /// The lines without their ends; a last end begins no further line.
  fileprivate var textLines: [String] {
    var lines = rows
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
