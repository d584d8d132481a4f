import Analysis

extension RenderOptions {
  /// A block of code of a document: Swift in colour, other languages as they are.
  func code(_ text: String, language: String) -> [String] {
    guard language.isEmpty || language.lowercased() == "swift" else {
      return text.codeLines.map(\.indentedAsCode)
    }
    return code(MarkedSource(text).text)
  }

  /// Swift code, indented by two, in colour where there is any. Its lines are never wrapped.
  func code(_ text: String) -> [String] {
    guard color, SourceText.canBeParsed(text) else { return text.codeLines.map(\.indentedAsCode) }
    return (withDeepStack { highlighted(text) } ?? text).codeLines.map(\.indentedAsCode)
  }

  private func highlighted(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return classify(text).map { span in
      let part = bytes[span.offset..<(span.offset + span.length)]
      return painted(String(decoding: part, as: UTF8.self), span.kind)
    }.joined()
  }

  /// Comments and strings of several lines are styled line by line.
  private func painted(_ text: String, _ kind: HighlightSpan.Kind) -> String {
    let code: String? =
      switch kind {
      case .keyword, .directive: isHighContrast ? "1" : "35"
      case _ where isHighContrast: nil
      case .type, .attribute: "34"
      case .string, .regex: "32"
      case .number: "33"
      case .comment: "2"
      default: nil
      }
    guard let code else { return text }
    return text.rowParts
      .map { StyleMark.styled(String($0), code: code) }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var indentedAsCode: String { isEmpty ? "" : "  " + self }

  /// Lines without empty ones at the end.
  fileprivate var codeLines: [String] {
    var lines = rows
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines
  }
}
