import Analysis
import Simulation

/// A step after which a view shows what it showed before, because its own `==` leaves out what has changed.
struct OwnEqualityHints {
  private let evidence: Evidence
  private let gap: EqualityGap
  /// The line of the view's declaration, from 1.
  private let line: Int

  /// nil: no view with such an `==` was skipped in the last step of the evidence. Use ``withDeepStack(_:)`` around it.
  init?(_ evidence: Evidence, _ request: GradeRequest) {
    guard !evidence.steps.isEmpty, request.submission.text.contains("==") else { return nil }
    let gaps = EqualityGap.all(in: [request.submission])
    guard !gaps.isEmpty else { return nil }
    guard
      let run = try? simulate(request.simulation(of: request.submission, evidence.steps)).get(),
      let step = run.steps.last,
      let instances = run.instances.last
    else { return nil }
    let skipped = Set(
      instances.filter {
        if case .ownEquality = step.skipped[$0.node] { true } else { false }
      }.map(\.view))
    guard let gap = gaps.first(where: { skipped.contains($0.view) }) else { return nil }
    self.evidence = evidence
    self.gap = gap
    line = typeOutlines(of: [request.submission]).first { $0.name == gap.view }?.line ?? 1
  }

  /// nil: what is said of every difference says it as well.
  func hint(_ level: Int) -> Hint? {
    let inputs = enumerated(gap.inputs.map { "`\($0)`" })
    return switch level {
    case 2: Hint(text: HintWords.skippedByOwnEquality(gap.view, line, evidence.time))
    case 3: Hint(text: HintWords.ownEquality())
    case 4:
      Hint(
        text: HintWords.equalityLeavesOut(
          HintWords.seen(evidence.time.capitalizedFirst, evidence.message), gap.view, inputs))
    case 5...:
      Hint(
        text: HintWords.compareToo(inputs),
        code: gap.inputs.map {
          "&& \(ExtractionOutline.hole).\($0) == \(ExtractionOutline.hole).\($0)"
        })
    default: nil
    }
  }
}
