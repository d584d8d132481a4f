import Foundation
import TerminalDriver
import Testing

@testable import LineEditor

@Suite struct PlainReaderTests {
  struct Case: Sendable {
    let input: [UInt8]
    let results: [ReadResult]

    init(_ input: String, _ results: [ReadResult]) {
      self.init(Array(input.utf8), results)
    }

    init(_ input: [UInt8], _ results: [ReadResult]) {
      self.input = input
      self.results = results
    }
  }

  static let cases: [Case] = [
    Case("", []),
    Case("\n", [.line("")]),
    Case("a\nb\n", [.line("a"), .line("b")]),
    Case("a\r\nb", [.line("a"), .line("b")]),
    Case("a {\n  b\n}\nc\n", [.line("a {\n  b\n}"), .line("c")]),
    Case("a {\nquit\nc\n", [.line("a {"), .line("quit"), .line("c")]),
    Case("a {\nb", [.line("a {\nb")]),
    Case("\u{1B}[31mé\n", [.line("\u{1B}[31mé")]),
    Case([0x61, 0xFF, 0x00, 0x62, 0x0A], [.line("a\u{FFFD}b")]),
    Case(
      String(repeating: "x", count: 40_000) + "\ny\n",
      [.line(String(repeating: "x", count: 40_000)), .line("y")]),
  ]

  @Test("Lines of a pipe", arguments: cases)
  func lines(_ example: Case) throws {
    let folder = try TemporaryFolder()
    try Data(example.input).write(to: URL(fileURLWithPath: folder.file("input")))
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("input")))
    var reader = PlainReader(descriptor: file.fileDescriptor, inputState: braces)
    var results: [ReadResult] = []
    while let result = Optional(reader.next(prompt: Prompt("x"))), result != .endOfFile {
      results.append(result)
    }
    #expect(results == example.results)
    #expect(reader.next(prompt: Prompt("x")) == .endOfFile)
  }

  @Test("A descriptor that cannot be read is a failure, not an end")
  func failure() {
    var reader = PlainReader(descriptor: -1)
    #expect(reader.next(prompt: Prompt("x")) == .failed(EBADF))
  }

  @Test("Scripted results come in order, with their prompts")
  func scripted() {
    var reader = ScriptedReader([.line("a"), .interrupted])
    #expect(reader.next(prompt: Prompt("1")) == .line("a"))
    #expect(reader.next(prompt: Prompt("2")) == .interrupted)
    #expect(reader.next(prompt: Prompt("3")) == .endOfFile)
    #expect(reader.prompts == [Prompt("1"), Prompt("2"), Prompt("3")])
  }
}

/// Braces decide; a row `quit` is a command everywhere.
private func braces(_ context: InputContext) -> InputState {
  let rows = context.text.split(separator: "\n", omittingEmptySubsequences: false)
  if rows.count > 1, rows.last == "quit" { return .commandOnLastRow }
  let depth = context.text.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
  return depth > 0 ? .incomplete(indent: depth * 2) : .complete
}
