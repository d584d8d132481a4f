import Foundation

/// A clock that goes when it is told to.
final class Clock: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds: Double

  init(_ seconds: Double = 1_000) { self.seconds = seconds }

  var now: Double { lock.withLock { seconds } }

  func advance(days: Double) { lock.withLock { seconds += days * 86_400 } }
}
