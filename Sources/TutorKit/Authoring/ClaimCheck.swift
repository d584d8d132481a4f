import Analysis
import Foundation
import Simulation

/// Checks what guideline documents of one's own claim: that the Correct side builds less, that it
/// breaks no rule itself, and that no other document calls it incorrect.
package func checkClaims(of library: LessonLibrary) -> AuthorReport {
  var report = AuthorReport()
  report.lessons = library.lessons.count
  for refused in library.refused {
    report.add(refused.path, line: refused.line, refused.reason, AuthorWords.mendDocument())
  }
  var sides: [PairSides] = []
  for found in parallelMap(library.lessons, { claims(of: $0) }) {
    guard let found else { continue }
    report.merge(found.report)
    sides += [found.sides].compactMap(\.self)
  }
  report.exercises = sides.count { $0.isExercise }
  addDisagreements(sides, &report)
  return report
}

/// The rules that each side of a pair breaks.
private struct PairSides: Sendable {
  var path: String
  var incorrect: Set<String>
  /// With the line of the first finding.
  var correct: [String: Int]
  var isExercise: Bool
}

private func claims(of lesson: Lesson) -> (report: AuthorReport, sides: PairSides?) {
  var report = AuthorReport()
  guard let (bad, good) = lesson.pair else { return (report, nil) }
  let broken = warnings(of: good, lesson)
  for (rule, line) in broken.sorted(by: { $0.value < $1.value }) {
    report.add(
      lesson.head.path, line: line, PracticeWords.correctBreaks(rule, lesson.title),
      PracticeWords.claimRemedy())
  }
  if lesson.claimsLessWork, let counts = countsWithoutSaving(bad, good) {
    report.add(
      lesson.head.path, line: good.line, PracticeWords.claimNotLess(counts),
      PracticeWords.claimRemedy())
  }
  let sides = PairSides(
    path: lesson.head.path, incorrect: Set(warnings(of: bad, lesson).keys), correct: broken,
    isExercise: PairExercise.make(lesson).exercise != nil)
  return (report, sides)
}

extension Lesson {
  private static let wordsOfWork = [
    "re-evaluat", "reevaluat", "re-render", "rerender", "redraw", "rebuil", "invalidat", "body run",
    "bodies run", "re-run", "skips", "diffing", "recomput",
  ]

  /// Whether the document says that something runs less.
  fileprivate var claimsLessWork: Bool {
    let reasons = document.examples.compactMap(\.reason)
    let prose = document.blocks.compactMap { block -> String? in
      if case .paragraph(let inlines) = block.content { inlines.plain } else { nil }
    }
    let text = ([head.frontMatter.impactDescription] + reasons + prose).joined(separator: " ")
      .lowercased()
    return Self.wordsOfWork.contains(where: text.contains)
  }
}

private func warnings(of example: GuidelineExample, _ lesson: Lesson) -> [String: Int] {
  let text = ExampleProgram.whole(MarkedSource(example.swiftAtItsLines).text)
  let found = findings(in: [parse(text, file: lesson.head.path)]).filter {
    $0.severity >= .warning && !ExamplesReport.offInDocuments.contains($0.rule)
  }
  return Dictionary(found.map { ($0.rule, $0.range.start.line) }, uniquingKeysWith: min)
}

/// The counts of both sides' steps where none is less on the Correct one; nil: one is, or nothing is
/// certain.
private func countsWithoutSaving(_ bad: GuidelineExample, _ good: GuidelineExample) -> String? {
  let (before, after) = (parse(bad.program, file: ""), parse(good.program, file: ""))
  guard let old = run(before, nil), !old.steps.dropFirst().isEmpty else { return nil }
  let steps = old.steps.dropFirst().map { ActionText($0.action) }
  guard let new = run(after, steps) else { return nil }
  let pairs = zip(old.steps, new.steps).dropFirst()
  let isCertain = old.problems.isEmpty && new.problems.isEmpty
  guard isCertain, pairs.allSatisfy({ $1.rebuilt >= $0.rebuilt }) else { return nil }
  return pairs.prefix(3).map { "\($0.action) \($0.rebuilt), \($1.rebuilt)" }.joined(separator: "; ")
}

private func run(_ source: ParsedSource, _ steps: [ActionText]?) -> SimulationRun? {
  let request = SimulationRequest(sources: [source], steps: steps)
  guard case .success(let run) = simulate(request), run.unchecked.isEmpty,
    run.steps.allSatisfy(\.unchecked.isEmpty)
  else { return nil }
  return run
}

/// A rule that one document's Correct side breaks is what another one's Incorrect side is about.
private func addDisagreements(_ sides: [PairSides], _ report: inout AuthorReport) {
  for side in sides {
    for (rule, line) in side.correct.sorted(by: { $0.key < $1.key }) {
      let other = sides.first {
        $0.path != side.path && $0.incorrect.contains(rule) && $0.correct[rule] == nil
      }
      guard let other else { continue }
      report.add(
        side.path, line: line, PracticeWords.disagree(side.path, other.path, rule),
        PracticeWords.disagreeRemedy())
    }
  }
}
