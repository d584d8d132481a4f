import SwiftSyntax

/// In how many values two pieces of code of the same structure differ: the parameters that one view for
/// both would have.
struct StructureDifference {
  /// A value that occurs several times, with the same counterpart, counts once.
  private var values: Set<String> = []

  var count: Int { values.count }

  init(_ first: Syntax, _ second: Syntax) {
    var pending = [(first, second)]
    while let (left, right) = pending.popLast() {
      let leftParts = left.children(viewMode: .sourceAccurate)
      let rightParts = right.children(viewMode: .sourceAccurate)
      if !leftParts.isEmpty, leftParts.map(\.kind) == rightParts.map(\.kind) {
        pending += zip(leftParts, rightParts)
      } else if left.writtenText != right.writtenText {
        values.insert(left.writtenText + "\n" + right.writtenText)
      }
    }
  }

  /// The expression at a stretch of a file; nil: none has exactly this stretch.
  static func expression(at span: Range<Int>, in source: ParsedSource) -> Syntax? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: span.lowerBound))?.parent
    while let current = node {
      if current.span == span, current.is(ExprSyntax.self) { return current }
      if current.span.upperBound > span.upperBound { return nil }
      node = current.parent
    }
    return nil
  }
}
