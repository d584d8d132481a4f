/// Verbs that say of their subject that it runs, or that it does not.
extension ClaimReader {
  enum Predicate {
    case runs, isSkipped, neverRuns, neverRunsAgain, isBuilt
    /// When what is said, and no other time.
    case runsOnly
  }

  mutating func predicate() -> Predicate? {
    let isBefore = take("only")
    skip(ClaimVerbs.adverbs)
    guard let predicate = anyPredicate() else { return nil }
    skip(ClaimVerbs.adverbs)
    // `runs only when`, but not `runs only Row`.
    let isBehind =
      next == "only"
      && rest.dropFirst().first.map { ["when", "if", "on", "after"].contains($0.lower) } == true
    if isBehind { rest.removeFirst() }
    guard isBefore || isBehind else { return predicate }
    if case .runs = predicate { return .runsOnly }
    return nil
  }

  private mutating func anyPredicate() -> Predicate? {
    if take(oneOf: ClaimVerbs.finite) { return .runs }
    if take("never") {
      let never = neverRuns
      return take(oneOf: ClaimVerbs.finite) ? never : nil
    }
    if take("no", "longer") { return take(oneOf: ClaimVerbs.finite) ? .isSkipped : nil }
    if take(oneOf: ["stays", "stay"]) { return take("asleep") ? .isSkipped : nil }
    if take(oneOf: ClaimVerbs.does) { return take("not") ? denied() : isAtEnd ? .runs : nil }
    if take(oneOf: ClaimVerbs.deniedDoes) { return denied() }
    if take(oneOf: ClaimVerbs.deniedForms) {
      skip(ClaimVerbs.adverbs)
      return take(oneOf: ClaimVerbs.participles) ? .isSkipped : nil
    }
    guard take(oneOf: ClaimVerbs.forms) else { return nil }
    return participle()
  }

  /// What `never` says in front of the next verb: `runs again` and `re-runs` leave the first appearance out.
  private var neverRuns: Predicate {
    let around = rest.dropFirst().prefix { ClaimVerbs.adverbs.contains($0.lower) }
    let isAgain = around.contains { $0.lower == "again" }
    return next.map { ClaimVerbs.ofAnyRun.contains($0) } == true && !isAgain
      ? .neverRuns : .neverRunsAgain
  }

  /// Behind `does not`, of which the verb may be left out.
  private mutating func denied() -> Predicate? {
    skip(ClaimVerbs.adverbs)
    return isAtEnd || take(oneOf: ClaimVerbs.finite) ? .isSkipped : nil
  }

  /// Behind `is`.
  private mutating func participle() -> Predicate? {
    skip(ClaimVerbs.adverbs)
    let isNever = take("never")
    let isDenied = isNever || take("not") || take("no", "longer")
    skip(ClaimVerbs.adverbs)
    let never = neverRuns
    if take(oneOf: ClaimVerbs.participles) {
      return isNever ? never : isDenied ? .isSkipped : .runs
    }
    if isDenied { return nil }
    if take("skipped") || take("left", "alone") || take("left", "untouched") { return .isSkipped }
    return take(oneOf: ClaimVerbs.built) ? .isBuilt : nil
  }
}
