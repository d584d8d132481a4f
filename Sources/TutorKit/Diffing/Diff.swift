package import Analysis
import Simulation

/// Two versions of a program to compare, and how they are shown.
package struct DiffRequest: Sendable {
  package var before: Version
  package var after: Version
  /// The root view of both as a Swift expression; nil: the file's preview, or its outermost view.
  package var root: String?
  /// The steps whose counts are compared; empty: those that the old version offers.
  package var steps: [String]
  /// Files of the same program that both versions use.
  package var companions: [ParsedSource]
  /// Whether a text without the import that the other one has is counted all the same, as in a guideline,
  /// whose code leaves it out.
  var assumesImport = false
  /// The text whose previews a version is shown by that has left out its own; nil: there is none.
  var starter: ParsedSource?

  /// One side.
  package struct Version: Sendable {
    package var source: ParsedSource
    package var role: DiffReport.Role

    package init(_ source: ParsedSource, _ role: DiffReport.Role) {
      self.source = source
      self.role = role
    }
  }

  package init(
    from before: Version, to after: Version, root: String?, steps: [String],
    companions: [ParsedSource] = []
  ) {
    self.companions = companions
    self.before = before
    self.after = after
    self.root = root
    self.steps = steps
  }
}

/// What differs between two versions: declarations, lines, counts. `tutor diff --format json`.
package struct DiffReport: Codable, Hashable, Sendable {
  package var format = 1
  package var before: Role
  package var after: Role
  /// nil: one of the two cannot be parsed.
  package var structure: StructureDiff?
  package var text: LineDiff
  /// Steps whose counts differ; nil: one of the two cannot be run, or lacks the import of the other.
  package var steps: [CompareReport.Step]?
  /// Names that one side uses and nothing declares, so that counts say nothing; nil: there are none.
  package var undeclared: Undeclared?
  /// Steps that only the version before carries out, so that they have no counts; nil: there are none.
  package var notCarriedOut: [String]?

  /// Names that nothing declares.
  package struct Undeclared: Codable, Hashable, Sendable {
    /// The version that uses them.
    package var version: Role
    package var names: [String]
  }

  /// What a version is to the learner.
  package enum Role: String, Codable, Hashable, Sendable {
    case mine, attempt, starter, reference
  }
}

/// Compares two versions of a program. A pure function; use ``withDeepStack(_:)`` around it.
package func diff(_ request: DiffRequest) -> DiffReport {
  let old = request.before.source
  let new = request.after.source
  let isParsed = old.syntaxErrors.isEmpty && new.syntaxErrors.isEmpty
  let isCounted =
    isParsed && (request.assumesImport || old.importsSwiftUI == new.importsSwiftUI)
  var report = DiffReport(
    before: request.before.role, after: request.after.role,
    structure: isParsed ? StructureDiff(from: [old], to: [new]) : nil,
    text: LineDiff(from: old.text, to: new.text))
  guard isCounted else { return report }
  report.undeclared = undeclared(request)
  guard report.undeclared == nil, let counted = countedSteps(request) else { return report }
  report.steps = counted.changed
  report.notCarriedOut = counted.notCarriedOut.isEmpty ? nil : counted.notCarriedOut
  return report
}

/// What one of the two uses and nothing declares, the newer one first. nil: there is nothing.
private func undeclared(_ request: DiffRequest) -> DiffReport.Undeclared? {
  func names(_ used: DiffRequest.Version, _ other: DiffRequest.Version) -> DiffReport.Undeclared? {
    let names = undeclaredNames(
      in: [used.source] + request.companions, since: [other.source] + request.companions)
    return names.isEmpty ? nil : DiffReport.Undeclared(version: used.role, names: names)
  }
  return names(request.after, request.before) ?? names(request.before, request.after)
}

extension DiffRequest {
  /// The text of a version with the starter's previews, where it has left out what is shown.
  fileprivate func showingPreviews(_ source: ParsedSource) -> ParsedSource {
    guard let root, let starter else { return source }
    return Previews.shown(root, in: source, of: starter)
  }
}

/// The counts of the steps in which they differ, the first appearance among them, and the steps that only the
/// version before carries out.
private func countedSteps(
  _ request: DiffRequest
) -> (changed: [CompareReport.Step], notCarriedOut: [String])? {
  func run(_ source: ParsedSource, _ steps: [ActionText]?) -> SimulationRun? {
    let shown = request.showingPreviews(source)
    var scenario = SimulationRequest(
      sources: [shown] + request.companions, root: request.root, steps: steps)
    scenario.named = 1
    return try? simulate(scenario).get()
  }
  let given = request.steps.isEmpty ? nil : request.steps.map(ActionText.init)
  guard let before = run(request.before.source, given) else { return nil }
  let steps = before.steps.dropFirst().map { ActionText($0.action) }
  guard let after = run(request.after.source, steps) else { return nil }
  let lost = after.problems.keys.filter { before.problems[$0] == nil }.sorted()
  let changed = zip(before.steps, after.steps).enumerated().compactMap { index, pair in
    let step = CompareReport.Step(
      action: pair.0.action, before: pair.0.counts, after: pair.1.counts)
    return lost.contains(index) || step.before == step.after ? nil : step
  }
  return (changed, lost.filter(after.steps.indices.contains).map { after.steps[$0].action })
}
