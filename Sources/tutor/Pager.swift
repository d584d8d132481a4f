import Foundation
import LineEditor
import SystemPackage
import TutorKit

/// Shows text that is taller than the window in the person's pager.
enum Pager {
  /// Whether a pager has shown the text; else it is to be printed.
  /// - Parameter end: What is going to stand below the text, and has to have room too.
  static func show(_ text: String, below end: String = "") -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard
      let command = PagerChoice.command(
        environment: environment,
        isTerminal: isInteractive(environment: environment))
    else { return false }
    let size = TerminalSize.of(STDOUT_FILENO, environment: environment)
    guard PagerChoice.rows(of: text + end, columns: size.columns) >= size.rows else { return false }
    return run(command, on: text, PagerChoice.additions(to: environment))
  }

  /// The pager reads a file that has no name any more: it may stop reading when it likes.
  private static func run(_ command: String, on text: String, _ additions: [String: String]) -> Bool
  {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(UUID().uuidString)").path
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
      let file = try? FileDescriptor.open(path, .readOnly)
    else { return false }
    defer { try? file.close() }
    try? FileManager.default.removeItem(atPath: path)
    return TerminalProgram.run(command, input: file, environment: additions) == 0
  }
}
