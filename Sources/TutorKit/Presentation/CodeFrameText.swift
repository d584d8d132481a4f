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
}
