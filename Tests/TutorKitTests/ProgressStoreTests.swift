import Foundation
import GRDB
import Testing

@testable import TutorKit

/// A store in a folder of its own.
final class StoreFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  var file: URL { url.appendingPathComponent(ProgressStore.fileName) }

  func open(time: Double = 77) throws -> ProgressStore {
    try #require(ProgressStore.open(in: url, time: time))
  }

  /// A store with attempts `0` to `count - 1` of some size, closed.
  func fill(_ count: Int) throws {
    let store = try open()
    for number in 0..<count {
      #expect(
        store.record(
          exercise: "exercise1", text: "\(number)" + String(repeating: " let", count: 300),
          verdict: "passed", report: "{}", hints: 0, time: Double(number)))
    }
  }
}

@Suite struct ProgressStoreTests {
  private let folder = StoreFolder()

  @Test func predictionsAndHintsAreKept() throws {
    let store = try folder.open()
    #expect(
      store.recordPrediction(
        question: "q", answer: "2", truth: "1", model: "whole-subtree", time: 5))
    #expect(store.recordPrediction(question: "q", answer: "1", truth: "1", model: nil, time: 6))
    store.useHint(1, on: "exercise2", time: 7)
    store.useHint(2, on: "exercise2", time: 8)
    let again = try folder.open()
    #expect(again.predictions().map(\.model) == ["whole-subtree", nil])
    #expect(again.predictions().map(\.isRight) == [false, true])
    #expect(again.hintsUsed(on: "exercise2") == 2)
    #expect(again.hintsUsed(on: "exercise3") == 0)
  }

  @Test func aStoreOfTheFirstVersionIsTakenOver() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let queue = try DatabaseQueue(path: folder.file.path)
    try ProgressSchema.migrator.migrate(queue, upTo: "v1")
    try queue.write {
      for text in ["a", "b"] {
        try $0.execute(
          sql: "INSERT INTO attempt (exercise, text, verdict, report, hints, time) "
            + "VALUES ('exercise1', ?, 'passed', '{}', 0, 3)", arguments: [text])
      }
      try $0.execute(sql: "INSERT INTO draft VALUES ('exercise1', 'draft', 4)")
    }
    try queue.close()
    let store = try folder.open()
    #expect(store.problem == nil)
    #expect(store.draft(of: "exercise1") == "draft")
    #expect(store.attempts(at: "exercise1").map(\.text) == ["a", "b"])
    let export = try #require(store.export())
    #expect(Set(export.attempts.map(\.id)).count == 2)
  }

  @Test func aFileOfANewerVersionIsLeftAlone() throws {
    try folder.fill(1)
    let queue = try DatabaseQueue(path: folder.file.path)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v99')") }
    try queue.close()
    let before = try Data(contentsOf: folder.file)
    let store = try folder.open()
    #expect(store.problem?.contains("newer tutor") == true)
    #expect(!store.isSaving)
    #expect(!store.set("lesson", to: "x"))
    #expect(store.setting("lesson") == "x")
    #expect(try Data(contentsOf: folder.file) == before)
  }

  // MARK: Damage

  /// Where the damage is: all that was there when the file was opened last is there all the same.
  @Test(
    arguments: [
      ("the header", 0..<100), ("the first page", 0..<4_096),
      ("a page in the middle", 98_304..<102_400),
    ])
  func aCopyTakesThePlaceOfADamagedFile(name: String, damage: Range<Int>) throws {
    try folder.fill(60)
    #expect(try folder.open().problem == nil)
    var bytes = try Data(contentsOf: folder.file)
    #expect(bytes.count > damage.upperBound)
    bytes.replaceSubrange(damage, with: Data(repeating: 0xA5, count: damage.count))
    try bytes.write(to: folder.file)
    let store = try folder.open(time: 99)
    #expect(store.attempts(at: "exercise1").count == 60)
    #expect(store.problem?.contains(".corrupt-99") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file.path + ".corrupt-99")) == bytes)
    #expect(
      store.record(exercise: "e", text: "", verdict: "passed", report: "{}", hints: 0, time: 1))
    let next = try folder.open()
    #expect(next.problem == nil)
    #expect(next.attempts(at: "e").count == 1)
  }

  /// A damaged file does not take the place of its copy.
  @Test func damageIsNotCopied() throws {
    try folder.fill(60)
    _ = try folder.open()
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(98_304..<102_400, with: Data(repeating: 0xA5, count: 4_096))
    for time in 1...3 {
      try bytes.write(to: folder.file)
      #expect(try folder.open(time: Double(time)).attempts(at: "exercise1").count == 60)
    }
  }

  @Test func damageOfAnyKindEndsNoSession() throws {
    try folder.fill(12)
    let sound = try Data(contentsOf: folder.file)
    var random = SplitMix(seed: 4)
    for round in 0..<40 {
      var bytes = sound
      for _ in 0..<20 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 256)
      }
      if round % 4 == 0 { bytes = bytes.prefix(Int(random.next() % UInt64(bytes.count))) }
      for suffix in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: folder.file.path + suffix)
      }
      try bytes.write(to: folder.file)
      let store = try folder.open(time: Double(round))
      _ = store.attempts(at: "exercise1")
      store.saveDraft("text \(round)", of: "exercise1", time: 1_000)
      #expect(store.draft(of: "exercise1") == "text \(round)")
    }
  }

  /// Two sessions that find the same damage mend it once.
  @Test func oneOfTwoSessionsMendsTheFile() throws {
    try folder.fill(60)
    let stores = try (0..<2).map { try folder.open(time: Double($0)) }
    for store in stores { #expect(store.attempts(at: "exercise1").count == 60) }
    var bytes = try Data(contentsOf: folder.file)
    bytes.replaceSubrange(0..<4_096, with: Data(repeating: 1, count: 4_096))
    try bytes.write(to: folder.file)
    for (number, store) in stores.enumerated() {
      store.saveDraft("text \(number)", of: "exercise\(number)", time: 5)
      _ = store.attempts(at: "exercise1")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.count { $0.contains(".corrupt-") && !$0.hasSuffix("-wal") } <= 1)
    let after = try folder.open()
    #expect(after.attempts(at: "exercise1").count == 60)
  }

  // MARK: A disk that cannot be written

  @Test func aFullDiskIsSaidAndTheSessionGoesOn() throws {
    try folder.fill(3)
    let store = try folder.open()
    store.database.writeQuickly { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    let large = String(repeating: "let a = 1\n", count: 4_000)
    #expect(!store.saveDraft(large, of: "exercise1", time: 5))
    #expect(store.draft(of: "exercise1") == large)
    #expect(store.attempts(at: "exercise1").count == 3)
    #expect(store.problem?.contains("nothing is saved") == true)
    #expect(store.path == nil)
    #expect(try folder.open().attempts(at: "exercise1").count == 3)
  }

  @Test func aSessionSaysThatNothingIsSaved() throws {
    let store = try folder.open()
    var session = Session(
      lessons: shippedLessons, exercises: shippedExercises, store: store,
      options: RenderOptions(), now: { 1 })
    #expect(!session.greeting.contains("note:"))
    store.database.writeQuickly { try $0.execute(sql: "PRAGMA max_page_count = 1") }
    _ = session.respond(to: "exercise 5")
    let lines = String(repeating: "// line\n", count: 10_000)
    _ = session.respond(toPaste: "struct A {}\n" + lines, droppedBytes: 0)
    let answer = session.respond(to: "lessons").text
    #expect(answer.contains("note: nothing is saved from here on:"))
    #expect(!session.respond(to: "lessons").text.contains("note:"))
    #expect(session.respond(to: "undo").text.contains("is back"))
    #expect(session.respond(to: "quit").text.contains("could not be written"))
  }

  @Test func aFolderThatCannotBeMadeIsSaid() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("file")
    try Data().write(to: file)
    let store = try #require(ProgressStore.open(in: file, time: 1))
    #expect(store.problem?.contains("nothing is saved") == true)
    store.saveDraft("text", of: "exercise1", time: 1)
    #expect(store.draft(of: "exercise1") == "text")
  }

  // MARK: Rows that are being entered

  @Test func rowsThatWereBeingEnteredAreNotLost() throws {
    func session() throws -> Session {
      var session = Session(
        lessons: shippedLessons, exercises: shippedExercises, store: try folder.open(),
        options: RenderOptions(), now: { 50 })
      session.takeUpEntered()
      return session
    }
    var first = try session()
    for line in ["exercise 5", "paste", "struct A: View {", "  let b = 1"] {
      _ = first.respond(to: line)
    }
    // The program ends here, without a word.
    let second = try session()
    #expect(second.greeting.contains("2 rows of code that you were entering"))
    #expect(second.store.draft(of: "exercise5") == "struct A: View {\n  let b = 1\n")
    let third = try session()
    #expect(!third.greeting.contains("rows of code"))
    var fourth = try session()
    for line in ["paste", "struct B {"] { _ = fourth.respond(to: line) }
    _ = fourth.interrupted()
    #expect(try !session().greeting.contains("row of code"))
  }
}
