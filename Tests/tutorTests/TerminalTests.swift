import Foundation
import Testing

/// One run through the course in a real terminal: read, try, fail, take a hint, edit, pass, leave,
/// come back.
@Suite(.serialized) struct TerminalTests {
  private let state = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString)

  private func start(_ extra: [String: String] = [:]) throws -> PseudoTerminal {
    var environment = [
      "TERM": "xterm", "TUTOR_STATE": state.path, "TUTOR_HOME": Program.root.path,
      "PATH": "/usr/bin:/bin", "HOME": state.path, "NO_COLOR": "1",
    ]
    environment.merge(extra) { $1 }
    return try #require(PseudoTerminal(arguments: [Program.path], environment: environment))
  }

  @Test func aLessonAnExerciseAndAReturn() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let solution = Program.root.appendingPathComponent("Exercises/exercise5/solution.swift").path
    let terminal = try start(["EDITOR": "cp \(solution)"])
    #expect(terminal.wait(for: "tutor> "))
    terminal.type("lesson 5\n")
    #expect(terminal.wait(for: "Replace Computed View Properties"))
    #expect(terminal.wait(for: "tutor 5> "))
    terminal.type("exercise 5\n")
    #expect(terminal.wait(for: "exercise5: The metronome"))
    terminal.type("grade\n")
    #expect(terminal.wait(for: "not passed"))
    #expect(terminal.wait(for: "tutor 5 x> "))
    terminal.type("hint\n")
    #expect(terminal.wait(for: "hint 1 of 4"))
    terminal.type("edit\n")
    #expect(terminal.wait(for: "passed   6 of 6 checks"))
    #expect(terminal.wait(for: "tutor 5 ok> "))
    terminal.type("quit\n")
    #expect(terminal.wait(for: "Until next time"))
    #expect(terminal.end() == 0)
    let again = try start()
    #expect(again.wait(for: "Welcome back: exercise5"))
    again.type("progress\n")
    #expect(again.wait(for: "[#---] 1 of 4"))
    #expect(again.wait(for: "> "))
    again.type("\u{4}")
    #expect(again.end() == 0)
  }

  @Test func keysAndSignals() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let terminal = try start()
    #expect(terminal.wait(for: "tutor> "))
    terminal.type("progr\t\n")
    #expect(terminal.wait(for: "0 of 4"))
    terminal.type("\u{1B}[A\n")
    #expect(terminal.wait(for: "0 of 4"))
    terminal.type("half a word\u{3}")
    #expect(terminal.wait(for: "tutor> "))
    terminal.type("lessons\n")
    #expect(terminal.wait(for: "1. Make Subviews"))
    kill(terminal.process, SIGTERM)
    #expect(terminal.end() == -SIGTERM)
    #expect(terminal.isCooked)
  }

  @Test func aDumbTerminalGetsPlainLines() throws {
    defer { try? FileManager.default.removeItem(at: state) }
    let terminal = try start(["TERM": "dumb"])
    #expect(terminal.wait(for: "Begin with"))
    terminal.type("lessons\n")
    #expect(terminal.wait(for: "5. Replace"))
    terminal.type("quit\n")
    #expect(terminal.end() == 0)
    #expect(!terminal.screen.contains("\u{1B}"))
  }
}
