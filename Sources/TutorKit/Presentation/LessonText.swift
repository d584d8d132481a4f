import Analysis

extension Lesson {
  /// The lesson as a person reads it.
  /// - Parameters:
  ///   - cut: What begins at this line of the document or below is left out; nil: nothing.
  ///   - refuted: Sentences that are not so; each is marked below its paragraph.
  package func text(
    options: RenderOptions, before cut: Int? = nil, refuted: [RefutedSentence] = []
  ) -> String {
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
    blocks.mark(refuted)
    if let cut { blocks = blocks.filter { $0.line < cut } }
    if blocks.isEmpty, !front.description.isEmpty, front.description != document.title {
      lines += options.wrap(front.description) + [""]
    }
    lines += options.lines(blocks.filter { !$0.isCounts }) + [""]
    return lines.joined(separator: "\n").visibleKeepingStyle(options)
  }

  /// One example with its code.
  /// - Parameter refuted: Sentences that are not so.
  package func text(
    example index: Int, options: RenderOptions, refuted: [RefutedSentence] = []
  ) -> String? {
    guard document.examples.indices.contains(index) else { return nil }
    let example = document.examples[index]
    var lines = options.wrap(options.paint(example.label, .strong))
    if let reason = example.reason {
      lines += options.wrap(reason)
      lines += refuted.first { $0.text == reason }.map { options.wrap($0.mark) } ?? []
    }
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

extension [MarkdownBlock] {
  /// Puts a paragraph below each text that holds a sentence that is not so.
  fileprivate mutating func mark(_ refuted: [RefutedSentence]) {
    for sentence in refuted {
      guard let place = lastIndex(where: { $0.line <= sentence.line && !$0.isCode }) else {
        continue
      }
      let mark = MarkdownBlock(content: .paragraph([.text(sentence.mark)]), line: self[place].line)
      insert(mark, at: place + 1)
    }
  }
}
