/// The sentences of a document's text: of paragraphs, of items of lists, of quotes and of cells of tables.
struct DocumentSentences {
  private let document: GuidelineDocument
  /// The lines of labels: what stands there is said of an example already.
  private let labels: Set<Int>

  init(of document: GuidelineDocument) {
    self.document = document
    labels = Set(document.examples.map(\.line))
  }

  /// In their order.
  var all: [ProseClaim.Sentence] {
    document.blocks.flatMap { block -> [ProseClaim.Sentence] in
      guard case .paragraph(let inlines) = block.content else { return inside(block) }
      guard Label(block)?.kind ?? .further == .further else { return [] }
      return sentences(inlines.standing, block.line, nil)
    }
  }

  /// Those of what holds other blocks.
  private func inside(_ block: MarkdownBlock) -> [ProseClaim.Sentence] {
    switch block.content {
    case .paragraph(let inlines): part(block, inlines)
    case .list(_, let items): items.flatMap { $0.blocks.flatMap(inside) }
    case .quote(let blocks): blocks.flatMap(inside)
    case .table(let header, let rows): cells(header, rows, block.line)
    case .heading, .code, .thematicBreak, .html: []
    }
  }

  /// An item or a part of a quote: one that begins with a side is about that side.
  private func part(_ block: MarkdownBlock, _ inlines: [MarkdownInline]) -> [ProseClaim.Sentence] {
    guard !labels.contains(block.line) else { return [] }
    guard let label = Label(block), label.kind != .further else {
      return sentences(inlines.standing, block.line, nil)
    }
    let whole = SideWords.withoutSign(inlines.plain)
    let text = SideWords.sign(of: inlines.plain) == nil ? label.reason ?? whole : whole
    return sentences(text, block.line, PlacedSide(kind: label.kind, isSure: true))
  }

  /// The cells of a table: a column with a side above it is about that side.
  private func cells(
    _ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]], _ line: Int
  ) -> [ProseClaim.Sentence] {
    let sides = header.map { SideWords.kind(of: $0.plain.trimmed) }
    return rows.enumerated().filter { !$0.element.contains(where: Self.denies) }.flatMap {
      row, cells in
      cells.enumerated().flatMap { column, cell -> [ProseClaim.Sentence] in
        let kind = sides.indices.contains(column) ? sides[column] : .further
        let side = kind == .further ? nil : PlacedSide(kind: kind, isSure: true)
        // Below the header stands the row of lines.
        return sentences(cell.standing, line + 2 + row, side)
      }
    }
  }

  /// Whether a cell says of the others in its row that they are not so.
  private static func denies(_ cell: [MarkdownInline]) -> Bool {
    let text = cell.plain.trimmed.lowercased()
    return denials.contains(text)
      || SideWords.sign(of: cell.plain.trimmed) == .incorrect && text.count == 1
  }

  private static let denials: Set<String> = [
    "false", "no", "wrong", "untrue", "not true", "myth", "not so",
  ]

  /// - Parameter side: nil: as the place says.
  private func sentences(
    _ text: String, _ line: Int, _ side: PlacedSide?
  ) -> [ProseClaim.Sentence] {
    let side = side ?? document.side(ofTextAt: line)
    return text.sentences.map { ProseClaim.Sentence(line: line, text: $0, side: side) }
  }
}

extension [MarkdownInline] {
  /// The text without what is struck through.
  fileprivate var standing: String {
    filter { if case .strikethrough = $0 { false } else { true } }.plain
  }
}
