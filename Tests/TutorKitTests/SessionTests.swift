import Foundation
import Testing

@testable import TutorKit

/// A transcript: lines after `> ` are entered; the lines that follow must be part of the answer,
/// in order. A line `+ N` lets N days pass.
/// Lines before the first `> ` are part of what the session begins with; without any it does not ask
/// its first question.
struct Transcript: Sendable, CustomTestStringConvertible {
  var name: String
  var beginning: [String] = []
  var turns: [(input: String, expected: [String])]
  var testDescription: String { name }

  static let all: [Transcript] = {
    let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Transcripts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      else { return nil }
      return Transcript(name: name, text: text)
    }
  }()

  init(name: String, text: String) {
    self.name = name
    turns = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("> ") || line == ">" || line.hasPrefix("+ ") {
        turns.append((line.hasPrefix("+") ? line : String(line.dropFirst(2)), []))
      } else if !line.isEmpty, !turns.isEmpty {
        turns[turns.count - 1].expected.append(line)
      } else if !line.isEmpty {
        beginning.append(line)
      }
    }
  }
}

private func session(_ clock: Clock = Clock()) throws -> Session {
  Session(
    lessons: shippedLessons, exercises: shippedExercises,
    store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 80),
    now: { clock.now })
}

@Test func aVerdictStaysWithItsText() throws {
  var session = try session()
  for line in ["exercise 5", "struct A {}", ".", "grade"] { _ = session.respond(to: line) }
  let marked = session.prompt
  for line in ["struct B {}", "."] { _ = session.respond(to: line) }
  #expect(session.prompt != marked)
  _ = session.respond(to: "undo")
  #expect(session.prompt == marked)
}

@Test func thereAreTranscripts() { #expect(Transcript.all.count >= 3) }

@Test(arguments: Transcript.all)
func aSessionAnswersAsItsTranscriptSays(transcript: Transcript) throws {
  let clock = Clock()
  var session = try session(clock)
  if !transcript.beginning.isEmpty { expect(transcript.beginning, in: session.begin(), after: "") }
  for turn in transcript.turns {
    if turn.input.hasPrefix("+ "), let days = Double(turn.input.dropFirst(2)) {
      clock.advance(days: days)
      continue
    }
    expect(turn.expected, in: session.respond(to: turn.input).text, after: turn.input)
  }
}

func expect(_ lines: [String], in answer: String, after input: String) {
  var rest = Substring(answer)
  for line in lines {
    guard let found = rest.range(of: line) else {
      Issue.record("after `\(input)`: expected `\(line)` in:\n\(rest)")
      break
    }
    rest = rest[found.upperBound...]
  }
}

@Test func everyVerbAnswers() throws {
  for verb in Session.verbs {
    var session = try session()
    let response = session.respond(to: verb)
    #expect(!response.text.isEmpty || response.effect != .none, "\(verb)")
  }
}

@Test func aVerbEndsAPasteInsteadOfBeingSwallowed() throws {
  var session = try session()
  _ = session.respond(to: "exercise 1")
  _ = session.respond(to: "paste")
  _ = session.respond(to: "struct A: View {")
  let response = session.respond(to: "quit")
  #expect(response.effect == .quit)
  #expect(session.store.draft(of: "exercise1") == "struct A: View {\n")
}

@Test func attemptsAndDraftsOutliveTheSession() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  let store = try #require(ProgressStore.open(in: folder, time: 1))
  #expect(store.problem == nil)
  #expect(
    store.record(
      exercise: "exercise1", text: "a", verdict: "passed", report: "{}", hints: 0, time: 2))
  store.saveDraft("b", of: "exercise1", time: 3)
  let second = try #require(ProgressStore.open(in: folder, time: 4))
  #expect(second.attempts(at: "exercise1").map(\.text) == ["a"])
  #expect(second.summary()["exercise1"]?.isPassed == true)
  #expect(second.draft(of: "exercise1") == "b")
}

@Test func aDamagedProgressFileIsSetAside() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appendingPathComponent("progress.sqlite")
  try Data(String(repeating: "no database ", count: 100).utf8).write(to: file)
  let store = try #require(ProgressStore.open(in: folder, time: 77))
  #expect(store.problem?.contains(".corrupt-77") == true)
  #expect(FileManager.default.fileExists(atPath: file.path + ".corrupt-77"))
  #expect(store.record(exercise: "e", text: "", verdict: "passed", report: "{}", hints: 0, time: 1))
}

/// The first declaration of that example is a model.
@Test func aPageHasTheNameOfTheScreen() throws {
  var session = try session()
  _ = session.respond(to: "lesson 7")
  guard case .picture(let request) = session.respond(to: "picture").effect else {
    Issue.record("no page")
    return
  }
  #expect(request.name == "FerryDesk")
}

/// A text that is not the example leaves the lesson where it was.
@Test func anEditThatLacksTheExampleGoesBack() throws {
  var session = try session()
  _ = session.respond(to: "lesson 1")
  #expect(session.stage == .read)
  _ = session.respond(to: "edit")
  let answer = session.edited("struct Other: View { var body: some View { Text(\"a\") } }")
  #expect(answer.text.contains("TankScreen"))
  #expect(session.stage == .read)
  #expect(session.respond(to: "next").text.contains("is on screen. Now"))
}
