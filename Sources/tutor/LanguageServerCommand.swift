import ArgumentParser
import Foundation
import LanguageServer
import TutorKit

/// `tutor lsp`
struct ServeEditor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: OptionWords.serveEditor(),
    discussion: OptionWords.serveEditorDetails())

  func run() throws {
    var server = LanguageServer(version: Tutor.configuration.version) { path in
      FileManager.default.fileExists(atPath: path)
        ? companionPaths(of: [path], with: [], alone: false) : []
    }
    var reader = MessageReader { FileHandle.standardInput.availableData }
    while server.exitStatus == nil {
      guard let message = try next(&reader) else { break }
      for answer in server.respond(to: message) {
        // A row of a frame is no row of a log.
        printNow(String(decoding: framed(answer), as: UTF8.self), areCommands: true)
      }
    }
    // The end of input without `exit` is an editor that is gone.
    throw ExitCode(server.exitStatus ?? 1)
  }

  private func next(_ reader: inout MessageReader) throws -> Data? {
    do { return try reader.next() } catch {
      complain(ServerWords.noMessage())
      throw ExitCode.usage
    }
  }
}
