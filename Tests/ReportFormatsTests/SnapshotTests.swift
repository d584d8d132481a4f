import Foundation
import Testing

@testable import ReportFormats
@testable import TutorKit

private let snapshots = packageRoot.appendingPathComponent("Tests/ReportFormatsTests/Snapshots")

/// What each format writes of the fixtures, without the words of rules, which are not of this test.
enum FormatFixture {
  static let grade = GradeFormats.all.map { $0.name }
  static let explain = ExplainFormats.all.map { $0.name }

  static func gradeText(_ name: String) throws -> String {
    let format = try #require(GradeFormats.all.first { $0.name == name })
    let run = format.reader == .platform ? GradedFixture.learners : GradedFixture.all
    return try withoutRules(format.init(context).text(of: run))
  }

  static func explainText(_ name: String) throws -> String {
    let format = try #require(ExplainFormats.all.first { $0.name == name })
    return try withoutRules(format.init(context).text(of: explained))
  }

  private static func withoutRules(_ text: String) throws -> String {
    guard text.contains("sarif-2.1.0"),
      var log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      var runs = log["runs"] as? [[String: Any]], var tool = runs[0]["tool"] as? [String: Any],
      var driver = tool["driver"] as? [String: Any]
    else { return text }
    driver["rules"] = []
    tool["driver"] = driver
    runs[0]["tool"] = tool
    log["runs"] = runs
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try JSONSerialization.data(withJSONObject: log, options: options)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// `TUTOR_UPDATE_SNAPSHOTS=1 swift test` writes the files anew.
private func expectSnapshot(_ name: String, _ text: String) throws {
  let file = snapshots.appendingPathComponent(name + ".txt")
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: file)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == text)
}

@Test(arguments: FormatFixture.grade)
func aGradeFormatIsAsItsFileSays(name: String) throws {
  try expectSnapshot("grade-" + name, try FormatFixture.gradeText(name))
}

@Test(arguments: FormatFixture.explain)
func anExplainFormatIsAsItsFileSays(name: String) throws {
  try expectSnapshot("explain-" + name, try FormatFixture.explainText(name))
}

@Test func namesOfFormatsDiffer() {
  #expect(Set(FormatFixture.grade).count == FormatFixture.grade.count)
  #expect(Set(FormatFixture.explain).count == FormatFixture.explain.count)
}

/// Each snapshot belongs to a format.
@Test func noSnapshotIsLeftOver() throws {
  let known =
    FormatFixture.grade.map { "grade-\($0).txt" }
    + FormatFixture.explain.map { "explain-\($0).txt" }
  #expect(
    try FileManager.default.contentsOfDirectory(atPath: snapshots.path).sorted() == known.sorted())
}

/// The course is that of the files' exercises, whichever is open.
@Test func aReportNamesTheCourseOfItsExercises() throws {
  var run = GradedRun([GradedFixture.passed])
  run.submissions[0].record.course = "team"
  #expect(try Check50Format(context).text(of: run).contains("\"slug\" : \"team/exercise3\""))
  #expect(try GradescopeFormat(context).text(of: run).contains("\"course\" : \"team\""))
  run.submissions[0].record.course = nil
  #expect(try Check50Format(context).text(of: run).contains("\"slug\" : \"exercise3\""))
  #expect(try GradescopeFormat(context).text(of: run).contains("\"course\" : \"\""))
}
