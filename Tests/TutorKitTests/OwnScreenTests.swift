import Foundation
import Testing

@testable import TutorKit

/// A transcript with files of an app before it, each after a line `=== NAME`. `FOLDER` stands for where they
/// are.
struct OwnTranscript: Sendable, CustomTestStringConvertible {
  var name: String
  var files: [String: String] = [:]
  var text = ""
  var testDescription: String { name }

  static let all: [OwnTranscript] = {
    let folder = packageRoot.appendingPathComponent("Tests/TutorKitTests/Transcripts/Own")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
        .map { OwnTranscript(name: name, all: $0) }
    }
  }()

  init(name: String, all: String) {
    self.name = name
    var file: String?
    for line in all.components(separatedBy: "\n") {
      if line.hasPrefix("=== ") {
        file = String(line.dropFirst(4))
      } else if line.hasPrefix("> ") || file == nil {
        file = nil
        text += line + "\n"
      } else if let file {
        files[file, default: ""] += line + "\n"
      }
    }
  }

  static func named(_ name: String) throws -> OwnTranscript {
    try #require(all.first { $0.name == name })
  }

  /// Writes the files, and does something in a session with a place for exercises of its own.
  func run(_ work: (inout Session, _ folder: String) throws -> Void) throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = base.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    var library = shippedExercises
    library.own = OwnShelf(below: base)
    var session = Session(
      lessons: shippedLessons, exercises: library,
      store: try #require(ProgressStore.inMemory(nil)), options: RenderOptions(width: 1000),
      now: { 0 })
    try work(&session, folder.path)
  }
}

@Test func thereAreTranscriptsOfOwnScreens() { #expect(OwnTranscript.all.count >= 6) }

@Test(arguments: OwnTranscript.all)
func anOwnScreenIsAnsweredAsItsTranscriptSays(transcript: OwnTranscript) throws {
  try transcript.run { session, folder in
    let text = transcript.text.replacingOccurrences(of: "FOLDER", with: folder)
    for turn in Transcript(name: transcript.name, text: text).turns {
      let answer = session.respond(to: turn.input).text.split(whereSeparator: \.isWhitespace)
      expect(turn.expected, in: answer.joined(separator: " "), after: turn.input)
    }
  }
}

/// The suggestions that pay are a right answer, the text as it was is none, and a changed one is none.
@Test func anOwnExerciseIsGraded() throws {
  try OwnTranscript.named("three.txt").run { session, folder in
    _ = session.respond(to: "own \(folder)")
    let answer = session.respond(to: "skip")
    let exercise = try #require(session.exercise)
    let starter = try #require(exercise.starterText)
    #expect(answer.effect == .write(file: "own-Kiosk.swift", text: starter))
    #expect(exercise.rules == ["computed-view"])
    let better = try #require(exercise.referenceText)
    func verdict(_ text: String) throws -> GradeReport.Verdict {
      let request = exercise.request(for: parse(text, file: "own-Kiosk.swift"))
      return try #require(withDeepStack { grade(request) }).verdict
    }
    #expect(try verdict(starter) == .notPassed)
    #expect(try verdict(better) == .passed)
    #expect(
      try verdict(better.replacingOccurrences(of: "Open till six", with: "Closed")) == .notPassed)
  }
}

/// What is left in the suggestions' text is demanded of nobody.
@Test(arguments: ["three.txt", "search.txt"])
func theReferenceOfAnOwnViewPasses(transcript: String) throws {
  try OwnTranscript.named(transcript).run { session, folder in
    _ = session.respond(to: "own \(folder)")
    let exercise = try #require(session.exercise)
    let file = exercise.starterFile.lastPathComponent
    let better = try #require(exercise.referenceText)
    let report = try #require(
      withDeepStack { grade(exercise.request(for: parse(better, file: file))) })
    #expect(report.verdict == .passed)
  }
}

