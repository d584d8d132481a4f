/// How text is drawn: width, colour, glyphs.
package struct RenderOptions: Hashable, Sendable {
  package enum Style: Sendable { case success, failure, doubt, strong, muted, code, link }

  /// Columns of the window; prose wraps at 88 at most.
  package var width: Int
  package var color: Bool
  /// Words beside marks, no box drawing.
  package var plain: Bool
  /// ASCII in place of box drawing, marks and bars.
  package var ascii: Bool

  package init(width: Int = 80, color: Bool = false, plain: Bool = false, ascii: Bool = false) {
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

  /// Whether the locale's character set is another than UTF-8. Without any locale it is UTF-8.
  package static func isASCII(_ environment: [String: String]) -> Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let locale = environment[name]?.lowercased(), !locale.isEmpty else { continue }
      return !locale.contains("utf-8") && !locale.contains("utf8")
    }
    return false
  }

  /// Text in a palette colour.
  package func paint(_ text: String, _ style: Style) -> String {
    guard color else { return text }
    let code =
      switch style {
      case .success: "32"
      case .failure: "31"
      case .doubt: "33"
      case .strong: "1"
      case .muted: "2"
      case .code: "36"
      case .link: "4"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  func mark(_ status: GradeReport.Status) -> String {
    switch (status, plain) {
    case (.passed, false): paint(ascii ? "+" : "✓", .success)
    case (.failed, false): paint(ascii ? "x" : "✗", .failure)
    case (.unchecked, false): paint("?", .doubt)
    case (.passed, true): "passed:"
    case (.failed, true): "failed:"
    case (.unchecked, true): "unchecked:"
    }
  }

  /// Prose in lines of the width, the first of them with an indent of its own.
  func wrap(_ text: String, hanging: Int, first: Int) -> [String] {
    let lines = wrap(text, indent: hanging)
    return lines.prefix(1).map { String($0.dropFirst(hanging - first)) } + lines.dropFirst()
  }

  /// Prose in lines of the width, each with the indent.
  package func wrap(_ text: String, indent: Int = 0) -> [String] {
    let limit = max(16, min(width, 88) - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      if line.isEmpty {
        line = String(word)
      } else if line.visibleCount + 1 + word.count <= limit {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}

extension String {
  /// Characters on screen, colour sequences aside.
  var visibleCount: Int {
    var count = 0
    var inEscape = false
    for character in self {
      if character == "\u{1B}" { inEscape = true }
      if !inEscape { count += 1 }
      if inEscape, character == "m" { inEscape = false }
    }
    return count
  }

  /// Makes control characters visible except for the colours that were put in here.
  func visibleKeepingStyle(_ options: RenderOptions) -> String {
    guard options.color else { return visible }
    return split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated()
      .map { index, part in index == 0 ? String(part).visible : "\u{1B}" + String(part).visible }
      .joined()
  }
}
