import Foundation
import TerminalDriver
import Testing

/// Interrupts, job control, the window, and the state of the terminal afterwards.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct SignalTests {
  @Test(
    "Ctrl-C drops what was typed, wherever libedit waits for a key",
    arguments: [
      ("abc", "emacs"), ("a {\rb", "emacs"), ("\u{12}abc", "emacs"), ("abc\u{16}", "emacs"),
      ("abc\u{1B}", "emacs"), ("abc", "vi"), ("abc\u{1B}f", "vi"), ("abc\u{1B}d", "vi"),
      ("abc\u{1B}/a", "vi"), ("abc\u{1B}r", "vi"),
    ])
  func interrupt(typed: String, keys: String) throws {
    let terminal = try PseudoTerminal(demo: ["DEMO_KEYS": keys])
    try terminal.expectPrompt()
    try terminal.send(typed)
    terminal.settle()
    try terminal.send("\u{03}")
    try terminal.expect("interrupted")
    try terminal.expectPrompt()
    try terminal.send("next\r")
    #expect(try terminal.got() == "next")
  }

  @Test("SIGINT from outside is like Ctrl-C; twice while nothing is read, it ends the program")
  func interruptSignal() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("abc")
    try terminal.expect("abc")
    kill(terminal.process, SIGINT)
    try terminal.expect("interrupted")
    try terminal.expectPrompt()
    try terminal.send("work\r")
    try terminal.expect("working")
    kill(terminal.process, SIGINT)
    try terminal.expect("interrupted")
    try terminal.expectPrompt()
    try terminal.send("work long\r")
    try terminal.expect("working")
    // Two that arrive at the same time are one.
    var status: Int32 = -1
    for _ in 0..<100 where status < 0 {
      kill(terminal.process, SIGINT)
      status = terminal.wait(milliseconds: 200)
    }
    #expect(status == 256 + SIGINT)
  }

  @Test("Ctrl-C is noted while something long runs")
  func interruptWork() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("wait\r")
    try terminal.expect("waiting")
    kill(terminal.process, SIGINT)
    try terminal.expect("stopped by Ctrl-C")
    try terminal.expectPrompt()
    try terminal.send("next\r")
    #expect(try terminal.got() == "next")
  }

  @Test("Ctrl-D on an empty line ends the input, with either keys", arguments: ["emacs", "vi"])
  func end(keys: String) throws {
    let terminal = try PseudoTerminal(demo: ["DEMO_KEYS": keys])
    try terminal.expectPrompt()
    try terminal.send("\u{04}")
    try terminal.expect("end")
    #expect(terminal.wait() == 0)
  }

  @Test(
    "The terminal is as before after a signal",
    arguments: [
      (SIGTERM, ""), (SIGHUP, ""), (SIGQUIT, ""), (SIGSEGV, ""), (SIGABRT, ""),
      (SIGTERM, "\u{12}a"), (SIGTERM, "a {\rb"),
    ])
  func modesAfterSignal(signal: Int32, typed: String) throws {
    let terminal = try shellAndDemo()
    let before = terminal.initialModes
    #expect(!before.isEmpty)
    try terminal.send("go\n")
    try terminal.expect("process ")
    let number = try terminal.expect("\r\n").dropLast(1)
    let process = try #require(Int32(number))
    try terminal.expectPrompt()
    try terminal.send(typed)
    if !typed.isEmpty { terminal.settle() }
    #expect(terminal.modes != before)
    kill(process, signal)
    let farewell = try terminal.expect("status \(128 + signal)")
    #expect(farewell.contains("\u{1B}[?2004l"))
    #expect(terminal.modes == before)
  }

  @Test(
    "The terminal is as before when the program ends in the middle of a read",
    arguments: ["trap", "exit"])
  func modesAfterFault(word: String) throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send(word + "\r")
    try terminal.expect("\u{1B}[?2004l")
    let status = terminal.wait()
    #expect(word == "exit" ? status == 3 : status > 256)
    #expect(terminal.modes == terminal.initialModes)
  }

  /// The program below a shell without job control, which keeps the terminal open and changes nothing
  /// itself. The shell waits for a line before, and says the program's process and its end.
  private func shellAndDemo() throws -> PseudoTerminal {
    let demo = "exec '\(try PseudoTerminal.demoPath())'"
    let script = "read go; /bin/sh -c \"echo process \\$\\$; \(demo)\"; echo status $?; read end"
    return try PseudoTerminal("/bin/sh", arguments: ["-c", script])
  }

  @Test("The terminal is as before after the end of the input and between reads")
  func modesAfterEnd() throws {
    let terminal = try shellAndDemo()
    try terminal.send("go\n")
    try terminal.expectPrompt()
    try terminal.send("a line\r")
    _ = try terminal.got()
    try terminal.expectPrompt()
    try terminal.send("\u{04}")
    try terminal.expect("status 0")
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("Ctrl-Z gives the terminal back to the shell, and fg brings the line back")
  func suspend() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-i"], environment: ["PS1": "SH$ ", "ENV": ""])
    try terminal.expect("SH$ ")
    try terminal.send("echo ready\n")
    try terminal.expect("SH$ ")
    let before = terminal.modes
    try terminal.send("exec 2>&1; \(try PseudoTerminal.demoPath())\n")
    try terminal.expectPrompt()
    try terminal.send("half a li")
    try terminal.expect("half a li")
    try terminal.send("\u{1A}")
    try terminal.expect("SH$ ")
    try terminal.send("echo is$((1))stopped\n")
    try terminal.expect("is1stopped")
    try terminal.expect("SH$ ")
    #expect(terminal.modes[..<16] == before[..<16])
    try terminal.send("fg\n")
    try terminal.expect("half a li")
    try terminal.send("ne\r")
    #expect(try terminal.got() == "half a line")
    try terminal.expectPrompt()
    try terminal.send("\u{04}")
    try terminal.expect("end")
    try terminal.expect("SH$ ")
  }

  @Test("A process that was stopped and continued from outside draws its line again")
  func continued() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("typed")
    try terminal.expect("typed")
    kill(terminal.process, SIGSTOP)
    kill(terminal.process, SIGCONT)
    try terminal.expect("typed")
    try terminal.send("!\r")
    #expect(try terminal.got() == "typed!")
  }

  @Test("The line is drawn again for a new window", arguments: [40, 120, 9] as [Int32])
  func resize(columns: Int32) throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    let text = String(repeating: "0123456789", count: 15)
    try terminal.send(text)
    terminal.settle()
    terminal.resize(rows: 12, columns: columns)
    try terminal.expect("\u{1B}[J")
    try terminal.send("!\r")
    #expect(try terminal.got() == text + "!")
  }

  @Test("A window that is closed ends the program")
  func hangUp() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    terminal.hangUp()
    #expect(terminal.wait() == 256 + SIGHUP)
  }

  @Test("TERM=dumb: no prompt, no escapes", arguments: ["dumb", ""])
  func dumb(type: String) throws {
    let terminal = try PseudoTerminal(demo: ["TERM": type])
    try terminal.send("a {\n b\n}\n")
    #expect(try terminal.got() == "a {\n b\n}")
    try terminal.send("\u{04}")
    let rest = try terminal.expect("end")
    #expect(!rest.contains("\u{1B}") && !rest.contains("demo"))
    #expect(terminal.wait() == 0)
  }
}
