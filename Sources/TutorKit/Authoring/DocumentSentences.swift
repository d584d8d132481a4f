/// The sentences of a document's text: of headings, of paragraphs, of items of lists, of quotes and of cells of
/// tables.
struct DocumentSentences {
  private let document: GuidelineDocument
  private let sides: DocumentSides
  /// The lines of labels: what stands there is said of an example already.
  private let labels: Set<Int>
  /// The lines of labels of code that is on no side.
  private let others: Set<Int>
  /// The side that a paragraph in front of a list or a table names for it; nil: none does.
  private var lead: PlacedSide?
  /// What a paragraph in front of a list says of when: `When Add is tapped`; nil: nothing.
  private var leadIn: String?
  /// Whether what stands in front speaks of bodies: a table below it counts these.
  private var isLedByBodies = false

  init(of document: GuidelineDocument) {
    self.document = document
    sides = DocumentSides(document)
    labels = Set(document.examples.filter { $0.kind != .further }.map(\.line))
    others = Set(document.examples.filter { $0.kind == .further }.map(\.line))
  }

  /// Those of the front matter's `title` and `impactDescription`.
  static func ofHead(_ front: FrontMatter) -> [ProseClaim.Sentence] {
    func sentences(
      _ text: String, _ line: Int?, _ place: ProseClaim.Sentence.Place
    ) -> [ProseClaim.Sentence] {
      guard let line else { return [] }
      return text.sentences.map {
        ProseClaim.Sentence(line: line, text: $0, side: nil, place: place)
      }
    }
    return sentences(front.title, front.titleLine, .heading)
      + sentences(front.impactDescription, front.impactLine, .impact)
  }

  /// In their order.
  var all: [ProseClaim.Sentence] {
    // Whether a heading says that what stands between it and the next code is not so.
    var isDoubted = false
    var led = self
    return document.blocks.flatMap { block -> [ProseClaim.Sentence] in
      defer {
        led.lead = Self.lead(block)
        led.leadIn = Self.leadIn(block)
        led.isLedByBodies = Self.speaksOfBodies(block)
      }
      switch block.content {
      case .heading(let level, let inlines):
        isDoubted = level > 1 && isNoLabel(block) && DoubtWords.areIn(heading: inlines.plain)
      case .code: isDoubted = false
      default: break
      }
      return led.ofBlock(block).map { sentence in
        var sentence = sentence
        sentence.isDoubted = isDoubted || DoubtWords.begin(sentence.text)
        sentence.isOfOther =
          others.contains(sentence.line)
          || sentence.side?.isSure != true && sides.isBesideOtherCode(sentence.line)
        sentence.leadIn = led.leadIn
        sentence.isBelowCode = sides.side(above: sentence.line) != nil
        return sentence
      }
    }
  }

  /// Whether a paragraph or a heading speaks of bodies.
  private static func speaksOfBodies(_ block: MarkdownBlock) -> Bool {
    switch block.content {
    case .paragraph(let inlines), .heading(_, let inlines): TableCounts.counts(inlines.standing)
    default: false
    }
  }

  /// The side that a paragraph names for what follows: `In the Correct example:`. nil: it says something else.
  private static func lead(_ block: MarkdownBlock) -> PlacedSide? {
    guard case .paragraph(let inlines) = block.content, case let text = inlines.standing.trimmed,
      text.hasSuffix(":")
    else { return nil }
    let words = ClaimWord.all(in: text)[...]
    guard let (side, length) = ClaimSide.opening(words), case .of(let kind) = side,
      words.dropFirst(length).allSatisfy(\.isMark)
    else { return nil }
    return PlacedSide(kind: kind, isSure: true)
  }

  private static func leadIn(_ block: MarkdownBlock) -> String? {
    guard case .paragraph(let inlines) = block.content, case let text = inlines.standing.trimmed,
      text.hasSuffix(":"), let first = text.split(separator: " ").first,
      ClaimLexicon.eventBeginnings.contains(first.lowercased())
    else { return nil }
    return String(text.dropLast())
  }

  /// Whether a heading names no side.
  private func isNoLabel(_ heading: MarkdownBlock) -> Bool {
    !labels.contains(heading.line) && Label(heading) == nil
  }

  /// Those of a block that stands in no other one.
  private func ofBlock(_ block: MarkdownBlock) -> [ProseClaim.Sentence] {
    switch block.content {
    case .paragraph(let inlines):
      return part(block, inlines)
    case .heading(_, let inlines):
      guard isNoLabel(block) else { return [] }
      return sentences(inlines.standing, block.line, nil, .heading)
    default: return inside(block)
    }
  }

  /// Those of what holds other blocks.
  private func inside(_ block: MarkdownBlock) -> [ProseClaim.Sentence] {
    switch block.content {
    case .paragraph(let inlines): part(block, inlines)
    case .list(_, let items): items.flatMap { $0.blocks.flatMap(inside) }
    case .quote(let blocks): blocks.flatMap(inside)
    case .table(let header, let rows):
      cells(header, rows, TableCounts(header, rows, isOfBodies: isLedByBodies), block.line)
    case .heading, .code, .thematicBreak, .html: []
    }
  }

