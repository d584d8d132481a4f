/// A Markdown document in the format of public guideline collections.
package struct GuidelineDocument: Hashable, Sendable {
  /// The path as given, for messages.
  package var path: String
  package var frontMatter: FrontMatter
  /// The level-2 heading when there is one (YAML may have cut the front matter's title).
  package var title: String
  package var blocks: [MarkdownBlock]
  package var examples: [GuidelineExample]
}

/// Code under a label: `**Incorrect (reason):**`.
package struct GuidelineExample: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case incorrect, correct, further }

  /// The label without its reason: `Incorrect`.
  package var label: String
  package var kind: Kind
  /// What stands in parentheses, or behind a dash; nil: none.
  package var reason: String?
  /// The label's line.
  package var line: Int
  package var code: [Fence]

  /// A fenced block.
  package struct Fence: Hashable, Sendable {
    package var language: String
    package var text: String
    /// The line of the first line of code.
    package var line: Int
    /// Whether the language says Swift, or nothing.
    package var isSwift: Bool { ["swift", "", "swiftui"].contains(language.lowercased()) }
  }

  /// The Swift code of all fences, as one source.
  package var swift: String {
    code.filter { $0.isSwift }.map(\.text).joined(separator: "\n")
  }
}

/// Why a file is no guideline.
package struct RefusedDocument: Error, Hashable, Sendable {
  package var path: String
  package var line: Int
  package var reason: String
}

extension GuidelineDocument {
  /// Reads a document; refused with the line and the reason when it is no guideline.
  package static func parse(
    _ text: String, path: String
  ) -> Result<GuidelineDocument, RefusedDocument> {
    func refuse(_ line: Int, _ reason: String) -> Result<GuidelineDocument, RefusedDocument> {
      .failure(RefusedDocument(path: path, line: line, reason: reason))
    }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.first?.trimmed == "---" else {
      return refuse(1, ContentWords.noFrontMatter())
    }
    guard let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" }) else {
      return refuse(1, ContentWords.frontMatterOpen())
    }
    let front = FrontMatter.parse(Array(lines[1..<end]), firstLine: 2)
    if front.title.isEmpty { return refuse(1, ContentWords.noTitle()) }
    if let placeholder = placeholder(in: front.title) {
      let line = lines.firstIndex { $0.hasPrefix("title") }.map { $0 + 1 } ?? 1
      return refuse(line, ContentWords.placeholder(placeholder))
    }
    for index in 0...end { lines[index] = "" }
    let blocks = MarkdownParser.parse(lines.joined(separator: "\n"))
    let examples = ExampleFinder.examples(in: blocks)
    return .success(
      GuidelineDocument(
        path: path, frontMatter: front, title: fullTitle(front.title, blocks), blocks: blocks,
        examples: examples))
  }

  /// The heading that begins like the title holds all of it.
  private static func fullTitle(_ title: String, _ blocks: [MarkdownBlock]) -> String {
    for block in blocks {
      if case .heading(let level, let inlines) = block.content, level <= 2 {
        let heading = inlines.plain
        return heading.isEmpty ? title : heading
      }
    }
    return title
  }

  private static func placeholder(in title: String) -> String? {
    let patterns = ["{{", "<title>", "[Title]", "Rule Title Here", "Your Title", "TITLE HERE"]
    return patterns.first { title.lowercased().contains($0.lowercased()) }
  }
}
