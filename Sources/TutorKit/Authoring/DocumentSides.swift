/// The side that a sentence of the text stands with.
struct PlacedSide {
  var kind: GuidelineExample.Kind
  /// Whether it stands between the label and the code, and is about this side. Behind the code it may be about
  /// what comes next.
  var isSure: Bool
}

/// Where the sides of a document stand: found once, and asked for each of its sentences.
struct DocumentSides {
  private let examples: [GuidelineExample]
  /// The lines of the examples, of the headings and of the Swift code, in their order.
  private let starts: [Int]
  private let headings: [Int]
  private let codes: [Int]
  /// Of each code, whether it is of no pair: on no side, or one more example of the side before it.
  private let isOther: [Bool]

  init(_ document: GuidelineDocument) {
    examples = document.examples
    starts = examples.map(\.line)
    headings = document.blocks.filter(\.isHeading).map(\.line)
    var places: [Int: Int] = [:]
    for (place, example) in examples.enumerated() {
      for code in example.code { places[code.line] = place }
    }
    let found = document.blocks.filter(\.isSwiftCode)
    codes = found.map(\.line)
    let examples = examples
    isOther = found.map { block in
      guard let place = places[block.codeLine] ?? places[block.line],
        examples[place].kind != .further
      else { return true }
      return place > 0 && examples[place - 1].kind == examples[place].kind
    }
  }

  /// The side that the text at a line stands with; nil: it is about both, or about neither.
  func side(ofTextAt line: Int) -> PlacedSide? {
    guard let index = starts.last(below: line) else { return nil }
    let example = examples[index]
    guard example.kind != .further, let code = example.code.first else { return nil }
    if line < code.line { return PlacedSide(kind: example.kind, isSure: true) }
    let isFollowed = index + 1 < examples.count && examples[index + 1].kind != .further
    let kind = isFollowed ? example.kind : side(above: line)?.kind
    return kind.map { PlacedSide(kind: $0, isSure: false) }
  }

  /// The side that `Here` means at the beginning of a paragraph: that of the code above it, unless a heading stands
  /// between them.
  func side(above line: Int) -> PlacedSide? {
    guard let index = starts.last(below: line), case let example = examples[index],
      example.kind != .further, let code = example.code.last, code.line < line,
      !isBesideOtherCode(line)
    else { return nil }
    let isParted = headings.last(below: line).map { headings[$0] > code.line } ?? false
    return isParted ? nil : PlacedSide(kind: example.kind, isSure: true)
  }

  /// Whether the code above a line in its section, or else the one below it, is of no pair.
  func isBesideOtherCode(_ line: Int) -> Bool {
    let heading = headings.last(below: line + 1)
    let start = heading.map { headings[$0] } ?? 0
    let next = heading.map { $0 + 1 } ?? 0
    let end = headings.indices.contains(next) ? headings[next] : .max
    let above = codes.last(below: line)
    if let above, codes[above] > start { return isOther[above] }
    let below = above.map { $0 + 1 } ?? 0
    return codes.indices.contains(below) && codes[below] < end && isOther[below]
  }
}

extension [Int] {
  /// The place of the last of ascending numbers that is less than another one; nil: none is.
  fileprivate func last(below number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension MarkdownBlock {
  fileprivate var isHeading: Bool { if case .heading = content { true } else { false } }

  fileprivate var isSwiftCode: Bool {
    guard case .code(let language, let text) = content else { return false }
    return GuidelineExample.Fence(language: language, text: text, line: line).isSwift
  }
}
