import CTerminal
import Foundation

/// A program on a pseudo-terminal of its own.
final class PseudoTerminal {
  private let primary: Int32
  let process: pid_t
  private(set) var screen = ""
  /// How much of the screen's text earlier waits have used up, in UTF-8 bytes.
  private var position = 0

  /// Starts the program as the leader of a session whose terminal this is.
  init?(arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24) {
    var list = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (list + variables).forEach { free($0) } }
    var child = pid_t()
    primary = cterminal_start(&list, &variables, Int32(columns), Int32(rows), &child)
    guard primary >= 0 else { return nil }
    process = child
  }

  deinit {
    kill(process, SIGKILL)
    close(primary)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(primary, $0.baseAddress, $0.count) }
      if count > 0 { sent += count } else { usleep(2_000) }
    }
  }

  /// Reads until the new output holds a text. false: it did not come in time.
  func wait(for text: String, seconds: Double = 30) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while true {
      let rest = screen.utf8.dropFirst(position)
      if let found = String(decoding: rest, as: UTF8.self).range(of: text) {
        let seen = String(decoding: rest, as: UTF8.self)[..<found.upperBound]
        position += seen.utf8.count
        return true
      }
      guard Date() < end else { return false }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = read(primary, &buffer, buffer.count)
      if count > 0 {
        screen += String(decoding: buffer[..<count], as: UTF8.self)
      } else {
        usleep(5_000)
      }
    }
  }

  /// The exit status, or minus the signal that ended it; nil: it still runs.
  func end(seconds: Double = 20) -> Int32? {
    let limit = Date().addingTimeInterval(seconds)
    while Date() < limit {
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : -signal
      }
      _ = wait(for: "\u{0}", seconds: 0.02)
    }
    return nil
  }

  /// Whether the terminal echoes and reads whole lines, as a shell expects.
  var isCooked: Bool {
    var state = termios()
    guard tcgetattr(primary, &state) == 0 else { return false }
    return state.c_lflag & tcflag_t(ECHO) != 0 && state.c_lflag & tcflag_t(ICANON) != 0
  }
}
