import Analysis
import Foundation
import Simulation

/// The folder of this test target.
let testFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// Where a thread leaves its result.
private final class Slot<R>: @unchecked Sendable { var value: R? }

/// Runs work on a thread with the deep stack that simulations need.
func withDeepStack<R: Sendable>(_ work: @escaping @Sendable () -> R) -> R {
  let slot = Slot<R>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    slot.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  guard let value = slot.value else { preconditionFailure("the work did not finish") }
  return value
}
