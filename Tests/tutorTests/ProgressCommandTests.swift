import Foundation
import TerminalDriver
import Testing

/// Progress across processes: two at once, one that is killed, two machines.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ProgressCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A program that runs, with its output going into a file.
  private func start(
    _ arguments: [String] = [], state: String = "state", output: String = "output",
    environment: [String: String] = [:]
  ) throws -> (process: Process, input: FileHandle) {
    _ = FileManager.default.createFile(atPath: folder.file(output), contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.environment = [
      "TUTOR_STATE": folder.file(state), "TUTOR_HOME": Program.root.path, "PATH": "/usr/bin:/bin",
    ].merging(environment) { $1 }
    process.standardOutput = FileHandle(forWritingAtPath: folder.file(output))
    process.standardError = FileHandle(forWritingAtPath: folder.file(output))
    let input = Pipe()
    process.standardInput = input
    try process.startAsFromAShell()
    return (process, input.fileHandleForWriting)
  }

  /// Runs a program to its end and answers what it said.
  private func run(
    _ arguments: [String] = [], input: String = "", state: String = "state",
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let program = try start(
      arguments, state: state, output: "answer", environment: environment)
    program.input.write(Data(input.utf8))
    try program.input.close()
    return (program.process.waitForEnd(), try folder.read("answer"))
  }

  private func exported(_ state: String = "state") throws -> [String: Any] {
    let export = try run(["export"], state: state)
    #expect(export.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(export.output.utf8))
    return try #require(object as? [String: Any])
  }

  private func attempts(_ state: String = "state") throws -> Int {
    try #require(exported(state)["attempts"] as? [Any]).count
  }

  /// The first grade begins a record, but not in CI.
  @Test func gradesAreKeptFromTheFirstOne() throws {
    let starter = Program.root.appendingPathComponent("Exercises/exercise1/exercise1.swift").path
    let grade = ["grade", "--no-compile", starter]
    _ = try run(grade)
    #expect(try attempts() == 1)
    _ = try run(grade, state: "ci", environment: ["CI": "true"])
    #expect(try attempts("ci") == 0)
  }

  @Test func twoSessionsLoseNothing() throws {
    let grades = String(repeating: "grade\n", count: 6)
    let both = try ["one", "two"].map { try start(output: $0) }
    for (program, exercise) in zip(both, ["5", "6"]) {
      program.input.write(Data("exercise \(exercise)\n\(grades)quit\n".utf8))
    }
    for program in both {
      try program.input.close()
      #expect(program.process.waitForEnd() == 0)
    }
    #expect(try attempts() == 12)
    for name in ["one", "two"] { #expect(try !folder.read(name).contains("note:")) }
  }

  /// `TUTOR_KILLS=200 swift test --filter Progress` is the long run.
  @Test func killingTheProgramLosesNoAttemptThatWasShown() throws {
    let rounds = ProcessInfo.processInfo.environment["TUTOR_KILLS"].flatMap(Int.init) ?? 8
    var shown = 0
    for round in 0..<rounds {
      let program = try start(output: "killed")
      program.input.write(Data("exercise 5\ngrade\ngrade\ngrade\ngrade\nquit\n".utf8))
      usleep(UInt32.random(in: 0..<900_000))
      kill(program.process.processIdentifier, SIGKILL)
      _ = program.process.waitForEnd()
      let output = try folder.read("killed")
      #expect(!output.contains("note:"), "round \(round): \(output)")
      shown += output.components(separatedBy: " of 100 points").count - 1
      guard round % 8 == 7 || round == rounds - 1 else { continue }
      #expect(try attempts() >= shown)
    }
    let doctor = try run(["doctor"])
    #expect(doctor.output.contains("opens, and saves"))
  }

  @Test func twoMachinesAreUnited() throws {
    for (state, exercise) in [("here", "5"), ("there", "6")] {
      #expect(
        try run(input: "exercise \(exercise)\ngrade\nquit\n", state: state).status == 0)
    }
    let file = folder.file("progress.json")
    #expect(try run(["export", file], state: "there").output.contains("Wrote "))
    #expect(try run(["import", file], state: "here").output.contains("Added 2 of 2 rows"))
    #expect(try run(["import", file], state: "here").output.contains("Added 0 of 2 rows"))
    #expect(try attempts("here") == 2)
    let broken = try folder.read("progress.json").replacingOccurrences(
      of: "\"verdict\"", with: "verdict")
    try folder.write(broken, to: "broken.json")
    let refused = try run(["import", folder.file("broken.json")], state: "here")
    #expect(refused.status == 2)
    #expect(refused.output.contains("Nothing was changed"))
    #expect(refused.output.contains("broken.json:"))
    #expect(try run(["import", folder.file("none.json")]).status == 66)
    #expect(try attempts("here") == 2)
  }

  @Test func progressAndReviewAreCommands() throws {
    #expect(try run(["progress"]).output.contains("] 0 of "))
    let report = try run(["progress", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    #expect((object as? [String: Any])?["format"] as? Int == 1)
    let nothing = try run(["review"])
    #expect(nothing.status == 0)
    #expect(nothing.output.hasPrefix("Nothing is due."))
    let prediction = """
      {"format": 1, "attempts": [], "texts": [], "hints": [], "reviews": [], "place": {},
       "predictions": [{"id": "p", "time": 0, "question": ["q"], "answer": "1", "truth": "2",
       "model": "whole-subtree"}]}
      """
    #expect(try run(["import", "-"], input: prediction).status == 0)
    let review = try run(["review"], input: "skip\nskip\nlessons\n")
    #expect(review.status == 0)
    #expect(review.output.contains("Whose body runs when `"))
    #expect(review.output.contains("2 questions answered, 0 right."))
    #expect(!review.output.contains("1. Make"))
    #expect(try #require(exported()["reviews"] as? [Any]).count == 2)
  }

  /// Without a terminal the number and what was entered stand between two questions.
  @Test func questionsAreToldApartWithoutATerminal() throws {
    let outcome = try run(["exam"], input: "a\nskip\nstop\n")
    for part in ["\nexam 1/10› a\n\n", "\nexam 2/10› skip\n\n", "\nexam 3/10› stop\n\n"] {
      #expect(outcome.output.contains(part), "\(outcome.output)")
    }
  }

  /// What needs a terminal does not say first that it is done.
  @Test func watchingNeedsATerminal() throws {
    let outcome = try run(input: "exercise 1\nwatch\n")
    #expect(outcome.output.contains("`watch` needs a terminal"))
    #expect(!outcome.output.contains("Watching exercise1.swift"))
  }

  @Test(arguments: ["", "stop\n", "zzz\nquit\n"])
  func anExamThatIsBrokenOffIsNotPassed(input: String) throws {
    let outcome = try run(["exam"], input: input)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("1 of 10") || outcome.output.contains("10 questions"))
  }
}
