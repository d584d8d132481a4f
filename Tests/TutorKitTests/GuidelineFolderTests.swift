import Foundation
import Testing

@testable import TutorKit

/// Documents in thirteen styles of writing, of which 30 are about SwiftUI.
private let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Guidelines").path
private let library = LessonLibrary.load(folders: [folder])

private func session() throws -> Session {
  Session(
    lessons: library, exercises: ExerciseLibrary(practice: Practice(library)),
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 80),
    now: { 1_000 })
}

@Test func everyDocumentOfAForeignFolderIsALessonOrSaysWhatItLacks() {
  #expect(library.lessons.count == 47)
  #expect(library.refused.isEmpty)
  #expect(library.lessons.allSatisfy { !$0.title.isEmpty })
}

/// A document that stands there twice, under another title and in another layout.
@Test func oneTextIsOneDocument() throws {
  let body = "\n**Bad:**\n\n```swift\nlet a = 1\n```\n"
  let texts = ["one": "## One\n" + body, "two": "## Two\n\n" + body, "three": "## Three\n"]
  var library = LessonLibrary()
  for (index, name) in ["one", "two", "three"].enumerated() {
    let text = "---\ntitle: \(name)\n---\n\n" + (texts[name] ?? "")
    let document = try GuidelineDocument.parse(text, path: name + ".md").get()
    library.lessons.append(Lesson(id: name, number: index + 1, document: document))
  }
  let problems = checkClaims(of: library).problems
  #expect(problems.map(\.path) == ["two.md"])
  #expect(problems.first?.message == PracticeWords.sameText("one.md"))
}

/// A document that stands there twice with its title.
@Test func oneDocumentIsTheOther() throws {
  var library = LessonLibrary()
  for (index, name) in ["one", "two"].enumerated() {
    let document = try GuidelineDocument.parse(
      "---\ntitle: One\n---\n\nText.\n", path: name + ".md"
    ).get()
    library.lessons.append(Lesson(id: name, number: index + 1, document: document))
  }
  #expect(checkClaims(of: library).problems.map(\.message) == ["the text is that of one.md"])
}

/// A link to a document that is gone is named as what cannot be read; one to a folder is not followed.
@Test func aLinkThatLeadsNowhereIsNamed() throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tutor-links-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, place) in [("gone.md", "nowhere.md"), ("folder.md", ".")] {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: place)
  }
  let refused = LessonLibrary.load(from: folder).refused
  #expect(refused.map(\.path) == ["gone.md"])
  #expect(refused.map(\.reason) == [ContentWords.documentMissing()])
}

/// Assistants' documents have a `name` and a `description` in place of a title.
@Test func aNameStandsForATitle() throws {
  func title(_ text: String) -> Result<String, RefusedDocument> {
    GuidelineDocument.parse(text, path: "a.md").map(\.title)
  }
  #expect(try title("---\nname: view-rules\n---\n\nText.\n").get() == "view-rules")
  #expect(try title("---\nname: view-rules\n---\n\n# Views\n\nText.\n").get() == "Views")
  #expect(try title("---\ndescription: \"About views\"\n---\n\nText.\n").get() == "About views")
  #expect(throws: RefusedDocument.self) { try title("---\nimpact: HIGH\n---\n\n# A\n").get() }
}

/// `next` from the first document to the last: each is read, asked about where there is something to
/// ask, and has an exercise or says why not.
@Test func nextGoesThroughAForeignFolder() throws {
  var session = try session()
  var seen = Set<String>()
  var answer = session.respond(to: "lesson 1").text
  for _ in 0..<400 {
    #expect(!answer.contains("Choose an exercise first"))
    #expect(!answer.contains("`the view`"))
    if let lesson = session.lesson { seen.insert(lesson.id) }
    if seen.count == library.lessons.count { break }
    answer = session.respond(to: session.exercise == nil ? "next" : "skip").text
  }
  #expect(seen.count == library.lessons.count)
}

/// What a document calls correct passes the exercise that is made of it, and what it calls incorrect
/// does not.
@Test func aPairsOwnAnswerPasses() throws {
  let practice = Practice(library)
  let exercises = practice.all().flatMap(\.outcome.exercises)
  #expect(exercises.count >= 20)
  for exercise in exercises {
    let pair = try #require(exercise.pair)
    // What is graded is compiled too.
    #expect(pair.starter.contains("import SwiftUI") && pair.answer.contains("import SwiftUI"))
    for (text, verdict) in [(pair.answer, GradeReport.Verdict.passed), (pair.starter, .notPassed)] {
      let report = withDeepStack {
        grade(exercise.request(for: parse(text, file: "answer.swift")))
      }
      #expect(report?.verdict == verdict, "\(exercise.lesson)")
    }
  }
}

/// Nobody passes by leaving out what is shown.
@Test func whatDeletesContentDoesNotPass() throws {
  for exercise in Practice(library).exercises {
    let answer = try #require(exercise.pair?.answer)
    let text = emptied(answer)
    #expect(text != answer, "\(exercise.lesson)")
    let report = withDeepStack { grade(exercise.request(for: parse(text, file: "answer.swift"))) }
    // What it shows is another thing, or cannot be told.
    #expect(report.map { $0.verdict != .passed } == true, "\(exercise.lesson)")
  }
}

/// The text with a greeting in place of what each body shows.
private func emptied(_ text: String) -> String {
  var result = ""
  var depth = 0
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let isBody = depth == 0 && line.contains("var body: some View {")
    if isBody { result += "var body: some View { Text(\"hello\") }\n" }
    if isBody || depth > 0 {
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      // What closes more than the body stays.
      if depth < 0 { result += String(repeating: "}", count: -depth) + "\n" }
      depth = max(0, depth)
    } else {
      result += line + "\n"
    }
  }
  return result
}

/// No question rests on what is declared nowhere: each names a step that writes something.
@Test func questionsOfAForeignFolderRestOnWhatIsKnown() throws {
  for lesson in library.lessons {
    let questions = withDeepStack { lesson.programs.flatMap { $0.questions() } } ?? []
    for question in questions {
      #expect(question.program.shownRoot != "the view")
      #expect(question.pieces.contains { question.truth[$0] != nil } || !question.beliefs.isEmpty)
    }
  }
}
