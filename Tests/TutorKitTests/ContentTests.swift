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

@Test func theCourseHasSixteenLessonsAndSixtyExercises() {
  #expect(shippedLessons.lessons.map(\.number) == Array(1...16))
  #expect(shippedLessons.refused.isEmpty)
  #expect(shippedExercises.exercises.map(\.id) == (1...60).map { "exercise\($0)" })
  #expect(shippedExercises.problems.isEmpty)
}

@Test(arguments: shippedLessons.lessons)
func aLessonHasBothSidesAndRules(lesson: Lesson) {
  #expect(lesson.document.examples.contains { $0.kind == .incorrect })
  #expect(lesson.document.examples.contains { $0.kind == .correct })
  #expect(!lesson.rules.isEmpty)
  #expect(Set(lesson.rules).isSubset(of: Rule.all.map(\.id)))
}

/// Those of the last lesson are made of the learner's own views.
@Test(arguments: shippedLessons.lessons.filter { !$0.isAboutOwnScreens })
func aLessonHasAtLeastThreeExercises(lesson: Lesson) {
  #expect(shippedExercises.exercises.filter { $0.lesson == lesson.id }.count >= 3)
}

@Test(arguments: shippedExercises.exercises)
func anExerciseHasOtherAnswersAndMistakes(exercise: Exercise) throws {
  #expect(exercise.files(in: "alternatives").count >= 3)
  #expect(exercise.files(in: "mistakes").count >= 6)
  #expect(try String(contentsOf: exercise.starterFile, encoding: .utf8).contains("// TODO: "))
}

@Test(arguments: shippedLessons.lessons)
func bothSidesOfALessonAreMarkedAndCounted(lesson: Lesson) {
  let examples = lesson.document.examples
  #expect(examples.contains { !MarkedSource($0.swift).expected.isEmpty })
  #expect(examples.contains { $0.code.contains { $0.language == "counts" } })
  for example in examples where example.kind != .incorrect {
    let source = parse(MarkedSource(example.swift).text, file: "example.swift")
    #expect(findings(in: [source]).filter { $0.severity >= .warning }.isEmpty)
  }
}

/// Every starter fails for its rule, every right answer passes, every mistake fails for its stated
/// reason, and every generated bad refactoring is rejected.
@Test func theShippedContentPassesTheAuthorsCheck() {
  let report = checkContent(
    lessons: shippedLessons, exercises: shippedExercises, mutantsPerKind: 1)
  #expect(report.problems.isEmpty, "\(report.text)")
  #expect(report.mutants >= 200)
  #expect(report.killed == report.mutants)
}
