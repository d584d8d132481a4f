import Foundation

/// Maps on all processors, each element on a thread with a deep stack; results in order.
/// An element whose thread gives nothing is nil.
package func parallelMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
) -> [Result?] {
  let results = Results<Result>(count: elements.count)
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let element = elements[index]
    results.set(index, withDeepStack { transform(element) })
  }
  return results.values
}

/// Results by position, filled by several threads.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Result?]

  init(count: Int) { stored = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ value: Result?) {
    lock.lock()
    stored[index] = value
    lock.unlock()
  }

  var values: [Result?] {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }
}
