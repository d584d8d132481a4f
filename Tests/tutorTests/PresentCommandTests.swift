import Foundation
import TerminalDriver
import Testing

@Test func aLessonIsPresentedLineByLineWithoutATerminal() throws {
  let outcome = try Program.run(
    ["present", "1"], input: "\nelephant 4\nnone 4, all 15\n\nb\nq\n")
  #expect(outcome.status == 0)
  #expect(!outcome.output.contains("\u{1B}"))
  #expect(outcome.complaints.contains("`elephant` is no answer here"))
  let parts = ["1 of", "Enter goes on", "19 hands", "comes out when", "What runs:", "19 hands"]
  var rest = outcome.output[...]
  for part in parts {
    let found = try #require(rest.range(of: part), "\(part)")
    rest = rest[found.upperBound...]
  }
  let all = try Program.run(["present", "2"], input: String(repeating: "\n", count: 100))
  #expect(all.output.contains("That was:"))
  #expect(try Program.run(["present", "nothing"]).status == 66)
}

@Suite(.serialized, .timeLimit(.minutes(30)))
struct PresentInTerminalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["", "1"]) func keysStepThroughALesson(noColor: String) throws {
    let terminal = try PseudoTerminal(
      Program.path, arguments: ["present", "1"],
      environment: [
        "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path, "HOME": folder.path,
        "NO_COLOR": noColor, "TERM": "xterm",
      ])
    try terminal.expect("q: end")
    try terminal.send("h")
    try terminal.expect("Hands are taken while a question is shown")
    while !(try step(terminal)).contains("h: hands") {}
    try terminal.send("h")
    try terminal.expect("hands (`none 4, all 15`): ")
    try terminal.send("none 4, all 15\r")
    try terminal.expect("19 hands")
    try terminal.send("\u{1B}[C")
    try terminal.expect("What runs:")
    try terminal.send("\u{1B}[D")
    try terminal.expect("19 hands")
    try terminal.send("q")
    #expect(terminal.wait() == 0)
  }

  /// A window of another size is drawn anew without a key.
  @Test func aResizedWindowIsDrawnAnew() throws {
    let terminal = try PseudoTerminal(
      Program.path, arguments: ["present", "1"],
      environment: [
        "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path, "HOME": folder.path,
        "TERM": "xterm",
      ])
    try terminal.expect("q: end")
    terminal.settle()
    terminal.resize(rows: 12, columns: 40)
    try terminal.expect("q: end")
    try terminal.send("q")
    #expect(terminal.wait() == 0)
  }

  private func step(_ terminal: PseudoTerminal) throws -> String {
    try terminal.send(" ")
    return try terminal.expect("q: end")
  }
}
