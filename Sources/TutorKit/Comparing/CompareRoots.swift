package import Analysis

/// The same for several roots of the two programs, one after another. Use ``withDeepStack(_:)`` around it.
package func compare(
  _ before: [ParsedSource], _ after: [ParsedSource], roots: [String?]
) -> CompareReport {
  let reports = roots.map { compare(before, after, root: $0) }
  guard let first = reports.first, reports.count > 1 else {
    return reports.first ?? compare(before, after, root: nil)
  }
  var joined = first
  joined.steps += reports.dropFirst().flatMap { $0.steps.dropFirst() }
  joined.compared = reports.flatMap(\.compared)
  joined.checks = GradeReport.Check.worst(reports.map(\.checks)).map { check in
    // A root on which nothing can be done saves nothing, and costs nothing.
    check.id == .evaluatesLess && !reports.contains(where: \.hasUncertainCounts)
      ? evaluatesLess(joined.steps) : check
  }
  joined.verdict = verdict(joined.checks)
  return joined
}

extension CompareReport {
  /// Whether something in steps in which views ran is not modelled.
  fileprivate var hasUncertainCounts: Bool {
    checks.contains { $0.id == .evaluatesLess && $0.status == .unchecked }
      && steps.dropFirst().contains { $0.before.rebuilt > 0 }
  }
}

extension GradeReport.Check {
  /// What checks of several programs come to: of each the first that failed, else the first that is
  /// unchecked.
  static func worst(_ lists: [[GradeReport.Check]]) -> [GradeReport.Check] {
    var result: [GradeReport.Check] = []
    for check in lists.joined() {
      guard let index = result.firstIndex(where: { $0.id == check.id }) else {
        result.append(check)
        continue
      }
      if check.status.weight > result[index].status.weight { result[index] = check }
    }
    return result
  }
}

extension GradeReport.Status {
  fileprivate var weight: Int {
    switch self {
    case .passed: 0
    case .unchecked: 1
    case .failed: 2
    }
  }
}
