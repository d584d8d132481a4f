extension LineDiff {
  /// A unified diff. In the session lines go on below with their sign; in a shell code is never wrapped, since
  /// a diff may be applied. Changed words are underlined in colour, and pointed at
  /// from below without.
  func lines(before: String, after: String, _ options: RenderOptions) -> [String] {
    let head = [
      options.paint("--- \(before)", .failure), options.paint("+++ \(after)", .success),
    ]
    return head + hunks.flatMap { [options.paint($0.head(options), .muted)] + $0.rows(options) }
  }
}

extension LineDiff.Hunk {
  fileprivate func head(_ options: RenderOptions) -> String {
    guard options.plain else { return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@" }
    return DiffWords.became(words(oldStart, oldCount), words(newStart, newCount))
  }

  private func words(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: DiffWords.nothingAfter(start)
    case 1: DiffWords.line(start)
    default: DiffWords.lines(start, start + count - 1)
    }
  }

  fileprivate func rows(_ options: RenderOptions) -> [String] {
    lines.flatMap { line in
      let parts = options.isInShell ? [line] : line.wrapped(to: options.width - 2)
      return parts.flatMap {
        [$0.row(options)] + (options.color || options.plain ? [] : $0.pointers)
      }
    }
  }
}

extension LineDiff.Line {
  fileprivate func row(_ options: RenderOptions) -> String {
    let sign =
      switch kind {
      case .same: " "
      case .removed: "-"
      case .added: "+"
      }
    guard options.color, kind != .same else { return sign + " " + text.visible }
    let color = kind == .removed ? "31" : "32"
    let painted = parts.map { part in
      StyleMark.styled(part.text.visible, code: part.isChanged ? color + ";4" : color)
    }
    return StyleMark.styled(sign + " ", code: color) + painted.joined()
  }

  /// A row with `^` under the changed words; none where all or nothing is changed.
  fileprivate var pointers: [String] {
    guard !changed.isEmpty else { return [] }
    let row = parts.map { part in
      let shown = part.text.visible
      return part.isChanged ? String(repeating: "^", count: shown.columns) : shown.blanks
    }
    return [("  " + row.joined()).trimmingRight]
  }

  /// The line in parts that are changed or not.
  private var parts: [(text: String, isChanged: Bool)] {
    let bytes = Array(text.utf8)
    var result: [(text: String, isChanged: Bool)] = []
    var start = 0
    func close(_ end: Int, _ isChanged: Bool) {
      guard end > start, end <= bytes.count else { return }
      result.append((String(decoding: bytes[start..<end], as: UTF8.self), isChanged))
      start = end
    }
    for stretch in changed {
      close(stretch.start, false)
      close(stretch.end, true)
    }
    close(bytes.count, false)
    return result
  }
}
