import Analysis
import Simulation

/// A step after which a view is another one than before, though the model's is the same: it stands in another
/// branch or has another identity, and its state begins again.
struct LostStateHints {
  private let evidence: Evidence
  /// The view, and its state.
  private let view: TypeOutline
  /// The lines on which the submission makes it, from 1.
  private let lines: [Int]
  private let usesIdentities: Bool

  /// nil: no view with state is made anew by the steps of the evidence. Use ``withDeepStack(_:)`` around it.
  init?(_ evidence: Evidence, _ request: GradeRequest, _ model: HintModel) {
    guard !evidence.steps.isEmpty, let source = model.source,
      let lost = Self.remade(request.submission, evidence, request), !lost.isEmpty,
      let known = Self.remade(source, evidence, request)
    else { return nil }
    let found = typeOutlines(of: [request.submission]).first {
      $0.kind == .view && lost.subtracting(known).contains($0.name)
        && $0.properties.contains(where: \.isState)
    }
    guard let found else { return nil }
    self.evidence = evidence
    view = found
    lines = request.submission.text.lines(making: found.name)
    usesIdentities = request.submission.text.contains(".id(")
  }

  /// nil: what is said of every difference says it as well.
  func hint(_ level: Int) -> Hint? {
    switch level {
    case 2: Hint(text: HintWords.anotherView(view.name, view.line, evidence.time))
    case 3: Hint(text: HintWords.identityOfViews())
    case 4:
      Hint(
        text: HintWords.stateBeginsAgain(
          HintWords.seen(evidence.time.capitalizedFirst, evidence.message), view.name,
          enumerated(lines.map(String.init)), lines.count))
    case 5...: change
    default: nil
    }
  }

  private var change: Hint {
    let hole = ExtractionOutline.hole
    guard lines.count > 1 else {
      return Hint(
        text: usesIdentities ? HintWords.steadyIdentity(view.name) : HintWords.onePlace(view.name))
    }
    return Hint(
      text: HintWords.oneViewOfTwo(view.name),
      code: ["\(view.name)(\(hole))", "  .\(hole)(\(hole) ? \(hole) : \(hole))"])
  }

  /// The views of which one is gone after the last step and another one is there. nil: the program cannot be run.
  private static func remade(
    _ source: ParsedSource, _ evidence: Evidence, _ request: GradeRequest
  ) -> Set<String>? {
    guard let run = try? simulate(request.simulation(of: source, evidence.steps)).get(),
      run.instances.count > evidence.steps.count
    else {
      return nil
    }
    let (before, after) = (
      run.instances[evidence.steps.count - 1], run.instances[evidence.steps.count]
    )
    let (old, new) = (Set(before.map(\.node)), Set(after.map(\.node)))
    let gone = Set(before.filter { !new.contains($0.node) }.map(\.view))
    let made = Set(after.filter { !old.contains($0.node) }.map(\.view))
    return gone.intersection(made)
  }
}
