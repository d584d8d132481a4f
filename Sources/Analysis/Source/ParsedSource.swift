import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree. Parsing never fails: what could not be understood is in
/// the tree as unexpected or missing nodes.
package struct ParsedSource: Sendable {
  /// Shared: declarations and members keep the source that they stand in.
  private let storage: Storage

  private final class Storage: Sendable {
    let file: String
    let text: String
    let tree: SourceFileSyntax
    let lines: LineStarts

    init(text: String, file: String) {
      self.file = file
      self.text = text
      tree = Parser.parse(source: text)
      lines = LineStarts(text)
    }
  }

  /// The file's name as given by the caller, for messages.
  package var file: String { storage.file }
  package var text: String { storage.text }
  var tree: SourceFileSyntax { storage.tree }
  var lines: LineStarts { storage.lines }

  package init(text: String, file: String) { storage = Storage(text: text, file: file) }

  /// The position of the first character of `node`, without leading trivia.
  func position(of node: some SyntaxProtocol) -> SourcePosition {
    position(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// The range of `node` without leading and trailing trivia.
  func range(of node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      start: position(of: node),
      end: position(at: node.endPositionBeforeTrailingTrivia))
  }

  func position(at position: AbsolutePosition) -> SourcePosition {
    lines.position(of: position.utf8Offset)
  }
}

/// A place in a file: 1-based line, 1-based column in UTF-8 bytes.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A stretch of a file; `end` is just past the last character.
package struct SourceRange: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }
}
