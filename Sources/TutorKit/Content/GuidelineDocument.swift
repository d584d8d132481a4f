import Analysis

/// A Markdown document in the format of public guideline collections.
package struct GuidelineDocument: Hashable, Sendable {
  /// The path as given, for messages.
  package var path: String
  package var frontMatter: FrontMatter
  /// The front matter's; the heading where YAML's `#` has cut that.
  package var title: String
  package var blocks: [MarkdownBlock]
  package var examples: [GuidelineExample]
  /// Lines of the front matter that are no YAML.
  var unreadable: [ContentNote] = []
  /// The lines of fences that nothing closes.
  var openFences: [Int] = []
  /// Equal for documents whose texts are equal, but for front matter, first heading and blanks.
  var textKey = ""
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
  /// Whether marks at the beginnings of lines name the side.
  package var isOfDiff = false

  /// The line that ends its last block of code.
  var end: Int { code.last.map { $0.line + $0.text.rows.count } ?? line }

  /// A block of code.
  package struct Fence: Hashable, Sendable {
    package var language: String
    package var text: String
    /// The line of the first line of code.
    package var line: Int
    /// Whether it is of one block with the code before it.
    package let isContinued: Bool
    /// Whether the language says Swift, or says nothing and the text is Swift.
    package let isSwift: Bool

    init(language: String, text: String, line: Int, isContinued: Bool = false) {
      self.language = language
      self.text = text
      self.line = line
      self.isContinued = isContinued
      isSwift =
        language.isEmpty
        ? SwiftLooks.isSwift(text) : ["swift", "swiftui"].contains(language.lowercased())
    }
  }

  /// The Swift code of all fences, as one source.
  package var swift: String {
    code.filter(\.isSwift).enumerated().map { index, fence in
      index == 0 || fence.isContinued ? fence.text : "\n" + fence.text
    }.joined()
  }

  /// The Swift code with empty lines around it, so that each line has the document's number.
  package var swiftAtItsLines: String {
    var result = ""
    var line = 1
    for fence in code where fence.isSwift {
      let gap = max(fence.line - line, result.isEmpty || result.hasSuffix("\n") ? 0 : 1)
      result += String(repeating: "\n", count: gap) + fence.text
      line += gap + fence.text.utf8.lineEnds
    }
    return result
  }
}

/// Why a file is no guideline, or an exercise none.
package struct RefusedDocument: Error, Hashable, Sendable {
  package var path: String
  package var line: Int
  package var reason: String
  /// What is counted together where many are left out.
  package var kind = Kind.other

  /// The kinds of reasons.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case name, template, empty, noFrontMatter, openFrontMatter, noTitle, placeholder, noText
    case unreadable, other
  }
}

extension GuidelineDocument {
  private static func textKey(of body: String) -> String {
    var words = body.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    if words.first?.hasPrefix("#") == true { words.removeFirst() }
    return words.isEmpty ? "" : fingerprint(words)
  }

  /// Reads a document; refused with the line and the reason when it is no guideline.
  package static func parse(
    _ text: String, path: String
  ) -> Result<GuidelineDocument, RefusedDocument> {
    DocumentHead.parse(text, path: path).map { head in
      let body = head.body(of: text)
      let blocks = MarkdownParser.parse(body)
      return GuidelineDocument(
        path: path, frontMatter: head.frontMatter, title: head.title, blocks: blocks,
        examples: ExampleFinder.examples(in: blocks),
        unreadable: DocumentHead.faults(of: text),
        openFences: OpenFences.lines(in: blocks, of: body), textKey: textKey(of: body))
    }
  }
}
