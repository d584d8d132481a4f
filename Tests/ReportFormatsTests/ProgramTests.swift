import Foundation
import TerminalDriver
import Testing

@testable import ReportFormats

private let exercise = packageRoot.appendingPathComponent("Exercises/exercise3").path
private let platforms = ["gradescope", "classroom50", "exercism", "coderunner", "check50"]
private let variables = [
  "CLASSROOM": "c", "ASSIGNMENT": "a", "SUBMISSION_TAG": "s", "COMMIT_URL": "u",
  "RELEASE_URL": "r",
]

/// The built program, and what readers take of what it prints.
@Suite(.timeLimit(.minutes(30)))
struct ProgramTests {
  @Test(arguments: FormatFixture.grade.filter { $0 != "text" })
  func realSubmissionsInEachFormat(name: String) throws {
    let files = ["exercise3.swift", "solution.swift"].map { exercise + "/" + $0 }
    let outcome = try tutor(
      ["grade", "--exercise", "3", "--no-compile", "--format", name] + files, variables)
    #expect(outcome.status == (platforms.contains(name) ? 0 : 1), "\(outcome.complaints)")
    if platforms.contains(name) { #expect(outcome.complaints.isEmpty) }
    _ = try Readers.read(outcome.output, as: name)
  }

  @Test(arguments: FormatFixture.explain.filter { $0 != "text" })
  func realFindingsInEachFormat(name: String) throws {
    for path in [exercise, exercise + "/exercise3.swift"] {
      let outcome = try tutor(["explain", "--format", name, path])
      #expect(outcome.status == 1, "\(outcome.complaints)")
      _ = try Readers.read(outcome.output, as: name == "json" ? "explain" : name)
    }
  }

  /// A fault of the machine or the course takes no points from anybody.
  @Test(arguments: platforms) func noResultForAFaultOfTheSurroundings(name: String) throws {
    let folder = try TemporaryFolder()
    try Data("import SwiftUI\n".utf8).write(
      to: URL(fileURLWithPath: folder.file("exercise99.swift")))
    for (arguments, status) in [
      ([exercise + "/exercise3.swift"], Int32(2)), ([folder.file("exercise99.swift")], 2),
      ([folder.file("nothing.swift")], 66),
    ] {
      let outcome = try tutor(["grade", "--format", name] + arguments)
      #expect(outcome.status == status, "\(arguments): \(outcome.complaints)")
      #expect(outcome.output.isEmpty)
      #expect(!outcome.complaints.isEmpty)
    }
  }

  /// A file that cannot be read as Swift is the learner's to mend: a result with no points.
  @Test(arguments: platforms) func aBrokenFileIsGraded(name: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("exercise3.swift")
    for text in ["", "struct A {\n"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      let outcome = try tutor(["grade", "--no-compile", "--format", name, file], variables)
      #expect(outcome.status == 0, "\(outcome.complaints)")
      _ = try Readers.read(outcome.output, as: name)
    }
  }

  @Test func aReportGoesToAFile() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("report.xml")
    let outcome = try tutor(["explain", exercise, "--format", "junit", "--output", file])
    #expect(outcome.status == 1)
    #expect(outcome.output.isEmpty)
    _ = try Readers.read(try String(contentsOfFile: file, encoding: .utf8), as: "junit")
    let nowhere = try tutor(["explain", exercise, "--format", "sarif", "--output", "/no/where"])
    #expect(nowhere.status == 74)
    #expect(try tutor(["explain", exercise, "--output", file]).status == 64)
  }

  @Test func theSummaryOfAStepIsMarkdown() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("summary.md")
    try Data("before\n\n".utf8).write(to: URL(fileURLWithPath: file))
    let environment = ["GITHUB_STEP_SUMMARY": file]
    _ = try tutor(["explain", exercise, "--format", "github"], environment)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("before\n\n## tutor: "))
    let rows = try #require(
      try Readers.read(String(text.dropFirst(8)), as: "markdown") as? [[String]])
    #expect(rows.count > 2 && rows[1][1].hasPrefix("Exercises/exercise3/"))
    _ = try tutor(["explain", exercise, "--format", "json"], environment)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test func standardInputHasTheNameOfItsFile() throws {
    let text = try String(contentsOfFile: exercise + "/exercise3.swift", encoding: .utf8)
    let outcome = try tutor(
      ["explain", "-", "--stdin-filename", "App/Screen.swift", "--format", "xcode"],
      in: "/tmp", input: text)
    #expect(outcome.status == 1)
    let rows = try #require(try Readers.read(outcome.output, as: "xcode") as? [[String]])
    #expect(rows.first?[0].hasSuffix("/App/Screen.swift") == true)
    #expect(try tutor(["explain", exercise, "--stdin-filename", "a.swift"]).status == 64)
  }

  @Test func sARIFHoldsFixesSuppressionsAndPathsOfTheRepository() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: exercise + "/exercise3.swift", encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.file(".git"), withIntermediateDirectories: true)
    let app = folder.file("App")
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: app + "/A b.swift"))
    let outcome = try tutor(["explain", "A b.swift", "--format", "sarif"], in: app)
    let log = try #require(try Readers.read(outcome.output, as: "sarif") as? [String: Any])
    #expect(outcome.output.contains("\"uri\" : \"App/A%20b.swift\""))
    #expect(outcome.output.contains("\"uriBaseId\" : \"%SRCROOT%\""))
    #expect(outcome.output.contains("\"helpUri\" : \"https://"))
    #expect(outcome.output.contains("\"insertedContent\""))
    #expect((log["runs"] as? [[String: Any]])?.first?["automationDetails"] != nil)
    let off = "// tutor:disable invalidation-blast-radius\n" + text
    try Data(off.utf8).write(to: URL(fileURLWithPath: app + "/A b.swift"))
    let suppressed = try tutor(["explain", "A b.swift", "--format", "sarif"], in: app)
    _ = try Readers.read(suppressed.output, as: "sarif")
    #expect(suppressed.output.contains("\"kind\" : \"inSource\""))
  }

  @Test func schemasAreListedAndPrinted() throws {
    let list = try tutor(["schema"])
    #expect(list.status == 0)
    let names = list.output.split(separator: "\n").map(String.init)
    #expect(names.contains("grade") && names.contains("record") && names.contains("explain"))
    for name in names {
      let schema = try tutor(["schema", name])
      #expect(schema.status == 0)
      _ = try JSONSerialization.jsonObject(with: Data(schema.output.utf8))
    }
    let unknown = try tutor(["schema", "grades"])
    #expect(unknown.status == 66)
    #expect(unknown.complaints.contains("did you mean `grade`?"))
  }
}
