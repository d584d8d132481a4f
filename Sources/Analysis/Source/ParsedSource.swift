import Foundation
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
    private let lock = NSLock()
    private nonisolated(unsafe) var read: Declarations?

    init(text: String, file: String) {
      self.file = file
      self.text = text
      tree = Parser.parse(source: text)
      lines = LineStarts(text)
    }

    var declarations: Declarations {
      lock.withLock {
        let found = read ?? Declarations(tree)
        read = found
        return found
      }
    }
  }

  /// The file's name as given by the caller, for messages.
  package var file: String { storage.file }
  package var text: String { storage.text }
  var tree: SourceFileSyntax { storage.tree }
  var lines: LineStarts { storage.lines }
  /// What it declares: read when it is first asked for, and kept.
  var declarations: Declarations { storage.declarations }

  package init(text: String, file: String) { storage = Storage(text: text, file: file) }

  /// Whether the code is the other's but for blanks and comments.
  package func hasSameCode(as other: ParsedSource) -> Bool {
    text == other.text
      || tree.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
        .elementsEqual(other.tree.tokens(viewMode: .sourceAccurate).lazy.map(\.text))
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

/// Stretches of the text, for those who rewrite it.
extension ParsedSource {
  /// The place of a declaration's keyword, where findings about it stand.
  func keywordRange(of declaration: DeclSyntax) -> SourceRange {
    if let node = declaration.as(VariableDeclSyntax.self) {
      return range(of: node.bindingSpecifier)
    }
    if let node = declaration.as(FunctionDeclSyntax.self) { return range(of: node.funcKeyword) }
    if let node = declaration.as(InitializerDeclSyntax.self) { return range(of: node.initKeyword) }
    if let node = declaration.as(SubscriptDeclSyntax.self) {
      return range(of: node.subscriptKeyword)
    }
    return range(of: declaration)
  }

  /// The empty range at a byte.
  func range(at offset: Int) -> SourceRange {
    let place = position(at: AbsolutePosition(utf8Offset: offset))
    return SourceRange(start: place, end: place)
  }

  /// The byte of a place.
  func offset(of position: SourcePosition) -> Int {
    lines.offset(of: position)
  }

  /// The text of a stretch of bytes.
  func slice(_ range: Range<Int>) -> String {
    let bytes = Array(text.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The source with blanks in some ranges of bytes, so that all else is where it was.
  func blanking(_ ranges: [Range<Int>]) -> ParsedSource {
    var bytes = Array(text.utf8)
    for range in ranges {
      for index in range where bytes.indices.contains(index) && bytes[index] != 10 {
        if bytes[index] != 13 { bytes[index] = 32 }
      }
    }
    return ParsedSource(text: String(decoding: bytes, as: UTF8.self), file: file)
  }
}
