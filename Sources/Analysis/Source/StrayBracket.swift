import SwiftSyntax

/// A bracket whose partner is not where the layout says: a bracket is missing before it, or it is
/// one too many.
package struct StrayBracket: Hashable, Sendable {
  /// The line of a closing bracket, from 1; of an opening one where none closes it.
  package var line: Int
  /// The line of the bracket that it closes; nil: it closes none, or none closes it.
  package var partner: Int?
}

/// The first bracket of a file that has no partner, or the first curly one that stands at the
/// beginning of a line and closes one whose line is indented otherwise. nil: all brackets stand as the layout says.
package func strayBracket(in source: ParsedSource) -> StrayBracket? {
  let lines = source.text.rowParts
  func indentation(_ line: Int) -> Int {
    guard lines.indices.contains(line - 1) else { return 0 }
    return lines[line - 1].prefix { $0 == " " || $0 == "\t" }.count
  }
  var open: [Int] = []
  for token in source.tree.tokens(viewMode: .sourceAccurate) {
    switch token.tokenKind {
    case .leftBrace, .leftParen, .leftSquare: open.append(source.position(of: token).line)
    case .rightBrace, .rightParen, .rightSquare:
      let place = source.position(of: token)
      guard let partner = open.popLast() else { return StrayBracket(line: place.line) }
      // Brackets of calls are laid out in many ways.
      let isFirst =
        token.tokenKind == .rightBrace && place.column == indentation(place.line) + 1
      if isFirst, partner != place.line, indentation(partner) != indentation(place.line) {
        return StrayBracket(line: place.line, partner: partner)
      }
    default: continue
    }
  }
  return open.last.map { StrayBracket(line: $0) }
}
