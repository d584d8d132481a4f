@_spi(RawSyntax) import SwiftSyntax

/// Places of a tree that the parser could not read, counted before diagnostics are made of them:
/// SwiftParserDiagnostics takes time with the square of their number.
struct SyntaxFaults {
  /// The most that diagnostics are made of. A text with more is no Swift.
  private static let maximum = 400

  private var count = 0
  /// Offset in UTF-8 bytes.
  private var first: Int?

  init(_ root: RawSyntax) {
    var offset = 0
    var pending = [root]
    while let node = pending.popLast(), count <= Self.maximum {
      if let token = node.tokenView {
        if token.presence == .missing || token.tokenDiagnostic != nil { note(at: offset) }
        offset += node.byteLength
      } else if let layout = node.layoutView {
        if node.kind == .unexpectedNodes { note(at: offset) }
        for child in layout.children.reversed() { if let child { pending.append(child) } }
      }
    }
  }

  private mutating func note(at offset: Int) {
    count += 1
    first = first ?? offset
  }

  /// The place of the first, when there are too many of them.
  var firstOfTooMany: Int? { count > Self.maximum ? first : nil }
}
