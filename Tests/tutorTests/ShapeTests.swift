import Foundation
import TerminalDriver
import Testing

/// A file of a shape that no person writes, and what the analysis says of it.
struct ShapeCase: Sendable, CustomTestStringConvertible {
  var name: String
  var source: Data
  /// Part of what is printed; nil: nothing is found.
  var expected: String?
  var status: Int32
  var testDescription: String { name }

  init(_ name: String, _ source: String, says expected: String? = nil, status: Int32 = 0) {
    self.init(name, Data(source.utf8), says: expected, status: status)
  }

  init(_ name: String, _ source: Data, says expected: String?, status: Int32) {
    self.name = name
    self.source = source
    self.expected = expected
    self.status = status
  }
}

private func lines(_ count: Int, _ line: (Int) -> String) -> String {
  (0..<count).map { line($0) + "\n" }.joined()
}

private func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

private func view(_ body: String, members: String = "") -> String {
  "import SwiftUI\nstruct A: View {\n  @State private var n = 0\n\(members)\n"
    + "  var body: some View {\n\(body)\n  }\n}\n"
}

private let shapes = [
  ShapeCase("20,000 modifiers", view("Text(\"a\")" + times(".padding()", 20_000))),
  ShapeCase(
    "5,000 nested stacks", view(times("VStack { ", 5_000) + "Text(\"a\")" + times(" }", 5_000)),
    says: "nested too deeply", status: 2),
  ShapeCase(
    "5,000 parentheses", view("Text(\"\\(" + times("(", 5_000) + "1" + times(")", 5_000) + ")\")"),
    says: "nested too deeply", status: 2),
  ShapeCase("50,000 cases", "enum E {\n" + lines(50_000) { "  case c\($0)" } + "}\n"),
  ShapeCase("a string of a mebibyte", view("Text(\"" + times("a", 1_048_000) + "\")")),
  ShapeCase(
    "an array of 50,000 elements",
    view("Text(\"a\")", members: "let a = [" + times("1, ", 50_000) + "]")),
  ShapeCase("2,000 properties", "struct S {\n" + lines(2_000) { "  var p\($0) = 0" } + "}\n"),
  ShapeCase(
    "a body of 3,000 lines", view("VStack {\n" + lines(3_000) { "Text(\"\($0)\")" } + "}"),
    says: "body-complexity", status: 1),
  ShapeCase(
    "2,000 views", lines(2_000) { "struct V\($0): View { var body: some View { Text(\"\") } }" }),
  ShapeCase("10,000 functions", lines(10_000) { "func f\($0)(_ a: Int) -> Int { a + \($0) }" }),
  ShapeCase(
    "members that double",
    view(
      "p0",
      members: lines(60) { "  var p\($0): some View { HStack { p\($0 + 1); p\($0 + 1) } }" }
        + "  var p60: some View { Text(\"\") }"),
    says: "computed-view", status: 1),
  ShapeCase(
    "mistakes without end", "let a: " + times("A -> ", 3_000) + "B\n",
    says: "the syntax cannot be read from here on", status: 2),
  ShapeCase(
    "bytes that are no UTF-8", Data([0x6C, 0xFF, 0xFE]), says: "not UTF-8", status: 2),
  ShapeCase(
    "UTF-16", Data("import SwiftUI\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    says: "not UTF-8", status: 2),
]

@Test(arguments: shapes)
func hostileFilesAreAnalysedOrRefusedInOneMessage(shape: ShapeCase) throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tutor-shape-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("Shape.swift")
  try shape.source.write(to: file)
  let outcome = try Program.run(["explain", "--format", "xcode", file.path])
  #expect(outcome.status == shape.status)
  let words = outcome.output + outcome.complaints
  if let expected = shape.expected { #expect(words.contains(expected)) }
  if shape.status == 2 { #expect(outcome.complaints.split(separator: "\n").count == 1) }
}

/// Entries of a folder that are no files to read: they are left out or are one message.
@Test func foldersWithLoopsPipesAndUnreadableFilesAreSearched() throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tutor-folder-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let path = { (name: String) in folder.appendingPathComponent(name).path }
  try Data("let a = 1\n".utf8).write(to: folder.appendingPathComponent("Good.swift"))
  try Data("let a = = 1\n".utf8).write(to: folder.appendingPathComponent("Broken.swift"))
  try FileManager.default.createSymbolicLink(
    atPath: path("Loop"), withDestinationPath: folder.path)
  try FileManager.default.createSymbolicLink(
    atPath: path("Itself.swift"), withDestinationPath: path("Itself.swift"))
  try FileManager.default.createSymbolicLink(
    atPath: path("Gone.swift"), withDestinationPath: path("nowhere"))
  #expect(mkfifo(path("Pipe.swift"), 0o600) == 0)
  let outcome = try Program.run(["explain", folder.path])
  #expect(outcome.status == 2)
  #expect(outcome.complaints.split(separator: "\n").count == 1)
  #expect(outcome.complaints.contains("Broken.swift:1"))
}