/// An answer that leaves the preview out can be shown, as its starter is; one without the view cannot.
@Test func anAnswerNeedsNoPreview() throws {
  try OwnTranscript.named("preview.txt").run { session, folder in
    _ = session.respond(to: "own \(folder)")
    _ = session.respond(to: "skip")
    let exercise = try #require(session.exercise)
    #expect(exercise.root.hasPrefix("#Preview"))
    let better = try #require(exercise.referenceText)
    let cut = try #require(better.range(of: "#Preview"))
    let without = String(better[..<cut.lowerBound])
    func graded(_ text: String) throws -> GradeReport {
      let request = exercise.request(for: parse(text, file: "own-Stall.swift"))
      return try #require(withDeepStack { grade(request) })
    }
    #expect(try graded(better).verdict == .passed)
    #expect(try graded(without).verdict == .passed)
    let closed = without.replacing("Open till six", with: "Closed")
    #expect(try graded(closed).verdict == .notPassed)
    let renamed = try graded(without.replacing("struct Stall", with: "struct Booth"))
    let renders = try #require(renamed.checks.first { $0.id == .rendersTheSame })
    #expect(renders.evidence == [GradeWords.declaresNoRoot("Stall")])
    #expect(session.respond(to: "tree").text.contains("tap:Sell"))
  }
}

/// A question that was open at the end is asked again; one that was set aside or dropped is not.
@Test(arguments: [
  (["quit"], true), (["edit", "quit"], false), (["skip", "quit"], false), (["lessons"], true),
  (["all", "quit"], false),
])
func theQuestionOnAnOwnViewIsAskedAgain(lines: [String], isAsked: Bool) throws {
  try OwnTranscript.named("three.txt").run { session, folder in
    _ = session.respond(to: "own \(folder)")
    #expect(session.inquiry.open != nil)
    for line in lines { _ = session.respond(to: line) }
    var next = Session(
      lessons: session.lessons, exercises: session.exercises, store: session.store,
      options: session.options, now: { 0 })
    let greeting = next.begin()
    #expect((next.inquiry.open != nil) == isAsked)
    #expect(greeting.contains("struct Kiosk: View") == isAsked)
  }
}

/// By its mark, and without it by the name of the file.
@Test func theCopyIsFoundAgain() throws {
  try OwnTranscript.named("three.txt").run { session, folder in
    _ = session.respond(to: "own \(folder)")
    let exercise = try #require(session.exercise)
    let text = try #require(exercise.starterText)
    let request = BatchRequest(library: session.exercises)
    for text in [text, text.replacingOccurrences(of: "// tutor: ", with: "// ")] {
      let found = chosenExercise(Submission(path: "own-Kiosk.swift"), text, request)
      #expect((try? found.get())?.id == exercise.id)
    }
    #expect(session.exercises.exercise("own-Kiosk")?.id == exercise.id)
    #expect(session.greeting.contains("Welcome back: own-Kiosk,"))
    #expect(session.exercises.exercise("own-Other") == nil)
  }
}

@Test func theCourseEndsWithoutCodeOfOnesOwn() throws {
  try OwnTranscript.named("none.txt").run { session, _ in
    let last = try #require(shippedLessons.lessons.last)
    #expect(last.id == Lesson.ownScreens)
    session.path.markRead(last)
    #expect(session.path.place(within: last) == nil)
  }
}

/// A file of the app that has changed is read again; the work at the copy stays.
@Test func otherFilesOfTheAppAreReadAgain() throws {
  try OwnTranscript.named("two-files.txt").run { session, folder in
    _ = session.respond(to: "own \(folder)")
    _ = session.respond(to: "skip")
    let exercise = try #require(session.exercise)
    let first = try #require(exercise.companions.first)
    let place = URL(fileURLWithPath: folder).appendingPathComponent(first.path)
    try Data((first.text + "\nlet added = 1\n").utf8).write(to: place)
    _ = session.respond(to: "own \(folder)")
    let again = try #require(session.exercise)
    #expect(again.id == exercise.id)
    #expect(again.companions.first?.text.contains("let added") == true)
  }
}

/// Views of one name in two folders have copies of one name; each is graded as what its mark says.
@Test func copiesOfOneNameAreToldApartByTheirMarks() throws {
  try OwnTranscript.named("three.txt").run { session, folder in
    let other = folder + "/Other"
    try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
    let text = try String(contentsOfFile: folder + "/Kiosk.swift", encoding: .utf8)
    try Data(text.replacing("Open till six", with: "Open all day").utf8)
      .write(to: URL(fileURLWithPath: other + "/Kiosk.swift"))
    var starters: [String: String] = [:]
    for place in [folder + "/Kiosk.swift", other + "/Kiosk.swift"] {
      _ = session.respond(to: "own \(place)")
      let exercise = try #require(session.exercise)
      starters[exercise.id] = exercise.starterText
    }
    #expect(starters.count == 2)
    for (id, text) in starters {
      let request = BatchRequest(library: session.exercises)
      let found = chosenExercise(Submission(path: "own-Kiosk.swift"), text, request)
      #expect((try? found.get())?.id == id)
    }
  }
}
