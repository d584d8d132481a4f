import Foundation
import Testing

@testable import ReportFormats
@testable import TutorKit

/// What users of each format read from the fixtures, whatever they hold.
@Suite(.timeLimit(.minutes(30)))
struct ReaderTests {
  @Test(arguments: FormatFixture.grade.filter { $0 != "text" })
  func aReaderTakesTheReportOfGrade(name: String) throws {
    _ = try Readers.read(
      try FormatFixture.gradeText(name).withoutWorkflowCommands(of: name), as: name)
  }

  @Test(arguments: FormatFixture.explain.filter { $0 != "text" })
  func aReaderTakesTheReportOfExplain(name: String) throws {
    let reader = name == "json" ? "explain" : name
    _ = try Readers.read(
      try FormatFixture.explainText(name).withoutWorkflowCommands(of: name), as: reader)
  }

  @Test func aReaderRefusesWhatIsNoReport() {
    for (name, text) in [
      ("junit", "<testsuites tests=\"2\"><testsuite name=\"a\" tests=\"2\"/></testsuites>"),
      ("tap", "TAP version 14\n1..2\nok 1 - a\n"), ("gradescope", "{\"score\": 1}"),
      ("sarif", "{\"version\": \"2.1.0\"}"), ("github", "::set-output name=a::b\n"),
      ("markdown", "# a\n\n| a |\n| --- |\n| [b](http://c) |\n"), ("exercism", "{\"version\": 3}"),
      ("checkstyle", "<checkstyle version=\"1\"><file name=\"a\"><error/></file></checkstyle>"),
      ("codeclimate", "[{\"type\": \"issue\"}]"), ("jsonl", "{}\n"), ("xcode", "a: b\n"),
    ] {
      #expect(throws: Readers.Failed.self, "\(name)") { try Readers.read(text, as: name) }
    }
  }

  @Test func jUnitTellsFailuresFromFaultsOfTheSurroundings() throws {
    let suites = try #require(
      try Readers.read(try FormatFixture.gradeText("junit"), as: "junit") as? [[String: Any]])
    #expect(suites.count == GradedFixture.all.submissions.count)
    let kinds = suites.map { suite in
      Set(
        (suite["cases"] as? [[String: Any]] ?? []).flatMap { suite in
          (suite["results"] as? [[String]] ?? []).map { $0[0] }
        })
    }
    #expect(
      kinds == [[], ["failure"], ["skipped"], ["failure"], ["failure"], ["error"], ["failure"]])
    let first = suites[1]["cases"] as? [[String: Any]]
    let texts = (first?[2]["results"] as? [[String]])?.first
    // What was written is read again, but for what cannot be written.
    #expect(texts?[3].contains("</failure>]]>&<b>") == true)
    #expect(texts?[3].contains("^[[31mred^G") == true)
  }

  @Test func tAPSkipsNothingThatWasNotGraded() throws {
    let tests = try #require(
      try Readers.read(try FormatFixture.gradeText("tap"), as: "tap") as? [[String: Any]])
    #expect(tests.map { $0["ok"] as? Bool } == [true, false, true, false, false, false, false])
    #expect(tests[1]["skip"] is NSNull)
    #expect((tests[1]["subtest"] as? [Any])?.count == 4)
    #expect(
      (tests[5]["facts"] as? [String: Any])?["file"] as? String == "/elsewhere/exercise99.swift")
  }

  @Test func annotationsAreTenOfAKind() throws {
    var report = ExplainReport(findings: Array(repeating: findings[1], count: 12))
    report.findings += Array(repeating: findings[0], count: 25) + [findings[2]]
    let text = try GitHubExplainFormat(context).text(of: report)
    let read = try #require(try Readers.read(text, as: "github") as? [String: Any])
    let commands = try #require(read["commands"] as? [[String: Any]])
    #expect(
      commands.map { $0["kind"] as? String } == ["error"]
        + Array(repeating: "warning", count: 10) + Array(repeating: "notice", count: 10))
    #expect(commands[0]["file"] as? String == "course/App/Größe, neu.swift")
    #expect(
      read["others"] as? [String] == [
        "17 more remarks stand in the summary of the step, where GitHub gives it one"
      ])
  }

  @Test func issuesOfOnePlaceHaveFingerprintsOfTheirOwn() throws {
    let report = ExplainReport(findings: [findings[0], findings[0]])
    let issues = try #require(
      try Readers.read(try CodeClimateFormat(context).text(of: report), as: "codeclimate")
        as? [[String: Any]])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test func aRunWithoutFindingsIsAReportToo() throws {
    for format in ExplainFormats.all where format.name != "text" {
      let text = try format.init(context).text(of: ExplainReport(findings: []))
      _ = try Readers.read(text, as: format.name == "json" ? "explain" : format.name)
    }
  }
}

extension String {
  /// As the program prints it: rows of two formats alone may be commands.
  fileprivate func withoutWorkflowCommands(of format: String) -> String {
    ExplainFormats.all.contains { $0.name == format && $0.writesCommands }
      ? self : withoutWorkflowCommands
  }
}
