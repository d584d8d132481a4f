/// Documents that were left out, in words.
package struct LeftOut {
  private let refused: [RefusedDocument]
  /// So many are listed one by one.
  private static let fewest = 3

  package init(_ refused: [RefusedDocument]) { self.refused = refused }

  /// One line for each document, or one for all where they are many.
  /// - Parameter lists: Whether each gets its line however many there are.
  package func lines(lists: Bool) -> [String] {
    if refused.isEmpty { return [] }
    guard lists || refused.count <= Self.fewest else {
      return [ContentWords.leftOut(refused.count, reasons)]
    }
    return refused.map { CommandWords.notALesson($0.path, $0.line, $0.reason) }
  }

  /// What an empty course says: `no lesson in docs: 2 documents left out: …`
  package func sentence(forNoneIn folders: String) -> String {
    let why =
      refused.isEmpty
      ? ContentWords.noDocuments() : ContentWords.leftOut(refused.count, reasons)
    return ContentWords.noLessonIn(folders, why)
  }

  /// `634 have no front matter, 2 are empty`, the most common first.
  private var reasons: String {
    let counts = Dictionary(refused.map { ($0.kind, 1) }, uniquingKeysWith: +)
    return RefusedDocument.Kind.allCases.filter { counts[$0] != nil }
      .sorted { counts[$0, default: 0] > counts[$1, default: 0] }
      .map { $0.words(counts[$0, default: 0]) }.joined(separator: ", ")
  }
}

extension RefusedDocument.Kind {
  fileprivate func words(_ count: Int) -> String {
    switch self {
    case .name: ContentWords.countName(count)
    case .template: ContentWords.countTemplate(count)
    case .empty: ContentWords.countEmpty(count)
    case .noFrontMatter: ContentWords.countNoFrontMatter(count)
    case .openFrontMatter: ContentWords.countOpenFrontMatter(count)
    case .noTitle: ContentWords.countNoTitle(count)
    case .placeholder: ContentWords.countPlaceholder(count)
    case .noText: ContentWords.countNoText(count)
    case .unreadable: ContentWords.countUnreadable(count)
    case .other: ContentWords.countOther(count)
    }
  }
}
