import Foundation
import Testing

@testable import TutorKit

/// Many submissions in one run.
@Suite struct BatchTests {
  /// The examples of FIPS 180-4, and a text of several blocks.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func digests(text: String, digest: String) {
    #expect(SHA256.digest(of: text) == digest)
  }

  @Test(arguments: [
    ("folder", "in/ada/w1/a.swift", "in", "ada"), ("folder", "in/a.swift", "in", nil),
    ("folder", "ada/a.swift", nil, "ada"), ("file", "in/ada/bob.swift", "in", "bob"),
    ("group-([0-9]+)", "in/group-12/x.swift", "in", "12"), ("w[0-9]", "a/w3/x.swift", nil, "w3"),
    ("zzz", "a/x.swift", nil, nil),
  ])
  func participants(rule: String, path: String, root: String?, expected: String?) {
    #expect(ParticipantRule(rule)?.participant(path: path, root: root) == expected)
  }

  @Test func aBrokenExpressionIsNoRule() {
    #expect(ParticipantRule("(") == nil)
  }

  @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/2/3", "-1/2"])
  func noShard(text: String) {
    #expect(Shard(text) == nil)
  }

  /// Each submission belongs to one of the shards.
  @Test func shardsShareTheWork() {
    let submissions = (0..<500).map { Submission(path: "in/p\($0)/x.swift") }
    let shards = (1...7).compactMap { Shard("\($0)/7") }
    for submission in submissions {
      #expect(shards.count { $0.contains(submission) } == 1)
    }
    #expect(shards.allSatisfy { shard in submissions.contains(where: shard.contains) })
  }

  @Test func rosters() {
    let roster = Roster("# class of May\nada;Ada L.\n\nbob\r\nbob\n\"eve\",Eve\n")
    #expect(roster.names(among: []) == ["ada", "bob", "eve"])
    let submissions = ["bob", "zoe"].map { Submission(path: "x", participant: $0) }
    #expect(roster.missing(in: submissions) == ["ada", "eve"])
    #expect(roster.strangers(in: submissions) == ["zoe"])
  }

  /// A line with a comma is a table's row, or a name that somebody has.
  @Test(arguments: [
    ("\u{FEFF}Doe, Jane\nRoe, Ann\n", ["Doe, Jane"], ["Roe, Ann"]),
    ("Doe, Jane\nRoe, Ann\n", ["Doe"], ["Roe"]),
    ("\"Doe, Jane\",7\n\"Roe \"\"Ro\"\", Ann\",8\n", ["Doe, Jane"], ["Roe \"Ro\", Ann"]),
  ])
  func namesWithCommas(text: String, participants: [String], missing: [String]) {
    let submissions = participants.map { Submission(path: "x", participant: $0) }
    #expect(Roster(text).missing(in: submissions) == missing)
    #expect(Roster(text).strangers(in: submissions).isEmpty)
  }

  /// Of one submission the last record counts, and a line that was cut is told.
  @Test func recordsAreMerged() throws {
    let origin = RecordOrigin(tool: "1", course: nil)
    func record(_ name: String, _ kind: SubmissionProblem.Kind) -> SubmissionRecord {
      SubmissionRecord(
        SubmissionProblem(kind, "why"), of: Submission(path: name, participant: "ada"),
        origin: origin)
    }
    let lines = [record("b", .empty), record("a", .missing), record("b", .tooLarge)]
      .map(RecordFile.line).joined()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data((lines + "\n{\"cut").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var merge = RecordMerge()
    let bad = merge.add(file.path)
    #expect(bad?.count == 1 && bad?.first == 5)
    var merged: [SubmissionRecord] = []
    try merge.write { merged.append(try JSONDecoder().decode(SubmissionRecord.self, from: $0)) }
    #expect(merged.map(\.file) == ["a", "b"])
    #expect(merged.compactMap(\.problem?.kind) == [.missing, .tooLarge])
    var other = RecordMerge()
    #expect(other.add("/no/such/file") == nil)
  }

  @Test(arguments: [
    ("exercise1 (1).swift", 1), ("Exercise07.swift", 7), ("my-exercise_12.swift", 12),
    ("exercise 3 copy.swift", 3), ("Exercises.swift", nil), ("Screen1.swift", nil),
  ])
  func numbersInNames(name: String, number: Int?) {
    #expect(ExerciseLibrary.number(inName: name) == number)
  }

  @Test(arguments: [
    ("// tutor: exercise3\n", "exercise3"), ("// tutor:disable:next any-view\nlet a = 1\n", nil),
    ("let a = 1\n  // tutor: 4\n", "4"),
  ])
  func marks(text: String, mark: String?) {
    #expect(ExerciseMark(in: text)?.name == mark)
  }

  /// A name, a mark, and what comes of both: an exercise, or why there is none.
  private static let marked: [(file: String, mark: String, outcome: String)] = [
    ("exercise77.swift", "exercise1", "other-exercise"),
    ("exercise1.swift", "exercise2", "other-exercise"),
    ("Exercise 2 copy.swift", "1", "other-exercise"),
    ("exercise1.swift", "exercise999", "unknown-exercise"),
    ("Screen.swift", "exercise999", "unknown-exercise"),
    ("exercise77.swift", "", "unknown-exercise"),
    ("exercise1.swift", "exercise1", "exercise1"),
    ("exercise1 (1).swift", "exercise1", "exercise1"),
    ("Screen.swift", "1", "exercise1"),
    ("exercise1.swift", "", "exercise1"),
  ]

  /// Where a name and a mark do not fit, neither is believed.
  @Test(arguments: marked)
  func aNameAndAMarkHaveToFit(file: String, mark: String, outcome: String) {
    let text = (mark.isEmpty ? "" : "// tutor: \(mark)\n") + "import SwiftUI\n"
    let chosen = chosenExercise(
      Submission(path: "room/ida/" + file), text, BatchRequest(library: shippedExercises))
    switch chosen {
    case .success(let found): #expect(found?.id == outcome)
    case .failure(let problem): #expect(problem.kind.rawValue == outcome)
    }
  }

  @Test func noRowIsAWorkflowCommand() {
    let text =
      "a ::b\n  ::add-mask::x\n::error::y\n##[group]z\nx ##vso[task.complete]\n### a\nplain ##"
    let rows = text.withoutWorkflowCommands.split(separator: "\n")
    #expect(rows.count == 7)
    #expect(rows.allSatisfy { !$0.drop { $0 == " " }.hasPrefix("::") })
    #expect(!rows.contains { $0.contains("##[") || $0.contains("##vso[") })
    #expect(rows[0] == "a ::b" && rows[5] == "### a" && rows[6] == "plain ##")
  }
}
