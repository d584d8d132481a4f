import Foundation
import Testing

@testable import TutorKit

/// A document with a body after front matter; line 6 is the first of the body.
private func document(_ body: String, front: String = "title: A title\nimpact: HIGH\ntags: a, b")
  throws -> GuidelineDocument
{
  try GuidelineDocument.parse("---\n\(front)\n---\n\n\(body)", path: "test.md").get()
}

/// A label as it may be written, and what it must be read as.
struct LabelCase: Sendable, CustomTestStringConvertible {
  var written: String
  var label: String
  var kind: GuidelineExample.Kind
  var reason: String?
  var testDescription: String { written }
}

private let labelCases = [
  LabelCase(
    written: "**Incorrect (a reason):**", label: "Incorrect", kind: .incorrect, reason: "a reason"),
  LabelCase(
    written: "**Correct (a reason):**", label: "Correct", kind: .correct, reason: "a reason"),
  LabelCase(written: "**Incorrect:**", label: "Incorrect", kind: .incorrect, reason: nil),
  LabelCase(written: "**Incorrect**:", label: "Incorrect", kind: .incorrect, reason: nil),
  LabelCase(
    written: "**Incorrect (one (nested) two):**", label: "Incorrect", kind: .incorrect,
    reason: "one (nested) two"),
  LabelCase(
    written: "**Incorrect (slow -- on `body` – always):**", label: "Incorrect", kind: .incorrect,
    reason: "slow -- on body – always"),
  LabelCase(
    written: "**Correct — a reason:**", label: "Correct", kind: .correct, reason: "a reason"),
  LabelCase(written: "**Alternative:**", label: "Alternative", kind: .further, reason: nil),
  LabelCase(
    written: "**Multi-level extraction for screens:**", label: "Multi-level extraction for screens",
    kind: .further, reason: nil),
  LabelCase(written: "**Usage:**", label: "Usage", kind: .further, reason: nil),
  LabelCase(written: "### Incorrect", label: "Incorrect", kind: .incorrect, reason: nil),
  LabelCase(written: "Before:", label: "Before", kind: .incorrect, reason: nil),
  LabelCase(written: "After:", label: "After", kind: .correct, reason: nil),
  // The last item of a list, with its code behind the list.
  LabelCase(
    written: "- Before: all rows run", label: "Before", kind: .incorrect, reason: "all rows run"),
  LabelCase(written: "1. Good: a copy", label: "Good", kind: .correct, reason: "a copy"),
]

@Test(arguments: labelCases)
func labelsAreReadAsWritten(label: LabelCase) throws {
  let text = "## A title\n\n\(label.written)\n\n```swift\nlet a = 1\n```\n"
  let example = try #require(try document(text).examples.first)
  #expect(example.label == label.label)
  #expect(example.kind == label.kind)
  #expect(example.reason == label.reason)
  #expect(example.line == 9)
  #expect(example.code.first?.line == 12)
  #expect(example.swift == "let a = 1\n")
}

@Test func severalPairsFencesAndTextBetween() throws {
  let text = """
    ## A title

    **Correct:**

    Some words first.

    ```swift
    let a = 1
    ```

    ```json
    {"a": 1}
    ```

    **Incorrect:**

    ```swift
    let b = 2
    ```

    **Guidelines:**
    - one
    - two

    Reference: [here](https://example.com)
    """
  let result = try document(text)
  #expect(result.examples.map(\.kind) == [.correct, .incorrect])
  #expect(result.examples[0].code.map(\.language) == ["swift", "json"])
  #expect(result.examples[0].swift == "let a = 1\n")
}

@Test(arguments: ["\n", "\r\n"], [true, false])
func lineBreaksMarksAndEndingsDoNotMatter(newline: String, hasByteOrderMark: Bool) throws {
  let lines = [
    "---", "title: T", "impact: LOW", "---", "## T", "", "**Correct:**", "```swift", "let a = 1",
    "```",
  ]
  let text = lines.joined(separator: newline)
  let result = try GuidelineDocument.parse(text, path: "a.md").get()
  #expect(result.examples.first?.line == 7)
  #expect(result.examples.first?.swift == "let a = 1\n")
}

@Test func yamlDoesNotCutATitle() throws {
  let cut = try document("## Fix issue #3 now\n", front: "title: Fix issue #3 now")
  #expect(cut.title == "Fix issue #3 now")
  #expect(cut.frontMatter.title == "Fix issue #3 now")
  let colon = try document(
    "## Views: split them\n", front: "title: Views: split them\nimpact: HIGH")
  #expect(colon.title == "Views: split them")
  #expect(colon.frontMatter.impact == "HIGH")
  #expect(colon.frontMatter.notes.map(\.line) == [2])
}

@Test func tagsComeAsTextOrList() throws {
  #expect(try document("## A title").frontMatter.tags == ["a", "b"])
  #expect(
    try document("## A title", front: "title: A title\ntags: [x, y]").frontMatter.tags == [
      "x", "y",
    ])
}

/// A text that is no guideline, and a word of the reason.
@Test(arguments: [
  ("# No front matter\n", 1, "front matter"),
  ("---\nimpact: HIGH\n---\n# A\n", 1, "title"),
  ("---\ntitle: {{title}}\n---\n", 2, "placeholder"),
  ("---\ntitle: A\n", 1, "end"),
])
func whatIsNoGuidelineIsRefused(text: String, line: Int, word: String) {
  guard case .failure(let refusal) = GuidelineDocument.parse(text, path: "x.md") else {
    Issue.record("not refused")
    return
  }
  #expect(refusal.line == line)
  #expect(refusal.reason.contains(word))
}

@Test func blocksKeepTheirLinesAndKinds() throws {
  let text = """
    ## A title

    | a | b |
    |---|---|
    | 1 | 2 |

    > quoted

    1. one
    2. two

    - [x] done
    """
  let blocks = try document(text).blocks
  #expect(blocks.map(\.line) == [7, 9, 13, 15, 18])
  guard case .table(let header, let rows) = blocks[1].content else {
    Issue.record("no table")
    return
  }
  #expect(header.map(\.plain) == ["a", "b"])
  #expect(rows.map { $0.map(\.plain) } == [["1", "2"]])
}

@Test func aFolderLoadsWhatItCanAndNamesTheRest() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = [
    "views/extract.md": "---\ntitle: One\n---\n## One\n",
    "state/extract.md": "---\ntitle: Two\n---\n## Two\n",
    "_sections.md": "---\ntitle: Sections\n---\n",
    "broken.md": "no front matter\n",
    "notes.pdf": "not read",
  ]
  for (path, text) in files {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  let library = LessonLibrary.load(from: folder)
  #expect(library.lessons.map(\.id) == ["state/extract", "views/extract"])
  #expect(library.lesson("views/extract")?.title == "One")
  #expect(library.refused.map(\.path) == ["_sections.md", "broken.md"])
}
