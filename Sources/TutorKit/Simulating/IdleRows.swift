import Simulation

/// Rows of a body's lists that were made again and show nothing new.
struct IdleRows: Hashable, Sendable {
  var count: Int
  /// Why the first of them was made again, in words.
  var cause: String

  var sentence: String { TraceWords.idleRows(count, cause) }
}

extension StepTrace {
  /// The rows below a body that were made again for nothing, themselves and all that is in them. nil: there are none.
  func idleRows(below owner: NodeID) -> IdleRows? {
    let busy = runsWithNews
    let rows = runs.indices.filter { index in
      let run = runs[index]
      // A row that is one view of its own is compared, and costs nothing here.
      guard case .rows = run.cause, run.owner == owner, run.built > 0 else { return false }
      return !busy.contains(index)
    }
    guard let first = rows.first else { return nil }
    let alike = rows.filter { runs[$0].cause.change == runs[first].cause.change }
    return IdleRows(count: alike.count, cause: sentence(runs[first].cause))
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

extension Cause {
  /// What of a ForEach compared unequal; nil: another cause.
  fileprivate var change: RowsChange? {
    if case .rows(let change, _) = self { change } else { nil }
  }
}
