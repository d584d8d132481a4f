import SwiftSyntax

/// A replacement of a stretch of a file, in UTF-8 bytes.
package struct SourceEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var text: String

  package init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }

  /// The one edit that turns `old` into `new`; nil: they are equal.
  package init?(from old: String, to new: String) {
    let before = Array(old.utf8)
    let after = Array(new.utf8)
    guard before != after else { return nil }
    let limit = min(before.count, after.count)
    var start = 0
    while start < limit, before[start] == after[start] { start += 1 }
    // Not inside of a character.
    while start > 0, start < before.count, before[start] & 0xC0 == 0x80 { start -= 1 }
    var end = 0
    while end < limit - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    while end > 0, before[before.count - end] & 0xC0 == 0x80 { end -= 1 }
    range = start..<(before.count - end)
    text = String(decoding: after[start..<(after.count - end)], as: UTF8.self)
  }
}

extension [SourceEdit] {
  /// The text with all edits made, bottom up; nil: two edits overlap, or one is outside of it.
  package func applied(to text: String) -> String? {
    var bytes = Array<UInt8>(text.utf8)
    var limit = bytes.count
    let ordered = enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        > ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= limit else { return nil }
      bytes.replaceSubrange(edit.range, with: edit.text.utf8)
      limit = edit.range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a byte of the old text is in the new one.
  func moved(_ offset: Int) -> Int {
    reduce(offset) { result, edit in
      let delta = edit.text.utf8.count - edit.range.count
      return edit.range.upperBound <= offset ? result + delta : result
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of a node, without the trivia around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
