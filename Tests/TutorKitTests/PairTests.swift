import Analysis
import Foundation
import Testing

@testable import TutorKit

private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Pairs")

private func names() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
}

/// What a document's pairs come to: the exercises with what they ask for, why there are none, the claims
/// that do not hold, sides that differ, the sentences about runs that are not held against counts, and how many are.
private func outcome(of name: String) throws -> String {
  let file = folder.appendingPathComponent(name + ".md")
  let text = try String(contentsOf: file, encoding: .utf8)
  let document = try GuidelineDocument.parse(text, path: name + ".md").get()
  let lesson = Lesson(id: name, number: 1, document: document)
  var library = LessonLibrary()
  library.lessons = [lesson]
  library.isForeign = true
  let practice = Practice(library).outcome(of: lesson)
  let goals = practice.exercises.map { exercise in
    let lines = ExerciseGoal(exercise: exercise).lines(RenderOptions(width: 100))
    return "exercise \(exercise.label)\n" + lines.map { "  \($0)\n" }.joined()
  }
  let gaps = practice.gaps(of: lesson).map { "no exercise: \($0.name): \($0.reason)\n" }
  let report = checkClaims(of: library)
  let claims = (report.problems + report.differing + report.unread).map {
    "\($0.path):\($0.line): \($0.message)\n"
  }
  let held = report.held > 0 ? ["held against counts: \(report.held)\n"] : []
  return (goals + gaps + claims + held).joined()
}

/// `TUTOR_UPDATE_SNAPSHOTS=1 swift test` writes the files anew.
@Test(arguments: try names()) func aPairIsGradedAsItsFileSays(name: String) throws {
  let file = folder.appendingPathComponent(name + ".txt")
  let found = try outcome(of: name)
  if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
    try Data(found.utf8).write(to: file)
  }
  #expect(try String(contentsOf: file, encoding: .utf8) == found)
}

/// The score is of what is asked.
@Test func whatIsHeldAgainstNoCountsGivesAllPoints() {
  func score(_ ids: [CheckID]) -> Int {
    TutorKit.score(
      ids.map { GradeReport.Check(id: $0, status: .passed, evidence: []) }, isExercise: true)
  }
  let made: [CheckID] = [.parses, .namesResolve, .rendersTheSame, .behavesTheSame, .guideline]
  #expect(score(made) == 100)
  #expect(score([.parses, .namesResolve, .guideline]) < 50)
}

/// At the end of a course without exercises nothing is said to be passed.
@Test func whoHasPassedNothingIsNotToldSo() throws {
  let file = folder.appendingPathComponent("alike-in-each-step.md")
  let text = try String(contentsOf: file, encoding: .utf8)
  var library = LessonLibrary()
  library.lessons = [
    Lesson(id: "alike", number: 1, document: try GuidelineDocument.parse(text, path: "a.md").get())
  ]
  library.isForeign = true
  var session = Session(
    lessons: library, exercises: ExerciseLibrary(practice: Practice(library)),
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 80),
    now: { 1_000 })
  var answers = session.respond(to: "lesson 1").text
  for _ in 0..<12 { answers += session.respond(to: "next").text }
  #expect(answers.contains("no exercise could be made of it"))
  #expect(!answers.contains("is passed"))
}

private func session(of name: String) throws -> Session {
  let file = folder.appendingPathComponent(name + ".md")
  let text = try String(contentsOf: file, encoding: .utf8)
  var library = LessonLibrary()
  library.lessons = [
    Lesson(id: name, number: 1, document: try GuidelineDocument.parse(text, path: "a.md").get())
  ]
  library.isForeign = true
  return Session(
    lessons: library, exercises: ExerciseLibrary(practice: Practice(library)),
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 400),
    now: { 1_000 })
}

/// A sentence that is not so is marked where it stands, and no other one is.
@Test func aLearnerIsToldWhatIsNotSo() throws {
  let mark = "do not bear out"
  var wrong = try session(of: "claims-of-actions")
  let text = wrong.respond(to: "lesson claims-of-actions").text.rows
  let sentence = try #require(text.firstIndex { $0.contains("Tapping Enter runs") })
  #expect(text.dropFirst(sentence + 1).first { !$0.isEmpty }?.contains(mark) == true, "\(text)")
  var right = try session(of: "claims-of-actions-that-hold")
  #expect(!right.respond(to: "lesson claims-of-actions-that-hold").text.contains(mark))
}

/// Names of one screen in two versions, and of a screen and a part of it.
@Test(arguments: [
  ("BadCounter", "GoodCounter", true), ("ContentView", "ContentViewRefactored", true),
  ("BadView", "GoodView", true), ("IconButton", "LabeledIconButton", true),
  ("CounterView", "Counter", true), ("ContentView", "HeaderView", false),
  ("Profile", "ProfileHeader", false), ("Example", "OnSection", false),
])
func namesSayWhetherAScreenIsTheSame(first: String, second: String, isOne: Bool) {
  #expect(ScreenNames.areOfOneScreen(first, second) == isOne)
  #expect(ScreenNames.areOfOneScreen(second, first) == isOne)
}

/// One exercise of a document was begun: its others count as open.
@Test func exercisesOfOneDocumentCountTogether() throws {
  let file = folder.appendingPathComponent("step-of-unknown-effect.md")
  let text = try String(contentsOf: file, encoding: .utf8)
  let second = try #require(text.splitOnce(by: "**Incorrect:**")?.1)
    .replacing("Voyage", with: "Passage")
  var library = LessonLibrary()
  let document = try GuidelineDocument.parse(
    text + "\n**Incorrect:**" + second, path: "a.md"
  ).get()
  library.lessons = [Lesson(id: "voyages", number: 1, document: document)]
  library.isForeign = true
  let exercises = ExerciseLibrary(practice: Practice(library))
  let store = try #require(ProgressStore.inMemory(nil))
  func report() -> ProgressReport {
    ProgressReport(lessons: library, exercises: exercises, store: store, time: 1_000)
  }
  #expect(report().done.allExercises == 0)
  var session = Session(
    lessons: library, exercises: exercises, store: store, options: RenderOptions(width: 80),
    now: { 1_000 })
  _ = session.respond(to: "exercise 1.2")
  #expect(report().lessons.map(\.exercises.count) == [2])
  #expect(report().done.allExercises == 2)
  #expect(report().done.exercises == 0)
}
