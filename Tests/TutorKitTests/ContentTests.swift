import Analysis
import Foundation
import Simulation
import Testing

@testable import TutorKit

/// The package's root folder.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

let shippedLessons = LessonLibrary.load(from: packageRoot.appendingPathComponent("Lessons"))
let shippedExercises = ExerciseLibrary.load(from: packageRoot.appendingPathComponent("Exercises"))

/// A Swift example of a shipped lesson.
struct ShippedExample: Sendable, CustomTestStringConvertible {
  var lesson: Lesson
  var example: GuidelineExample
  var testDescription: String { "\(lesson.id): \(example.label), line \(example.line)" }
}

let shippedExamples = shippedLessons.lessons.flatMap { lesson in
  lesson.document.examples.map { ShippedExample(lesson: lesson, example: $0) }
}

@Test func theCourseHasFiveLessonsAndNothingIsRefused() {
  #expect(shippedLessons.lessons.map(\.number) == [1, 2, 3, 4, 5])
  #expect(shippedLessons.refused.isEmpty)
  #expect(shippedExercises.exercises.map(\.id) == (1...5).map { "exercise\($0)" })
  #expect(shippedExercises.problems.isEmpty)
}

@Test(arguments: shippedLessons.lessons)
func aLessonHasBothSidesRulesAndAnExercise(lesson: Lesson) {
  #expect(lesson.document.examples.contains { $0.kind == .incorrect })
  #expect(lesson.document.examples.contains { $0.kind == .correct })
  #expect(!lesson.rules.isEmpty)
  #expect(Set(lesson.rules).isSubset(of: Rule.all.map(\.id)))
  #expect(shippedExercises.exercises.contains { $0.lesson == lesson.id })
}

@Test(arguments: shippedExamples)
func findingsStandWhereTheMarksAre(shipped: ShippedExample) {
  let marked = MarkedSource(shipped.example.swift)
  let source = ParsedSource(text: marked.text, file: "example.swift")
  #expect(source.syntaxErrors.isEmpty)
  let found = findings(in: [source]).filter { $0.severity >= .warning }
  let places = Dictionary(grouping: found, by: \.range.start.line).mapValues { Set($0.map(\.rule)) }
  let lessonRules = Set(shipped.lesson.rules)
  for (line, rules) in marked.expected {
    #expect(places[line]?.isSuperset(of: rules) == true, "line \(line) lacks \(rules)")
  }
  for (line, rules) in places {
    let unmarked = rules.intersection(lessonRules).subtracting(marked.expected[line] ?? [])
    #expect(unmarked.isEmpty, "line \(line) has \(unmarked)")
  }
  if shipped.example.kind != .incorrect { #expect(found.isEmpty) } else { #expect(!found.isEmpty) }
}

@Test(arguments: shippedExamples.filter { $0.example.code.contains { $0.language == "counts" } })
func countsComeOutAsTheLessonSays(shipped: ShippedExample) throws {
  let fence = try #require(shipped.example.code.first { $0.language == "counts" })
  let expected = try ExpectedCounts.parse(fence.text, line: fence.line).get()
  let source = ParsedSource(text: MarkedSource(shipped.example.swift).text, file: "example.swift")
  let steps = expected.steps.filter { $0.action != "initial" }.map { ActionText($0.action) }
  let request = SimulationRequest(sources: [source], root: expected.root, steps: steps)
  let outcome = try #require(withDeepStack { simulate(request) })
  let run = try outcome.get()
  #expect(run.unchecked.isEmpty)
  #expect(run.problems.isEmpty)
  for (step, trace) in zip(expected.steps, run.steps) {
    for (view, count) in step.views {
      let ran = trace.runs.filter { $0.isBody && $0.view == view }.count
      #expect(ran == count, "\(step.action), line \(step.line): \(view)")
    }
    if let rebuilt = step.rebuilt {
      #expect(trace.rebuilt == rebuilt, "line \(step.line): rebuilt")
    }
    if let needed = step.needed { #expect(trace.needed == needed, "line \(step.line): needed") }
  }
}

@Test(arguments: shippedExercises.exercises)
func aStarterFailsForItsRulesAndASolutionPasses(exercise: Exercise) throws {
  let starter = try graded(exercise, file: exercise.starterFile)
  #expect(starter.verdict == .notPassed)
  #expect(starter.checks.first { $0.id == "guideline" }?.status == .failed)
  #expect(Set(starter.findings.map(\.rule)).isSuperset(of: exercise.rules))
  for check in starter.checks where !["guideline", "evaluates-less"].contains(check.id) {
    #expect(check.status == .passed, "\(check.id): \(check.evidence)")
  }
  let solution = try graded(exercise, file: exercise.solutionFile)
  #expect(solution.verdict == .passed)
  #expect(solution.findings.isEmpty)
  #expect(exercise.hints.count >= 3)
}

private func graded(_ exercise: Exercise, file: URL) throws -> GradeReport {
  let text = try SourceText.read(file.path).get()
  let request = exercise.request(for: ParsedSource(text: text, file: file.lastPathComponent))
  return try #require(withDeepStack { grade(request) })
}
