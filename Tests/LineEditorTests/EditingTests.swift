import Foundation
import TerminalDriver
import Testing

/// Lines edited in a pseudo-terminal: keys in, the line that results out.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct EditingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    /// Keys, in pieces; after each piece but the last the screen is given time to settle, as a
    /// person's pauses do.
    let keys: [String]
    let line: String
    var environment: [String: String] = [:]

    var testDescription: String { name }
  }

  static let vi = ["DEMO_KEYS": "vi"]

  static let cases: [Case] = [
    Case(name: "plain", keys: ["hello\r"], line: "hello"),
    Case(name: "arrows", keys: ["ac\u{1B}[Db\u{1B}OC!\r"], line: "abc!"),
    Case(name: "emacs keys", keys: ["world\u{01}hello \u{05}!\r"], line: "hello world!"),
    Case(name: "kill and yank", keys: ["one two\u{17}\u{01}\u{19} \r"], line: "two one "),
    Case(name: "word by word", keys: ["one two\u{1B}[1;5D\u{1B}[1;5Dx\r"], line: "xone two"),
    Case(name: "meta word", keys: ["one two\u{1B}bx\r"], line: "one xtwo"),
    Case(name: "home, end, delete", keys: ["bcd\u{1B}[Ha\u{1B}[3~\u{1B}[F!\r"], line: "acd!"),
    Case(
      name: "unknown keys do nothing", keys: ["a\u{1B}[5~\u{1B}[15~b\u{1B}[200;3Rc\r"], line: "abc"),
    Case(name: "Ctrl-D deletes", keys: ["abc\u{01}\u{04}\r"], line: "bc"),
    Case(name: "non-ASCII", keys: ["grüße 日本 👩‍👩‍👧 e\u{301}\r"], line: "grüße 日本 👩‍👩‍👧 e\u{301}"),
    Case(name: "flags and skin tones", keys: ["🇩🇪👍🏽x\u{7F}\r"], line: "🇩🇪👍🏽"),
    Case(name: "NUL does nothing", keys: ["a\u{0}b\r"], line: "ab"),
    Case(name: "backspace over wide characters", keys: ["日本\u{7F}é\u{7F}x\r"], line: "日x"),
    Case(
      name: "LANG=C", keys: ["prüfen ›\r"], line: "prüfen ›",
      environment: ["LANG": "C", "LC_ALL": "C"]),
    Case(name: "an unknown locale", keys: ["é\r"], line: "é", environment: ["LC_ALL": "xx_YY.foo"]),
    Case(name: "LANG=POSIX", keys: ["é\r"], line: "é", environment: ["LANG": "POSIX"]),
    Case(name: "screen", keys: ["ac\u{02}b\r"], line: "abc", environment: ["TERM": "screen"]),
    Case(name: "vt100", keys: ["ac\u{02}b\r"], line: "abc", environment: ["TERM": "vt100"]),
    Case(name: "linux", keys: ["ac\u{02}b\r"], line: "abc", environment: ["TERM": "linux"]),
    Case(
      name: "an unknown terminal", keys: ["ac\u{02}b\r"], line: "abc",
      environment: ["TERM": "no-such-terminal"]),

    Case(name: "Enter inside braces", keys: ["a {\rb\r}\r"], line: "a {\nb\n}"),
    Case(name: "Enter indents", keys: ["a {", "\r", "b", "\r", "}", "\r"], line: "a {\n  b\n}"),
    Case(
      name: "Up and Down in a text",
      keys: ["a {", "\r", "b\u{1B}[A\u{05} // c\u{1B}[B\u{05}d", "\r", "}", "\r"],
      line: "a { // c\n  bd\n}"),
    Case(
      name: "a bracket goes under the row it closes",
      keys: ["a {", "\r", "b {", "\r", "}", "\r", "}", "\r"], line: "a {\n  b {\n  }\n}"),
    Case(
      name: "Tab indents code", keys: ["a {", "\r", "\tb", "\r", "}", "\r"], line: "a {\n      b\n}"
    ),

    Case(name: "Tab completes", keys: ["pr\t\r"], line: "prüfen "),
    Case(name: "Tab adds what is common", keys: ["le\t\r"], line: "lesson"),
    Case(name: "Tab completes the last word", keys: ["x qu\t1\r"], line: "x quit 1"),
    Case(name: "Tab finds nothing", keys: ["zz\ty\r"], line: "zzy"),

    Case(
      name: "a paste", keys: ["\u{1B}[200~one {\r\n\ttwo\r}\n\u{1B}[201~", "\r"],
      line: "one {\n\ttwo\n}"),
    Case(
      name: "what is typed behind a paste is a row of its own",
      keys: ["\u{1B}[200~one {\n}\u{1B}[201~", "two\r"], line: "one {\n}\ntwo"),
    Case(
      name: "a paste with controls",
      keys: ["\u{1B}[200~a\u{0}\u{3}\u{4}\u{1B}[31mb\u{7F}\u{9B}c\u{1B}[201~\r"],
      line: "a[31mbc"),
    Case(
      name: "a paste in the middle", keys: ["ad\u{1B}[D\u{1B}[200~bc\u{1B}[201~\r"], line: "abcd"),
    Case(name: "a paste while searching", keys: ["\u{12}x\u{1B}[200~y\u{1B}[201~\r"], line: "y"),

    Case(name: "vi: insert", keys: ["abc\r"], line: "abc", environment: vi),
    Case(
      name: "vi: commands", keys: ["one two", "\u{1B}", "0dwA!", "\r"], line: "two!",
      environment: vi),
    Case(name: "vi: a fast Escape", keys: ["abc\u{1B}0xA!\r"], line: "bc!", environment: vi),
    Case(
      name: "vi: arrows while inserting", keys: ["ac\u{1B}[Db\r"], line: "abc", environment: vi),
    Case(
      name: "vi: a paste in command mode",
      keys: ["ab", "\u{1B}", "\u{1B}[200~XY\u{1B}[201~", "\r"],
      line: "aXYb", environment: vi),
    Case(
      name: "vi: x on an empty line does not end the session", keys: ["\u{1B}", "xxiok\r"],
      line: "ok",
      environment: vi),
  ]

  @Test("A line", arguments: cases)
  func line(_ example: Case) throws {
    let terminal = try PseudoTerminal(demo: example.environment)
    try terminal.expectPrompt()
    for piece in example.keys.dropLast() {
      try terminal.send(piece)
      terminal.settle()
    }
    try terminal.send(example.keys.last ?? "")
    #expect(try terminal.got() == example.line)
    try terminal.expectPrompt()
  }

  @Test("The prompt is in colour, and the colour ends with it")
  func coloredPrompt() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expect("\u{1B}[1mdemo\u{1B}[0;32m ✓\u{1B}[0m› ")
  }

  @Test("Bytes that are not UTF-8 become U+FFFD")
  func invalidBytes() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send([0x61, 0xFF, 0xC3, 0x20, 0x62, 0x0D])
    #expect(try terminal.got() == "a\u{FFFD}\u{FFFD} b")
  }

  @Test("A paste of 148 kB is held as a block")
  func bigPaste() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    let text = String(repeating: "    Text(\"grüße, row of code\")\r\n", count: 4_485)
    let kept = text.replacing("\r\n", with: "\n")
    #expect(kept.utf8.count == 148_005)
    try terminal.send("\u{1B}[200~" + text + "\u{1B}[201~")
    try terminal.expect("block: rows 4485 bytes 148005 dropped 0")
    let sum = kept.utf8.reduce(UInt32(5381)) { $0 &* 33 &+ UInt32($1) }
    try terminal.expect("sum: \(sum)")
    try terminal.expectPrompt()
  }

  @Test("A paste is cut at 1 MiB, and what follows it still arrives")
  func hugePaste() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("\u{1B}[200~" + String(repeating: "x", count: 1_200_000) + "\u{1B}[201~")
    try terminal.expect("block: rows 1 bytes 1048576 dropped 151424")
    try terminal.expectPrompt()
    try terminal.send("after\r")
    #expect(try terminal.got() == "after")
  }

  @Test("A paste without an end does not take the keyboard")
  func unterminatedPaste() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("\u{1B}[200~lost end")
    try terminal.expect("lost end")
    try terminal.send("!\r")
    #expect(try terminal.got() == "lost end!")
  }

  @Test("What was typed before a block stays on the line; code becomes part of the block")
  func typedBeforeBlock() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    let paste = "\u{1B}[200~" + String(repeating: "r\n", count: 40) + "\u{1B}[201~"
    try terminal.send("grade \(paste)")
    try terminal.expect("block: rows 40 bytes 80 ")
    try terminal.expect("grade ")
    try terminal.send("it\r")
    #expect(try terminal.got() == "grade it")
    try terminal.expectPrompt()
    try terminal.send("a {\(paste)")
    try terminal.expect("block: rows 40 bytes 83 ")
  }

  @Test("A command is not swallowed by unfinished code")
  func commandOnLastRow() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("a {\rquit\r")
    #expect(try terminal.got() == "a {")
    #expect(terminal.wait() == 0)
  }

  @Test("Tab lists the candidates with their descriptions, and the line comes back")
  func completionList() throws {
    let terminal = try PseudoTerminal(demo: [:])
    try terminal.expectPrompt()
    try terminal.send("gr\t")
    try terminal.expect("grade  the word grade\r\r\n")
    try terminal.expect("group  the word group\r\r\n")
    try terminal.expectPrompt()
    try terminal.send("a\t\r")
    #expect(try terminal.got() == "grade ")
  }

  @Test("~/.editrc is used, and a faulty one is said", arguments: [false, true])
  func editrc(isFaulty: Bool) throws {
    let folder = try TemporaryFolder()
    let rows = ["bind -v", "tutor:bind ^T ed-delete-prev-word", isFaulty ? "bogus" : "# end"]
    try folder.write(rows.joined(separator: "\n") + "\n", to: ".editrc")
    let terminal = try PseudoTerminal(demo: ["HOME": folder.path])
    let greeting = try terminal.expect(PseudoTerminal.prompt)
    #expect(greeting.contains("editrc: faulty") == isFaulty)
    try terminal.send("one two\u{14}")
    terminal.settle()
    try terminal.send("\u{1B}")
    terminal.settle()
    try terminal.send("0xA!\r")
    #expect(try terminal.got() == "ne !")
  }
}
