import Foundation

/// Hands out items and collects results, whoever is first.
private final class WorkQueue<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let items: [Item]
  private var next = 0
  private var results: [Result?]

  init(_ items: [Item]) {
    self.items = items
    results = Array(repeating: nil, count: items.count)
  }

  func take() -> (Int, Item)? {
    lock.withLock {
      guard next < items.count else { return nil }
      defer { next += 1 }
      return (next, items[next])
    }
  }

  func put(_ result: Result, at index: Int) {
    lock.withLock { results[index] = result }
  }

  var all: [Result] { lock.withLock { results.compactMap { $0 } } }
}

/// Does work on each item on a few threads with deep stacks. The results are in the order of the items,
/// whatever the timing.
///
/// - Parameter jobs: how many threads; nil: one a processor, and eight at most.
package func mapOnDeepStacks<Item: Sendable, Result: Sendable>(
  _ items: [Item], jobs: Int? = nil, _ work: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let queue = WorkQueue<Item, Result>(items)
  let group = DispatchGroup()
  let usual = min(8, ProcessInfo.processInfo.activeProcessorCount)
  let workers = min(items.count, max(1, jobs ?? usual))
  for _ in 0..<workers {
    group.enter()
    let thread = Thread {
      while let (index, item) = queue.take() { queue.put(work(item), at: index) }
      group.leave()
    }
    thread.stackSize = 512 << 20
    thread.start()
  }
  group.wait()
  return queue.all
}
