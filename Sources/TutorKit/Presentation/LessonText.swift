import Analysis

extension Lesson {
  /// The lesson as a person reads it.
  /// - Parameter cut: What begins at this line of the document or below is left out; nil: nothing.
  package func text(options: RenderOptions, before cut: Int? = nil) -> String {
    let front = document.frontMatter
    var lines = options.wrap(options.paint(document.title, .strong))
    if !front.impact.isEmpty {
      lines += options.wrap(
        StageWords.impact(front.impact, front.impactDescription.capitalizedFirst))
    }
    lines.append("")
    var blocks = document.blocks
    if case .heading(_, let inlines)? = blocks.first?.content, inlines.plain == document.title {
      blocks.removeFirst()
    }
    if let cut { blocks = blocks.filter { $0.line < cut } }
    lines += options.lines(blocks.filter { !$0.isCounts }) + [""]
    return lines.joined(separator: "\n").visibleKeepingStyle(options)
  }

  /// One example with its code.
  package func text(example index: Int, options: RenderOptions) -> String? {
    guard document.examples.indices.contains(index) else { return nil }
    let example = document.examples[index]
    var lines = options.wrap(options.paint(example.label, .strong))
    if let reason = example.reason { lines += options.wrap(reason) }
    let whole = GuidelineExample.Fence(
      language: "swift", text: example.swift, line: example.line)
    for fence in example.isOfDiff ? [whole] : example.code where fence.language != "counts" {
      let text = MarkedSource(fence.text).text
      lines += [""] + (fence.isSwift ? options.code(text) : text.rows.map { "  " + $0 })
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
