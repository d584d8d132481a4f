/// Verbs with which a sentence says that a body runs. That a view is built again is another matter: the body
/// above it makes it anew, and its own may be skipped.
enum ClaimVerbs {
  /// `Row runs`, and `a tap runs Row`.
  static let finite: Set<String> = [
    "runs", "run", "ran", "reruns", "rerun", "re-runs", "re-run", "re-ran", "evaluates",
    "evaluate", "re-evaluates", "re-evaluate", "reevaluates", "reevaluate", "re-renders",
    "re-render", "rerenders", "rerender", "re-executes", "re-execute", "redraws", "redraw",
    "recomputes", "recompute", "re-computes", "re-compute", "updates", "update", "refreshes",
    "refresh",
  ]
  /// Those that the first run is one of too.
  static let ofAnyRun: Set<String> = [
    "runs", "run", "ran", "evaluates", "evaluate", "evaluated", "called", "invoked",
  ]
  /// Verbs that have an object alone.
  static let transitive = finite.union(["invalidates", "invalidate", "reaches", "reach"])
  /// Words that say behind a form of `be` that a body runs.
  static let participles: Set<String> = [
    "evaluated", "re-evaluated", "reevaluated", "re-rendered", "rerendered", "re-executed",
    "redrawn", "run", "rerun", "re-run", "invalidated", "called", "invoked", "recomputed",
    "re-computed", "updated", "refreshed",
  ]
  /// Words that say of a body that it runs, and nothing of other things.
  static let calls: Set<String> = [
    "call", "calls", "called", "invoke", "invokes", "invoked",
  ]
  /// What makes bodies run, as the subject of a sentence.
  static let libraries: Set<String> = ["swiftui", "framework"]
  /// Words of views that are made once more, with which a sentence speaks of runs too.
  static let again: Set<String> = [
    "built", "rebuilt", "rebuilds", "rebuild", "reloads", "reloaded", "recreated", "re-created",
  ]
  /// Words of what becomes of a view's state.
  static let keeping: Set<String> = [
    "loses", "lose", "lost", "keeps", "keep", "kept", "resets", "reset", "destroys", "destroyed",
    "preserves", "preserved",
  ]
  /// Words of which view is run by what.
  static let causes: Set<String> = ["triggers", "trigger", "triggered", "depends", "depend"]
  /// Words that speak of bodies, whatever stands beside them.
  static let ofBodies: Set<String> = [
    "evaluates", "evaluate", "evaluated", "evaluation", "evaluations", "re-evaluates",
    "re-evaluate", "re-evaluated", "re-evaluation", "reevaluates", "reevaluate", "reevaluated",
    "re-renders", "re-render", "re-rendered", "rerenders", "rerender", "rerendered", "redraws",
    "redraw", "redrawn", "invalidates", "invalidate", "invalidated", "diffing",
  ]
  static let built: Set<String> = ["built", "rebuilt"]
  static let builds: Set<String> = ["builds", "rebuilds", "build", "rebuild"]
  static let forms: Set<String> = ["is", "are", "was", "were", "gets", "get"]
  static let deniedForms: Set<String> = ["isn't", "aren't", "wasn't", "weren't"]
  static let does: Set<String> = ["does", "do", "did"]
  static let deniedDoes: Set<String> = ["doesn't", "don't", "didn't"]
  /// Words around a verb that leave what it says as it is.
  static let adverbs: Set<String> = [
    "also", "still", "always", "again", "then", "now", "therefore", "thus", "simply", "just", "too",
    "all", "itself", "themselves", "here", "indeed", "either", "needlessly", "unnecessarily",
    "immediately",
  ]

  /// All with which a sentence speaks of runs.
  static let all = transitive.union(participles).subtracting(calls).union([
    "skipped", "skips", "evaluation", "evaluations",
  ])
}
