import Simulation

/// What is said of a property that changes, by its name.
extension SideRun {
  /// Whether the views run when the named property is written, and at no other time; nil: none is named.
  func runsOnly(_ claim: RunClaim) -> Bool? {
    let named = writtenNames(in: claim)
    guard !named.isEmpty else { return nil }
    if !othersRunning(claim).isEmpty { return false }
    let meant = (steps + fresh).filter { $0.writes(named) }
    if meant.contains(where: { $0.runsAny(of: claim.views) }) { return true }
    return meant.allSatisfy { $0.onlyResizes(claim) } ? nil : false
  }

  /// The properties that a claim names and that are written.
  private func writtenNames(in claim: RunClaim) -> Set<String> {
    let all = steps.reduce(into: Set<String>()) { $0.formUnion($1.written.joined()) }
    return all.intersection(claim.words)
  }

  /// The steps in which views run although nothing is written that the claim names.
  func othersRunning(_ claim: RunClaim) -> [Step] {
    let named = writtenNames(in: claim)
    return (steps + fresh).filter { !$0.writes(named) && $0.runsAny(of: claim.views) }
  }

  /// Whether a claim about a property that changes stays open: the property is a list of which only the number of elements
  /// was changed, and the claim is that a view does not run, or that one runs which was not seen to.
  func restsOnSizes(_ claim: RunClaim, _ asked: [Step]) -> Bool {
    guard asked.allSatisfy({ $0.writes(whatChangesIn: claim) || !$0.isOfControl }),
      asked.allSatisfy({ $0.onlyResizes(claim) })
    else { return false }
    switch claim.kind {
    case .isSkipped, .neverRuns, .neverRunsAgain, .nothingRuns, .runsAlone, .somethingIsSkipped:
      return true
    default: return !Self.bears(claim, asked)
    }
  }
}

extension Write {
  /// Whether a list, a set or a dictionary has elements more or fewer than before.
  var resizes: Bool {
    if old.contains(".count: ") { return true }
    guard old.first == "[", new.first == "[" else { return false }
    if old == "[]" || new == "[]" { return true }
    return member.isEmpty && old.split(separator: ",").count != new.split(separator: ",").count
  }

  /// The names on the way to what is written, in lower case and without the owner's: `title` of `Player._title`.
  var names: Set<String> {
    let path = (target + member).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .filter { $0.first?.isNumber == false }
    return Set(
      (path.count > 1 ? path.dropFirst() : path[...]).map { name in
        name.drop { $0 == "_" }.lowercased()
      })
  }
}
