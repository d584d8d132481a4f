import Foundation

/// Does work on a thread of its own, and stops waiting for it after some seconds. The thread goes on
/// until its own bounds end it, since threads cannot be stopped from outside.
///
/// - Parameter seconds: nil: waits until it is done.
func within<Result: Sendable>(
  _ seconds: Double?, _ work: @escaping @Sendable () -> Result
) -> (value: Result?, isLate: Bool) {
  guard let seconds else { return (work(), false) }
  let slot = Slot<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    slot.set(work())
    done.signal()
  }
  thread.start()
  if done.wait(timeout: .now() + seconds) == .timedOut { return (nil, true) }
  return (slot.get(), false)
}

/// A value that one thread sets and another gets.
private final class Slot<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  func set(_ new: Value) { lock.withLock { value = new } }
  func get() -> Value? { lock.withLock { value } }
}
