/// Comments that switch rules off in code that is rewritten: they go with the code that they are about.
package struct SuppressionEdits {
  private let source: ParsedSource

  package init(_ source: ParsedSource) { self.source = source }

  /// The text without the names of rules at these places of its comments; a comment without any name left goes
  /// as a whole, and with it its line where it has one of its own.
  ///
  /// - Parameter findings: findings of ``Rule/suppression``, at the names or at the whole comment.
  package func withoutSuppressions(of findings: [Finding]) -> String {
    let ranges = Set(findings.map(\.range))
    let edits = SuppressionComment.all(in: source).compactMap { comment -> SourceEdit? in
      if ranges.contains(comment.range) { return removal(of: comment) }
      let kept = comment.names.filter { !ranges.contains($0.range) }
      guard kept.count < comment.names.count else { return nil }
      return kept.isEmpty ? removal(of: comment) : edit(of: comment, keeping: kept)
    }
    return edits.applied(to: source.text) ?? source.text
  }

  /// The text with a comment above the line of each finding that switches its rule off there.
  package func suppressing(_ findings: [Finding]) -> String {
    let edits = findings.map { finding in
      let start = source.offset(of: SourcePosition(line: finding.range.start.line, column: 1))
      let rest = source.text.utf8.dropFirst(start)
      let indent = String(decoding: rest.prefix { [0x20, 0x09].contains($0) }, as: UTF8.self)
      return SourceEdit(
        range: start..<start, text: "\(indent)// tutor:disable:next \(finding.rule)\n")
    }
    return edits.applied(to: source.text) ?? source.text
  }

  private func bytes(of range: SourceRange) -> Range<Int> {
    source.offset(of: range.start)..<source.offset(of: range.end)
  }

  private func removal(of comment: SuppressionComment) -> SourceEdit {
    let all = Array(source.text.utf8)
    let place = bytes(of: comment.range)
    var start = place.lowerBound
    while start > 0, [0x20, 0x09].contains(all[start - 1]) { start -= 1 }
    let isAlone = start == 0 || UInt8.lineEnds.contains(all[start - 1])
    guard isAlone else { return SourceEdit(range: start..<place.upperBound, text: "") }
    return SourceEdit(range: start..<all.endOfLine(after: place.upperBound), text: "")
  }

  private func edit(
    of comment: SuppressionComment, keeping kept: [SuppressionComment.Name]
  ) -> SourceEdit? {
    guard let first = comment.names.first, let last = comment.names.last else { return nil }
    return SourceEdit(
      range: source.offset(of: first.range.start)..<source.offset(of: last.range.end),
      text: kept.map(\.text).joined(separator: ", "))
  }
}
