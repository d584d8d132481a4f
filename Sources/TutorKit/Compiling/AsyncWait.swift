import Foundation

/// Does asynchronous work to its end while the caller waits. It runs on a thread of its own: those of Swift's
/// concurrency may all be waiting here.
package func waitFor<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let task: @Sendable () async -> Void = {
    outcome.result = await work()
    done.signal()
  }
  if #available(macOS 15, *) {
    Task(executorPreference: WaitedExecutor.shared, operation: task)
  } else {
    Task.detached(operation: task)
  }
  while true {
    done.wait()
    if let result = outcome.result { return result }
  }
}

/// Where the task leaves its result before it says that it is done.
private final class Outcome<Result: Sendable>: @unchecked Sendable { var result: Result? }

/// The thread of work that somebody waits for. A serial queue has one whatever else is busy; a concurrent one
/// shares those of Swift's concurrency on Linux.
@available(macOS 15, *)
private final class WaitedExecutor: TaskExecutor {
  static let shared = WaitedExecutor()
  private let queue = DispatchQueue(label: "tutor.waited")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
