import Foundation
import LineEditor
import TutorKit

extension WatchLoop {
  /// Looks at a file of the file system until Ctrl-C.
  static func untilInterrupted(_ path: String, _ answer: (FileWatch.Event) -> Void) {
    let interrupts = InterruptBox()
    let start = ContinuousClock.now
    let loop = WatchLoop(
      stamp: { FileStamp(path: path) }, read: { SourceText.read(path) },
      time: { (ContinuousClock.now - start) / .seconds(1) },
      pause: { interrupts.wait(seconds: $0) })
    loop.run(answer)
  }
}

/// Notes Ctrl-C as long as it lives.
private final class InterruptBox {
  private let interrupts = Interrupts()

  func wait(seconds: Double) -> Bool { interrupts.wait(milliseconds: Int32(seconds * 1_000)) }
}
