import Foundation
import TerminalDriver
import Testing

@testable import TutorKit

/// Nothing that is read is written over, nothing that was handed in is lost, and an exit code says what
/// the records say.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct RecordSafetyTests {
  private let folder: TemporaryFolder
  private let tutor =
    (try? builtProgram("tutor")) ?? root.appendingPathComponent(".build/debug/tutor").path

  /// Two participants: ada's file does not parse, and bob's is no exercise.
  init() throws {
    folder = try TemporaryFolder()
    try write("let = 1\n", to: "in/ada/exercise1.swift")
    try write("let bob = 1\n", to: "in/bob/x.swift")
    try write("ada\nbob\nzoe\n", to: "roster.txt")
  }

  private func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder.file(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  private func tutor(_ command: String, input: String = "") throws -> Outcome {
    let words = command.split(separator: " ").map(String.init)
    return try run(tutor, words, input: input, in: URL(fileURLWithPath: folder.path))
  }

  /// Grades without the compiler into records.
  private func records(_ arguments: String) throws -> Outcome {
    try tutor("grade \(arguments) --no-compile --format jsonl")
  }

  /// Commands that would lose a file, and the file.
  @Test(arguments: [
    ("grade in --no-compile --format jsonl --output roster.txt --roster roster.txt", "roster.txt"),
    ("grade in --no-compile --format junit --output in/bob/x.swift", "in/bob/x.swift"),
    ("grade in --no-compile --report in/bob/x.swift", "in/bob/x.swift"),
    ("grade in/bob/x.swift --no-compile --html in/bob/x.swift", "in/bob/x.swift"),
    ("grade --files-from list --no-compile --format jsonl --output ./list", "list"),
    ("grade in --no-compile --format jsonl --output w.html --report w.html", "roster.txt"),
    ("report r.jsonl --html r.jsonl", "r.jsonl"),
    ("report r.jsonl --csv roster.txt --roster roster.txt", "roster.txt"),
    ("report r.jsonl --html w --csv ./w", "r.jsonl"),
    ("explain in/bob/x.swift --format json --output in/bob/x.swift", "in/bob/x.swift"),
    ("explain in/bob/x.swift --baseline in/bob/x.swift --write-baseline", "in/bob/x.swift"),
    ("merge r.jsonl --output roster.txt", "roster.txt"),
    ("export roster.txt", "roster.txt"),
  ])
  func whatIsReadStays(command: String, file: String) throws {
    try write("in/bob/x.swift\n", to: "list")
    _ = try records("in --output r.jsonl")
    let before = try read(file)
    let answer = try tutor(command)
    #expect(answer.status == 64, "\(answer.complaints)")
    #expect(answer.complaints.hasPrefix("tutor: "))
    #expect(try read(file) == before)
  }

  /// Of nothing nothing is made.
  @Test func noRecordsTakeTheirPlace() throws {
    _ = try records("in --output r.jsonl")
    let before = try read("r.jsonl")
    for input in ["roster.txt", "/dev/null"] {
      #expect(try tutor("merge \(input) --output r.jsonl").status == 66)
      #expect(try read("r.jsonl") == before)
    }
  }

  /// What cannot be read twice is merged all the same.
  @Test func recordsComeThroughPipes() throws {
    _ = try records("in --output r.jsonl")
    let lines = try read("r.jsonl")
    #expect(try tutor("merge -", input: lines).output == (try tutor("merge r.jsonl").output))
    #expect(try tutor("merge - r.jsonl", input: lines).output.count == lines.count)
  }

  /// A run that goes on ends as one that graded all of it, and adds nothing that is there.
  @Test func aRunThatGoesOnEndsTheSame() throws {
    let first = try records("in --roster roster.txt --output r.jsonl")
    let lines = try read("r.jsonl")
    let again = try records("in --roster roster.txt --output r.jsonl --resume")
    #expect(first.status == 1 && again.status == 1)
    #expect(lines.contains("not-handed-in"))
    #expect(try read("r.jsonl") == lines)
  }

  /// Records that were made without the compiler do not stand for such as need it.
  @Test func theCompilerIsNotForgotten() throws {
    _ = try records("in/bob/x.swift --output r.jsonl")
    let again = try tutor(
      "grade in/bob/x.swift --require-compiler --format jsonl --output r.jsonl --resume")
    #expect(again.complaints.contains("0 records are there already; 1 is left to grade"))
  }

  /// Of all parts together nobody is missing who has handed in.
  @Test func partsMissNobody() throws {
    var files: [String] = []
    for part in 1...3 {
      _ = try records("in --roster roster.txt --shard \(part)/3 --output \(part).jsonl")
      files.append("\(part).jsonl")
    }
    let missing = try tutor("merge " + files.joined(separator: " ")).output
      .split(separator: "\n").filter { $0.contains("not-handed-in") }
    #expect(missing.count == 1 && missing.allSatisfy { $0.contains("\"participant\":\"zoe\"") })
  }

  /// A roster that can be read only once is known to records and page.
  @Test func theRosterComesThroughAPipe() throws {
    let answer = try tutor(
      "grade in --roster - --no-compile --format jsonl --report w.html", input: "ada\nbob\nzoe\n")
    #expect(answer.status == 1)
    #expect(answer.output.contains("zoe is on the roster"))
    #expect(try read("w.html").contains("<li>zoe</li>"))
  }

  /// Who hands in later is not missing any more.
  @Test func whoHandsInLaterIsThere() throws {
    _ = try records("in --roster roster.txt --output r.jsonl")
    try write("let zoe = 1\n", to: "in/zoe/x.swift")
    _ = try records("in --roster roster.txt --output r.jsonl --resume")
    #expect(try read("r.jsonl").contains("not-handed-in"))
    #expect(try !tutor("merge r.jsonl").output.contains("not-handed-in"))
  }

  /// Files that are named one by one are known by a name of the roster in their path.
  @Test(arguments: [
    ("in/ada/exercise1.swift in/bob/x.swift", 1 as Int32, ["ada", "bob"]),
    ("room/ada.swift", 1, ["ada"]), ("room/other.swift", 64, []),
  ])
  func theRosterSaysWhoIsWho(files: String, status: Int32, names: [String]) throws {
    try write("import SwiftUI\n", to: "room/ada.swift")
    try write("import SwiftUI\n", to: "room/other.swift")
    let answer = try records(files + " --roster roster.txt")
    #expect(answer.status == status, "\(answer.complaints)")
    let lines = answer.output.split(separator: "\n").filter { !$0.contains("not-handed-in") }
    #expect(lines.count == names.count)
    for name in names { #expect(lines.contains { $0.contains("\"participant\":\"\(name)\"") }) }
  }

  /// Options that would do nothing are refused.
  @Test(arguments: [
    ("grade in --no-compile --anonymise", 64 as Int32),
    ("grade in --no-compile --require-compiler", 64),
    ("grade in/bob/x.swift --no-compile --with nowhere", 66),
    ("explain in/bob/x.swift --with nowhere", 66),
    ("simulate in/bob/x.swift --alone --with in", 64),
    ("grade in --no-compile --format junit --output /nowhere/x", 74),
    ("grade in --no-compile --format jsonl --output /nowhere/x", 74),
    ("report r.jsonl --html /nowhere/x", 74),
    ("merge r.jsonl --output /nowhere/x", 74),
    ("export /nowhere/x", 74),
  ])
  func nothingIsLeftOutSilently(command: String, status: Int32) throws {
    _ = try records("in --output r.jsonl")
    let answer = try tutor(command)
    #expect(answer.status == status)
    #expect(!answer.complaints.isEmpty)
  }

  /// A row of a file's name is no row of its own, and no command.
  @Test func aNameIsNoCommand() throws {
    try write("", to: "in/bob/a\n::error::b.swift")
    let rows = try tutor("grade in --no-compile").complaints.split(separator: "\n")
    #expect(rows.contains { $0.contains("error::b.swift") })
    #expect(rows.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
  }

  #if os(Linux)
    /// Two runs do not write one file at a time.
    @Test func oneRunWritesAFile() throws {
      _ = try records("in --output r.jsonl")
      let before = try read("r.jsonl")
      let command = "grade in --no-compile --format jsonl --output r.jsonl"
      for option in [[], ["--resume"]] {
        let words = ["r.jsonl", tutor] + command.split(separator: " ").map(String.init) + option
        let answer = try run(
          "/usr/bin/flock", words, in: URL(fileURLWithPath: folder.path))
        #expect(answer.status == 74)
        #expect(answer.complaints.contains("r.jsonl is being written by another tutor"))
        #expect(try read("r.jsonl") == before)
      }
    }

    /// What cannot be opened has a record that says so.
    @Test func whatCannotBeOpenedIsTold() throws {
      try write("let a = 1\n", to: "in/eve.swift/readme.txt")
      let made = try run(
        "/bin/sh", ["-c", "mkdir \"$(printf 'in/\\377')\""],
        in: URL(fileURLWithPath: folder.path))
      #expect(made.status == 0)
      let lines = try records("in").output.split(separator: "\n")
      #expect(lines.contains { $0.contains("in/eve.swift") && $0.contains("\"directory\"") })
      #expect(lines.contains { $0.contains("is not UTF-8") && $0.contains("\"unreadable\"") })
      #expect(lines.count == 4)
    }
  #endif
}
