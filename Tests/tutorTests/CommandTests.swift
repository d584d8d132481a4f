import Foundation
import TerminalDriver
import Testing

/// The program as the tests find it: beside the test bundle.
enum Program {
  static let path =
    (try? builtProgram("tutor")) ?? root.appendingPathComponent(".build/debug/tutor").path

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the program with a state folder of its own, unless the environment has one.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let state = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: state) }
    return try runToEnd(
      path, arguments, input: input,
      environment: [
        "TUTOR_STATE": state.path, "TUTOR_HOME": root.path, "PATH": "/usr/bin:/bin",
      ].merging(environment) { $1 })
  }
}

/// A file with content, for one test.
private func withFile<R>(_ name: String, _ content: Data, _ work: (String) throws -> R) throws -> R
{
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent(name)
  try content.write(to: file)
  return try work(file.path)
}

@Test func gradingAStarterNamesRuleLineAndCounts() throws {
  let file = Program.root.appendingPathComponent("Exercises/exercise3/exercise3.swift").path
  let outcome = try Program.run(["grade", file])
  #expect(outcome.status == 1)
  #expect(outcome.output.contains("exercise3.swift:7:3:"))
  #expect(outcome.output.contains("[invalidation-blast-radius]"))
  #expect(outcome.output.contains("15/2"))
}

@Test func gradingASolutionPasses() throws {
  let file = Program.root.appendingPathComponent("Exercises/exercise3/solution.swift").path
  let outcome = try Program.run(["grade", file, "--exercise", "3"])
  #expect(outcome.status == 0)
  #expect(outcome.output.contains("6 of 7 checks"))
  #expect(outcome.output.contains("? compiles: no Swift compiler found"))
  let without = try Program.run(["grade", file, "--exercise", "3", "--no-compile"])
  #expect(without.status == 0)
  #expect(without.output.contains("6 of 6 checks"))
}

@Test func severalFilesAreGradedEachOnItsOwn() throws {
  let files = ["exercise3/exercise3.swift", "exercise1/exercise1.swift"].map {
    Program.root.appendingPathComponent("Exercises/" + $0).path
  }
  let outcome = try Program.run(["grade"] + files)
  #expect(outcome.status == 1)
  for name in ["exercise3.swift  not passed", "exercise1.swift  not passed"] {
    #expect(outcome.output.contains(name), "\(name)")
  }
  let array = try Program.run(["grade"] + files + ["--format", "json"])
  #expect(
    try Program.reports(array).compactMap { $0["exercise"] as? String } == [
      "exercise3", "exercise1",
    ])
}

/// Bad input: file name, content, exit code, a word of the message.
@Test(arguments: [
  ("empty.swift", Data(), Int32(2), "is empty"),
  ("binary.swift", Data([0, 1, 2, 255]), Int32(2), "not UTF-8"),
  ("large.swift", Data(repeating: 97, count: 10_000_000), Int32(2), "10000000 bytes"),
  (
    "broken.swift", Data("struct A: View {\n  var body: some View {\n".utf8), Int32(1),
    "expected '}'"
  ),
])
func badFilesGetAMessage(name: String, content: Data, status: Int32, word: String) throws {
  let outcome = try withFile(name, content) { try Program.run(["grade", $0]) }
  #expect(outcome.status == status)
  #expect((outcome.output + outcome.complaints).contains(word))
}

@Test func missingFilesAndFoldersAreSaid() throws {
  let missing = try Program.run(["grade", "nothing.swift"])
  #expect(missing.status == 66)
  #expect(missing.complaints.contains("nothing.swift: no such file"))
  let number = try Program.run(["grade", "41"])
  #expect(number.status == 66)
  #expect(number.complaints.contains("no exercise41.swift here; `tutor start 41` writes it"))
  let folder = try Program.run(["grade", Program.root.appendingPathComponent("Lessons").path])
  #expect(folder.status == 66)
  #expect(folder.complaints.contains("no Swift files to grade"))
}

@Test func reportsAreJSON() throws {
  let lessons = try Program.run(["lessons", "--format", "json"])
  let object = try JSONSerialization.jsonObject(with: Data(lessons.output.utf8)) as? [String: Any]
  #expect((object?["lessons"] as? [[String: Any]])?.count == 16)
  #expect((object?["refused"] as? [Any])?.isEmpty == true)
  let file = Program.root.appendingPathComponent("Exercises/exercise1/exercise1.swift").path
  let report = try Program.run(["grade", file, "--format", "json"])
  let graded = try Program.reports(report).first
  #expect(graded?["verdict"] as? String == "not passed")
  for key in ["checks", "findings", "steps"] { #expect(graded?[key] is [Any], "\(key)") }
}

@Test func aPipedSessionAnswersWithoutPromptsOrEscapes() throws {
  let outcome = try Program.run([], input: "lessons\nexercise 1\ngrade\nquit\n")
  #expect(outcome.status == 0)
  #expect(outcome.output.contains("exercise1.swift  not passed"))
  #expect(!outcome.output.contains("\u{1B}"))
  #expect(!outcome.output.contains("tutor>"))
  let empty = try Program.run([])
  #expect(empty.status == 0)
  #expect(empty.output.contains("`lesson 1` begins the course."))
}

@Test func sameInputSameBytes() throws {
  let file = Program.root.appendingPathComponent("Exercises/exercise2/exercise2.swift").path
  let first = try Program.run(["simulate", file, "--format", "json"])
  let second = try Program.run(["simulate", file, "--format", "json"])
  #expect(first.output == second.output)
  #expect(!first.output.isEmpty)
}

extension Program {
  /// The reports of `grade --format json`.
  fileprivate static func reports(_ outcome: Outcome) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return (object as? [String: Any])?["reports"] as? [[String: Any]] ?? []
  }
}
