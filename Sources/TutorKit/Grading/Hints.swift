import Analysis

/// One step of help.
package struct Hint: Codable, Hashable, Sendable {
  package var text: String
  /// Lines of Swift below the text, with ``ExtractionOutline/hole`` where the learner is to find a
  /// name; often none.
  package var code: [String] = []
}

/// How many hints a ladder has.
package let hintLevels = 6

/// Hints from what grading found, most general first: symptom, place, principle, the exact cause,
/// the change with holes, the reference. The first three hold no code of the reference.
///
/// What is fixed is not hinted at: the ladder is made anew from each report. Each hint is made when
/// it is asked for, since the fifth simulates.
package struct HintLadder {
  let report: GradeReport
  let request: GradeRequest
  /// The failed check that the hints are about; nil: none has failed.
  package let check: GradeReport.Check?

  package init(report: GradeReport, request: GradeRequest) {
    self.report = report
    self.request = request
    check = report.firstToMend
  }

  /// Whether there is nothing to hint at.
  package var isEmpty: Bool { check == nil }

  /// A hint by its level, from 1 to ``hintLevels``. Use ``withDeepStack(_:)`` around it.
  package func hint(_ level: Int) -> Hint? {
    guard let check, (1...hintLevels).contains(level) else { return nil }
    if level == hintLevels {
      return Hint(
        text: request.exercise?.isSealed == true ? CourseWords.sealed() : HintWords.reference())
    }
    switch check.id {
    case .parses: return SyntaxHints(check, request).hint(level)
    case .namesResolve: return NameHints(check, request).hint(level)
    case .compiles: return CompileHints(check, request).hint(level)
    case .rendersTheSame: return ScreenHints(check, request).hint(level)
    case .behavesTheSame: return BehaviorHints(check, request).hint(level)
    case .guideline, .evaluatesLess, .evaluates: return CostHints(report, request).hint(level)
    }
  }

  /// The first level from one on that says something else than the one that was given before. Use
  /// ``withDeepStack(_:)`` around it.
  func level(from number: Int, after given: Int) -> Int {
    guard given > 0, number < hintLevels, let said = hint(given) else { return number }
    return (number..<hintLevels).first { hint($0) != said } ?? hintLevels
  }

  /// All hints. Use ``withDeepStack(_:)`` around it.
  package var hints: [Hint] { (1...hintLevels).compactMap(hint) }
}

extension GradeReport {
  /// The failed check to mend first. A screen that differs after a step that does something else
  /// follows from what the step does. nil: none has failed.
  var firstToMend: Check? {
    let failed = checks.filter { $0.status == .failed }
    let screen = failed.first { $0.id == .rendersTheSame }
    let isAtFirst = screen?.facts.first?.steps.isEmpty != false
    // What the rule says of identity or state is why a later screen is another one.
    let rules = Set(findings.filter { $0.severity != Severity.note.rawValue }.map(\.rule))
    // So it is at first where the Correct example of a guideline is what is to be shown.
    if !isAtFirst || model == .reference,
      let guideline = failed.first(where: { $0.id == .guideline }),
      Rule.all.contains(where: { $0.isAboutBehavior && rules.contains($0.id) }),
      !failed.contains(where: { [.parses, .namesResolve, .compiles].contains($0.id) })
    {
      return guideline
    }
    let order: [CheckID] =
      [.parses, .namesResolve, .compiles]
      + (isAtFirst
        ? [.rendersTheSame, .behavesTheSame] : [.behavesTheSame, .rendersTheSame])
    let counts = isGuidelineOfCounts ? failed.first { $0.id == .evaluatesLess } : nil
    return order.lazy.compactMap { id in failed.first { $0.id == id } }.first ?? counts
      ?? failed.first
  }
}
