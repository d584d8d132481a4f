extension LineDiff.Line {
  /// The line in parts of so many columns: broken at blanks where there are any, further parts further in.
  func wrapped(to limit: Int) -> [LineDiff.Line] {
    guard text.visible.columns > limit else { return [self] }
    let indent = text.prefix { $0 == " " }.count
    let further = min(indent + 4, max(0, limit - 16))
    var result: [LineDiff.Line] = []
    var rest = text[...]
    while !rest.isEmpty {
      let blanks = result.isEmpty ? 0 : further
      let part = rest.firstPart(columns: max(8, limit - blanks), after: result.isEmpty ? indent : 0)
      result.append(piece(part, blanks: blanks))
      rest = rest[part.endIndex...]
    }
    return result
  }

  /// A part of the line as one of its own.
  private func piece(_ part: Substring, blanks: Int) -> LineDiff.Line {
    let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
    let length = part.utf8.count
    let stretches = changed.compactMap { stretch -> LineDiff.Stretch? in
      let (from, to) = (max(0, stretch.start - start), min(length, stretch.end - start))
      return from < to ? LineDiff.Stretch(start: from + blanks, end: to + blanks) : nil
    }
    return LineDiff.Line(
      kind: kind, text: String(repeating: " ", count: blanks) + part, changed: stretches)
  }
}

extension Substring {
  /// The beginning of so many columns at most, to the last blank in it; at least one character.
  /// - Parameter indent: blanks at the beginning, at which it is not broken.
  fileprivate func firstPart(columns limit: Int, after indent: Int) -> Substring {
    var columns = 0
    var end = startIndex
    var lastBlank: Index?
    while end < endIndex {
      columns += String(self[end]).visible.columns
      if columns > limit, end > startIndex { return self[..<(lastBlank ?? end)] }
      formIndex(after: &end)
      let isInside = distance(from: startIndex, to: end) > indent
      if isInside, self[index(before: end)] == " " { lastBlank = end }
    }
    return self
  }
}
