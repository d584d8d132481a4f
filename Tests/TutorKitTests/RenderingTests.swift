import Analysis
import Foundation
import Testing

@testable import TutorKit

/// A way to draw: its name is part of the snapshot's.
struct Drawing: Sendable, CustomTestStringConvertible {
  var name: String
  var options: RenderOptions
  var testDescription: String { name }

  /// Three widths, with and without colour, plain and in ASCII.
  static let all: [Drawing] = [40, 80, 120].flatMap { width in
    [
      Drawing(name: "\(width)", options: RenderOptions(width: width)),
      Drawing(
        name: "\(width)-color",
        options: RenderOptions(width: width, color: true, hyperlinks: width == 80)),
      Drawing(name: "\(width)-plain", options: RenderOptions(width: width, plain: true)),
      Drawing(name: "\(width)-ascii", options: RenderOptions(width: width, ascii: true)),
    ]
  }
}

private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Renderings")

/// A guideline with everything that Markdown has.
private let document = """
  ---
  title: A Lesson With All Kinds of Blocks in It
  impact: HIGH
  impactDescription: a description that is long enough to be wrapped at forty columns
  ---

  ## Another heading with `code` in it

  Prose with **strong words that go on over the end of a narrow line**, *emphasis*, `inline code`,
  ~~what is crossed out~~, a [link to the guideline](https://example.org/guidelines/subviews?a=1)
  and <https://example.org/>.

  1. The first point, which is long enough to need two lines in a narrow window.
     - A point below it, which is long enough as well to need two lines.
     - [ ] Another one
  2. The second point.

     A paragraph of its own.

  10 more:

  - [x] done
  - open

  > A quotation that is long enough to be wrapped in every window that is drawn here, since its
  > words go on and on.
  >
  > - with a list

  | view | runs | why it runs, in a sentence that is wider than a narrow window |
  |---|---|---|
  | `HeaderView` | 1 | its title changed from a short one to a much longer one |
  | FooterView | 0 | 日本語のテキスト |

  ```swift
  struct HeaderView: View {  // a comment that is longer than forty columns and is never wrapped
    /* over
       two lines */
    let title: String
    var body: some View { Text("\\(title) is \\"shown\\"") }
  }
  ```

  ```text
  no Swift: let x = 1
  ```

  ---

  ### A small heading

  The last line.
  """

private func file(_ path: String) throws -> String {
  try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
}

private func report(_ number: Int, _ path: String) throws -> GradeReport {
  let exercise = try #require(shippedExercises.exercise(String(number)))
  let text = try file("Exercises/exercise\(number)/" + path)
  let request = exercise.request(for: parse(text, file: "exercise\(number).swift"))
  return try #require(withDeepStack { grade(request) })
}

/// A file of one's own with a part that is not modelled.
private let uncheckedSource = """
  struct Plot: View {
    @State private var zoom = 1
    var body: some View {
      plotOfEverything
      Button("Zoom") { zoom += 1 }
    }
  }
  """

/// The answers of a session, one after the other.
private func answers(_ entries: [String], _ options: RenderOptions) throws -> String {
  var session = Session(
    lessons: shippedLessons, exercises: shippedExercises,
    store: try #require(ProgressStore.inMemory(nil)), options: options, now: { 1_000 })
  return entries.map { "> \($0)\n" + session.respond(to: $0).text }.joined()
}

/// What grading and the other commands found, made once and drawn in each way.
private struct Findings {
  var failed: GradeReport
  var passed: GradeReport
  var unchecked: GradeReport
  var explained: ExplainReport
  var simulated: SimulationReport
  var compared: CompareReport

  static let all = Result { try Findings() }

  init() throws {
    failed = try report(3, "exercise3.swift")
    passed = try report(3, "solution.swift")
    let own = parse(uncheckedSource, file: "Plot.swift")
    unchecked = try #require(withDeepStack { grade(GradeRequest(submission: own)) })
    let starter = parse(
      try file("Exercises/exercise3/exercise3.swift"), file: "exercise3.swift")
    let solution = parse(try file("Exercises/exercise3/solution.swift"), file: "solution.swift")
    let found = failed.findings
    explained = ExplainReport(findings: [])
    explained.findings = found
    explained.files = 1
    let request = SimulationRequest(
      sources: [starter], root: "BanquetPlanner()", steps: ["set:guests=9"].map(ActionText.init))
    let run = try #require(withDeepStack { simulate(request) }).get()
    simulated = SimulationReport(run)
    explained.counts = simulated
    compared = try #require(
      withDeepStack { compare([starter], [solution], root: "BanquetPlanner()") })
  }
}

/// Everything that is drawn, each part with its name.
private func drawn(_ options: RenderOptions) throws -> String {
  let findings = try Findings.all.get()
  let guideline = try GuidelineDocument.parse(document, path: "document.md").get()
  let rule = try #require(Rule.known.first { $0.id == "computed-view" })
  let lesson = Lesson(id: "document", number: 1, document: guideline)
  let parts = [
    ("lesson", lesson.text(options: options)),
    (
      "exercise",
      try answers(["exercise 3", "show", "hint", "why BanquetPlanner"], options)
    ),
    ("grade, not passed", findings.failed.text(options: options)),
    ("grade, passed", findings.passed.text(options: options)),
    ("grade, unchecked", findings.unchecked.text(options: options)),
    ("explain", findings.explained.text(options: options)),
    ("simulate", findings.simulated.text(options)),
    ("compare", findings.compared.text(options: options)),
    ("rules", RulesReport(lessons: []).text(options)),
    ("rule", RuleReport(rule, lessons: []).text(options)),
    ("progress, help", try answers(["lessons", "exercises", "progress", "help"], options)),
  ]
  return parts.map { "=== \($0) ===\n\($1)\n" }.joined()
}

