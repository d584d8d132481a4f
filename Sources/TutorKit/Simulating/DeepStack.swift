package import Analysis
import Foundation

/// Where a thread leaves its result.
private final class ResultSlot<Result>: @unchecked Sendable { var value: Result? }

/// Runs work on a thread with the deep stack that lowering and simulating nested code need, and
/// waits for it. Only touched pages cost memory.
package func withDeepStack<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) -> Result? {
  let slot = ResultSlot<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    slot.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  return slot.value
}

/// Parses on a deep stack: the parser recurses along chains and nested brackets.
package func parse(_ text: String, file: String) -> ParsedSource {
  withDeepStack { ParsedSource(text: text, file: file) } ?? ParsedSource(text: "", file: file)
}
