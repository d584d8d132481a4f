import Foundation
import TerminalDriver
import Testing

/// Pagers, editors and watched files, in a real terminal.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ProgramsInTerminalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    _ arguments: [String] = [], _ extra: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var environment = [
      "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path, "HOME": folder.path,
      "NO_COLOR": "1", "TUTOR_PAGER": "", "TUTOR_SWIFTC": "/nowhere",
    ]
    environment.merge(extra) { $1 }
    return try PseudoTerminal(Program.path, arguments: arguments, environment: environment)
  }

  private func solution(_ number: Int) throws -> String {
    let file = Program.root.appendingPathComponent("Exercises/exercise\(number)/solution.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  // MARK: The pager

  @Test func onlyTextThatIsTallerThanTheWindowGoesThroughThePager() throws {
    let terminal = try start([], ["TUTOR_PAGER": "sed 's/^/paged: /'", "PAGER": "false"])
    try terminal.expect("tutor› ")
    try terminal.send("lesson 5\r")
    try terminal.expect("paged: Replace Computed View Properties")
    try terminal.expect("tutor lesson 5:")
    try terminal.send("help\r")
    let help = try terminal.expect("all is saved")
    #expect(!help.contains("paged: "))
  }

  @Test(arguments: ["no-such-pager", "false", "head -c 10; exit 3"])
  func aPagerThatFailsLosesNothing(pager: String) throws {
    let terminal = try start([], ["TUTOR_PAGER": pager])
    try terminal.expect("tutor› ")
    try terminal.send("lesson 5\r")
    try terminal.expect("Replace Computed View Properties")
    try terminal.expect("first exercise: `exercise 5`")
    try terminal.expect("tutor lesson 5:")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less")))
  func lessIsThePagerWhereNoneIsNamed() throws {
    let terminal = try PseudoTerminal(
      Program.path, arguments: ["lesson", "5"],
      environment: ["TUTOR_HOME": Program.root.path, "TUTOR_STATE": folder.path])
    try terminal.expect("Replace Computed View Properties")
    terminal.settle()
    // Ctrl-C is for the pager, which drops keys that are pressed while it attends to that.
    try terminal.send("\u{3}")
    terminal.settle()
    // It ends where the text ends.
    for _ in 0..<10 where !terminal.screen.contains("Reference") {
      try terminal.send("G")
      terminal.settle()
    }
    let status = terminal.wait()
    #expect(terminal.screen.contains("Reference"))
    #expect(status == 0)
    #expect(terminal.modes == terminal.initialModes)
  }

  // MARK: The editor

  @Test func theEditorIsRunByTheShell() throws {
    try folder.write(try solution(5), to: "a solution.swift")
    let copy = "sh -c 'cp \"\(folder.file("a solution.swift"))\" \"$1\"' editor"
    let terminal = try start([], ["VISUAL": copy, "EDITOR": "false"])
    try terminal.expect("tutor› ")
    try terminal.send("exercise 5\r")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("edit\r")
    try terminal.expect("metronome-screen ✓› ")
  }

  @Test(arguments: [
    ("false", "`false` ended with status 1"), ("no-such-editor", "is not found; set VISUAL"),
    ("kill -15 $$; :", "was ended by signal 15"),
    ("cp /dev/null", "`cp /dev/null` left an empty file"), ("rm", "`rm` left no file"),
    ("cp /bin/sh", "what `cp /bin/sh` left is not UTF-8 text; what it wrote is in"),
  ])
  func anEditorThatFailsIsSaid(editor: String, words: String) throws {
    let terminal = try start([], ["EDITOR": editor])
    try terminal.expect("tutor› ")
    try terminal.send("exercise 5\r")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("edit\r")
    try terminal.expect(words)
    try terminal.expect("Your text is as it was")
    try terminal.expect("tutor exercise 5:")
  }

  @Test func whatAFailingEditorWroteIsKept() throws {
    let terminal = try start([], ["EDITOR": "fail() { echo typed > \"$1\"; false; }; fail"])
    try terminal.expect("tutor› ")
    try terminal.send("exercise 5\r")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("edit\r")
    try terminal.expect("what it wrote is in ")
    let path = try terminal.expect("\r\n").dropLast(1)
    #expect(try String(contentsOfFile: String(path), encoding: .utf8) == "typed\n")
    try FileManager.default.removeItem(atPath: String(path))
  }

  // MARK: Watching

  @Test func aWatchedFileIsGradedAtEachSaveUntilCtrlC() throws {
    let file = folder.file("mine.swift")
    let terminal = try start()
    try terminal.expect("tutor› ")
    try terminal.send("exercise 5\r")
    try terminal.expect("tutor exercise 5:")
    try terminal.send("watch \(file)\r")
    try terminal.expect("wrote \(file)")
    try terminal.expect("not passed")
    #expect(terminal.modes == terminal.initialModes)
    try folder.write(try solution(5), to: "other.swift")
    #expect(rename(folder.file("other.swift"), file) == 0)
    try terminal.expect("exercise5.swift  passed")
    terminal.settle()
    try terminal.send("\u{3}")
    try terminal.expect("tutor exercise 5:metronome-screen ✓› ")
    try terminal.send("lessons\r")
    try terminal.expect("5. Replace")
  }

  @Test func watchIsACommandToo() throws {
    let file = folder.file("exercise5.swift")
    try folder.write("struct A: View {\n", to: "exercise5.swift")
    let terminal = try start(["watch", file])
    try terminal.expect("watching \(file)")
    try terminal.expect("0 of 100 points")
    try FileManager.default.removeItem(atPath: file)
    try terminal.expect("is gone")
    try folder.write(try solution(5), to: "exercise5.swift")
    try terminal.expect("100 of 100 points")
    terminal.settle()
    try terminal.send("\u{3}")
    #expect(terminal.wait() == 0)
    #expect(terminal.modes == terminal.initialModes)
  }

  // MARK: Pictures

  /// A program in place of the one that draws: it writes the first bytes of a PNG file.
  private func installDrawer() throws -> [String: String] {
    try folder.write("#!/bin/sh\nprintf '\\211PNG drawn' > \"$2\"\n", to: "rsvg-convert")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("rsvg-convert"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": folder.path + ":" + path, "TUTOR_STATE": folder.path, "TUTOR_HOME": Program.root.path,
      "HOME": folder.path, "NO_COLOR": "1", "TUTOR_PAGER": "", "TUTOR_SWIFTC": "/nowhere",
    ]
  }

  /// A session in the folder, where the page is written.
  private func startHere(_ environment: [String: String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      "/bin/sh", arguments: ["-c", "cd '\(folder.path)' && exec '\(Program.path)'"],
      environment: environment)
  }

  @Test(arguments: [
    (["KITTY_WINDOW_ID": "1"], "\u{1b}_Ga=T,f=100,q=2,m=0;iVBORyBkcmF3bg==\u{1b}\\"),
    (["TERM_PROGRAM": "iTerm.app"], "size=10;preserveAspectRatio=1:iVBORyBkcmF3bg==\u{7}"),
  ])
  func aTerminalThatTakesPicturesShowsIt(marks: [String: String], wanted: String) throws {
    let terminal = try startHere(try installDrawer().merging(marks) { $1 })
    try terminal.expect("tutor› ")
    try terminal.send("exercise 1\r")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("picture\r")
    try terminal.expect(wanted)
    try terminal.expect("open it in a browser")
  }

  @Test func anotherTerminalAndAPipeGetThePageAlone() throws {
    let drawer = try installDrawer()
    let terminal = try startHere(drawer)
    try terminal.expect("tutor› ")
    try terminal.send("exercise 1\r")
    try terminal.expect("tutor exercise 1:")
    try terminal.send("picture\r")
    #expect(try !terminal.expect("open it in a browser").contains("\u{1b}_G"))
    let piped = try runToEnd(
      Program.path, [], input: "exercise 1\npicture\nquit\n", in: folder.path,
      environment: drawer.merging(["KITTY_WINDOW_ID": "1"]) { $1 })
    #expect(piped.output.contains("open it in a browser"))
    #expect(!piped.output.contains("\u{1b}"))
  }
}
