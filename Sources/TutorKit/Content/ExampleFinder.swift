/// Finds labelled examples in the blocks of a document.
struct ExampleFinder {
  private var result: [GuidelineExample] = []
  private var open: GuidelineExample?
  /// The level of the heading that is the open example's label.
  private var level: Int?
  /// Code below no label.
  private var loose: [GuidelineExample.Fence] = []
  private let paired: [Int: Label]

  static func examples(in blocks: [MarkdownBlock]) -> [GuidelineExample] {
    var finder = ExampleFinder(paired: PairedLabels(blocks).labels)
    finder.walk(blocks)
    finder.close()
    let further = finder.result.prefix { $0.kind == .further }.flatMap(\.code)
    let shared = SharedDeclarations(finder.loose + further)
    return finder.result.map { $0.kind == .further ? $0 : shared.completing($0) }
  }

  private mutating func close() {
    if let example = open, !example.code.isEmpty { result.append(example) }
    open = nil
    level = nil
  }

  /// - Parameter isCodeNext: whether code stands behind the last block.
  private mutating func walk(_ blocks: [MarkdownBlock], isCodeNext: Bool = false) {
    for (index, block) in blocks.enumerated() {
      let isBeforeCode = blocks.dropFirst(index + 1).first?.isCode ?? isCodeNext
      if let label = label(of: block, isBeforeCode: isBeforeCode) {
        close()
        level = label.level
        open = GuidelineExample(
          label: label.name, kind: label.kind, reason: label.reason, line: block.line, code: [])
        continue
      }
      switch block.content {
      case .heading(let depth, _):
        if level.map({ depth <= $0 }) ?? true { close() }
      case .code(let language, let text): take(language, text, block)
      case .quote(let inner): walk(inner)
      case .list(_, let items):
        walk(items, isCodeNext: isBeforeCode)
      default: break
      }
    }
  }

  private func label(of block: MarkdownBlock, isBeforeCode: Bool) -> Label? {
    if let label = Label(block), label.kind != .further || paired[block.line] == nil {
      return label
    }
    // A list begins in the line of its first item.
    if case .list = block.content { return nil }
    if let label = paired[block.line] { return label }
    return isBeforeCode ? Label(sentence: block) : nil
  }

  /// What is labelled within an item ends with it, unless its code stands behind the list.
  private mutating func walk(_ items: [MarkdownItem], isCodeNext: Bool) {
    for (index, item) in items.enumerated() {
      let before = open?.line
      let isLast = index == items.count - 1
      walk(item.blocks, isCodeNext: isCodeNext && isLast)
      guard open?.line != before else { continue }
      if !(open?.code.isEmpty == true && isCodeNext && isLast) { close() }
    }
  }

  private mutating func take(_ language: String, _ text: String, _ block: MarkdownBlock) {
    let line = block.codeLine
    if let sides = DiffSides(language: language, info: block.info, text: text, line: line) {
      return take(sides, block)
    }
    if let label = SideWords.label(inInfo: block.info) {
      close()
      open = GuidelineExample(
        label: label.name, kind: label.kind, reason: label.reason, line: block.line,
        code: [GuidelineExample.Fence(language: language, text: text, line: line)])
      return close()
    }
    if language == "counts" {
      open?.code.append(GuidelineExample.Fence(language: language, text: text, line: line))
      return
    }
    let parts = CodeParts.parts(of: text)
    var isLabeledHere = false
    for part in parts {
      let fence = GuidelineExample.Fence(
        language: language, text: part.text, line: line + part.line)
      if let label = part.label, parts.count > 1 || !isNamed(as: label) {
        // The comment says which side it is; the text above may say why.
        close()
        isLabeledHere = true
        open = GuidelineExample(
          label: label.name, kind: label.kind, reason: label.reason, line: fence.line, code: [])
      } else if let known = open, repeatsType(of: known, part.text) {
        close()
        open = known
        open?.code = []
        open?.line = fence.line
      }
      if open == nil { loose.append(fence) }
      open?.code.append(fence)
    }
    // What a comment has labelled ends with its block.
    if isLabeledHere { close() }
  }

  /// Whether the text above names code as its own comment does, so that it may say more about it. Where the two
  /// disagree, what stands nearer to the code is meant: the text may be the last item of a list.
  private func isNamed(as label: Label) -> Bool {
    guard let open, open.kind != .further else { return false }
    return open.kind == label.kind || !open.code.isEmpty
  }

  /// Both sides of a diff, whatever the text above calls it.
  private mutating func take(_ sides: DiffSides, _ block: MarkdownBlock) {
    close()
    let (old, new) = (ContentWords.diffOld(), ContentWords.diffNew())
    for (label, kind, code) in [
      (old, GuidelineExample.Kind.incorrect, sides.incorrect), (new, .correct, sides.correct),
    ] {
      result.append(
        GuidelineExample(
          label: label, kind: kind, reason: nil, line: block.line, code: code, isOfDiff: true))
    }
  }

  /// Whether a type is declared once more: then it is another program.
  private func repeatsType(of example: GuidelineExample, _ text: String) -> Bool {
    let known = Set(example.code.flatMap { CodeParts.types(in: $0.text) })
    return !known.isDisjoint(with: CodeParts.types(in: text))
  }
}

extension MarkdownBlock {
  var isCode: Bool {
    if case .code = content { true } else { false }
  }

  /// The line of a block's first line of code: below the fence, where there is one.
  var codeLine: Int { isFenced ? line + 1 : line }
}
