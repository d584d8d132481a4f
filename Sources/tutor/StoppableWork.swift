import Foundation
import LineEditor
import TutorKit

/// Work for a person at a terminal, who need not wait for its end.
enum StoppableWork {
  /// Where the work leaves what came of it.
  private final class Outcome<Result>: @unchecked Sendable { var result: Result? }

  /// Seconds after which a row says that Ctrl-C stops.
  private static let patience = 1.0

  /// What comes of the work; nil: Ctrl-C was pressed first. The work then goes on to its end, and nobody takes
  /// what comes of it.
  static func run<Result>(_ work: @escaping @Sendable () -> Result) -> Result? {
    let outcome = Outcome<Result>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      outcome.result = work()
      done.signal()
    }
    thread.stackSize = 16 << 20
    let interrupts = Interrupts()
    // Ctrl-C before there was anything to stop.
    _ = interrupts.wait(milliseconds: 0)
    let start = ContinuousClock.now
    var isTold = false
    defer { if isTold { write("\r\u{1B}[K") } }
    thread.start()
    while done.wait(timeout: .now() + .milliseconds(50)) == .timedOut {
      if interrupts.wait(milliseconds: 0) { return nil }
      if !isTold, (ContinuousClock.now - start) / .seconds(1) > patience {
        isTold = true
        write(TerminalWords.working())
      }
    }
    return outcome.result
  }

  private static func write(_ text: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
