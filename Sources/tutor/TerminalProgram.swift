import Foundation
import Subprocess
import SystemPackage
import TutorKit

/// A program that has the terminal while it runs: an editor, a pager.
enum TerminalProgram {
  /// Runs a command line with arguments behind it, through the shell, as git does: a command with
  /// options or quotes works. Interrupts meanwhile go to it alone.
  /// - Returns: Its exit status, 128 plus the number of the signal that ended it, or 127 when there
  ///   is no shell.
  static func run(
    _ command: String, arguments: [String] = [], input: FileDescriptor = .standardInput,
    environment: [String: String] = [:]
  ) -> Int32 {
    let previous = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in previous { signal(number, handler) } }
    let variables = Dictionary(
      uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1 as String?) })
    return waitFor {
      let result = try? await Subprocess.run(
        .path("/bin/sh"), arguments: Arguments(["-c", command + " \"$@\"", command] + arguments),
        environment: .inherit.updating(variables),
        input: .fileDescriptor(input, closeAfterSpawningProcess: false),
        output: .fileDescriptor(.standardOutput, closeAfterSpawningProcess: false),
        error: .fileDescriptor(.standardError, closeAfterSpawningProcess: false))
      return switch result?.terminationStatus {
      case .exited(let code)?: code
      case .signaled(let number)?: 128 + number
      case nil: 127
      }
    }
  }
}
