import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads lines and prints each as `got: <JSON>`; the rest is said by name.
@main
enum Demo {
  static let words = ["grade", "group", "help", "lesson", "lessons", "quit", "prüfen"]

  static func main() {
    let environment = ProcessInfo.processInfo.environment
    if isInteractive(environment: environment), let editor = editor(environment) {
      if editor.isEditrcFaulty { say("editrc: faulty") }
      run(editor)
    } else {
      run(PlainReader(inputState: inputState))
    }
  }

  static func editor(_ environment: [String: String]) -> LineEditor? {
    let history = HistoryFile.chosen(usual: "", environment: environment)
    let keys: LineEditor.Keys = environment["DEMO_KEYS"] == "vi" ? .vi : .emacs
    guard let editor = LineEditor(program: "tutor", keys: keys, history: history) else {
      return nil
    }
    editor.inputState = inputState
    editor.completer = completion
    return editor
  }

  static func run(_ source: any LineSource) {
    var source = source
    let prompt = Prompt([.init("demo", .bold), .init(" ✓", .green), .init("›")])
    while true {
      switch source.next(prompt: prompt) {
      case .line("quit"): return
      case .line("work"): work(seconds: 0.3)
      case .line("work long"): work(seconds: 60)
      case .line("wait"): wait()
      case .line(let line): say("got: " + json(line))
      case .block(let block):
        say(
          "block: rows \(block.rowCount) bytes \(block.text.utf8.count) dropped \(block.droppedBytes)"
        )
        say("sum: \(checksum(block.text))")
      case .interrupted: say("interrupted")
      case .endOfFile:
        say("end")
        return
      case .failed(let code):
        say("failed: \(code)")
        return
      }
    }
  }

  /// Something that does not look for Ctrl-C.
  static func work(seconds: Double) {
    say("working")
    fflush(nil)
    let end = Date().addingTimeInterval(seconds)
    while Date() < end { usleep(10_000) }
  }

  /// Something that does.
  static func wait() {
    let interrupts = Interrupts()
    say("waiting")
    fflush(nil)
    say(interrupts.wait(milliseconds: 20_000) ? "stopped by Ctrl-C" : "done")
  }

  static func say(_ text: String) {
    print(text)
  }

  static func json(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }

  static func checksum(_ text: String) -> UInt32 {
    text.utf8.reduce(5381) { $0 &* 33 &+ UInt32($1) }
  }

  /// Braces decide; a row `quit` is a command everywhere. Two words end the program in the middle of a
  /// read.
  static func inputState(_ context: InputContext) -> InputState {
    if context.text == "trap" { fatalError("as asked") }
    if context.text == "exit" { exit(3) }
    let rows = context.text.split(separator: "\n", omittingEmptySubsequences: false)
    if rows.count > 1, rows.last == "quit" { return .commandOnLastRow }
    let depth = depth(of: context.text)
    return depth > 0
      ? .incomplete(indent: 2 * max(0, Self.depth(of: context.textBeforeCursor))) : .complete
  }

  static func depth(of text: String) -> Int {
    text.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
  }

  static func completion(_ context: CompletionContext) -> Completion {
    let typed = context.textBeforeCursor.split(separator: " ", omittingEmptySubsequences: false)
      .last
    let word = String(typed ?? "")
    let found = words.filter { $0.hasPrefix(word) }
    return Completion(
      replacing: word, with: found.map { .init($0, summary: $0 == "help" ? "" : "the word \($0)") })
  }
}
