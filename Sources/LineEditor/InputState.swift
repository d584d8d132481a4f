/// What is on the line when Enter is pressed.
package struct InputContext: Equatable, Sendable {
  /// The whole text, which may have several rows.
  package var text: String
  /// The text before the cursor.
  package var textBeforeCursor: String
  /// More input has already arrived: this row is part of a paste that the terminal did not mark, or
  /// of a script.
  package var isMoreWaiting: Bool

  /// A text, with the cursor at its end unless another text before the cursor is given.
  package init(text: String, textBeforeCursor: String? = nil, isMoreWaiting: Bool = false) {
    self.text = text
    self.textBeforeCursor = textBeforeCursor ?? text
    self.isMoreWaiting = isMoreWaiting
  }
}

/// Whether a text can be handed on.
package enum InputState: Equatable, Sendable {
  /// The text is whole.
  case complete
  /// The text goes on on a new row, which begins with so many blanks.
  case incomplete(indent: Int)
  /// The last row is a command of its own, and what stands before it ends there.
  case commandOnLastRow
}

/// Decides whether a text is whole.
package typealias InputStateCheck = (InputContext) -> InputState

/// The text before the last row and the last row, or nil when there is only one row.
func splitLastRow(of text: String) -> (before: String, last: String)? {
  guard let lineFeed = text.utf8.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
  let next = text.utf8.index(after: lineFeed)
  return (String(text[..<lineFeed]), String(text[next...]))
}
