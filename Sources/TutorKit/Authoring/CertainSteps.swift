import Analysis
import Simulation

/// What the two sides of a pair build in the steps of which everything is known, where it is not of others:
/// these are left out, and the rest decides.
struct CertainSteps {
  /// The steps that are left out, as they are offered.
  let leftOut: [String]
  /// What is not known of the first of them.
  let reason: String
  /// Whether the Correct side builds less in some step and in none more, or less in all steps together.
  let savesWork: Bool

  /// The steps of one view that is shown.
  private struct Root {
    var leftOut: [String]
    var reason: String?
    var rows: [(before: Int, after: Int)]
  }

  /// As often steps are left out anew for what is not known without the others.
  private static let mostRounds = 3

  /// - Parameter roots: what is shown; nil: the previews.
  ///
  /// nil: all steps are certain, or without some of them the others are not either.
  init?(_ starter: ParsedSource, _ answer: ParsedSource, roots: [String?]) {
    let found = roots.compactMap { Self.root(starter, answer, $0) }
    guard found.count == roots.count, let reason = found.lazy.compactMap(\.reason).first else {
      return nil
    }
    self.reason = reason
    leftOut = found.flatMap(\.leftOut).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let rows = found.flatMap(\.rows)
    let isLess = rows.contains { $0.after < $0.before }
    let isMore = rows.contains { $0.after > $0.before }
    let sums = rows.reduce(into: (before: 0, after: 0)) {
      $0.before += $1.before
      $0.after += $1.after
    }
    savesWork = isLess && (!isMore || sums.after < sums.before)
  }

  private static func root(
    _ starter: ParsedSource, _ answer: ParsedSource, _ root: String?
  ) -> Root? {
    let classes = observedClasses(in: [starter, answer])
    func run(_ source: ParsedSource, _ steps: [ActionText]?) -> SimulationRun? {
      var request = SimulationRequest(sources: [source], root: root, steps: steps)
      request.options.observedClasses = classes
      return try? simulate(request).get()
    }
    guard var old = run(starter, nil) else { return nil }
    var steps = old.steps.dropFirst().map { ActionText($0.action) }
    var result = Root(leftOut: [], rows: [])
    for _ in 0..<mostRounds {
      guard let new = run(answer, steps) else { return nil }
      let open = [old, new].flatMap { $0.steps.dropFirst().filter { !$0.unchecked.isEmpty } }
      if open.isEmpty {
        guard old.unchecked.isEmpty, new.unchecked.isEmpty else { return nil }
        result.rows = rows(old, new)
        return result
      }
      result.reason = result.reason ?? open.first?.unchecked.first?.words
      result.leftOut += open.map { ActionText($0.action).text }
      steps.removeAll { result.leftOut.contains($0.text) }
      guard let again = run(starter, steps) else { return nil }
      old = again
    }
    return nil
  }

  private static func rows(
    _ old: SimulationRun, _ new: SimulationRun
  ) -> [(before: Int, after: Int)] {
    old.steps.indices.dropFirst().filter {
      $0 < new.steps.count && old.problems[$0] == nil && new.problems[$0] == nil
    }.map { (old.steps[$0].rebuilt, new.steps[$0].rebuilt) }
  }
}

extension Exercise {
  /// The steps that are counted of those that the starter offers.
  func counted(_ steps: [ActionText]) -> [ActionText] {
    guard let pair, !pair.uncounted.isEmpty else { return steps }
    return steps.filter { !pair.uncounted.contains($0.text) }
  }
}