/// `TUTOR_UPDATE_SNAPSHOTS=1 swift test` writes the files anew. ␛ stands for an escape.
@Test(arguments: Drawing.all)
func everythingIsDrawnAsItsFileSays(drawing: Drawing) throws {
  let url = folder.appendingPathComponent(drawing.name + ".txt")
  let text = try drawn(drawing.options).replacing("\u{1B}", with: "␛")
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: url)
  }
  #expect(try String(contentsOf: url, encoding: .utf8) == text)
}

/// Prose keeps to the width; code, names and paths do not need to.
@Test(arguments: Drawing.all)
func proseKeepsToTheWidth(drawing: Drawing) throws {
  let guideline = try GuidelineDocument.parse(document, path: "document.md").get()
  for block in guideline.blocks {
    if case .code = block.content { continue }
    for line in drawing.options.lines(block) {
      let longest = line.split(separator: " ").map { String($0).columns }.max() ?? 0
      #expect(line.columns <= max(drawing.options.width, longest + 8), "\(line)")
    }
  }
}

@Test(arguments: Drawing.all)
func plainAndASCIITextHaveNoDrawing(drawing: Drawing) throws {
  let text = try drawn(drawing.options)
  #expect(text.contains("\u{1B}") == drawing.options.color)
  #expect(text.contains("\u{1B}]8;;https://example.org/\u{1B}\\") == drawing.options.hyperlinks)
  guard drawing.options.isASCII else { return }
  let signs: Set<Unicode.Scalar> = ["─", "│", "├", "└", "█", "░", "✓", "✗", "•"]
  #expect(!text.unicodeScalars.contains { signs.contains($0) })
  guard drawing.options.ascii else { return }
  let other = text.unicodeScalars.filter {
    $0.value > 0x7F && !(0x3000...0x9FFF).contains($0.value)
  }
  #expect(other.isEmpty, "\(Set(other))")
}

// MARK: Text from files

/// What a file can hold to drive a terminal: a colour, a title, a link, a cleared screen, and what
/// looks like a mark of this program.
private let hostile =
  "a\u{1B}[31mb\u{1B}]0;t\u{7}\u{1B}]8;;x\u{1B}\\\u{9B}2J\u{10F8F0}0:s7\u{10F8F1}c\u{202E}"

private func hasForeignEscape(_ text: String) -> Bool {
  let own = /\u{1B}\[[0-9;]{1,4}m|\u{1B}\]8;;[!-~]*\u{1B}\\/
  let rest = text.replacing(own, with: "")
  return rest.unicodeScalars.contains {
    ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F...0x9F).contains($0.value)
      || $0.value == 0x202E
  } || text.contains("\u{1B}[31mb") || text.contains("\u{1B}[7m")
}

@Test(arguments: Drawing.all)
func escapesFromFilesAreHarmlessInEverything(drawing: Drawing) throws {
  let options = drawing.options
  let guideline = try GuidelineDocument.parse(
    "---\ntitle: A\nimpact: \"\(hostile)\"\n---\n\n## \(hostile)\n\n[\(hostile)](<x\(hostile)>)\n\n"
      + "`\(hostile)` **\(hostile)**\n\n| \(hostile) | b |\n|---|---|\n| c | \(hostile) |\n\n"
      + "```swift\nlet a = \"\(hostile)\" // \(hostile)\n```\n", path: "a.md"
  ).get()
  let code = """
    struct A\(hostile): View {
      @State private var b = "\(hostile)"
      var row: some View { Text("\(hostile)") }
      var body: some View { row; Button("\(hostile)") { b += "x" } }
    }
    """
  let source = parse(
    code.replacing("struct A\(hostile)", with: "struct A"), file: "\(hostile).swift")
  let broken = parse(code, file: "\(hostile).swift")
  let graded = try #require(withDeepStack { grade(GradeRequest(submission: source)) })
  let refused = try #require(withDeepStack { grade(GradeRequest(submission: broken)) })
  let run = try #require(
    withDeepStack { simulate(SimulationRequest(sources: [source], root: nil, steps: nil)) }
  ).get()
  let compared = try #require(withDeepStack { compare([source], [source], root: nil) })
  var explained = ExplainReport(findings: [])
  let place = SourcePosition(line: 1, column: 5)
  let found = Finding(
    rule: hostile, severity: .warning, message: hostile, file: hostile,
    range: SourceRange(start: place, end: place), subject: "",
    notes: [Finding.Note(message: hostile, range: SourceRange(start: place, end: place))])
  explained.findings = [FindingReport(found, lines: SourceLines(code))]
  explained.problem = hostile
  let texts = [
    Lesson(id: "a", number: 1, document: guideline).text(options: options),
    options.code(code).joined(separator: "\n").visibleKeepingStyle(options),
    graded.text(options: options), refused.text(options: options),
    SimulationReport(run).text(options), compared.text(options: options),
    explained.text(options: options),
  ]
  for text in texts { #expect(!hasForeignEscape(text), "\(text.debugDescription)") }
  #expect(texts[0].contains("a^[[31mb^[]0;t^G"))
}
