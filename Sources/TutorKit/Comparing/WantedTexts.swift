import Simulation

/// Texts that the programs held against others while they ran: what a field is given next. Where a name
/// is looked for among those that are there, one that is there is found in this way.
struct WantedTexts {
  /// As many as are tried.
  private static let most = 12

  /// What one program alone held against something, before what both did.
  private(set) var rare: [String] = []
  private(set) var common: [String] = []
  /// What one program alone asked whether it is the same as another text.
  private(set) var matched: [String] = []
  /// What either program tells the parts of a text by.
  private let signs: [String]
  /// Texts that were held against others, to be put together.
  private var parts: [String] = []

  /// What changes a text where one of the two programs alone does so.
  private let spellings: [@Sendable (String) -> String]

  init(_ before: MinedValues, _ after: MinedValues) {
    spellings = TellingTexts.spellings(before, after)
    signs = before.partings.signs.union(after.partings.signs).sorted()
  }

  /// Takes up what both programs compared in a step.
  ///
  /// - Parameter typed: the text that the step typed.
  /// - Returns: what is new.
  mutating func add(
    _ old: Set<TextComparison>, _ new: Set<TextComparison>, typed: String?
  ) -> [String] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    var found: [String] = []
    let ordered = old.union(new).sorted { ($0.text, $0.other) < ($1.text, $1.other) }
    for comparison in ordered {
      let isRare = old.contains(comparison) != new.contains(comparison)
      let texts = Self.texts(of: comparison)
      if isRare, comparison.kind == .equal { match(texts) }
      for text in texts where text != typed { add(text, isRare: isRare, to: &found) }
      for spell in spellings {
        for text in texts where text != typed { add(spell(text), isRare: true, to: &found) }
      }
      if let text = texts.first, text != typed { join(text, to: &found) }
    }
    return found
  }

  private mutating func match(_ texts: [String]) {
    for text in texts where !text.isEmpty && text.count <= 60 && matched.count < Self.mostMatched {
      if !matched.contains(exactly: text) { matched.append(text) }
    }
  }

  private static let mostMatched = 4

  /// Where texts are taken apart, two of those that are looked for stand in one.
  private mutating func join(_ text: String, to found: inout [String]) {
    guard let sign = signs.first, text.count > 1, !text.contains(sign), !parts.contains(text),
      parts.count < Self.mostParts
    else { return }
    for part in parts { add(part + sign + text, isRare: true, to: &found) }
    parts.append(text)
  }

  /// As many are put together with each other.
  private static let mostParts = 4

  private mutating func add(_ text: String, isRare: Bool, to found: inout [String]) {
    guard text.utf8.count > 1, text.count <= 60, !rare.contains(exactly: text) else { return }
    if isRare {
      guard rare.count < Self.most else { return }
      rare.append(text)
    } else {
      guard common.count < Self.most, !common.contains(exactly: text) else { return }
      common.append(text)
    }
    if !found.contains(exactly: text) { found.append(text) }
  }

  /// Texts for which the answer is another one.
  private static func texts(of comparison: TextComparison) -> [String] {
    let (text, other) = (comparison.text, comparison.other)
    switch comparison.kind {
    case .equal: return [text, other]
    case .contains: return [text, middle(of: text), other + "x"]
    case .prefix:
      return [text, String(text.prefix(max(2, text.count / 2))), other + "x", "x" + other]
    case .suffix:
      return [text, String(text.suffix(max(2, text.count / 2))), "x" + other, other + "x"]
    }
  }

  private static func middle(of text: String) -> String {
    String(text.dropFirst(text.count / 4).prefix(max(2, text.count / 2)))
  }
}
