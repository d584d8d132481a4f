/// Where a style or a link begins and ends in text that is being put together.
///
/// Marks become escape sequences at the very end, when all other control characters have been made
/// visible. They hold a number that is drawn anew in each process, so that no text from a file can
/// hold one. They take no columns.
enum StyleMark {
  private static let key = String(UInt64.random(in: .min ... .max), radix: 16)
  /// Begins a mark: a character for private use, and the number.
  private static let start = "\u{10F8F0}" + key + ":"
  private static let stop: Unicode.Scalar = "\u{10F8F1}"

  /// What a mark says.
  enum Meaning: Hashable {
    /// A style begins; the parameter of the escape sequence.
    case style(String)
    case styleEnd
    /// A link to this address begins.
    case link(String)
    case linkEnd
  }

  /// A part of a text: what is seen, or a mark.
  enum Piece: Hashable {
    case text(Substring)
    case mark(Meaning)
  }

  /// The text in a style; `code` is the parameter of the escape sequence.
  static func styled(_ text: String, code: String) -> String {
    text.isEmpty ? "" : mark("s" + code) + text + mark("e")
  }

  /// The text as a link. Characters of the address that are not printable ASCII are left out.
  static func linked(_ text: String, to url: String) -> String {
    let address = url.unicodeScalars.filter { (0x21...0x7E).contains($0.value) }
    return mark("l" + String(String.UnicodeScalarView(address))) + text + mark("k")
  }

  private static func mark(_ content: String) -> String { start + content + String(stop) }

  /// The text cut at its marks.
  static func pieces(of text: String) -> [Piece] {
    guard text.unicodeScalars.contains("\u{10F8F0}") else { return [.text(text[...])] }
    var pieces: [Piece] = []
    for (index, part) in text.split(separator: start, omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0, let end = part.unicodeScalars.firstIndex(of: stop) else {
        pieces.append(.text(part))
        continue
      }
      pieces.append(.mark(meaning(part[..<end])))
      pieces.append(.text(part[part.unicodeScalars.index(after: end)...]))
    }
    return pieces
  }

  private static func meaning(_ content: Substring) -> Meaning {
    switch content.first {
    case "s": .style(String(content.dropFirst()))
    case "l": .link(String(content.dropFirst()))
    case "k": .linkEnd
    default: .styleEnd
    }
  }
}

extension String {
  /// The text as a terminal takes it: control characters made visible, marks as escape sequences.
  /// Every line stands for itself: its styles end with it.
  func visibleKeepingStyle(_ options: RenderOptions) -> String {
    var output = StyledOutput()
    for piece in StyleMark.pieces(of: self) {
      switch piece {
      case .text(let text):
        output.write(options.ascii ? text.spelled.visible : String(text).visible)
      case .mark(let meaning): output.apply(meaning)
      }
    }
    output.clear()
    return output.text
  }
}

extension StringProtocol {
  /// Signs of the program's own sentences in ASCII. Letters stay as they are.
  var spelled: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return String(self) }
    return reduce(into: "") { $0 += asciiSpellings[$1] ?? String($1) }
  }
}

private let asciiSpellings: [Character: String] = [
  "…": "...", "→": "->", "×": "x", "›": ">", "–": "-", "—": "-", "“": "\"", "”": "\"", "‘": "'",
  "’": "'", "•": "-", "≤": "<=", "≥": ">=", "✓": "+", "✗": "x",
]

/// Writes text with escape sequences, which come as late as they can.
private struct StyledOutput {
  var text = ""
  private var wanted: [String] = []
  private var wantedLink: String?
  private var shown: [String] = []
  private var shownLink: String?

  mutating func apply(_ meaning: StyleMark.Meaning) {
    switch meaning {
    case .style(let code): wanted.append(code)
    case .styleEnd: _ = wanted.popLast()
    case .link(let url): wantedLink = url
    case .linkEnd: wantedLink = nil
    }
  }

  mutating func write(_ part: String) {
    for (index, line) in part.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        clear()
        text += "\n"
      }
      write(line: line)
    }
  }

  /// Blanks at the beginning take no style, so that a wrapped link does not underline its indent.
  private mutating func write(line: Substring) {
    guard !line.isEmpty else { return }
    if shown.isEmpty, shownLink == nil || wantedLink == shownLink, line.allSatisfy({ $0 == " " }) {
      text += line
      return
    }
    change(to: wanted, wantedLink)
    text += line
  }

  mutating func clear() { change(to: [], nil) }

  private mutating func change(to codes: [String], _ link: String?) {
    if link != shownLink {
      text += "\u{1B}]8;;\(link ?? "")\u{1B}\\"
      shownLink = link
    }
    guard codes != shown else { return }
    let isMore = codes.starts(with: shown)
    if !isMore { text += "\u{1B}[0m" }
    let added = isMore ? codes.dropFirst(shown.count) : codes[...]
    if !added.isEmpty { text += "\u{1B}[" + added.joined(separator: ";") + "m" }
    shown = codes
  }
}
