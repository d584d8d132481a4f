import Foundation
import TutorKit

/// Runs the user's editor on a text, as git does.
enum EditorRun {
  /// How the editor ended.
  enum Outcome {
    /// The text as it left it.
    case text(String)
    /// Why there is no text, as a sentence.
    case failure(String)
  }

  /// Opens `VISUAL`, else `EDITOR`, else vi on the text. When the editor fails the file stays, and
  /// the sentence says where, so that nothing typed is lost.
  static func edit(_ text: String) -> Outcome {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1
    guard
      let editor = EditorChoice.command(environment: environment, isTerminal: isTerminal)
    else { return .failure(TerminalWords.editNeedsTerminal()) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(UUID().uuidString.prefix(8)).swift")
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { return .failure(CommandWords.cannotWriteHere(file.path)) }
    let status = TerminalProgram.run(editor, arguments: [file.path])
    guard status == 0 else {
      return failure(EditorChoice.failure(of: editor, status: status), file, unchanged: text)
    }
    switch SourceText.read(file.path) {
    case .success(let edited):
      try? FileManager.default.removeItem(at: file)
      return .text(edited)
    case .failure(let problem):
      return failure(EditorChoice.failure(of: editor, problem), file, unchanged: text)
    }
  }

  private static func failure(
    _ reason: String, _ file: URL, unchanged text: String
  ) -> Outcome {
    let left = try? Data(contentsOf: file)
    if left.map({ $0.isEmpty || $0 == Data(text.utf8) }) ?? true {
      try? FileManager.default.removeItem(at: file)
      return .failure(reason)
    }
    return .failure(TerminalWords.editorKept(reason, file.path))
  }
}
