import Foundation
import LineEditor
import TutorKit

/// How far many files are, on one row of standard error: on a terminal alone, and gone at the end.
///
/// Calls come one at a time.
final class ProgressBar: @unchecked Sendable {
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var drawn: ContinuousClock.Instant?
  private var done = 0
  private var count = 0

  init(isShown: Bool) {
    self.isShown = isShown && isatty(STDERR_FILENO) == 1
  }

  func begin(_ count: Int) { self.count = count }

  /// One more is done. Drawn ten times a second at most.
  func step() {
    done += 1
    let now = ContinuousClock.now
    guard isShown, drawn.map({ now - $0 >= .milliseconds(100) }) ?? true else { return }
    drawn = now
    draw(seconds: (now - start) / .seconds(1))
  }

  /// Takes the row away.
  func end() {
    guard drawn != nil else { return }
    drawn = nil
    write("\r\u{1B}[K")
  }

  private func draw(seconds: Double) {
    let rate = Double(done) / max(seconds, 0.001)
    let left = Int((Double(count - done) / max(rate, 0.001)).rounded(.up))
    let words = BatchWords.progress(done, count, Int(rate.rounded()), left)
    let columns = TerminalSize.of(
      STDERR_FILENO, environment: ProcessInfo.processInfo.environment
    ).columns
    let room = min(30, columns - words.count - 4)
    let filled = count > 0 ? done * max(room, 0) / count : 0
    let bar =
      room < 5
      ? ""
      : "[" + String(repeating: "#", count: filled)
        + String(repeating: ".", count: room - filled) + "] "
    write("\r" + (bar + words).prefix(max(columns - 1, 0)) + "\u{1B}[K")
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
