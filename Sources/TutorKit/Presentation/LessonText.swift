import Analysis

extension Lesson {
  /// The lesson as a person reads it.
  package func text(options: RenderOptions) -> String {
    let front = document.frontMatter
    var lines = [options.paint(document.title, .strong)]
    if !front.impact.isEmpty {
      lines += options.wrap("Impact: \(front.impact). \(front.impactDescription)")
    }
    lines.append("")
    var blocks = document.blocks
    if case .heading(_, let inlines)? = blocks.first?.content, inlines.plain == document.title {
      blocks.removeFirst()
    }
    for block in blocks where !block.isCounts { lines += options.lines(block) + [""] }
    return lines.joined(separator: "\n").visibleKeepingStyle(options)
  }

  /// One example with its code.
  package func text(example index: Int, options: RenderOptions) -> String? {
    guard document.examples.indices.contains(index) else { return nil }
    let example = document.examples[index]
    var lines = [options.paint(example.label, .strong)]
    if let reason = example.reason { lines += options.wrap(reason) }
    for fence in example.code where fence.isSwift {
      lines += [""] + options.code(MarkedSource(fence.text).text)
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }
}

extension MarkdownBlock {
  /// A block of expected counts: for the tests, not for the reader.
  fileprivate var isCounts: Bool {
    if case .code("counts", _) = content { true } else { false }
  }
}

extension RenderOptions {
  /// A Markdown block in lines.
  func lines(_ block: MarkdownBlock, indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch block.content {
    case .heading(_, let inlines): return [space + paint(inlines.plain, .strong)]
    case .paragraph(let inlines): return wrap(styled(inlines), indent: indent)
    case .code(_, let text): return code(MarkedSource(text).text).map { space + $0 }
    case .quote(let blocks):
      return blocks.flatMap { lines($0, indent: 0) }.map { space + "> " + $0 }
    case .list(let start, let items):
      return items.enumerated().flatMap { index, item in
        listItem(item, mark: start.map { "\($0 + index)." } ?? "-", indent: indent)
      }
    case .table(let header, let rows): return table(header, rows).map { space + $0 }
    case .thematicBreak: return [space + String(repeating: "-", count: min(40, width - indent))]
    case .html(let text): return text.split(separator: "\n").map { space + $0 }
    }
  }

  private func listItem(_ item: MarkdownItem, mark: String, indent: Int) -> [String] {
    let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
    var result = item.blocks.flatMap { lines($0, indent: indent + mark.count + 1) }
    if let first = result.first {
      let text = String(first.dropFirst(indent + mark.count + 1))
      result[0] = String(repeating: " ", count: indent) + mark + " " + task + text
    }
    return result
  }

  private func styled(_ inlines: [MarkdownInline]) -> String {
    inlines.map { inline -> String in
      switch inline {
      case .code(let text): color ? paint(text, .code) : "`\(text)`"
      case .strong(let inner): paint(inner.plain, .strong)
      case .link(let inner, let url):
        inner.plain == url ? url : "\(inner.plain) (\(url))"
      default: inline.plain
      }
    }.joined()
  }

  private func table(_ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]]) -> [String] {
    let all = ([header] + rows).map { $0.map(\.plain) }
    let widths = header.indices.map { column in
      all.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return all.map { row in
      row.enumerated().map { $1.padded(to: $0 < widths.count ? widths[$0] : 0) }
        .joined(separator: "  ").trimmingRight
    }
  }

  /// Swift code, indented by two, in colour where there is any.
  func code(_ text: String) -> [String] {
    guard color else { return text.codeLines.map { "  " + $0 } }
    var painted = ""
    let bytes = Array(text.utf8)
    for span in classify(text) {
      let part = String(decoding: bytes[span.offset..<(span.offset + span.length)], as: UTF8.self)
      painted += part.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : paint(String($0), span.kind) }.joined(separator: "\n")
    }
    return painted.codeLines.map { "  " + $0 }
  }

  private func paint(_ text: String, _ kind: HighlightSpan.Kind) -> String {
    let code: String? =
      switch kind {
      case .keyword, .directive: "35"
      case .type, .attribute: "34"
      case .string, .regex: "32"
      case .number: "33"
      case .comment: "2"
      default: nil
      }
    guard let code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

extension String {
  /// Lines without a last empty one.
  fileprivate var codeLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    return lines
  }
}
