/// Labels that are sides of a pair only beside each other: `Before` and `After`, `Old way` and `New way`,
/// `**Avoid** one body for all` and `**Prefer** a leaf`. Alone, each may as well begin a sentence, and the
/// code below it be of either side.
struct PairedLabels {
  /// The labels by the line of the text in front of the code.
  let labels: [Int: Label]

  init(_ blocks: [MarkdownBlock]) {
    var finder = PairFinder()
    finder.walk(blocks)
    var found: [Int: Label] = [:]
    for (first, second) in zip(finder.texts, finder.texts.dropFirst()) {
      guard let a = first?.label, let b = second?.label, a.kind != b.kind, a.kind != .further,
        b.kind != .further
      else { continue }
      for text in [first, second] {
        if let text, text.isWeak { found[text.line] = text.label }
      }
    }
    labels = found
  }
}

/// Finds the texts right in front of code, in order.
private struct PairFinder {
  struct Text {
    var line: Int
    var label: Label?
    /// By itself it is no label.
    var isWeak: Bool
  }

  /// nil: another part of the document begins.
  private(set) var texts: [Text?] = []

  mutating func walk(_ blocks: [MarkdownBlock]) {
    for (index, block) in blocks.enumerated() {
      let next = blocks.dropFirst(index + 1).first
      let isBeforeCode = next.map { $0.isCode } ?? false
      switch block.content {
      case .heading:
        if isBeforeCode { note(block) } else { texts.append(nil) }
      case .paragraph: if isBeforeCode { note(block) }
      case .html where isBeforeCode || isSummary(block): note(block)
      case .quote(let inner):
        if isBeforeCode, let last = inner.last { note(last, at: block.line) }
        walk(inner)
      case .list(_, let items):
        for item in items { walk(item.blocks) }
        // The code of an item may stand behind the list.
        if isBeforeCode, let last = items.last?.blocks.last { note(last) }
      default: break
      }
    }
  }

  private func isSummary(_ block: MarkdownBlock) -> Bool {
    if case .html(let text) = block.content { text.contains("<summary>") } else { false }
  }

  private mutating func note(_ block: MarkdownBlock, at line: Int? = nil) {
    if let label = Label(block) ?? Label(sentence: block), label.kind != .further {
      texts.append(Text(line: line ?? block.line, label: label, isWeak: line != nil))
    } else {
      texts.append(Text(line: line ?? block.line, label: Label(paired: block), isWeak: true))
    }
  }
}

extension Label {
  /// A text that names a side where the next one names the other.
  fileprivate init?(paired block: MarkdownBlock) {
    let text: String
    var level: Int?
    switch block.content {
    case .heading(let depth, let inlines):
      text = inlines.plain.trimmed
      level = depth
    case .paragraph(let inlines):
      let plain = inlines.plain.trimmed
      // `[!WARNING]` above the words of a quote.
      let isAlert = plain.hasPrefix("[!")
      text = isAlert ? String(plain.drop { $0 != "]" }.dropFirst()).trimmed : plain
    case .html(let html): text = Self.words(inHTML: html)
    default: return nil
    }
    guard text.count < 160, let (kind, count) = SideWords.pairedKind(of: text) else { return nil }
    let words = text.split(separator: " ")
    let rest = words.dropFirst(count).joined(separator: " ").trimmed
    self.init(text: words.prefix(count).joined(separator: " "))
    self.kind = kind
    self.level = level
    if reason == nil, !rest.isEmpty {
      reason = rest.hasSuffix(":") ? String(rest.dropLast()) : rest
    }
  }

  /// The words of a comment, or of a summary.
  private static func words(inHTML html: String) -> String {
    html.replacing(/<!--|-->|<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}
