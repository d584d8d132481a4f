import Foundation
import TerminalDriver
import Testing

/// Commands that write a result to a place, which stands behind them.
private let writers: [(name: String, arguments: [String])] = [
  ("explain", ["explain", "A.swift", "--format", "json", "--output"]),
  ("baseline", ["explain", "A.swift", "--write-baseline", "--baseline"]),
  ("export", ["export"]),
  ("grade --html", ["grade", "A.swift", "--no-compile", "--html"]),
  ("grade --svg", ["grade", "A.swift", "--no-compile", "--svg"]),
  ("grade --dot", ["grade", "A.swift", "--no-compile", "--dot"]),
  ("grade --report", ["grade", "A.swift", "--no-compile", "--report"]),
  ("grade --output", ["grade", "A.swift", "--no-compile", "--format", "json", "--output"]),
  ("simulate --html", ["simulate", "A.swift", "--html"]),
  ("report --html", ["report", "r.jsonl", "--html"]),
  ("report --csv", ["report", "r.jsonl", "--csv"]),
  ("merge", ["merge", "r.jsonl", "--output"]),
]

/// A folder with a view, records and places to write to.
private struct Places {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let view = """
      import SwiftUI
      struct A: View {
        @State private var count = 0
        var body: some View { Button("Add \\(count)") { count += 1 } }
      }
      """
    try Data(view.utf8).write(to: file("A.swift"))
    let graded = try run([
      "grade", "A.swift", "--no-compile", "--format", "jsonl", "--output", "r.jsonl",
    ])
    #expect(graded.status == 0, "\(graded.complaints)")
  }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// What a name itself is, links not followed.
  func kind(_ name: String) throws -> mode_t {
    var status = stat()
    guard lstat(file(name).path, &status) == 0 else { throw CocoaError(.fileNoSuchFile) }
    return status.st_mode & S_IFMT
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: file(name).path, withDestinationPath: target)
  }

  func run(_ arguments: [String]) throws -> Outcome {
    try runToEnd(
      Program.path, arguments, in: folder.path,
      environment: [
        "TUTOR_STATE": file("state").path, "TUTOR_HOME": Program.root.path, "PATH": "/nowhere",
      ])
  }

  func end() { try? FileManager.default.removeItem(at: folder) }
}

/// Results go to where a name leads, and what stands there stays what it is.
@Suite struct OutputPlaceTests {
  @Test(arguments: writers.map(\.name))
  func aLinkStaysAndItsTargetIsWritten(name: String) throws {
    let arguments = try #require(writers.first { $0.name == name }).arguments
    let places = try Places()
    defer { places.end() }
    try FileManager.default.createDirectory(
      at: places.file("far"), withIntermediateDirectories: true)
    try places.link("far/second", to: "target")
    try places.link("first", to: "far/second")
    let plain = try places.run(arguments + ["plain"])
    let linked = try places.run(arguments + ["first"])
    #expect(plain.status == 0 && linked.status == 0, "\(linked.complaints)")
    #expect(try places.kind("first") == S_IFLNK && places.kind("far/second") == S_IFLNK)
    #expect(try places.kind("far/target") == S_IFREG)
    #expect(try !places.text("far/target").isEmpty)
    // A file that is there already is replaced through the link too.
    try Data().write(to: places.file("far/target"))
    #expect(try places.run(arguments + ["first"]).status == 0)
    #expect(try !places.text("far/target").isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: places.folder.path)
    #expect(!names.contains { $0.contains(".part-") })
  }

  @Test(arguments: writers.map(\.name))
  func aPipeIsWrittenThrough(name: String) throws {
    let arguments = try #require(writers.first { $0.name == name }).arguments
    let places = try Places()
    defer { places.end() }
    #expect(mkfifo(places.file("pipe").path, 0o600) == 0)
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "cat pipe > copy"]
    reader.currentDirectoryURL = places.folder
    try reader.run()
    let outcome = try places.run(arguments + ["pipe"])
    reader.waitUntilExit()
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(try places.kind("pipe") == S_IFIFO)
    #expect(try !places.text("copy").isEmpty)
  }

  #if os(Linux)
    @Test(arguments: writers.map(\.name))
    func aFullDeviceIsSaid(name: String) throws {
      let arguments = try #require(writers.first { $0.name == name }).arguments
      let places = try Places()
      defer { places.end() }
      try places.link("full", to: "/dev/full")
      let outcome = try places.run(arguments + ["full"])
      #expect(outcome.status == 74, "\(outcome.complaints)")
      #expect(try places.kind("full") == S_IFLNK)
    }
  #endif

  /// What is printed anyhow takes the result in its order, also where it is a file.
  @Test func standardOutputIsAPlace() throws {
    let places = try Places()
    defer { places.end() }
    let outcome = try places.run([
      "explain", "A.swift", "--format", "json", "--output", "/dev/stdout",
    ])
    #expect(outcome.status == 0, "\(outcome.complaints)")
    #expect(outcome.output.contains("\"findings\""))
  }

  /// A link to a Swift file is no place for a result.
  @Test func noSwiftFileIsWrittenThroughALink() throws {
    let places = try Places()
    defer { places.end() }
    let before = try places.text("A.swift")
    try places.link("page.html", to: "A.swift")
    let outcome = try places.run(["report", "r.jsonl", "--html", "page.html"])
    #expect(outcome.status == 64)
    #expect(try places.text("A.swift") == before)
  }
}
