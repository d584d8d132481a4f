import Simulation

/// What grading finds out from each root of an exercise; most have one.
struct RootRuns {
  private let roots: [(name: String, runs: GradingRuns)]

  init(_ request: GradeRequest) {
    let names = request.exercise.map { [$0.root] + ($0.pair?.otherRoots ?? []) } ?? [""]
    roots = names.map { name in
      var request = request
      request.exercise?.root = name
      return (name, GradingRuns(request))
    }
  }

  /// Of each check the worst of all roots; what is not seen from the first one is said with its root.
  var checks: [GradeReport.Check] {
    let lists = roots.enumerated().map { index, root in
      index == 0 ? root.runs.checks : root.runs.checks.map { $0.naming(root.name) }
    }
    return GradeReport.Check.worst(lists)
  }

  /// The roots that were compared with the starter's.
  var compared: [String]? {
    let found = roots.compactMap(\.runs.compared)
    return found.isEmpty ? nil : found.flatMap(\.self)
  }

  /// See ``GradingRuns/isContentGone``.
  var isContentGone: Bool { roots.allSatisfy(\.runs.isContentGone) }

  /// Those of the first root that something is to be mended in.
  var steps: [GradeReport.Step] {
    let worse = roots.first { $0.runs.checks.contains { $0.status != .passed } }
    return (worse ?? roots[0]).runs.steps
  }

  var notes: [String] {
    roots.flatMap(\.runs.notes).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// See ``GradingRuns/idle``.
  var idle: [String] { Set(roots.flatMap(\.runs.idle)).sorted() }

  /// Whether it was counted that no step builds more than in the reference.
  var keepsToReference: Bool { viewsBeyondReference?.isEmpty == true }

  /// See ``GradingRuns/viewsBeyondReference``.
  var viewsBeyondReference: Set<String>? {
    var result: Set<String> = []
    for root in roots {
      guard let views = root.runs.viewsBeyondReference else { return nil }
      result.formUnion(views)
    }
    return result
  }

  /// Views that the Correct example shows and the starter does not, where neither they nor others are new
  /// here although the rules ask for views.
  var missingViews: [String] { roots.flatMap(\.runs.missingViews) }

  /// See ``RemainingWork``.
  var remaining: [RemainingWork.Kind] {
    roots.flatMap(\.runs.remaining).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension GradeReport.Check {
  fileprivate func naming(_ root: String) -> GradeReport.Check {
    var check = self
    check.evidence = evidence.map { GradeWords.ofRoot(root.rootName, $0) }
    check.facts = facts.map { fact in
      var fact = fact
      fact.text = GradeWords.ofRoot(root.rootName, fact.text)
      return fact
    }
    return check
  }
}
