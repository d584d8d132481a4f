import Foundation
import TerminalDriver
import Testing

@testable import LineEditor

@Suite struct HistoryFileTests {
  @Test("Entries come back in order, whatever is in them")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.file("history"))
    let entries = ["a", "é {\n  \"b\\\"\n}", "日本 / \u{1B}[31m", "a"]
    for entry in entries { try history.append(entry) }
    #expect(try history.load() == Array(entries.dropFirst()))
    let attributes = try FileManager.default.attributesOfItem(atPath: history.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test(
    "What is not kept",
    arguments: [
      "", " ", "\n", " hidden", "\thidden", String(repeating: "x", count: 4_097),
    ])
  func notKept(entry: String) throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.file("history"))
    try history.append(entry)
    #expect(try history.load() == [])
  }

  @Test("The end of an entry is trimmed, as libedit would do when it is recalled")
  func trimmed() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.file("history"))
    try history.append("a b \n")
    #expect(try history.load() == ["a b"])
  }

  @Test("No file: no entries; no folder: a failure that says so")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try HistoryFile(path: folder.file("none")).load() == [])
    let failure = #expect(throws: FileFailure.self) {
      try HistoryFile(path: folder.file("no/folder")).append("a")
    }
    #expect(failure?.code == ENOENT)
  }

  @Test("Lines that cannot be read are skipped, and an unfinished one is not lengthened")
  func badLines() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\"\nnonsense\n{\"b\": 1}\n\n\"c\"\n\"unfini", to: "history")
    let history = HistoryFile(path: folder.file("history"))
    try history.append("d")
    #expect(try history.load() == ["a", "c", "d"])
  }

  @Test("The last entries are kept, and a file that has grown is written anew")
  func limit() throws {
    let folder = try TemporaryFolder()
    let history = HistoryFile(path: folder.file("history"), limit: 5)
    for number in 1...30 { try history.append("entry \(number)") }
    #expect(try folder.read("history").split(separator: "\n").count == 30)
    let last = (26...30).map { "entry \($0)" }
    #expect(try history.load() == last)
    #expect(try folder.read("history").split(separator: "\n").count == 5)
    #expect(try history.load() == last)
  }

  @Test("Sessions at the same time lose nothing, even while the file is written anew")
  func concurrent() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("history")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let history = HistoryFile(path: path, limit: 150)
          for number in 0..<25 {
            try history.append("repeated")
            try history.append("entry \(writer)-\(number)")
            _ = try history.load()
            try history.append("repeated")
          }
        }
      }
      try await group.waitForAll()
    }
    let entries = Set(try HistoryFile(path: path, limit: 150).load())
    #expect(entries.count == 101)
  }

  @Test(
    "TUTOR_HISTFILE",
    arguments: [
      ([:], "usual"), (["TUTOR_HISTFILE": ""], nil), (["TUTOR_HISTFILE": "other"], "other"),
    ] as [([String: String], String?)])
  func chosen(environment: [String: String], path: String?) {
    #expect(HistoryFile.chosen(usual: "usual", environment: environment)?.path == path)
  }
}
