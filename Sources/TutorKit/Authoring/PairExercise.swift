import Analysis
import Foundation
import Simulation

/// An exercise that is made of a guideline's pair, or why there is none.
package enum PairExercise: Sendable {
  case exercise(Exercise)
  /// A sentence.
  case none(String)

  package var exercise: Exercise? {
    if case .exercise(let exercise) = self { exercise } else { nil }
  }

  /// Makes the exercise of a lesson's first pair. Use ``withDeepStack(_:)`` around it.
  static func make(_ lesson: Lesson) -> PairExercise {
    let examples = lesson.document.examples
    guard examples.contains(where: { !$0.swift.trimmed.isEmpty }) else {
      return .none(PracticeWords.noSwift())
    }
    guard let (bad, good) = lesson.pair else { return .none(PracticeWords.noPair()) }
    return PairMaker(lesson: lesson, bad: bad, good: good).outcome
  }
}

extension Lesson {
  /// The first Incorrect example with Swift, and the Correct one that belongs to it: the next, or
  /// else the first.
  var pair: (bad: GuidelineExample, good: GuidelineExample)? {
    let examples = document.examples.filter { !$0.swift.trimmed.isEmpty }
    guard let bad = examples.first(where: { $0.kind == .incorrect }) else { return nil }
    let good = examples.filter { $0.kind == .correct }
    guard let answer = good.first(where: { $0.line > bad.line }) ?? good.first else { return nil }
    return (bad, answer)
  }
}

extension GuidelineExample {
  /// The example as a whole program, without marks and without comments that name its side.
  var program: String {
    let written = MarkedSource(swift).text
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.filter { SideWords.label(inComment: $0) == nil }
    return ExampleProgram.whole(kept.joined(separator: "\n"))
  }
}

/// Finds out what a pair can be graded by, and tries it on both sides.
private struct PairMaker {
  let lesson: Lesson
  let starter: ParsedSource
  let answer: ParsedSource

  init(lesson: Lesson, bad: GuidelineExample, good: GuidelineExample) {
    self.lesson = lesson
    starter = parse(bad.program, file: lesson.practiceFile)
    answer = parse(good.program, file: lesson.practiceFile)
  }

  var outcome: PairExercise {
    guard starter.syntaxErrors.isEmpty, answer.syntaxErrors.isEmpty else {
      return .none(PracticeWords.notWhole())
    }
    guard let run = try? simulate(SimulationRequest(sources: [starter])).get(),
      (try? simulate(SimulationRequest(sources: [answer])).get()) != nil
    else { return .none(PracticeWords.noView()) }
    let rules = brokenRules(starter).subtracting(brokenRules(answer)).sorted()
    let whole = exercise(rules: rules, root: run.root, isSameProgram: true)
    if isSame(run.root), isFair(whole) { return .exercise(whole) }
    guard !rules.isEmpty else { return .none(PracticeWords.noDifference()) }
    let rule = exercise(rules: rules, root: run.root, isSameProgram: false)
    return isFair(rule) ? .exercise(rule) : .none(PracticeWords.noDifference())
  }

  private func brokenRules(_ source: ParsedSource) -> Set<String> {
    let found = findings(in: [source]).filter { $0.severity >= .warning }
    return Set(found.map(\.rule)).subtracting(ExamplesReport.offInDocuments)
  }

  /// Whether the comparison has proved both sides the same, and the answer to build less.
  private func isSame(_ root: String) -> Bool {
    compare([starter], [answer], root: root == "#Preview" ? nil : root).verdict == .passed
  }

  /// The document's own answer has to pass, and what it calls incorrect must not.
  private func isFair(_ exercise: Exercise) -> Bool {
    grade(exercise.request(for: answer)).verdict == .passed
      && grade(exercise.request(for: starter)).verdict == .notPassed
  }

  /// A snippet as a file: what documents leave out, the compiler needs.
  private static func whole(_ text: String) -> String {
    text.contains("import SwiftUI") ? text : "import SwiftUI\n\n" + text
  }

  private func exercise(rules: [String], root: String, isSameProgram: Bool) -> Exercise {
    let unknown = Set(
      [starter, answer].flatMap { nameProblems(in: [$0], isComplete: true) }
        .compactMap(\.undeclaredName)
    ).sorted()
    let listed = unknown.map { "`\($0)`" }.joined(separator: ", ")
    let head = unknown.isEmpty ? "" : "// " + PracticeWords.taken(listed) + "\n\n"
    let pair = PairTexts(
      document: lesson.head.path, starter: head + Self.whole(starter.text),
      answer: Self.whole(answer.text),
      isSameProgram: isSameProgram, undeclared: unknown)
    return Exercise(
      id: lesson.practiceID(starter.text), number: lesson.number, title: lesson.title,
      lesson: lesson.id, rules: rules.isEmpty ? [PairTexts.noRule] : rules, root: root,
      scenario: [], hints: [], tolerance: 0,
      folder: URL(fileURLWithPath: lesson.head.path).deletingLastPathComponent(), pair: pair,
      fileName: lesson.practiceFile)
  }
}

extension PairTexts {
  /// Stands for no rule where the counts alone decide: an empty list would mean all rules.
  static let noRule = "none"
}

extension Lesson {
  /// The name of the file of the exercise: the last part of the id.
  var practiceFile: String { practiceName + ".swift" }

  private var practiceName: String {
    let last = id.split(separator: "/").last.map(String.init) ?? id
    let name = last.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" }
    return name.isEmpty ? "practice" : String(name)
  }

  /// Differs for texts that differ, so that two collections share no progress.
  func practiceID(_ text: String) -> String {
    practiceName + "-" + fingerprint([id, text]).prefix(6)
  }
}
