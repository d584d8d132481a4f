/// How text is drawn: width, colour, glyphs.
package struct RenderOptions: Hashable, Sendable {
  package enum Style: Sendable {
    case success, failure, doubt, strong, emphasis, muted, code, link
  }

  /// Columns of the window; prose wraps at 88 at most.
  package var width: Int
  package var color: Bool
  /// Words beside marks, no box drawing.
  package var plain: Bool
  /// ASCII in place of box drawing, marks and bars.
  package var ascii: Bool
  /// Whether the terminal opens links that stand behind their text.
  package var hyperlinks: Bool
  /// For a projector: weight and lines in place of most colours, and the brighter of these.
  package var isHighContrast = false
  /// Whether what is read stands in a shell, where the session's verbs are commands of `tutor`.
  package var isInShell = false
  /// How a later command is told of the same content, with a blank first; empty: it needs not be told.
  package var placeOption = ""
  /// The command line that was entered, to which options can be added; nil: there is none.
  package var commandLine: String?

  package init(
    width: Int = 80, color: Bool = false, plain: Bool = false, ascii: Bool = false,
    hyperlinks: Bool = false
  ) {
    self.hyperlinks = hyperlinks && !plain
    self.width = max(20, width)
    self.color = color
    self.plain = plain
    self.ascii = ascii
  }

  /// Colour by the conventions: an option, NO_COLOR, FORCE_COLOR, CLICOLOR_FORCE, the terminal,
  /// CLICOLOR; the first that speaks decides.
  package static func color(
    option: String?, environment: [String: String], isTerminal: Bool
  ) -> Bool {
    if option == "always" { return true }
    if option == "never" { return false }
    if let value = environment["NO_COLOR"], !value.isEmpty { return false }
    if let value = environment["FORCE_COLOR"], !value.isEmpty {
      return value != "0" && value != "false"
    }
    if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    let term = environment["TERM"] ?? ""
    if !isTerminal || term.isEmpty || term == "dumb" { return false }
    return environment["CLICOLOR"] != "0"
  }

  /// Whether links are sent: `TUTOR_HYPERLINKS=always` or `never`, else on a terminal in colour that
  /// is not the console of the kernel.
  package static func hyperlinks(
    environment: [String: String], isTerminal: Bool, color: Bool
  ) -> Bool {
    switch environment["TUTOR_HYPERLINKS"] {
    case "always": return true
    case "never": return false
    default: break
    }
    let isOff = environment["NO_TERM_HYPERLINKS"].map { !$0.isEmpty } ?? false
    return color && isTerminal && !isOff
      && !["", "dumb", "linux"].contains(environment["TERM"] ?? "")
  }

  /// Whether the locale's character set is another than UTF-8. Without any locale it is UTF-8.
  package static func isASCII(_ environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name]?.lowercased(), !locale.isEmpty else { continue }
      return !locale.contains("utf-8") && !locale.contains("utf8")
    }
    return false
  }

  /// Text in a palette colour. The result is for ``Swift/String/visibleKeepingStyle(_:)``.
  package func paint(_ text: String, _ style: Style) -> String {
    guard color else { return text }
    if isHighContrast { return style.contrasting.map { StyleMark.styled(text, code: $0) } ?? text }
    let code =
      switch style {
      case .success: "32"
      case .failure: "31"
      case .doubt: "33"
      case .strong: "1"
      case .emphasis: "3"
      case .muted: "2"
      case .code: "36"
      case .link: "4"
      }
    return StyleMark.styled(text, code: code)
  }

  /// A mark of a check's state.
  func mark(_ status: GradeReport.Status) -> String {
    switch (status, plain) {
    case (.passed, false): paint(ascii ? "+" : "✓", .success)
    case (.failed, false): paint(ascii ? "x" : "✗", .failure)
    case (.unchecked, false): paint("?", .doubt)
    case (.passed, true): GradeWords.marked(GradeWords.passed())
    case (.failed, true): GradeWords.marked(GradeWords.failed())
    case (.unchecked, true): GradeWords.marked(GradeWords.unchecked())
    }
  }

  /// Columns that prose takes at most.
  private var textWidth: Int { min(width, 88) }

  /// Prose in lines of the width, each with the indent. A line break in the text stays.
  package func wrap(_ text: String, indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    return wrap(text, to: max(16, textWidth - indent)).map { $0.isEmpty ? "" : space + $0 }
  }

  /// Prose with an indent of its own for the first line, and another for the lines after it.
  package func wrap(_ text: String, hanging: Int, first: Int) -> [String] {
    let lines = wrap(text, indent: hanging)
    return lines.prefix(1).map { String($0.dropFirst(hanging - first)) } + lines.dropFirst()
  }

  /// Sentences as an answer: in lines of the width, with a line feed at the end.
  package func prose(_ text: String) -> String {
    wrap(text).joined(separator: "\n").visibleKeepingStyle(self) + "\n"
  }

  /// Short parts side by side, three blanks apart, in as many lines as they need. A part that is
  /// wider than the window goes on further in.
  func pack(_ parts: [String], indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    return parts.reduce(into: [String]()) { lines, part in
      if let last = lines.last, last.columns + 3 + part.columns <= textWidth {
        lines[lines.count - 1] += "   " + part
      } else {
        lines +=
          space.count + part.columns <= width
          ? [space + part] : wrap(part, hanging: indent + 2, first: indent)
      }
    }
  }

  /// Prose in lines of so many columns; a longer word has a line of its own. An empty text has none.
  func wrap(_ text: String, to limit: Int) -> [String] {
    text.split(separator: "\n").flatMap { paragraph in
      var lines: [String] = []
      var columns = 0
      let shown = ascii ? paragraph.spelled : String(paragraph)
      for word in shown.words {
        let wordColumns = word.columns
        if let last = lines.indices.last, columns + 1 + wordColumns <= limit {
          lines[last] += " " + word
          columns += 1 + wordColumns
        } else {
          lines.append(word)
          columns = wordColumns
        }
      }
      return lines
    }
  }
}

extension String {
  /// What a line may be broken between. More than one blank in a row is part of a word: it stands in a text that is
  /// quoted.
  fileprivate var words: [String] {
    var result: [String] = []
    var blanks = 0
    for part in split(separator: " ", omittingEmptySubsequences: false) {
      if part.isEmpty {
        blanks += 1
      } else if blanks > 0, let last = result.indices.last {
        result[last] += String(repeating: " ", count: blanks + 1) + part
        blanks = 0
      } else {
        result.append(String(part))
        blanks = 0
      }
    }
    return result
  }
}

extension RenderOptions.Style {
  /// What can be read on white and on black from the last row; nil: as all other text.
  fileprivate var contrasting: String? {
    switch self {
    case .success: "1;32"
    case .failure: "1;31"
    case .strong, .code, .doubt: "1"
    case .emphasis, .link: "4"
    case .muted: nil
    }
  }
}
