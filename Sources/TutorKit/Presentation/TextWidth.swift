extension String {
  /// Columns on a terminal; marks of style take none.
  package var columns: Int {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return StyleMark.pieces(of: self).reduce(0) { sum, piece in
      guard case .text(let text) = piece else { return sum }
      return sum + text.reduce(0) { $0 + $1.columns }
    }
  }

  /// The text with blanks behind it, up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text with blanks before it, up to a number of columns.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns)) + self
  }

  /// A text without marks, cut to a number of columns.
  package func shortened(to width: Int) -> String {
    guard columns > width else { return self }
    var rest = 1
    let kept = prefix { character in
      rest += character.columns
      return rest <= max(2, width)
    }
    return kept + "…"
  }

  /// The text without blanks at its end.
  var trimmingRight: String {
    var rest = Substring(self)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

extension Character {
  /// Columns on a terminal: none for marks that stand over others, two for wide characters.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if first.properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// East Asian wide and fullwidth characters, as far as they are no emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
