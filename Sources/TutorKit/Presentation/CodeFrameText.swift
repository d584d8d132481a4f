extension CodeFrame {
  /// The line with its number, and carets below the stretch that is meant.
  func lines(_ options: RenderOptions) -> [String] {
    let number = String(line)
    let gutter = String(repeating: " ", count: number.count)
    let (before, marked, after) = parts
    let code = before + marked + after
    let carets = String(repeating: "^", count: max(1, marked.columns))
    return [
      options.paint("  \(number) |", .muted) + " " + code.trimmingRight,
      options.paint("  \(gutter) |", .muted) + " " + before.blanks
        + options.paint(carets, .failure),
    ]
  }

  /// The text in front of the stretch, the stretch, and the text behind it; a very long line is
  /// cut on both sides.
  private var parts: (String, String, String) {
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>) -> String {
      String(decoding: bytes[range], as: UTF8.self).visible
    }
    var before = part(0..<start)
    var marked = part(start..<end)
    var after = part(end..<bytes.count)
    let most = 160
    if before.count > most { before = "…" + before.suffix(most) }
    if marked.count > most { marked = marked.prefix(most) + "…" }
    if after.count > most { after = after.prefix(most) + "…" }
    return (before, marked, after)
  }
}

extension String {
  /// Blanks as wide as the text; tabs stay tabs.
  var blanks: String {
    reduce(into: "") { result, character in
      result += character == "\t" ? "\t" : String(repeating: " ", count: character.columns)
    }
  }

  /// Cells on a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// Cells on a terminal: none for marks that stand over others, two for wide ones.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