  /// What the cells of a table count, and what its columns are called.
  private func counts(_ table: TableCounts, _ line: Int) -> [ProseClaim.Sentence] {
    let side = lead ?? sides.side(ofTextAt: line)
    let columns = ProseClaim.Sentence(
      line: line, text: table.columns, side: side, place: .columns(line))
    return [columns]
      + table.cells.map { cell in
        let own = cell.side.map { PlacedSide(kind: $0, isSure: true) }
        return ProseClaim.Sentence(
          line: line + 2 + cell.row, text: cell.text, side: own ?? side, place: .row(line))
      }
  }

  /// A paragraph, an item or a part of a quote: one that begins with a side is about that side.
  private func part(_ block: MarkdownBlock, _ inlines: [MarkdownInline]) -> [ProseClaim.Sentence] {
    guard !labels.contains(block.line) else { return [] }
    guard let label = Label(block), label.kind != .further else {
      return sentences(inlines.standing, block.line, nil)
    }
    let whole = SideWords.withoutSign(inlines.plain)
    let text = SideWords.sign(of: inlines.plain) == nil ? label.reason ?? whole : whole
    return sentences(text, block.line, PlacedSide(kind: label.kind, isSure: true))
  }

  /// The cells of a table, and what they count: a column with a side above it is about that side, and so is a row
  /// that begins with one.
  private func cells(
    _ header: [[MarkdownInline]], _ rows: [[[MarkdownInline]]], _ table: TableCounts, _ line: Int
  ) -> [ProseClaim.Sentence] {
    let columns = header.map { SideWords.kind(of: $0.plain.trimmed) }
    let said = rows.enumerated().filter { row, cells in
      !cells.contains(where: Self.denies) && !table.rowsOfSides.contains(row)
    }.flatMap { row, cells in
      let own = cells.first.map { SideWords.kind(of: $0.plain.trimmed) } ?? .further
      return cells.enumerated().flatMap { column, cell -> [ProseClaim.Sentence] in
        let above = columns.indices.contains(column) ? columns[column] : .further
        let kind = above == .further ? own : above
        let side = kind == .further ? nil : PlacedSide(kind: kind, isSure: true)
        // Below the header stands the row of lines.
        return sentences(cell.standing, line + 2 + row, side)
      }
    }
    return said + counts(table, line)
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
    _ text: String, _ line: Int, _ side: PlacedSide?, _ place: ProseClaim.Sentence.Place = .text
  ) -> [ProseClaim.Sentence] {
    let isHere = text.trimmed.split(separator: " ").first?.lowercased() == "here"
    let side =
      side ?? lead ?? (isHere ? sides.side(above: line) : nil) ?? sides.side(ofTextAt: line)
    var before: [String] = []
    return text.sentences.map { sentence in
      defer { before.append(sentence) }
      return ProseClaim.Sentence(
        line: line, text: sentence, side: side, place: place, before: before)
    }
  }
}

extension ProseClaim.Sentence {
  /// Whether it is named where the counts say nothing about it: it speaks of runs. Of a table its columns are, where
  /// none of its rows was held against the counts; of headings none is, since what they say stands below them.
  ///
  /// - Parameter tables: the lines of tables of which a row was.
  func isListed(besides tables: [Int], _ views: Set<String>) -> Bool {
    switch place {
    case .impact, .row: return WorkClaim.countsBodies(text)
    case .columns(let line): if tables.contains(line) { return false }
    // A title without a lead-in is seldom a sentence.
    case .heading: if !text.contains(where: ":–—(".contains) { return false }
    // What leads over to a table or a list.
    case .text:
      if text.trimmed.hasSuffix(":"), !views.contains(where: text.contains),
        !WorkClaim.countsBodies(text)
      {
        return false
      }
    }
    return WorkClaim.isAboutRuns(read, views)
  }
}

extension ProseClaim.Sentence.Place {
  /// The line of the table of which it is a row.
  var table: Int? {
    if case .row(let line) = self { line } else { nil }
  }
}

/// Words with which a document says of what follows that it is not so.
private enum DoubtWords {
  private static let ofHeadings: Set<String> = [
    "mistake", "mistakes", "misconception", "misconceptions", "misunderstanding",
    "misunderstandings", "myth", "myths", "fallacy", "fallacies", "pitfall", "pitfalls", "wrong",
    "false",
  ]
  private static let beginnings: Set<String> = [
    "wrong", "false", "untrue", "mistake", "misconception", "misunderstanding", "fallacy",
  ]

  static func areIn(heading: String) -> Bool {
    ClaimWord.all(in: heading).contains { ofHeadings.contains($0.lower) }
  }

  /// `Wrong: "Row runs."`, `Common misconception: Row runs.`
  static func begin(_ sentence: String) -> Bool {
    guard let (head, rest) = sentence.splitOnce(by: ":"), head.count < 40 else { return false }
    let words = ClaimWord.all(in: head).map(\.lower)
    guard let last = words.last, beginnings.contains(last) else { return false }
    // `Wrong: …` may also name a side; what it says of it stands in no quotation marks.
    return last != "wrong" || rest.trimmed.first.map { "\"“".contains($0) } == true
  }
}

extension [MarkdownInline] {
  /// The text without what is struck through.
  var standing: String {
    filter { if case .strikethrough = $0 { false } else { true } }.plain
  }
}
