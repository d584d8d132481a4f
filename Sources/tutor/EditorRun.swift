import Foundation
import Subprocess
import SystemPackage

/// Runs the user's editor on a text, as git does.
enum EditorRun {
  /// The text as the editor left it; nil when the editor failed.
  static func edit(_ text: String) -> String? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("tutor-\(ProcessInfo.processInfo.processIdentifier).swift")
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
    else { return nil }
    defer { try? FileManager.default.removeItem(at: file) }
    let environment = ProcessInfo.processInfo.environment
    let editor = environment["VISUAL"] ?? environment["EDITOR"] ?? "vi"
    guard run(editor, file.path) else { return nil }
    return try? String(contentsOf: file, encoding: .utf8)
  }

  /// Waits for the editor. Interrupts meanwhile go to it alone.
  private static func run(_ editor: String, _ path: String) -> Bool {
    let previous = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, previous) }
    let done = DispatchSemaphore(value: 0)
    let outcome = Outcome()
    Task.detached {
      let result = try? await Subprocess.run(
        .path("/bin/sh"), arguments: ["-c", editor + " \"$@\"", editor, path],
        input: .fileDescriptor(.standardInput, closeAfterSpawningProcess: false),
        output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
      outcome.isSuccess = result?.terminationStatus.isSuccess ?? false
      done.signal()
    }
    done.wait()
    return outcome.isSuccess
  }

  /// Where the task leaves its result.
  private final class Outcome: @unchecked Sendable { var isSuccess = false }
}
