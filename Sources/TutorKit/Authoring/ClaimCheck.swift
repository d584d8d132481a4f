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
    report.exercises += found.report.exercises
    sides += found.sides
  }
  addDisagreements(sides, &report)
  return report
}

/// The rules that each side of a pair breaks.
private struct PairSides: Sendable {
  var path: String
  var incorrect: Set<String>
  /// With the line of the first finding.
  var correct: [String: Int]
}

private struct LessonClaims: Sendable {
  var report = AuthorReport()
  var sides: [PairSides] = []
}

private func claims(of lesson: Lesson) -> LessonClaims {
  var claims = LessonClaims()
  let pairs = lesson.pairs
  for pair in pairs {
    let broken = warnings(of: pair.good, lesson)
    for (rule, line) in broken.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      claims.report.add(
        lesson.head.path, line: line, PracticeWords.correctBreaks(rule, lesson.title),
        PracticeWords.claimRemedy())
    }
    claims.sides.append(
      PairSides(
        path: lesson.head.path, incorrect: Set(warnings(of: pair.bad, lesson).keys),
        correct: broken))
  }
  for (line, message) in lesson.falseClaims(pairs) {
    claims.report.add(lesson.head.path, line: line, message, PracticeWords.claimRemedy())
  }
  claims.report.merge(checkExamples(of: lesson))
  claims.report.exercises = LessonPractice(lesson).exercises.count
  return claims
}

extension Lesson {
  /// What labels and the document say of the work that is saved, where the counts say otherwise. A label
  /// speaks of its pair; the rest of the document of all, so that one pair is enough to bear it out.
  fileprivate func falseClaims(_ pairs: [GuidelinePair]) -> [(line: Int, message: String)] {
    let counted = pairs.map { ($0, PairCounts($0)) }
    var result: [(line: Int, message: String)] = []
    for (pair, counts) in counted {
      let labels = [pair.bad.reason, pair.good.reason].compactMap(\.self)
      if labels.contains(where: WorkClaim.saves), let shown = counts?.withoutSaving {
        result.append((pair.good.line, PracticeWords.claimNotLess(shown)))
      }
      if let reason = pair.good.reason, WorkClaim.skips(reason), counts?.skips == false {
        result.append((pair.good.line, PracticeWords.claimNotSkipped(reason)))
      }
    }
    guard claimsLessWork, result.isEmpty, let first = pairs.first else { return result }
    let shown = counted.map { $0.1?.withoutSaving }
    guard let counts = shown.first ?? nil, !shown.contains(nil) else { return result }
    let message =
      pairs.count == 1 ? PracticeWords.claimNotLess(counts) : PracticeWords.claimNowhere(counts)
    return result + [(first.good.line, message)]
  }

  /// Whether the document says of no single pair that something runs less.
  private var claimsLessWork: Bool {
    let prose = document.blocks.compactMap { block -> String? in
      if case .paragraph(let inlines) = block.content { inlines.plain } else { nil }
    }
    return WorkClaim.saves(head.frontMatter.impactDescription)
      || WorkClaim.names(prose.joined(separator: " "))
  }
}

private func warnings(of example: GuidelineExample, _ lesson: Lesson) -> [String: Int] {
  let text = ExampleProgram.whole(MarkedSource(example.swiftAtItsLines).text)
  let found = findings(in: [parse(text, file: lesson.head.path)]).filter {
    $0.severity >= .warning && !ExamplesReport.offInDocuments.contains($0.rule)
  }
  return Dictionary(found.map { ($0.rule, $0.range.start.line) }, uniquingKeysWith: min)
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
