/// A block of a Markdown document, with the line where it starts in the file.
package struct MarkdownBlock: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case heading(level: Int, [MarkdownInline])
    case paragraph([MarkdownInline])
    /// Items of blocks; `start` is nil for bullets; `checked` of task items.
    case list(start: Int?, [MarkdownItem])
    case quote([MarkdownBlock])
    /// The info string's first word is the language, without braces, a file or options; empty for none.
    case code(language: String, text: String)
    case table(header: [[MarkdownInline]], rows: [[[MarkdownInline]]])
    case thematicBreak
    case html(String)
  }

  package var content: Content
  package var line: Int
  /// Whether it is code between fences: then the code begins a line below.
  package var isFenced = false
  /// The last line of it.
  package var endLine = 0
  /// Of code between fences, how many back-ticks one has; 0: it has none.
  package var ticks = 0
  /// What stands behind the language of code; empty: nothing.
  package var info = ""
}

/// An item of a list.
package struct MarkdownItem: Hashable, Sendable {
  package var blocks: [MarkdownBlock]
  /// nil: no task item.
  package var isDone: Bool?
}

/// Text with its emphasis.
package indirect enum MarkdownInline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkdownInline])
  case strong([MarkdownInline])
  case strikethrough([MarkdownInline])
  case link([MarkdownInline], url: String)
  case image(String, url: String)
  case softBreak
  case lineBreak
  case html(String)

  /// The text without its emphasis.
  package var plain: String {
    switch self {
    case .text(let text), .code(let text), .html(let text), .image(let text, _): text
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(let inner, _):
      inner.plain
    case .softBreak, .lineBreak: " "
    }
  }
}

extension [MarkdownInline] {
  /// The text without its emphasis.
  package var plain: String { map(\.plain).joined() }
}

extension [MarkdownBlock] {
  /// Whether a block of code in them is Swift, under a label or not.
  var holdSwift: Bool {
    contains { block in
      switch block.content {
      case .code(let language, let text):
        GuidelineExample.Fence(language: language, text: text, line: block.line).isSwift
          || DiffSides(language: language, info: block.info, text: text, line: block.line) != nil
      case .quote(let inner): inner.holdSwift
      case .list(_, let items): items.contains { $0.blocks.holdSwift }
      default: false
      }
    }
  }
}
