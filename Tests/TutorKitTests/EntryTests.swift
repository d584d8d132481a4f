import Testing

@testable import TutorKit

/// What Enter does, what a paste does, and what Tab offers.
@Suite struct EntryTests {
  private func session(exercise: String? = "1") throws -> Session {
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 80),
      now: { 1_000 })
    if let exercise { _ = session.respond(to: "exercise " + exercise) }
    return session
  }

  @Test(
    arguments: [
      ("", .complete), ("lesson 1", .complete), ("what is {", .complete),
      ("struct A {", .incomplete(indentation: 2)),
      ("struct A {\n  var b: Int {", .incomplete(indentation: 4)),
      ("struct A {\n}", .complete), ("import SwiftUI", .complete),
      ("VStack {\n  Text(", .incomplete(indentation: 4)),
      ("struct A {\nquit", .verbOnLastRow), ("struct A {\n .", .verbOnLastRow),
      ("lesson 1\nquit", .complete),
      ("struct A {\n}\nexercise 2", .verbOnLastRow), ("struct A {\n}\nprogress", .verbOnLastRow),
      ("struct A {\n}\nwhy PumpRow", .verbOnLastRow), ("struct A {\n}\n", .complete),
      ("struct A {\n}\nwhy = 1", .complete), ("struct A {\ngrade", .verbOnLastRow),
      ("struct A {\nnext", .incomplete(indentation: 2)), ("struct A {\n}\nnext + 1", .complete),
      ("struct A" + String(repeating: "[", count: 100_000), .complete),
    ] as [(String, Session.EntryState)])
  func enter(entry: String, state: Session.EntryState) throws {
    let session = try session()
    #expect(session.state(of: entry, textBeforeCursor: entry, isMoreWaiting: false) == state)
  }

  @Test func theCursorDecidesOnTheIndentation() throws {
    let state = try session().state(
      of: "struct A {\n  f {\n", textBeforeCursor: "struct A {", isMoreWaiting: false)
    #expect(state == .incomplete(indentation: 2))
  }

  @Test(
    arguments: [
      ("import SwiftUI", .incomplete(indentation: 0)),
      ("struct A {\n}", .incomplete(indentation: 0)),
      ("struct A {\n}\ngrade", .verbOnLastRow), ("lesson 1", .complete),
    ] as [(String, Session.EntryState)])
  func codeGoesOnWhileMoreIsWaiting(entry: String, state: Session.EntryState) throws {
    let session = try session()
    #expect(session.state(of: entry, textBeforeCursor: entry, isMoreWaiting: true) == state)
  }

  @Test func inCodeEveryRowCounts() throws {
    var session = try session()
    _ = session.respond(to: "paste")
    func state(_ entry: String, isMoreWaiting: Bool = false) -> Session.EntryState {
      session.state(of: entry, textBeforeCursor: entry, isMoreWaiting: isMoreWaiting)
    }
    #expect(state("Text(") == .incomplete(indentation: 2))
    #expect(state("Text(\"a\")") == .complete)
    #expect(state("Text(\"a\")", isMoreWaiting: true) == .incomplete(indentation: 0))
    #expect(state(".", isMoreWaiting: true) == .complete)
  }

  @Test func wholeCodeIsTheSubmission() throws {
    var session = try session()
    let response = session.respond(to: "struct A {\n  let b = 1\n}")
    #expect(response.text.hasPrefix("Took 3 lines as your text for exercise1"))
    #expect(session.store.draft(of: "exercise1") == "struct A {\n  let b = 1\n}\n")
    #expect(session.prompt == "tutor exercise 1:plant-screen› ")
  }

  @Test func unfinishedCodeIsGoneOnWith() throws {
    var session = try session()
    #expect(session.respond(to: "struct A {\n  let b = 1").text.isEmpty)
    #expect(session.prompt == "code› ")
    #expect(session.interrupted().text.hasPrefix("Dropped"))
    #expect(session.prompt == "tutor exercise 1:plant-screen› ")
    _ = session.respond(to: "struct A {\n  let b = 1")
    #expect(session.respond(to: "quit").effect == .quit)
    #expect(session.store.draft(of: "exercise1") == "struct A {\n  let b = 1\n")
  }

  @Test func rowsOfVerbsAreAnsweredInTurn() throws {
    var session = try session(exercise: nil)
    let response = session.respond(to: "exercise 5\nprogress\nquit\nlessons")
    #expect(response.text.contains("exercise5: The metronome"))
    #expect(response.text.contains("] 0 of "))
    #expect(!response.text.contains("1. Make"))
    #expect(response.effect == .quit)
  }

  @Test func aTallPasteIsTheSubmission() throws {
    var session = try session()
    let text = String(repeating: "struct A {}\n", count: 4_000)
    let response = session.respond(toPaste: text, droppedBytes: 0)
    #expect(response.text.hasPrefix("Took 4000 lines"))
    #expect(session.store.draft(of: "exercise1") == text)
  }

  @Test func aTallPasteWithinCodeIsPartOfIt() throws {
    var session = try session()
    _ = session.respond(to: "paste")
    _ = session.respond(to: "import SwiftUI")
    #expect(session.respond(toPaste: "a\nb\n", droppedBytes: 0).text.hasPrefix("2 lines"))
    #expect(session.respond(to: ".").text.hasPrefix("Took"))
    #expect(session.store.draft(of: "exercise1")?.hasPrefix("import SwiftUI\na\nb\n") == true)
  }

  @Test func whatCannotBeTakenChangesNothing() throws {
    var session = try session()
    let before = session.store.draft(of: "exercise1")
    #expect(session.respond(toPaste: "struct A {", droppedBytes: 5).text.contains("larger than"))
    #expect(
      session.respond(toPaste: "some\nprose\n", droppedBytes: 0).text.contains("2 lines and no"))
    #expect(session.store.draft(of: "exercise1") == before)
    var outside = try self.session(exercise: nil)
    for response in [
      outside.respond(to: "struct A {\n}"),
      outside.respond(toPaste: "struct A {}", droppedBytes: 0),
    ] { #expect(response.text.contains("choose an exercise first")) }
  }

  @Test func textThatIsReplacedIsKept() throws {
    var session = try session()
    for text in ["struct A {\n}", "struct B {\n}", "grade", "struct C {\n}"] {
      _ = session.respond(to: text)
    }
    let kept = session.store.revisions(of: "exercise1").map(\.text)
    #expect(kept.dropFirst() == ["struct A {\n}\n", "struct B {\n}\n", "struct C {\n}\n"])
    #expect(session.store.attempts(at: "exercise1").map(\.text) == ["struct B {\n}\n"])
  }

  @Test(
    arguments: [
      ("pro", "pro", ["progress"]), ("exer", "exer", ["exercises", "exercise"]),
      ("lesson ", "", shippedLessons.lessons.map { String($0.number) }),
      ("exercise 60", "60", ["60"]),
      ("exercise e", "e", shippedExercises.exercises.map(\.id)),
      ("lesson 1 ", "", []), ("grade ", "", []), ("zz", "zz", []), ("struct A {\nl", "{\nl", []),
    ] as [(String, String, [String])])
  func tab(text: String, word: String, choices: [String]) throws {
    let found = try session().choices(after: text)
    #expect(found.word == word)
    #expect(found.choices.map(\.text) == choices)
  }

  @Test func everyChoiceOfAVerbSaysWhatItDoes() throws {
    let choices = try session().choices(after: "").choices
    #expect(choices.map(\.text) == Session.verbs)
    #expect(choices.allSatisfy { !$0.summary.isEmpty })
  }

  @Test func examplesOfTheLessonAreOffered() throws {
    var session = try session(exercise: nil)
    _ = session.respond(to: "lesson 1")
    #expect(session.choices(after: "example ").choices.first?.text == "1")
  }
}
