import Analysis

extension String {
  /// Swift code without its comments, and without lines that held nothing else: what is asked about must not
  /// say the answer.
  var withoutComments: String {
    guard SourceText.canBeParsed(self) else { return self }
    return withDeepStack { Self.withoutComments(self) } ?? self
  }

  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var kept = [UInt8]()
    var commented: Set<Int> = []
    var row = 0
    for span in classify(text) {
      let part = bytes[span.offset..<(span.offset + span.length)]
      let lineFeeds = part.lineEnds
      if span.kind == .comment {
        commented.insert(row)
      } else {
        kept += part
        row += lineFeeds
      }
    }
    let rows = String(decoding: kept, as: UTF8.self).rows
    var result: [String] = []
    var isGap = false
    for (index, row) in rows.enumerated() {
      let isEmpty = row.trimmed.isEmpty
      let wasComment = commented.contains(index)
      // Of the empty lines around a comment that is gone, one is enough.
      if isEmpty, wasComment || isGap && result.last?.isEmpty != false {
        isGap = true
        continue
      }
      isGap = false
      result.append(wasComment ? row.trimmingRight : row)
    }
    return result.joined(separator: "\n")
  }
}
