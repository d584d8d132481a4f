import Foundation
import TerminalDriver
import Testing

/// `tutor doctor` ends with 0 only where all that tutor does works as it is.
@Suite(.timeLimit(.minutes(30)))
struct DoctorCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Report: Decodable {
    var format: Int
    var isReady: Bool
    var facts: [Fact]

    struct Fact: Decodable {
      var id: String
      var value: String
      var isReady: Bool
    }
  }

  /// A state of this test's own, and the compiler that the tests are built with.
  private func doctor(
    _ environment: [String: String] = [:], _ arguments: [String] = []
  ) throws -> Outcome {
    let found = try runToEnd("/bin/sh", ["-c", "command -v swiftc"]).output
    let own = [
      "TUTOR_STATE": folder.file("state"),
      "TUTOR_CACHE": Program.root.appendingPathComponent(".build/compile-cache").path,
      "TUTOR_SWIFTC": found.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
    return try Program.run(["doctor"] + arguments, environment: own.merging(environment) { $1 })
  }

  private func report(_ environment: [String: String] = [:]) throws -> (Report, status: Int32) {
    let outcome = try doctor(environment, ["--format", "json"])
    return (
      try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)), outcome.status
    )
  }

  @Test func aMachineWithAllOfItIsReady() throws {
    let (report, status) = try report()
    #expect(status == 0)
    #expect(report.isReady && report.format == 1)
    #expect(
      report.facts.map(\.id) == [
        "terminal", "locale", "lineEditing", "content", "stateFolder", "database", "editor",
        "compiler",
      ])
    #expect(report.facts.allSatisfy { $0.isReady && !$0.value.isEmpty })
    let text = try doctor()
    #expect(text.status == 0)
    #expect(!text.output.contains("not ready"))
  }

  /// What is missing, by the variable that names another place for it.
  @Test(arguments: [
    ("TUTOR_SWIFTC", "compiler"), ("TUTOR_CACHE", "compiler"), ("TUTOR_STATE", "database"),
    ("TUTOR_HOME", "content"),
  ]) func whatIsMissingIsNamed(variable: String, fact: String) throws {
    // A file where a folder or a program is wanted.
    try folder.write("", to: "a file")
    let (report, status) = try report([variable: folder.file("a file")])
    #expect(status == 1)
    #expect(!report.isReady)
    #expect(report.facts.filter { !$0.isReady }.map(\.id) == [fact])
    let text = try doctor([variable: folder.file("a file")])
    #expect(text.status == 1)
    #expect(text.output.contains("This machine is not ready: see \(fact)."), "\(text.output)")
  }

  @Test func lessonsWithoutExercisesAreNotReady() throws {
    let files = FileManager.default
    for name in ["Lessons", "Support"] {
      try files.createDirectory(atPath: folder.file("home"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: folder.file("home/" + name),
        withDestinationPath: Program.root.appendingPathComponent(name).path)
    }
    try files.createDirectory(
      atPath: folder.file("home/Exercises"), withIntermediateDirectories: true)
    let (report, status) = try report(["TUTOR_HOME": folder.file("home")])
    #expect(status == 1)
    #expect(report.facts.filter { !$0.isReady }.map(\.id) == ["content"])
  }
}
