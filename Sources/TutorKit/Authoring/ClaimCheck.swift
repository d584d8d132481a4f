import Analysis
import Foundation
import Simulation

/// Checks what guideline documents of one's own claim: that the Correct side builds less, that it
/// breaks no rule itself, and that no other document calls it incorrect.
///
/// - Parameter compiler: what both sides of a pair with an exercise must compile with; nil: it is left out.
package func checkClaims(
  of library: LessonLibrary, compiler: CompileCheck? = nil
) -> AuthorReport {
  var report = AuthorReport()
  report.lessons = library.lessons.count
  // What is no guideline by its name is none on purpose.
  for refused in library.refused where refused.kind != .name {
    report.add(refused.path, line: refused.line, refused.reason, AuthorWords.mendDocument())
  }
  var sides: [PairSides] = []
  var keys: [String] = []
  for found in mapOnDeepStacks(library.lessons, { claims(of: $0, compiler) }) {
    report.merge(found.report)
    report.exercises += found.report.exercises
    sides += found.sides
    keys.append(found.textKey)
  }
  addCopies(library.lessons, keys, &report)
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

private struct FoundClaims: Sendable {
  var report = AuthorReport()
  var sides: [PairSides] = []
  var textKey = ""
}

private func claims(of lesson: Lesson, _ compiler: CompileCheck?) -> FoundClaims {
  var claims = FoundClaims()
  let pairs = lesson.pairs
  for pair in pairs {
    let broken = warnings(of: pair.good, lesson)
    for (rule, line) in broken.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      claims.report.add(
        lesson.head.path, line: line, PracticeWords.correctBreaks(rule, lesson.title),
        PracticeWords.breaksRemedy())
    }
    claims.sides.append(
      PairSides(
        path: lesson.head.path, incorrect: Set(warnings(of: pair.bad, lesson).keys),
        correct: broken))
  }
  let practice = LessonPractice(lesson)
  let found = LessonClaims(lesson, pairs, practice)
  for (line, message) in found.faults {
    claims.report.add(lesson.head.path, line: line, message, PracticeWords.claimRemedy())
  }
  for reading in found.readings {
    claims.report.add(reading, lesson.head.path, found.remedy(at: reading.line))
  }
  for (pair, part) in zip(pairs, practice.parts) {
    guard let exercise = part.outcome.exercise else { continue }
    claims.report.add(lesson, pair, exercise)
    if let compiler { checkCompiles(lesson, pair, exercise, compiler, &claims.report) }
    for refused in lesson.refusedSides(pair, exercise) {
      claims.report.add(
        lesson.head.path, line: refused.line, PracticeWords.otherCorrectRefused(refused.reason),
        PracticeWords.claimRemedy())
    }
  }
  for fault in lesson.unknownRules {
    claims.report.add(lesson.head.path, line: fault.line, fault.text, AuthorWords.mendDocument())
  }
  let faults = DocumentFaults(lesson, pairs, practice).faults
  for fault in faults {
    claims.report.add(lesson.head.path, line: fault.line, fault.message, fault.remedy)
  }
  claims.report.merge(checkExamples(of: lesson))
  claims.report.exercises = practice.exercises.count
  // What is said to be a fault is not said again.
  let said = pairs.filter(\.isOfOneCode).map(\.bad.line)
  for (line, lack) in practice.lacks
  where !lack.isFault && lack != .notWhole && !said.contains(line) {
    claims.report.note(
      lesson.head.path, line: line, PracticeWords.withoutExercise(lack.sentence), lack.remedy)
  }
  claims.textKey = lesson.document.textKey
  return claims
}

extension AuthorReport {
  /// Counts a sentence about runs, or lists it as not held against the counts.
  ///
  /// - Parameter remedy: what would let it be held.
  fileprivate mutating func add(
    _ reading: LessonClaims.Reading, _ path: String, _ remedy: String
  ) {
    if reading.outcome != .unread { return held += 1 }
    unread.append(
      Problem(
        path: path, line: reading.line,
        message: reading.notUnderstood.map {
          PracticeWords.claimUnreadFrom(reading.sentence, $0)
        } ?? PracticeWords.claimUnread(reading.sentence),
        remedy: remedy))
  }

