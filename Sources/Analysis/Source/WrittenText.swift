@_spi(RawSyntax) import SwiftSyntax

extension SyntaxProtocol {
  /// The code as written, without the trivia around it: `trimmedDescription`, which copies the tree
  /// first.
  var writtenText: String {
    let bytes = Syntax(self).syntaxTextBytes
    let start = min(leadingTriviaLength.utf8Length, bytes.count)
    let end = max(start, bytes.count - trailingTriviaLength.utf8Length)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension TypeSyntax {
  /// The type as written, without the trivia around it.
  var writtenText: String {
    if let name = self.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil {
      return name.name.text
    }
    return Syntax(self).writtenText
  }

  /// The type as written, with a space in place of each comment and line end.
  var lineText: String {
    let text = writtenText
    guard text.utf8.contains(where: { Self.breaks.contains($0) }) else { return text }
    var result = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if isApart || !token.leadingTrivia.isEmpty, !result.isEmpty { result += " " }
      result += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// What comments, line ends and indentation are made of.
  private static let breaks = Array("/\n\r\t".utf8)
}

extension RawSyntax {
  /// Calls `body` with each token of the tree, in the order of the source. It reads the tree as it is
  /// stored: nodes of its public form would be made for all that is passed.
  func forEachToken(_ body: (RawSyntaxTokenView) -> Void) {
    var pending = [self]
    while let node = pending.popLast() {
      if let token = node.tokenView {
        body(token)
      } else if let layout = node.layoutView {
        for child in layout.children.reversed() { if let child { pending.append(child) } }
      }
    }
  }
}
