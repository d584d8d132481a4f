import SwiftSyntax

/// A `// tutor:…` comment that switches rules off or on again.
struct SuppressionComment: Hashable {
  enum Kind: Hashable {
    /// From here to the end of the file, or to an `enable`.
    case disable
    /// For the lines of the code that follows, or that it stands behind.
    case disableLines(ClosedRange<Int>)
    case enable
    /// A word behind `tutor:` that means nothing.
    case unknown(String)
  }

  /// A rule's name as written, with its place.
  struct Name: Hashable {
    var text: String
    var range: SourceRange
  }

  var kind: Kind
  var names: [Name]
  /// The comment, from its slashes on.
  var range: SourceRange
}

extension SuppressionComment {
  /// The `// tutor:disable` comments of a file, in order. Strings are no comments.
  static func all(in source: ParsedSource) -> [SuppressionComment] {
    guard source.text.mayHoldSuppressions else { return [] }
    let finder = SuppressionFinder(source: source)
    var result: [SuppressionComment] = []
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      finder.scan(
        token.leadingTrivia, from: token.position, isTrailing: false, token, into: &result)
      finder.scan(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, isTrailing: true, token,
        into: &result)
    }
    return result
  }
}

/// Finds the comments of one file, with their places.
private struct SuppressionFinder {
  let source: ParsedSource

  func scan(
    _ trivia: Trivia, from start: AbsolutePosition, isTrailing: Bool, _ token: TokenSyntax,
    into result: inout [SuppressionComment]
  ) {
    var position = start
    for piece in trivia {
      if case .lineComment(let text) = piece {
        let comment = SuppressionText(text)
        if let comment {
          result.append(self.comment(comment, at: position, isTrailing: isTrailing, token))
        }
      }
      position += piece.sourceLength
    }
  }

  private func comment(
    _ text: SuppressionText, at start: AbsolutePosition, isTrailing: Bool, _ token: TokenSyntax
  ) -> SuppressionComment {
    let place = source.position(at: start)
    func range(_ offset: Int, _ length: Int) -> SourceRange {
      SourceRange(
        start: SourcePosition(line: place.line, column: place.column + offset),
        end: SourcePosition(line: place.line, column: place.column + offset + length))
    }
    let kind: SuppressionComment.Kind =
      switch text.verb {
      case "disable" where isTrailing: .disableLines(place.line...place.line)
      case "disable": .disable
      case "disable:next": .disableLines(linesOfCode(after: place.line, token, isTrailing))
      case "enable": .enable
      default: .unknown(text.verb)
      }
    return SuppressionComment(
      kind: kind,
      names: text.names.map {
        SuppressionComment.Name(text: $0.text, range: range($0.offset, $0.text.utf8.count))
      }, range: range(0, text.length))
  }

  /// The lines of the next code: from its first token to the keyword of a declaration, so that
  /// attributes may stand between.
  private func linesOfCode(
    after line: Int, _ token: TokenSyntax, _ isTrailing: Bool
  ) -> ClosedRange<Int> {
    guard let first = isTrailing ? token.nextToken(viewMode: .sourceAccurate) : token else {
      return line...line + 1
    }
    let start = max(line + 1, source.position(of: first).line)
    var last = start
    var current = first.parent
    while let node = current,
      node.positionAfterSkippingLeadingTrivia
        == first.positionAfterSkippingLeadingTrivia
    {
      if let attributed = node.asProtocol((any WithAttributesSyntax).self),
        let keyword = attributed.attributes.lastToken(viewMode: .sourceAccurate)?
          .nextToken(viewMode: .sourceAccurate)
      {
        last = max(last, source.position(of: keyword).line)
      }
      current = node.parent
    }
    return start...last
  }
}

/// What a comment says: `// tutor:disable:next a-rule, another-rule -- why`.
struct SuppressionText {
  var verb: String
  /// Rule names with their offsets in the comment, in bytes.
  var names: [(text: String, offset: Int)] = []
  /// The comment's length in bytes.
  var length: Int

  /// nil: the comment is not for the analyzer. `// tutor: exercise3` is not either.
  init?(_ comment: String) {
    let bytes = Array(comment.utf8)
    var index = 2
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let mark = Array("tutor:".utf8)
    guard bytes.count > index + mark.count, bytes[index...].starts(with: mark) else { return nil }
    index += mark.count
    guard bytes[index] != UInt8(ascii: " ") else { return nil }
    let words = Self.words(bytes, from: index)
    guard let first = words.first else { return nil }
    verb = first.text
    length = bytes.count
    for word in words.dropFirst() {
      if word.text.hasPrefix("--") { break }
      names.append((word.text, word.offset))
    }
  }

  /// Words between spaces, tabs and commas.
  private static func words(_ bytes: [UInt8], from start: Int) -> [(text: String, offset: Int)] {
    var result: [(text: String, offset: Int)] = []
    var begin: Int?
    for index in start...bytes.count {
      let isGap = index == bytes.count || [9, 13, 32, 44].contains(bytes[index])
      if isGap, let from = begin {
        result.append((String(decoding: bytes[from..<index], as: UTF8.self), from))
        begin = nil
      } else if !isGap, begin == nil {
        begin = index
      }
    }
    return result
  }
}

extension String {
  /// Whether `tutor:` occurs: most files need no walk over their comments.
  var mayHoldSuppressions: Bool {
    var text = self
    return text.withUTF8 { bytes in
      let mark = Array("tutor".utf8)
      var place = 0
      while let colon = bytes.firstIndex(of: UInt8(ascii: ":"), from: place) {
        place = colon + 1
        if bytes[..<colon].suffix(mark.count).elementsEqual(mark) { return true }
      }
      return false
    }
  }
}
