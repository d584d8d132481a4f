import Simulation

/// Rows of a body's lists that were made again and show nothing new.
struct IdleRows: Hashable, Sendable {
  var count: Int
  /// Why the first of them was made again, in words.
  var cause: String
  /// The line of their list in the first file, from 1. nil: it is not known, or there are several.
  var line: Int?

  var sentence: String { TraceWords.idleRows(count, cause) }
}

extension StepTrace {
  /// The rows below each body that were made again for nothing, themselves and all that is in them.
  var idleRows: [NodeID: IdleRows] {
    let busy = runsWithNews
    var first: [NodeID: Int] = [:]
    var result: [NodeID: IdleRows] = [:]
    for (index, run) in runs.enumerated() where !busy.contains(index) {
      // A row that is one view of its own is compared, and costs nothing here.
      guard case .rows(let change, _) = run.cause, run.built > 0 else { continue }
      let example = first[run.owner, default: index]
      first[run.owner] = example
      guard case .rows(change, _) = runs[example].cause else { continue }
      let line = run.list.flatMap { $0.file == 0 ? $0.line : nil }
      let known = IdleRows(count: 0, cause: sentence(run.cause), line: line)
      result[run.owner, default: known].count += 1
      if result[run.owner]?.line != line { result[run.owner]?.line = nil }
    }
    return result
  }

  /// The runs that show something new, and those that led to them.
  private var runsWithNews: Set<Int> {
    var result: Set<Int> = []
    for index in runs.indices where runs[index].needed > 0 {
      var current: Int? = index
      while let run = current, runs.indices.contains(run), result.insert(run).inserted {
        current = runs[run].cause.parent
      }
    }
    return result
  }
}
