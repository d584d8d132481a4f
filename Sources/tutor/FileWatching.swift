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

extension FileStamp {
  /// The stamp of the file at a path, links followed; nil: there is none.
  fileprivate init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      modified: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec))
  }
}
