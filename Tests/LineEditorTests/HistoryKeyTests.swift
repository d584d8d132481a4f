import TerminalDriver
import Testing

/// Up, Down and Ctrl-R, in a pseudo-terminal.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct HistoryKeyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let keys: String
    let line: String
    var isVi = false

    var testDescription: String { keys.debugDescription }
  }

  static let entries = ["first one", "a {\n  b\n}", "Second one", "third"]

  static let cases: [Case] = [
    Case(keys: "\u{1B}[A\r", line: "third"),
    Case(keys: "\u{10}\u{10}\r", line: "Second one"),
    Case(keys: "\u{1B}[A\u{1B}[A\u{1B}[A!\r", line: "a {\n  b\n}!"),
    Case(keys: "mine\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[B!\r", line: "mine!"),
    Case(keys: "\u{1B}[B\u{1B}[Bx\r", line: "x"),
    Case(keys: "fi\u{1B}p\r", line: "first one"),
    Case(keys: "\u{12}one\r", line: "Second one"),
    Case(keys: "\u{12}one\u{12}\r", line: "first one"),
    Case(keys: "\u{12}one\u{12}\u{13}\r", line: "Second one"),
    Case(keys: "\u{12}ON\u{7F}\u{7F}one\r", line: "Second one"),
    Case(
      keys: "\u{12}nowhere\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}\u{7F}th\u{05}!\r", line: "third!"),
    Case(keys: "mine\u{12}one\u{07}!\r", line: "mine!"),
    Case(keys: "\u{12}first\u{1B}[B\u{1B}[B\r", line: "Second one"),
    Case(keys: "\u{1B}kk\r", line: "Second one", isVi: true),
    Case(keys: "\u{1B}/one\r", line: "Second one", isVi: true),
    Case(keys: "\u{1B}G_@v:\u{1B}kA!\r", line: "third!", isVi: true),
  ]

  @Test("Keys", arguments: cases)
  func keys(_ example: Case) throws {
    let folder = try TemporaryFolder()
    let rows = Self.entries.map { "\"\($0.replacing("\n", with: "\\n"))\"\n" }.joined()
    try folder.write(rows, to: "history")
    let terminal = try PseudoTerminal(demo: [
      "TUTOR_HISTFILE": folder.file("history"), "DEMO_KEYS": example.isVi ? "vi" : "emacs",
    ])
    try terminal.expectPrompt()
    try terminal.send(example.keys)
    #expect(try terminal.got() == example.line)
  }

  @Test("A text of more than 1,024 characters survives a look at the history")
  func longText() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("before\r")
    try terminal.expectPrompt()
    let long = String(repeating: "abcdefghij", count: 170)
    try terminal.send(long + "\u{1B}[A\u{1B}[B!\r")
    #expect(try terminal.got() == long + "!")
  }

  @Test("Lines are kept for the next session; hidden and repeated ones are not")
  func nextSession() throws {
    let folder = try TemporaryFolder()
    let environment = ["TUTOR_HISTFILE": folder.file("history")]
    let first = try PseudoTerminal(demo: environment)
    for line in ["one", " hidden", "two", "one", "é {\r}"] {
      try first.expectPrompt()
      try first.send(line + "\r")
    }
    try first.expectPrompt()
    #expect(try folder.read("history") == "\"one\"\n\"two\"\n\"one\"\n\"é {\\n}\"\n")
    let second = try PseudoTerminal(demo: environment)
    try second.expectPrompt()
    try second.send("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A\r")
    #expect(try second.got() == "two")
  }
}
