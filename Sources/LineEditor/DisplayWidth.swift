/// The number of columns a text takes in a terminal. Control characters take none.
package func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
  return text.reduce(0) { $0 + displayWidth($1) }
}

/// The number of columns a character takes in a terminal: 0, 1 or 2.
package func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.count > 1, scalars.contains(emojiPresentationSelector) { return 2 }
  return scalars.map(displayWidth).max() ?? 0
}

private let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    // A soft hyphen is a format character that terminals draw.
    return scalar.value == 0xAD ? 1 : 0
  default:
    break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// The ranges of East Asian wide and fullwidth characters, as far as they are not emoji.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
  0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
  0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CD5, 0x18D00...0x18D08,
  0x1AFF0...0x1B2FB, 0x1F200...0x1F320, 0x1F900...0x1F9FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]
