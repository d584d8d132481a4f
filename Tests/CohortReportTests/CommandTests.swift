import Foundation
import TerminalDriver
import Testing

@testable import CohortReport
@testable import TutorKit

/// The program as a trainer runs it.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct CommandTests {
  private let folder: TemporaryFolder
  private let tutor =
    (try? builtProgram("tutor")) ?? root.appendingPathComponent(".build/debug/tutor").path

  init() throws {
    folder = try TemporaryFolder()
  }

  private func tutor(
    _ arguments: [String], input: String = ""
  ) throws -> Outcome {
    try run(tutor, arguments, input: input, in: URL(fileURLWithPath: folder.path))
  }

  private func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  /// 25 participants and three exercises, from files to the page in one command.
  @Test func aRoomFromFilesToThePage() throws {
    let made = try run(root.appendingPathComponent("Support/Scripts/cohort").path, [folder.path])
    #expect(made.status == 0, "\(made.complaints)")
    let graded = try tutor([
      "grade", "handed-in", "--no-compile", "--roster", "roster.txt", "--exports", "exported",
      "--report", "wall.html", "--format", "jsonl", "--output", "records.jsonl",
    ])
    #expect(graded.status == 1)
    #expect(graded.complaints.contains("wall.html is written"))
    let page = try read("wall.html")
    for part in [
      "25 participants, 3 exercises", "yusuf", "chloé", "mistakes/", "<li>zoe</li>",
      "the same as mistakes/", "is empty",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    // Those who sit side by side.
    #expect(page.contains(#/<li>exercise\d: ivan, jun/#))
    let reported = try tutor([
      "report", "records.jsonl", "--roster", "roster.txt", "--exports", "exported", "--csv",
      "t.csv",
      "--markdown",
    ])
    #expect(reported.status == 0, "\(reported.complaints)")
    #expect(reported.output.contains("| yusuf |"))
    let table = try read("t.csv").split(separator: "\r\n")
    #expect(table.count == (try read("records.jsonl")).split(separator: "\n").count)
  }

  /// Parts of which one is killed come to the same as one run.
  @Test func partsThatAreKilledComeToTheSame() throws {
    let checked = try run(
      root.appendingPathComponent("Support/Scripts/check-shards").path,
      ["60", "4", tutor, folder.path])
    #expect(checked.status == 0, "\(checked.output)\(checked.complaints)")
    #expect(checked.output.contains("the parts come to the same as one run"))
  }

  /// Of two files the last record of a submission stays, byte for byte, also in a file that is read.
  @Test func mergeTakesTheLastAndLeavesLinesAsTheyAre() throws {
    let lines = ["bob", "ada"].map { name in
      RecordFile.line(record(name, "exercise1", .notPassed, score: 10))
    }
    let later = RecordFile.line(record("ada", "exercise1"))
      .replacing("\"tool\"", with: "\"fromALaterTutor\":{\"a\":[1]},\"tool\"")
    try Data(lines.joined().utf8).write(to: URL(fileURLWithPath: folder.file("1.jsonl")))
    try Data((later + "\n{\"cut").utf8).write(to: URL(fileURLWithPath: folder.file("2.jsonl")))
    let merged = try tutor(["merge", "1.jsonl", "2.jsonl", "--output", "1.jsonl"])
    #expect(merged.status == 0)
    #expect(
      merged.complaints.contains("2.jsonl: 1 line is no record, and left out; the first is line 3"))
    #expect(try read("1.jsonl") == later + lines[0])
    #expect(try tutor(["merge", "1.jsonl"]).output == later + lines[0])
    #expect(try tutor(["merge", "none.jsonl"]).status == 66)
  }

  /// What a killed run wrote stays; the line that it was writing goes.
  @Test func aStoppedRunGoesOn() throws {
    for name in ["ada", "bob"] {
      let place = URL(fileURLWithPath: folder.file("in/\(name)"))
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("let \(name) = 1\n".utf8).write(to: place.appendingPathComponent("x.swift"))
    }
    let arguments = [
      "grade", "in", "--no-compile", "--format", "jsonl", "--output", "r.jsonl", "--resume",
    ]
    _ = try tutor(arguments)
    let whole = try read("r.jsonl").split(separator: "\n").map(String.init)
    #expect(whole.count == 2)
    let half = whole[0] + "\n" + whole[1].prefix(50)
    try Data(half.utf8).write(to: URL(fileURLWithPath: folder.file("r.jsonl")))
    let again = try tutor(arguments)
    #expect(again.complaints.contains("1 record is there already; 1 is left to grade"))
    let lines = try read("r.jsonl").split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == whole[0])
  }

  /// A file that holds something else stays as it is, whatever stands before it.
  @Test(arguments: [
    "my notes\n", "{\"my\": \"notes\"}\n\n{\"more\": 1}\n", "record\nnotes\nrecord\n",
  ])
  func recordsAreAddedToNothingElse(text: String) throws {
    let line = RecordFile.line(record("ada", "exercise1"))
    let text = text.replacing("record\n", with: line)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("notes.txt")))
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: folder.file("x.swift")))
    let answer = try tutor([
      "grade", "x.swift", "--no-compile", "--format", "jsonl", "--output", "notes.txt", "--resume",
    ])
    #expect(answer.status == 64)
    #expect(answer.complaints.contains("notes.txt holds something else than records"))
    #expect(try read("notes.txt") == text)
  }

  #if os(Linux)
    /// A disk that is full is no pass.
    @Test func recordsThatAreLostAreSaid() throws {
      for name in ["a", "b"] {
        try Data("let \(name) = 1\n".utf8)
          .write(to: URL(fileURLWithPath: folder.file("\(name).swift")))
      }
      let answer = try tutor([
        "grade", "a.swift", "b.swift", "--no-compile", "--format", "jsonl", "--output", "/dev/full",
      ])
      #expect(answer.status == 74)
      #expect(answer.complaints.contains("2 records could not be written to /dev/full"))
    }
  #endif

  /// What is named and is not there, or is empty, is said in place of what would be made of nothing.
  @Test(arguments: [
    (["grade", "room", "--roster", "nope.txt"], Int32(66), "nope.txt: no such file"),
    (["report", "r.jsonl", "--roster", "nope.txt"], 66, "nope.txt: no such file"),
    (["grade", "--files-from", "nope.txt"], 66, "nope.txt: no such file"),
    (["grade", "--files-from", "empty.txt"], 66, "empty.txt names no file"),
    (["grade", "nobody"], 66, "no Swift files to grade in nobody"),
    (["grade", "nobody", "room"], 66, "no Swift files to grade in nobody"),
    (["grade", "nobody", "room", "--format", "json"], 66, "no Swift files to grade in nobody"),
    (["report", "empty.txt"], 66, "no records in empty.txt"),
    (["report", "empty.txt", "--csv", "t.csv"], 66, "no records in empty.txt"),
    (["merge", "empty.txt"], 66, "no records in empty.txt"),
  ])
  func nothingIsNotTakenForSomething(arguments: [String], status: Int32, words: String) throws {
    for name in ["room", "nobody"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    let view = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
    for (name, text) in [
      ("room/x.swift", view), ("empty.txt", ""),
      ("r.jsonl", RecordFile.line(record("ada", "exercise1"))),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    }
    let isGrading = arguments[0] == "grade"
    let answer = try tutor(arguments + (isGrading ? ["--no-compile"] : []))
    #expect(answer.status == status, "\(answer.complaints)")
    #expect(answer.complaints.contains(words), "\(answer.complaints)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("t.csv")))
  }

  /// Texts that are not graded yet are no records.
  @Test func aReportOfAFolderSaysWhatToDo() throws {
    let answer = try tutor(["report", folder.path, "--csv", "table.csv"])
    #expect(answer.status == 66)
    #expect(answer.complaints.replacing("\n", with: " ").contains("--report wall.html"))
  }

  /// The page is renewed when records come, and until the program is interrupted.
  @Test func aLivePageIsRenewed() throws {
    let records = URL(fileURLWithPath: folder.file("r.jsonl"))
    try Data(RecordFile.line(record("ada", "exercise1")).utf8).write(to: records)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tutor)
    process.arguments = ["report", "r.jsonl", "--html", "wall.html", "--live"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ["TUTOR_HOME": root.path, "TUTOR_STATE": folder.path]
    process.standardError = FileHandle.nullDevice
    try process.startAsFromAShell()
    defer { if process.isRunning { process.terminate() } }
    #expect(try waitForPage { $0.contains("ada") && $0.contains("data-reload=\"5\"") })
    let handle = try FileHandle(forWritingTo: records)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(RecordFile.line(record("grace", "exercise1")).utf8))
    try handle.close()
    #expect(try waitForPage { $0.contains("grace") && $0.contains("</html>") })
    process.interrupt()
    #expect(process.waitForEnd(seconds: 120) == 0)
  }

  private func waitForPage(_ isThere: (String) -> Bool) throws -> Bool {
    for _ in 0..<600 {
      if let page = try? read("wall.html"), isThere(page) { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }

  @Test(arguments: [
    (["report"], 64), (["report", "none.jsonl"], 66), (["report", "-", "--live"], 64),
    (["report", "-", "--html", "no/such/folder/wall.html"], 74),
  ])
  func whatCannotBeDoneIsSaid(arguments: [String], status: Int) throws {
    let outcome = try tutor(arguments, input: RecordFile.line(record("ada", "exercise1")))
    #expect(outcome.status == Int32(status))
    #expect(!outcome.complaints.isEmpty)
  }

  /// Ten times the records need no ten times the memory: none of them is held. In kilobytes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/time")))
  func memoryStaysFlat() throws {
    func peak(_ count: Int, _ arguments: [String]) throws -> Int {
      let evidence = String(repeating: "what the check saw, in some words. ", count: 20)
      let file = URL(fileURLWithPath: folder.file("r.jsonl"))
      try Data().write(to: file)
      let handle = try FileHandle(forWritingTo: file)
      for number in 0..<count {
        let line = RecordFile.line(
          record("p\(number / 3)", "exercise\(number % 3 + 1)", .passed) {
            $0.checks = [
              .init(
                id: "parses", status: .passed, points: 10, maximum: 10, reason: nil,
                evidence: [evidence, evidence])
            ]
          })
        try handle.write(contentsOf: Data(line.utf8))
      }
      try handle.close()
      let outcome = try run(
        "/usr/bin/time", ["-f", "%M", tutor] + arguments, in: URL(fileURLWithPath: folder.path))
      #expect(outcome.status == 0, "\(outcome.complaints)")
      let size = try #require(outcome.complaints.split(separator: "\n").last.flatMap { Int($0) })
      return size
    }
    for arguments in [
      ["merge", "r.jsonl", "--output", "m.jsonl"], ["report", "r.jsonl", "--csv", "t.csv"],
    ] {
      let few = try peak(1_000, arguments)
      let many = try peak(10_000, arguments)
      // 9,000 records are 14 MB of text.
      #expect(many - few < 10_000, "\(arguments): \(few) and \(many) kB")
    }
  }
}
