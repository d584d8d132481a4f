import SwiftParser
import SwiftSyntax

/// Whether a text goes on: a bracket, a string of several lines or a comment is open at its end.
///
/// It parses, so that brackets in strings and comments do not count. The time and stack that takes
/// are bounded by the nesting of the text, which callers limit.
package func needsMoreInput(_ text: String) -> Bool {
  let tree = Parser.parse(source: text)
  return !OpenEnd(of: tree).openings.isEmpty || endsInComment(tree)
}

/// The number of blanks that a row begins with when it follows `text`: those of the row with the
/// innermost open bracket and two more, or as many more as the text uses itself. When the last row of
/// `text` holds only closing brackets, it is the number that row should begin with.
package func indentation(after text: String) -> Int {
  let end = OpenEnd(of: Parser.parse(source: text))
  let rows = text.rowParts
  func blanks(_ row: Int) -> Int { rows.indices.contains(row) ? leadingBlanks(rows[row]) : 0 }
  if let closed = end.lastClosed, let last = rows.last, holdsOnlyClosing(last) {
    return blanks(closed)
  }
  guard let innermost = end.openings.last else { return 0 }
  if innermost.closing == .multilineStringQuote { return blanks(rows.count - 1) }
  return blanks(innermost.row) + indentationUnit(of: rows)
}

/// What is open at the end of a text.
private struct OpenEnd {
  struct Opening {
    /// The kind of token that closes it.
    var closing: TokenKind
    /// The row it is on, from 0.
    var row: Int
  }

  /// What is open, outermost first.
  private(set) var openings: [Opening] = []
  /// The row of the bracket that was closed last.
  private(set) var lastClosed: Int?

  init(of tree: SourceFileSyntax) {
    var row = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      row += lineFeeds(in: token.leadingTrivia.description)
      take(token.tokenKind, row: row)
      row += lineFeeds(in: token.text) + lineFeeds(in: token.trailingTrivia.description)
    }
  }

  private mutating func take(_ kind: TokenKind, row: Int) {
    if kind == .multilineStringQuote, openings.last?.closing != kind {
      openings.append(Opening(closing: kind, row: row))
    } else if let closing = closingKind(of: kind) {
      openings.append(Opening(closing: closing, row: row))
    } else if let index = openings.lastIndex(where: { $0.closing == kind }) {
      lastClosed = openings[index].row
      openings.removeSubrange(index...)
    }
  }

  private func closingKind(of kind: TokenKind) -> TokenKind? {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .poundIf: .poundEndif
    default: nil
    }
  }
}

private func lineFeeds(in text: String) -> Int {
  text.utf8.lineEnds
}

/// Whether the text ends within a comment of several lines. Such comments nest.
private func endsInComment(_ tree: SourceFileSyntax) -> Bool {
  let end = tree.endOfFileToken
  let before = end.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
  guard let piece = (before + end.leadingTrivia.pieces).last else { return false }
  switch piece {
  case .blockComment(let text), .docBlockComment(let text): return commentDepth(of: text) > 0
  default: return false
  }
}

private func commentDepth(of text: String) -> Int {
  var depth = 0
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
      depth += 1
      rest.removeFirst()
    } else if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") {
      depth -= 1
      rest.removeFirst()
    }
  }
  return depth
}

private func leadingBlanks(_ row: Substring) -> Int { row.prefix { $0 == " " }.count }

private func holdsOnlyClosing(_ row: Substring) -> Bool {
  let text = row.filter { $0 != " " }
  return !text.isEmpty && text.allSatisfy { ")]}".contains($0) }
}

/// The least number of blanks, from two on, that any row begins with; two when none does.
private func indentationUnit(of rows: [Substring]) -> Int {
  rows.filter { !$0.allSatisfy(\.isWhitespace) }.map(leadingBlanks).filter { $0 > 1 }.min() ?? 2
}
