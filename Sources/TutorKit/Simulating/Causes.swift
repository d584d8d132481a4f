import Analysis
import Simulation

extension StepTrace {
  /// Why a run happened, from the run back to the write or first appearance.
  func chain(of run: Int) -> [String] {
    var result: [String] = []
    var current: Int? = run
    while let index = current, runs.indices.contains(index), result.count < 100 {
      result.append(sentence(runs[index].cause))
      let next = runs[index].cause.parent
      if let next, next < index {
        let run = runs[next]
        result.append(run.isBody ? "\(run.view).body ran" : "\(run.view) content ran")
      }
      current = next.flatMap { $0 < index ? $0 : nil }
    }
    return result
  }

  /// A cause in words.
  func sentence(_ cause: Cause) -> String {
    switch cause {
    case .appeared: "it appeared"
    case .identity: "its identity is new, so it was made again"
    case .input(let name, let old, let new, _):
      name.isEmpty
        ? "an input compared unequal"
        : "input `\(name)` compared unequal"
          + (old == new ? " (not comparable)" : ": \(old) → \(new)")
    case .state(let name, let write): "\(name) changed" + change(write)
    case .binding(let name, let write):
      "\(name), which it reads through a binding, changed" + change(write)
    case .object(let name, let write): "\(name) announced a change" + target(write)
    case .observed(let name, let write): "\(name), which it read, changed" + change(write)
    case .environment(let key, _): "the environment value `\(key)` changed"
    }
  }

  private func change(_ write: Int) -> String {
    guard writes.indices.contains(write) else { return "" }
    return ": \(writes[write].old) → \(writes[write].new)"
  }

  private func target(_ write: Int) -> String {
    guard writes.indices.contains(write) else { return "" }
    return " (\(writes[write].target))"
  }
}

extension Cause {
  /// The run that led to this one.
  var parent: Int? {
    switch self {
    case .appeared(let parent), .identity(let parent), .input(_, _, _, let parent),
      .environment(_, let parent):
      parent
    case .state, .binding, .object, .observed: nil
    }
  }
}

extension SkipReason {
  /// The reason in words.
  var sentence: String {
    switch self {
    case .equalInputs: "skipped: its parent ran, and its inputs compared equal"
    case .unchangedSources: "skipped: nothing that it reads has changed"
    case .untouched: "skipped: no parent ran, and nothing that it reads was written"
    }
  }
}

extension Write {
  /// `OrderView._count: 1 → 2`
  var sentence: String {
    let values = old.isEmpty && new.isEmpty ? "" : ": \(old) → \(new)"
    return target + values + (isDropped ? " (nobody is told)" : "")
  }
}

extension ActionProblem {
  /// What is wrong, and what would work.
  var sentence: String {
    switch self {
    case .notPossible(let text): return "`\(text)` lacks a value: write VERB:TARGET=VALUE"
    case .notFound(let name, let known):
      let nearest = nearestName(to: name, among: known)
      let hint =
        if let nearest { "; did you mean `\(nearest)`?" } else if known.isEmpty {
          ""
        } else {
          "; known: " + known.prefix(8).joined(separator: ", ")
        }
      return "nothing answers to `\(name)`" + hint
    }
  }
}