  /// Says what the Correct example has lost.
  fileprivate mutating func add(_ lesson: Lesson, _ pair: GuidelinePair, _ exercise: Exercise) {
    if let lost = LostContent(pair, exercise) {
      let words =
        exercise.pair?.model == .either ? PracticeWords.lostContentMayStay : .lostContent
      add(
        lesson.head.path, line: pair.good.line, words("`\(lost.shown)`"),
        PracticeWords.remedyLostContent())
    } else if let lost = LostChange(pair, exercise) {
      add(
        lesson.head.path, line: pair.good.line,
        PracticeWords.lostChange(lost.step, "`\(lost.shown)`"), PracticeWords.remedyLostChange())
    } else if let lost = LostModifier(lesson, pair, exercise) {
      add(
        lesson.head.path, line: pair.good.line, PracticeWords.lostModifier(lost.name),
        PracticeWords.remedyLostContent())
    } else if case .differ(let how, _, sharesID: true)? = exercise.pair?.relation {
      differing.append(
        Problem(
          path: lesson.head.path, line: pair.good.line, message: PracticeWords.correctSharesID(how),
          remedy: PracticeWords.remedySharedID()))
    } else if case .differ(let how, _, _)? = exercise.pair?.relation,
      !exercise.rules.isEmpty,
      !Rule.all.contains(where: { $0.isAboutBehavior && exercise.rules.contains($0.id) })
    {
      differing.append(
        Problem(
          path: lesson.head.path, line: pair.good.line, message: PracticeWords.sidesDiffer(how),
          remedy: PracticeWords.remedySidesDiffer()))
    }
  }
}

extension Lesson {
  /// Names under `rules:` that are no rule.
  fileprivate var unknownRules: [ContentNote] {
    rules.filter { !Rule.ids.contains($0) }.map {
      ContentNote(line: 1, text: ContentWords.noSuchRule($0))
    }
  }
}

/// What the compiler refuses of an exercise's two sides. Where it has no say, nothing is said.
private func checkCompiles(
  _ lesson: Lesson, _ pair: GuidelinePair, _ exercise: Exercise, _ compiler: CompileCheck,
  _ report: inout AuthorReport
) {
  guard let texts = exercise.pair else { return }
  let sides = [
    (texts.starter, PracticeWords.incorrect(), pair.bad),
    (texts.answer, PracticeWords.correct(), pair.good),
  ]
  for (text, side, example) in sides {
    guard
      case .failed(let errors) = compiler.check(
        parse(text, file: exercise.starterFile.lastPathComponent),
        allowsUndeclared: !texts.undeclared.isEmpty),
      let first = errors.first
    else { continue }
    report.add(
      lesson.head.path, line: example.line, PracticeWords.compileFails(side, first.message),
      AuthorWords.mendCode())
  }
}

private func warnings(of example: GuidelineExample, _ lesson: Lesson) -> [String: Int] {
  let text = ExampleProgram.whole(MarkedSource(example.swiftAtItsLines).text)
  let found = findings(in: [parse(text, file: lesson.head.path)]).filter {
    $0.severity >= .warning && !ExamplesReport.offInDocuments.contains($0.rule)
  }
  return Dictionary(found.map { ($0.rule, $0.range.start.line) }, uniquingKeysWith: min)
}

/// Documents of one text.
private func addCopies(_ lessons: [Lesson], _ keys: [String], _ report: inout AuthorReport) {
  var first: [String: Lesson] = [:]
  for (lesson, key) in zip(lessons, keys) where !key.isEmpty {
    if let other = first[key] {
      let words: PracticeWords = lesson.title == other.title ? .sameTextAndTitle : .sameText
      report.add(lesson.head.path, words(other.head.path), PracticeWords.sameTextRemedy())
    } else {
      first[key] = lesson
    }
  }
}

/// A rule that one document's Correct side breaks is what another one's Incorrect side is about.
private func addDisagreements(_ sides: [PairSides], _ report: inout AuthorReport) {
  for side in sides {
    for (rule, line) in side.correct.sorted(by: { $0.key < $1.key }) {
      // The one that is about this rule most: it breaks the fewest others.
      let other = sides.filter {
        $0.path != side.path && $0.incorrect.contains(rule) && $0.correct[rule] == nil
      }.min { $0.incorrect.count < $1.incorrect.count }
      guard let other else { continue }
      report.add(
        side.path, line: line, PracticeWords.disagree(side.path, other.path, rule),
        PracticeWords.disagreeRemedy())
    }
  }
}
