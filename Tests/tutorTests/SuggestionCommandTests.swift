import Foundation
import TerminalDriver
import Testing

private let screen = """
  import SwiftUI

  struct LampScreen: View {
    let room = "Hall"
    @State private var isOn = false

    var body: some View {
      VStack {
        roomHeader
        Toggle("Lamp", isOn: $isOn)
        Text(isOn ? "On" : "Off")
      }
    }

    private var roomHeader: some View {
      VStack {
        Text(room).font(.title)
        Text("Second floor").font(.caption)
      }
    }
  }

  """

/// A folder with one file, for one test.
private func withScreen<R>(_ work: (URL) throws -> R) throws -> R {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("LampScreen.swift")
  try Data(screen.utf8).write(to: file)
  return try work(file)
}

@Test func explainOffersAStructWithItsCounts() throws {
  try withScreen { file in
    let text = try Program.run(["explain", file.path])
    #expect(text.output.contains("suggestion: extract RoomHeader [computed-view]"))
    #expect(text.output.contains("    RoomHeader(room: room)"))
    let outcome = try Program.run(["explain", file.path, "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let report = try #require(object as? [String: Any])
    let suggestions = try #require(report["suggestions"] as? [[String: Any]])
    let first = try #require(suggestions.first)
    #expect(first["rule"] as? String == "computed-view")
    #expect(first["line"] as? Int == 15)
    #expect(first["call"] as? String == "RoomHeader(room: room)")
    let before = try #require((first["before"] as? [String: Int])?["toggle:Lamp"])
    let after = try #require((first["after"] as? [String: Int])?["toggle:Lamp"])
    #expect(after < before)
  }
}

@Test func applyWritesTheFileToStandardOutputAndLeavesItAlone() throws {
  try withScreen { file in
    let outcome = try Program.run(["explain", "--apply", file.path])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("private struct RoomHeader: View {"))
    #expect(!outcome.output.contains("var roomHeader"))
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == screen)
    let input = try Program.run(["explain", "--apply", "-"], input: screen)
    #expect(input.output == outcome.output)
  }
}

@Test func applyInPlaceKeepsEachOldFile() throws {
  try withScreen { file in
    let backup = URL(fileURLWithPath: file.path + ".orig")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let outcome = try Program.run(["explain", "--apply", "--in-place", file.path])
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    let copy = try String(contentsOf: backup, encoding: .utf8)
    #expect(copy == screen)
    let rewritten = try String(contentsOf: file, encoding: .utf8)
    #expect(rewritten.contains("RoomHeader(room: room)"))
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(permissions as? Int == 0o640)

    // Nothing more to do: nothing is written.
    let again = try Program.run(["explain", "--apply", "--in-place", file.path])
    #expect(again.complaints.contains("no suggestion"))
    let unchanged = try String(contentsOf: file, encoding: .utf8)
    #expect(unchanged == rewritten)

    try Data(screen.replacingOccurrences(of: "Hall", with: "Attic").utf8).write(to: file)
    _ = try Program.run(["explain", "--apply", "--in-place", file.path])
    let first = try String(contentsOf: backup, encoding: .utf8)
    #expect(first == screen)
    let second = try String(contentsOf: URL(fileURLWithPath: backup.path + ".2"), encoding: .utf8)
    #expect(second.contains("Attic"))
  }
}

@Test func inPlaceNeedsApply() throws {
  try withScreen { file in
    let alone = try Program.run(["explain", "--in-place", file.path])
    #expect(alone.status == 64)
    let two = try Program.run(["explain", "--apply", file.path, file.path])
    #expect(two.status == 64)
  }
}

/// Comments, options and configurations leave out findings: nothing is made for these.
@Test func applyMakesOnlyWhatIsReported() throws {
  try withScreen { file in
    let none = try Program.run(["explain", "--apply", "--rule", "any-view", file.path])
    #expect(none.output == screen)
    let configuration = file.deletingLastPathComponent().appendingPathComponent(".tutor.yml")
    try Data("rules:\n  computed-view:\n    severity: off\n".utf8).write(to: configuration)
    let off = try Program.run(["explain", "--apply", "--in-place", file.path])
    #expect(off.complaints.contains("no suggestion"))
    try FileManager.default.removeItem(at: configuration)
    let text = screen.replacing(
      "  private var", with: "  // tutor:disable:next computed-view\n  private var")
    try Data(text.utf8).write(to: file)
    #expect(try Program.run(["explain", "--apply", file.path]).output == text)
  }
}
