import Foundation
import TerminalDriver
import Testing

/// One run through the course in a real terminal: read, try, fail, take a hint, edit, pass, leave,
/// come back.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ extra: [String: String] = [:]) throws -> PseudoTerminal {
    var environment = [
      "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path, "HOME": folder.path,
      "NO_COLOR": "1",
    ]
    environment.merge(extra) { $1 }
    return try PseudoTerminal(Program.path, environment: environment)
  }

  @Test func aLessonAnExerciseAndAReturn() throws {
    let solution = Program.root.appendingPathComponent("Exercises/exercise5/solution.swift").path
    let terminal = try start(["EDITOR": "cp \(solution)"])
    try terminal.expect("tutor> ")
    try terminal.send("lesson 5\r")
    try terminal.expect("Replace Computed View Properties")
    try terminal.expect("tutor 5> ")
    try terminal.send("exercise 5\r")
    try terminal.expect("exercise5: The metronome")
    try terminal.expect("tutor 5> ")
    try terminal.send("grade\r")
    try terminal.expect("not passed")
    try terminal.expect("tutor 5 x> ")
    try terminal.send("hint\r")
    try terminal.expect("hint 1 of 4")
    try terminal.expect("tutor 5 x> ")
    try terminal.send("edit\r")
    try terminal.expect("passed   6 of 6 checks")
    try terminal.expect("tutor 5 ok> ")
    try terminal.send("quit\r")
    try terminal.expect("Until next time")
    #expect(terminal.wait() == 0)
    let again = try start()
    try again.expect("Welcome back: exercise5")
    try again.expect("> ")
    try again.send("progress\r")
    try again.expect("[#---] 1 of 4")
    try again.expect("> ")
    try again.send("\u{4}")
    #expect(again.wait() == 0)
  }

  @Test func keysAndSignals() throws {
    let terminal = try start()
    let before = terminal.modes
    try terminal.expect("tutor> ")
    try terminal.send("progr\t\r")
    try terminal.expect("0 of 4")
    try terminal.expect("tutor> ")
    try terminal.send("\u{1B}[A\r")
    try terminal.expect("0 of 4")
    try terminal.expect("tutor> ")
    try terminal.send("half a word\u{3}")
    try terminal.expect("tutor> ")
    try terminal.send("lessons\r")
    try terminal.expect("1. Make Subviews")
    try terminal.expect("tutor> ")
    kill(terminal.process, SIGTERM)
    #expect(terminal.wait() == 256 + SIGTERM)
    #expect(terminal.modes == before)
  }

  @Test func aDumbTerminalGetsPlainLines() throws {
    let terminal = try start(["TERM": "dumb"])
    try terminal.expect("Begin with")
    try terminal.send("lessons\n")
    try terminal.expect("5. Replace")
    try terminal.send("quit\n")
    #expect(terminal.wait() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }
}
