import Analysis
import Foundation
import Testing

@testable import TutorKit

private let formats = packageRoot.appendingPathComponent("Tests/TutorKitTests/Formats")

private let code = """
  import SwiftUI
  \tstruct Größe: View { /* 👩‍👩‍👧 */ var kopf: some View { Text("a%b") } }
    var body: some View {
      VStack {
      }
    }
  """

private func finding(
  _ rule: String, _ severity: Severity, _ start: (Int, Int), _ end: (Int, Int), _ message: String,
  notes: [Finding.Note] = [], file: String = "App/Größe, neu.swift"
) -> FindingReport {
  FindingReport(
    Finding(
      rule: rule, severity: severity, message: message, file: file,
      range: SourceRange(
        start: SourcePosition(line: start.0, column: start.1),
        end: SourcePosition(line: end.0, column: end.1)), subject: "Größe.kopf", notes: notes),
    lines: SourceLines(code))
}

/// One finding of each kind of range and severity, and a file that could not be read.
private let report: ExplainReport = {
  let place = SourcePosition(line: 4, column: 5)
  let note = Finding.Note(
    message: "6 view values", range: SourceRange(start: place, end: place))
  var report = ExplainReport(findings: [
    finding("computed-view", .warning, (2, 54), (2, 58), "Make `kopf` a view: 100 %."),
    finding("body-complexity", .note, (3, 3), (6, 4), "Name the sections.\nTwo lines."),
    finding("inline-row", .error, (4, 5), (4, 5), "Make a row view.", notes: [note]),
    finding("suppression", .warning, (9, 1), (9, 1), "Beyond the end.", file: "./B.swift"),
  ])
  report.unchecked = [
    UncheckedFile(file: "C:\\x.swift", line: 3, column: 4, message: "error: expected '}'")
  ]
  report.files = 3
  return report
}()

private func rendered(_ format: String) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  switch format {
  case "text": return report.text(options: RenderOptions())
  case "xcode": return report.xcodeText
  case "github": return report.githubText
  case "json": return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  default:
    var sarif = SARIFReport(report, version: "1.2.3")
    // The rules' own words are not of this test.
    sarif.runs[0].tool.driver.rules = []
    return String(decoding: try encoder.encode(sarif), as: UTF8.self) + "\n"
  }
}

/// `TUTOR_UPDATE_SNAPSHOTS=1 swift test` writes the files anew.
@Test(arguments: ["text", "xcode", "github", "json", "sarif"])
func aFormatIsAsItsFileSays(format: String) throws {
  let file = formats.appendingPathComponent(format + ".txt")
  let text = try rendered(format)
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text)
}

@Test func aSARIFReportDescribesItsRules() throws {
  let run = try #require(SARIFReport(report, version: "1").runs.first)
  #expect(run.tool.driver.rules.map(\.id) == Rule.known.map(\.id))
  for result in run.results {
    #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
  }
  for rule in run.tool.driver.rules {
    #expect(!rule.help.text.isEmpty)
    #expect(rule.help.markdown.contains(rule.fullDescription.text))
    #expect(rule.name.first?.isUppercase == true)
  }
}

@Test func colouredTextSendsNoControlCharactersOfTheFile() {
  let range = SourceRange(
    start: SourcePosition(line: 1, column: 5), end: SourcePosition(line: 1, column: 6))
  let found = Finding(
    rule: "inline-row", severity: .note, message: "a\u{1B}]0;b\u{7}", file: "A\u{1B}[2J.swift",
    range: range, subject: "")
  let hostile = ExplainReport(findings: [
    FindingReport(found, lines: SourceLines("let \u{1B}[31mx = 1"))
  ])
  let text = hostile.text(options: RenderOptions(color: true))
  #expect(text.contains("a^[]0;b^G"))
  #expect(text.contains("let ^[[31mx"))
  #expect(text.contains("A^[[2J.swift:1:5"))
}

@Test func ruleDocumentationComesFromTheRuleAndItsLesson() throws {
  let rule = try #require(Rule.known.first { $0.id == "computed-view" })
  let report = RuleReport(rule, lessons: shippedLessons.lessons)
  let text = report.text(RenderOptions())
  #expect(report.lesson != nil)
  for part in [rule.summary, "some View", "tutor:disable:next computed-view"] + rule.exceptions {
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains(part), "\(part)")
  }
  #expect(!text.contains("// finding:"))
  let all = RulesReport(lessons: shippedLessons.lessons)
  #expect(all.rules.map(\.id) == Rule.known.map(\.id))
  for rule in Rule.known { #expect(all.text(RenderOptions()).contains(rule.id)) }
}
