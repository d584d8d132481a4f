extension MarkdownBlock {
  fileprivate var isList: Bool {
    if case .list = content { true } else { false }
  }
}

extension RenderOptions {
  /// A Markdown block in lines of the width. Code is never wrapped.
  func lines(_ block: MarkdownBlock, indent: Int = 0) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch block.content {
    case .heading(let level, let inlines): return heading(text(inlines), level, indent)
    case .paragraph(let inlines): return wrap(text(inlines), indent: indent)
    case .code(let language, let text): return code(text, language: language).map { space + $0 }
    case .quote(let blocks): return quote(blocks).map { space + $0 }
    case .list(let start, let items): return list(items, from: start, indent: indent)
    case .table(let header, let rows):
      return table(header: header.map(text), rows: rows.map { $0.map(text) }, indent: indent)
    case .thematicBreak: return [space + rule(min(40, width - indent))]
    case .html(let text): return text.split(separator: "\n").map { space + $0 }
    }
  }

  /// Blocks with an empty line between them.
  func lines(_ blocks: [MarkdownBlock]) -> [String] {
    Array(blocks.map { lines($0) }.joined(separator: [""]))
  }

  private func rule(_ count: Int) -> String {
    String(repeating: isASCII ? "-" : "─", count: max(1, count))
  }

  /// Without colour, a heading of the first two levels is underlined.
  private func heading(_ text: String, _ level: Int, _ indent: Int) -> [String] {
    let lines = wrap(paint(text, .strong), indent: indent)
    guard !color, !plain, level <= 2 else { return lines }
    let longest = lines.map(\.columns).max() ?? 0
    return lines + [String(repeating: " ", count: indent) + rule(longest - indent)]
  }

  private func quote(_ blocks: [MarkdownBlock]) -> [String] {
    var narrower = self
    narrower.width = max(20, width - 2)
    let mark = isASCII ? ">" : "│"
    return narrower.lines(blocks).map { ("\(paint(mark, .muted)) " + $0).trimmingRight }
  }

  // MARK: Lists

  private func list(_ items: [MarkdownItem], from start: Int?, indent: Int) -> [String] {
    let last = start.map { String($0 + items.count - 1).count } ?? 0
    return items.enumerated().flatMap { index, item in
      let mark = start.map { "\($0 + index).".leftPadded(to: last + 1) } ?? (isASCII ? "-" : "•")
      return self.item(item, mark: mark, indent: indent)
    }
  }

  private func item(_ item: MarkdownItem, mark: String, indent: Int) -> [String] {
    let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
    let inner = indent + mark.columns + 1
    var result = item.blocks.enumerated().flatMap { index, block in
      (index > 0 && !block.isList ? [""] : []) + lines(block, indent: inner)
    }
    let first = result.first.map { String($0.dropFirst(inner)) } ?? ""
    let start = String(repeating: " ", count: indent) + mark + " " + task + first
    result.replaceSubrange(0..<min(1, result.count), with: [start.trimmingRight])
    return result
  }

  // MARK: Words with emphasis

  /// Text with its emphasis as marks, or as signs where there is no colour.
  func text(_ inlines: [MarkdownInline]) -> String { inlines.map(text).joined() }

  private func text(_ inline: MarkdownInline) -> String {
    switch inline {
    case .text(let text), .html(let text): text
    case .code(let code): color ? paint(code, .code) : "`\(code)`"
    case .strong(let inner): paint(text(inner), .strong)
    case .emphasis(let inner): color ? paint(text(inner), .emphasis) : "*\(text(inner))*"
    case .strikethrough(let inner): "~~\(text(inner))~~"
    case .link(let inner, let url): link(text(inner), to: url)
    case .image(let words, let url):
      link(words.isEmpty ? StageWords.image() : StageWords.imageOf(words), to: url)
    case .softBreak: " "
    case .lineBreak: "\n"
    }
  }

  /// A link that a terminal opens, or the text with its address behind it.
  func link(_ text: String, to url: String) -> String {
    if hyperlinks { return StyleMark.linked(paint(text, .link), to: url) }
    return text == url || url.isEmpty ? paint(text, .link) : "\(text) (\(url))"
  }
}
