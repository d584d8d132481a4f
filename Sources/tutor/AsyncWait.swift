import Foundation

/// Does asynchronous work to its end while the caller waits. Not for callers on the threads of Swift's
/// concurrency: the work needs one of them.
func waitFor<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    outcome.result = await work()
    done.signal()
  }
  while true {
    done.wait()
    if let result = outcome.result { return result }
  }
}

/// Where the task leaves its result before it says that it is done.
private final class Outcome<Result: Sendable>: @unchecked Sendable { var result: Result? }
