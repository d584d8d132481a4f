/// What stands before the line being edited.
package struct Prompt: Equatable, Sendable {
  /// A part of a prompt in one style.
  package struct Segment: Equatable, Sendable {
    /// The text as it is seen.
    package var text: String
    /// Its colour or weight.
    package var style: Style

    /// A part of a prompt; control characters in the text are left out when it is shown.
    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// The styles of a prompt: colours of the terminal's own palette. The raw value is the parameter
  /// of the escape sequence.
  package enum Style: String, Sendable {
    case plain = "0"
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  /// The parts, in order.
  package var segments: [Segment]
  /// What the line holds at the start.
  package var initialText: String
  /// Whether the answer is kept in the history.
  package var isKeptInHistory: Bool

  /// A prompt of some parts. It is shown with one blank after it.
  package init(
    _ segments: [Segment], initialText: String = "", isKeptInHistory: Bool = true
  ) {
    self.segments = segments
    self.initialText = initialText
    self.isKeptInHistory = isKeptInHistory
  }

  /// A prompt in one style.
  package init(_ text: String, initialText: String = "") {
    self.init([Segment(text)], initialText: initialText)
  }
}

extension Prompt {
  /// The prompt as it is seen, without colour.
  var shown: String { marked(inColor: false) }

  /// The prompt as libedit takes it: escape sequences between two U+0001, each followed by a
  /// character that is seen, since libedit loses one at the end and mixes up two in a row.
  func marked(inColor: Bool) -> String {
    var result = ""
    var current = Style.plain
    for segment in segments {
      let text = segment.text.filter(isVisible)
      guard !text.isEmpty else { continue }
      if inColor { result += Self.change(from: current, to: segment.style) }
      current = segment.style
      result += text
    }
    while result.hasSuffix(" ") { result.removeLast() }
    if inColor { result += Self.change(from: current, to: .plain) }
    return result + " "
  }

  private static func change(from old: Style, to new: Style) -> String {
    guard old != new else { return "" }
    let parameters = old == .plain || new == .plain ? new.rawValue : "0;\(new.rawValue)"
    return "\u{1}\u{1B}[\(parameters)m\u{1}"
  }

  private func isVisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
