import Analysis

/// Hints from what grading found, most general first: symptom, place, principle, the exact cause,
/// the change with holes, the reference. The first three hold no code of the reference.
///
/// A report that passed has none. What is fixed is not hinted at: the ladder is made anew from each
/// report.
package func hints(for report: GradeReport, exercise: Exercise) -> [String] {
  let order = ["parses", "compiles", "names-resolve", "renders-the-same", "behaves-the-same"]
  for id in order {
    guard let check = report.checks.first(where: { $0.id == id && $0.status == .failed }) else {
      continue
    }
    return repairHints(check, exercise)
  }
  guard report.checks.contains(where: { $0.status == .failed }) else { return [] }
  return lessonHints(report, exercise)
}

/// How many hints a ladder has.
package let hintLevels = 6

/// The submission is not yet right, whatever it evaluates.
private func repairHints(_ check: GradeReport.Check, _ exercise: Exercise) -> [String] {
  let evidence = check.evidence.isEmpty ? ["the check `\(check.id)` fails"] : check.evidence
  let principle =
    switch check.id {
    case "renders-the-same":
      "A refactoring shows what was there before: each text, each modifier in its order, each view "
        + "in its place."
    case "behaves-the-same":
      "State has one owner. A view that only shows a value takes the value; a view that changes it "
        + "takes a binding to it; an action that the starter has must still reach the state."
    default:
      "A subview knows what it is given: one stored property for each value that it shows, and one "
        + "argument for each stored property where it is made."
    }
  return [
    evidence[0],
    evidence.count > 1 ? evidence[1] : "Look at this place first: \(evidence[0])",
    principle,
    evidence.count > 2 ? evidence[2] : "One thing at a time: mend this, then grade again.",
    "Begin from the starter again if this has gone far: `reset` keeps your text as an attempt.",
    "The reference: `solution`.",
  ]
}

/// What the lesson is about: from the counts and the findings.
private func lessonHints(_ report: GradeReport, _ exercise: Exercise) -> [String] {
  let own = exercise.hints
  let finding = report.findings.first { $0.severity != "note" }
  let worst = report.steps.dropFirst().max { $0.wasted < $1.wasted }
  func written(_ index: Int) -> String { index < own.count ? own[index] : "" }
  let symptom = worst.map {
    "\($0.action) builds \($0.rebuilt) view values again, and \($0.needed) of them show something "
      + "new."
  }
  let place = finding.map { "Look at line \($0.line)." }
  let rule = finding.flatMap { found in Rule.all.first { $0.id == found.rule } }
  let cause = worst?.dearest.map {
    "`\($0.view)` builds most of it, \($0.built) view values. It runs because \($0.cause)."
  }
  let change = finding.map { "The change: \($0.message)" }
  return [
    join(symptom, written(0)), join(place, written(1)),
    join(written(2), rule?.explanation), join(cause, written(3)),
    join(
      change,
      "In outline: a struct that conforms to View, with one stored property for each of its "
        + "inputs, the moved code as its body, and its name with the inputs in the old place."),
    "The reference: `solution`.",
  ]
}

private func join(_ parts: String?...) -> String {
  parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
}

extension GradeReport.Step {
  /// View values that were built again for nothing.
  fileprivate var wasted: Int { rebuilt - needed }
}
