import Analysis

extension SuggestionReport {
  /// The place, the call, the struct and what it saves.
  var lines: [String] {
    let saved = before.keys.sorted().filter { before[$0] != after[$0] }
    let counts = saved.prefix(4).map { "\($0) \(before[$0] ?? 0) → \(after[$0] ?? 0)" }
    let listed = counts.joined(separator: ", ")
    return [
      FindingWords.suggestion(file, line, name, rule),
      "  "
        + FindingWords.rebuilt(
          saved.count > 4 ? FindingWords.andMore(listed, saved.count - 4) : listed),
      "  " + FindingWords.inItsPlace(),
    ] + call.indentedLines + ["  " + FindingWords.theStruct()] + declaration.indentedLines
  }
}

extension [SuggestionReport] {
  /// All suggestions as text, with empty lines between them; empty: there is none.
  package var text: String {
    let blocks = map { $0.lines.joined(separator: "\n").visible }
    return blocks.map { "\n" + $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var indentedLines: [String] {
    trimmedLines.map { $0.isEmpty ? "" : "    " + $0 }
  }

  private var trimmedLines: [Substring] {
    var lines = rowParts
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
