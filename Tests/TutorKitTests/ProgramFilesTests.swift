import Foundation
import Testing

@testable import TutorKit

/// A package with a target, a test target and a folder beside them.
private struct ProgramFolder {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tutor-program-" + UUID().uuidString)

  init() throws {
    let files = [
      "Package.swift": "// swift-tools-version: 6.0",
      "Sources/App/Screen.swift": "struct Screen: View { var body: some View { Row().card() } }",
      "Sources/App/Parts/Row.swift": "struct Row: View { let price = cheap }",
      "Sources/App/Styles.swift": "extension View { func card() -> some View { padding() } }",
      "Sources/App/Prices.swift": "let cheap = 3",
      "Sources/App/Unused.swift": "struct Unused { struct Inner {} }",
      "Sources/App/exercise2.swift": "struct Row: View {}",
      "Sources/Other/Row.swift": "struct Row: View {}",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func used(by path: String) -> [String] {
    let file = folder.appendingPathComponent(path).path
    return ProgramFiles(ProgramFiles.companions(of: file), near: file).used(by: [file])
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }
}

@Suite struct ProgramFilesTests {
  /// What a file mentions, and what that mentions; not other targets, exercises and the rest.
  @Test func aFileUsesWhatItMentions() throws {
    let program = try ProgramFolder()
    defer { try? FileManager.default.removeItem(at: program.folder) }
    #expect(
      program.used(by: "Sources/App/Screen.swift") == [
        "Sources/App/Parts/Row.swift", "Sources/App/Prices.swift", "Sources/App/Styles.swift",
      ])
    #expect(program.used(by: "Sources/App/Prices.swift").isEmpty)
    #expect(program.used(by: "Sources/App/exercise2.swift").isEmpty)
  }

  @Test func aPipeThatIsSilentIsNoFile() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-pipe-" + UUID().uuidString).path
    #expect(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(SourceText.read(path) == .failure(.silent(path)))
  }

  /// Beside a file that stands alone, the one that declares what it lacks is named; where two do, none.
  @Test func aNeighbourDeclaresWhatALoneFileLacks() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-beside-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let text =
      "import SwiftUI\nstruct Screen: View { let run: Workout; var body: some View { Text(run.name) } }"
    let screen = try write("Screen.swift", text)
    let models = try write("Models.swift", "struct Workout { var name: String }")
    _ = try write("Other.swift", "struct Walk {}")
    let source = parse(text, file: screen)
    let found = try #require(withDeepStack { NeighbouringFile.all(of: screen, source: source) })
    #expect(found == [NeighbouringFile(path: models, types: ["Workout"])])
    _ = try write("Copy.swift", "struct Workout { var name = 1 }")
    #expect(withDeepStack { NeighbouringFile.all(of: screen, source: source) } == [])
  }
}
