import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree. Parsing never fails: what could not be understood is in
/// the tree as unexpected or missing nodes.
package struct ParsedSource: Sendable {
  /// The file's name as given by the caller, for messages.
  package let file: String
  package let text: String
  let tree: SourceFileSyntax
  let converter: SourceLocationConverter

  package init(text: String, file: String) {
    self.file = file
    self.text = text
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: file, tree: tree)
  }

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
    let location = converter.location(for: position)
    return SourcePosition(line: location.line, column: location.column)
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
