import Analysis

/// Fences of code that nothing closes, or that the end of another one does.
enum OpenFences {
  /// The lines on which they begin.
  static func lines(in blocks: [MarkdownBlock], of text: String) -> [Int] {
    let rows = text.rowParts
    return lines(in: blocks, rows)
  }

  private static func lines(in blocks: [MarkdownBlock], _ rows: [Substring]) -> [Int] {
    blocks.flatMap { block -> [Int] in
      switch block.content {
      case .quote(let inner): return lines(in: inner, rows)
      case .list(_, let items): return lines(in: items.flatMap(\.blocks), rows)
      case .code(let language, let code) where block.isFenced:
        let isOpen = !isClosed(block, rows) || holdsBeginning(code, language, block.ticks)
        return isOpen ? [block.line] : []
      default: return []
      }
    }
  }

  private static func isClosed(_ block: MarkdownBlock, _ rows: [Substring]) -> Bool {
    guard block.endLine > block.line, rows.indices.contains(block.endLine - 1) else { return false }
    let mark: Character = block.ticks > 0 ? "`" : "~"
    // What stands in a list or a quote has its signs in front.
    let last = rows[block.endLine - 1].drop { $0 == " " || $0 == "\t" || $0 == ">" }
    return last.prefix { $0 == mark }.count >= max(3, block.ticks)
      && last.drop { $0 == mark }.allSatisfy(\.isWhitespace)
  }

  /// Whether a fence begins in the code: then the end is that one's. Markdown about Markdown has longer ones.
  private static func holdsBeginning(_ code: String, _ language: String, _ ticks: Int) -> Bool {
    let isText = ["markdown", "md", "mdx", "text", "txt"].contains(language.lowercased())
    return ticks == 3 && !isText && code.rows.contains { $0.hasPrefix("```") && $0.count > 3 }
  }
}
