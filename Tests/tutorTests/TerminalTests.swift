import Foundation
import TerminalDriver
import Testing

/// The session in a real terminal.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct TerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(_ extra: [String: String] = [:]) throws -> PseudoTerminal {
    var environment = [
      "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path, "HOME": folder.path,
      "NO_COLOR": "1", "TUTOR_PAGER": "", "TUTOR_SWIFTC": "/nowhere",
    ]
    environment.merge(extra) { $1 }
    return try PseudoTerminal(Program.path, environment: environment)
  }

  private func solution(_ number: Int) throws -> String {
    let file = Program.root.appendingPathComponent("Exercises/exercise\(number)/solution.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Read, try, fail, take a hint, edit, pass, leave, come back.
  @Test func aLessonAnExerciseAndAReturn() throws {
    try folder.write(try solution(5), to: "solution.swift")
    let terminal = try start(["EDITOR": "cp \(folder.file("solution.swift"))"])
    try terminal.expect("tutor› ")
    try terminal.send("lesson 5\r")
    try terminal.expect("Replace Computed View Properties")
    try terminal.expect("tutor lesson 5:")
    try terminal.send("exercise 5\r")
    try terminal.expect("exercise5: The metronome")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("grade\r")
    try terminal.expect("not passed")
    try terminal.expect("tutor exercise 5:metronome-screen ✗2› ")
    try terminal.send("hint\r")
    try terminal.expect("hint 1 of 6")
    try terminal.expect("tutor exercise 5:metronome-screen ✗2› ")
    try terminal.send("edit\r")
    try terminal.expect("tutor exercise 5:metronome-screen ✓› ")
    try terminal.send("quit\r")
    try terminal.expect("Until next time")
    #expect(terminal.wait() == 0)
    let again = try start()
    try again.expect("Welcome back: exercise5")
    try again.expect("› ")
    try again.send("progress\r")
    try again.expect("] 1 of ")
    try again.expect("› ")
    try again.send("\u{4}")
    #expect(again.wait() == 0)
  }

  @Test func aPasteThatFitsIsSeenAndEnterHandsItOn() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("exercise 1\r")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("\u{1B}[200~struct A {\r\n  let b = \"}\"\r\n}\r\n\u{1B}[201~")
    try terminal.expect("let b")
    try terminal.send("\r")
    try terminal.expect("Took 3 lines as your text for exercise1")
    try terminal.expect("tutor exercise 1:")
  }

  @Test func aPasteThatIsTooTallIsTheSubmissionAtOnce() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("exercise 5\r")
    try terminal.expect("tutor exercise 5:")
    let code = try solution(5)
    let comments = String(repeating: "// \(String(repeating: "x", count: 70))\n", count: 2_000)
    try terminal.send("\u{1B}[200~\(code)\(comments)\u{1B}[201~")
    try terminal.expect(
      "Took \(code.split(separator: "\n", omittingEmptySubsequences: false).count + 1_999) lines")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("grade\r")
    try terminal.expect("tutor exercise 5:metronome-screen ✓› ")
  }

  @Test func aPasteWithoutMarksIsOneEntry() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("exercise 1\r")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("import SwiftUI\rstruct A {\r  let b = 1\r}\rprogress\r")
    try terminal.expect("Took 4 lines as your text for exercise1")
    try terminal.expect("] 0 of ")
    try terminal.expect("tutor exercise 1:")
  }

  @Test func enterGoesOnUntilBracketsAreClosedAndNeverSwallowsAVerb() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("exercise 1\r")
    try terminal.expect("tutor exercise 1:")
    for row in ["struct A {", "\r", "func f() {", "\r", "print(1)", "\r", "}", "\r", "}"] {
      try terminal.send(row)
      terminal.settle()
    }
    try terminal.send("\r")
    try terminal.expect("Took 5 lines")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("\u{1B}[A")
    try terminal.expect("  func f() {\r\n    print(1)\r\n  }\r\n}")
    try terminal.send("\u{3}")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("struct B {")
    try terminal.expect("struct B {")
    try terminal.send("\r")
    terminal.settle()
    try terminal.send("quit\r")
    try terminal.expect("Until next time")
    #expect(terminal.wait() == 0)
  }

  /// Where two columns have no room, the help has one.
  @Test func answersFollowTheWindow() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("skip\r")
    terminal.settle()
    try terminal.send("help\r")
    try terminal.expect("lessons, lesson N       ")
    terminal.settle()
    terminal.resize(rows: 60, columns: 40)
    try terminal.send("help\r")
    try terminal.expect("lessons, lesson N: ")
  }

  @Test func tabSaysWhatVerbsDo() throws {
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("ex\t")
    try terminal.expect("example    shows code of the lesson")
    try terminal.expect("exercise   starts an exercise")
    try terminal.expect("tutor› ")
    try terminal.send("er\t\t 1\r")
    try terminal.expect("exercise1: ")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("lesson \t")
    try terminal.expect("5   Replace Computed View Properties")
  }

  @Test func keysAndSignals() throws {
    let terminal = try start()
    #expect(!terminal.initialModes.isEmpty)
    try terminal.expect("tutor› ")
    try terminal.send("progr\t\r")
    try terminal.expect("] 0 of ")
    try terminal.expect("tutor› ")
    try terminal.send("\u{1B}[A\r")
    try terminal.expect("] 0 of ")
    try terminal.expect("tutor› ")
    try terminal.send("half a word\u{3}")
    try terminal.expect("tutor› ")
    try terminal.send("lessons\r")
    try terminal.expect("1. Make Subviews")
    try terminal.expect("tutor› ")
    terminal.resize(rows: 20, columns: 60)
    try terminal.expect("\u{1B}[J")
    #expect(terminal.modes != terminal.initialModes)
    kill(terminal.process, SIGTERM)
    #expect(terminal.wait() == 256 + SIGTERM)
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test(arguments: [true, false])
  func entriesAreKeptUnlessThatIsSwitchedOff(isOn: Bool) throws {
    let environment = isOn ? [:] : ["TUTOR_HISTFILE": ""]
    let first = try start(environment)
    try first.expect("tutor› ")
    try first.send("lesson 2\r")
    try first.expect("tutor lesson 2:")
    try first.send("\u{4}")
    #expect(first.wait() == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("history")) == isOn)
    let second = try start(environment)
    try second.expect("tutor lesson 2:")
    try second.send("\u{12}son\r")
    try second.expect(isOn ? "first exercise: `exercise 2`" : "tutor lesson 2:")
    let kept = isOn ? try folder.read("history") : ""
    #expect(kept == (isOn ? "\"lesson 2\"\n\"lesson 2\"\n" : ""))
  }

  @Test func aHistoryThatCannotBeReadIsSaid() throws {
    let terminal = try start(["TUTOR_HISTFILE": folder.file("no folder") + "/history/"])
    try terminal.expect("tutor› ")
    #expect(!terminal.screen.contains("cannot be read"))
    let other = try start(["TUTOR_HISTFILE": folder.path])
    try other.expect("cannot be read (Is a directory)")
    try other.expect("tutor› ")
    try other.send("lessons\r")
    try other.expect("5. Replace")
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""]])
  func aDumbTerminalGetsPlainLines(environment: [String: String]) throws {
    let terminal = try start(environment)
    try terminal.expect("begins the course")
    try terminal.send("lessons\n")
    try terminal.expect("5. Replace")
    try terminal.send("quit\n")
    #expect(terminal.wait() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test func otherCharactersCanBeTypedWithoutALocale() throws {
    let terminal = try start(["LC_ALL": "C"])
    try terminal.expect("tutor> ")
    try terminal.send("skip\r")
    try terminal.expect("tutor> ")
    try terminal.send("grüße\r")
    try terminal.expect("No verb `grüße`")
  }
}
