/// What makes a short YAML text a value without end, or one that overflows the reader's stack. It
/// is looked for in the text, since the parser already expands aliases and recurses.
enum YAMLLimits {
  /// Levels of `[` and `{`, and of `-` or blanks at the beginning of a line.
  private static let maximumNesting = 200

  /// Why a text is not read, with the line; nil: it can be.
  static func refusal(of text: String) -> LocatedYAML.Problem? {
    if let line = anchorLine(text) {
      return LocatedYAML.Problem(line: line, reason: ContentWords.anchor())
    }
    return deepLine(text).map { LocatedYAML.Problem(line: $0, reason: ContentWords.tooDeep()) }
  }

  /// The line of an anchor: aliases of aliases grow with each level. An `&` in a text is none: a
  /// blank stands before an anchor, or a comma between brackets, and a blank or the like after it.
  private static func anchorLine(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      var line = 1
      var brackets = 0
      var isComment = false
      // A `#` behind a quote may be part of a text.
      var isQuoted = false
      for (index, byte) in bytes.enumerated() where byte == 10 || !isComment {
        switch byte {
        case 10:
          line += 1
          isComment = false
          isQuoted = false
        case UInt8(ascii: "\""), UInt8(ascii: "'"): isQuoted = true
        case UInt8(ascii: "#"):
          isComment = !isQuoted && (index == 0 || bytes[index - 1] <= 32)
        case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
        case UInt8(ascii: "&"):
          let before = index == 0 ? 10 : bytes[index - 1]
          let isGap = before <= 32 || brackets > 0 && [44, 91, 123].contains(before)
          if isGap, isAnchor(bytes[(index + 1)...]) { return line }
        default: break
        }
      }
      return nil
    }
  }

  /// Whether a name follows, and its end.
  private static func isAnchor(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let end = rest.firstIndex { !isNamePart($0) } ?? rest.endIndex
    guard end > rest.startIndex else { return false }
    return end == rest.endIndex || rest[end] <= 32 || "?:,]}%@`".utf8.contains(rest[end])
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The line where values are nested too deeply; brackets in texts count too.
  private static func deepLine(_ text: String) -> Int? {
    var line = 1
    var brackets = 0
    var lead = 0
    var isLead = true
    for byte in text.utf8 {
      switch byte {
      case 10:
        line += 1
        lead = 0
        isLead = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case 9, 32, UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isLead { lead += 1 }
      default: isLead = false
      }
      if brackets > maximumNesting || lead > 2 * maximumNesting { return line }
    }
    return nil
  }
}
