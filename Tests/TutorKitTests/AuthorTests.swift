import Foundation
import Testing

@testable import TutorKit

/// A content folder made for one test.
private struct TemporaryContent {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try write(scaffoldedLesson(id: "quiet-rows").map(\.withOwnWords))
    try write(scaffoldedExercise(number: 1, lesson: "quiet-rows").map(\.withOwnWords))
  }

  func write(_ files: [NewFile]) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }

  func copy(_ from: String, over to: String) throws {
    let target = folder.appendingPathComponent("Exercises/exercise1/" + to)
    try? FileManager.default.removeItem(at: target)
    try FileManager.default.copyItem(
      at: folder.appendingPathComponent("Exercises/exercise1/" + from), to: target)
  }

  func edit(_ path: String, _ part: String, _ other: String) throws {
    let url = folder.appendingPathComponent(path)
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(part))
    try Data(text.replacingOccurrences(of: part, with: other).utf8).write(to: url)
  }

  func check() -> AuthorReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    return checkContent(
      lessons: LessonLibrary.load(from: folder.appendingPathComponent("Lessons")),
      exercises: ExerciseLibrary.load(from: folder.appendingPathComponent("Exercises")),
      mutantsPerKind: 1)
  }
}

@Suite struct AuthorTests {
  @Test func theTemplatesPass() throws {
    let report = try TemporaryContent().check()
    #expect(report.problems.isEmpty, "\(report.text)")
    #expect(report.lessons == 1)
    #expect(report.graded == 3)
    #expect(report.killed == report.mutants)
    #expect(report.mutants > 3)
  }

  @Test func aStarterThatPassesIsNamed() throws {
    let content = try TemporaryContent()
    try content.copy("solution.swift", over: "exercise1.swift")
    #expect(content.check().problems.contains { $0.message.contains("passes already") })
  }

  @Test func aSolutionThatFailsIsNamed() throws {
    let content = try TemporaryContent()
    try content.copy("exercise1.swift", over: "solution.swift")
    #expect(content.check().problems.contains { $0.message.contains("does not pass `guideline`") })
  }

  @Test func aMistakeThatPassesIsNamed() throws {
    let content = try TemporaryContent()
    try content.edit(
      "Exercises/exercise1/mistakes/button-forgotten.swift", "{  }", "{ count += 1 }")
    #expect(content.check().problems.contains { $0.message == "a mistake passes" })
  }

  @Test func aMistakeWithAnotherReasonIsNamed() throws {
    let content = try TemporaryContent()
    try content.edit(
      "Exercises/exercise1/mistakes/button-forgotten.swift", "behaves-the-same", "parses")
    #expect(content.check().problems.contains { $0.message.contains("not by `parses`") })
  }

  @Test func unknownNamesGetTheNearest() throws {
    let content = try TemporaryContent()
    try content.edit(
      "Exercises/exercise1/exercise.yaml", "lesson: quiet-rows", "lesson: quiet-row")
    try content.edit(
      "Exercises/exercise1/exercise.yaml", "[invalidation-blast-radius]", "[blast-radius]")
    let problems = content.check().problems
    #expect(problems.contains { $0.remedy == "did you mean `quiet-rows`?" })
    #expect(problems.contains { $0.message == "no rule is called `blast-radius`" })
  }

  @Test func countsAndMarksThatAreWrongAreNamed() throws {
    let content = try TemporaryContent()
    try content.edit("Lessons/quiet-rows.md", "Heading 0", "Heading 1")
    try content.edit("Lessons/quiet-rows.md", "count = 0 // finding", "count = 0\n  // finding")
    let problems = content.check().problems
    #expect(problems.contains { $0.message.contains("Heading ran 0 times, not 1") })
    #expect(problems.contains { $0.message.contains("where the mark is") })
  }

  @Test func aScenarioThatShowsNothingLetsMutantsSurvive() throws {
    let content = try TemporaryContent()
    try content.edit("Exercises/exercise1/exercise.yaml", "tolerance: 1", "tolerance: 100")
    try content.edit(
      "Exercises/exercise1/exercise.yaml", "[invalidation-blast-radius]", "[inline-row]")
    let report = content.check()
    #expect(report.killed < report.mutants)
    #expect(report.problems.contains { $0.message.contains("a faulty refactoring passes") })
  }
}

extension NewFile {
  /// The template's placeholders replaced, as an author does first.
  fileprivate var withOwnWords: NewFile {
    let placeholders =
      [
        TemplateText.exerciseTitle, TemplateText.goal, TemplateText.lessonTitle,
        TemplateText.lessonText, TemplateText.impact,
      ] + TemplateText.hints
    var file = self
    for (index, placeholder) in placeholders.enumerated() {
      file.text = file.text.replacingOccurrences(of: placeholder, with: "Own words \(index)")
    }
    return file
  }
}

/// A template that nobody has filled in has problems: its own words.
@Test func placeholdersAreProblems() throws {
  var report = AuthorReport()
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("placeholders-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  for file in scaffoldedExercise(number: 1, lesson: "quiet-rows") {
    let url = folder.appendingPathComponent(file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
  }
  let library = ExerciseLibrary.load(from: folder.appendingPathComponent("Exercises"))
  let exercise = try #require(library.exercises.first)
  checkPlaceholders(exercise, "exercise1/exercise.yaml", &report)
  // The title, four hints and the goal in the starter.
  #expect(report.problems.count == 6)
}
