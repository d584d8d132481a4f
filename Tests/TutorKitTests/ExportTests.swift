import Foundation
import Testing

@testable import TutorKit

@Suite struct ExportTests {
  private static let texts = [
    "", "a", "a\n", "\r\n\r\n", "let a = \"\u{1F469}\u{200D}\u{1F467}\"\n\ttab", "null\u{0}",
    "// é / \\ \"",
  ]

  /// A store with rows of all kinds.
  private func store(_ seed: Int) throws -> ProgressStore {
    let store = try #require(ProgressStore.inMemory(nil))
    var random = SplitMix(seed: UInt64(seed))
    func text() -> String { Self.texts[Int(random.next() % UInt64(Self.texts.count))] }
    for row in 0..<12 {
      let time = Double(random.next() % 4_000_000_000) / 1_000
      let exercise = "exercise\(random.next() % 3)"
      switch row % 5 {
      case 0:
        store.record(
          exercise: exercise, text: text(), verdict: "not passed",
          report: "{\"checks\":[1,null,{\"a\":\"/\"}],\"n\":0.5}", hints: 1, time: time)
      case 1: store.saveDraft(text(), of: exercise, time: time)
      case 2:
        store.recordPrediction(
          question: text(), answer: "1", truth: "2", model: row == 2 ? nil : "m", time: time)
      case 3: store.useHint(row, on: exercise, time: time)
      default:
        store.recordReview(
          ReviewAnswer(
            topic: "rule:computed-view", question: text(), answer: "a", truth: "b", rating: 3,
            time: time))
      }
    }
    return store
  }

  private func united(_ stores: ProgressStore...) throws -> ProgressExport {
    let target = try #require(ProgressStore.inMemory(nil))
    for store in stores {
      let data = Data(try #require(store.export()).json.utf8)
      _ = target.unite(with: try ProgressExport.parse(data).get())
    }
    return try #require(target.export())
  }

  @Test(arguments: 0..<8)
  func whatIsWrittenIsReadAgain(seed: Int) throws {
    let store = try store(seed)
    let export = try #require(store.export())
    #expect(try ProgressExport.parse(Data(export.json.utf8)).get() == export)
    #expect(try united(store) == export)
    for (row, attempt) in zip(export.attempts, store.allAttempts()) {
      #expect(row.reportText == attempt.report)
      #expect(row.text.joined(separator: "\n") == attempt.text)
    }
  }

  /// The order of machines does not matter, nor how often each is imported.
  @Test(arguments: 0..<8)
  func theUnionOfStoresIsOne(seed: Int) throws {
    let (a, b, c) = (try store(seed), try store(seed + 100), try store(seed + 200))
    let all = try united(a, b, c)
    #expect(all.count == [a, b, c].compactMap { $0.export()?.count }.reduce(0, +))
    #expect(try united(c, a, b) == all)
    #expect(try united(a, b, a, c, c, b) == all)
    let before = try #require(a.export())
    #expect(a.unite(with: before)?.count == 0)
    #expect(a.export() == before)
  }

  @Test func theLaterTextIsThePresentOneAndUndoBringsBackTheOther() throws {
    let (here, there) = (
      try #require(ProgressStore.inMemory(nil)), try #require(ProgressStore.inMemory(nil))
    )
    here.saveDraft("mine", of: "exercise1", time: 10)
    there.saveDraft("theirs", of: "exercise1", time: 20)
    let summary = here.unite(with: try #require(there.export()))
    #expect(summary?.changedTexts == ["exercise1"])
    #expect(here.draft(of: "exercise1") == "theirs")
    #expect(here.undo("exercise1", time: 30)?.text == "mine")
  }

  @Test func thePlaceInTheCourseStays() throws {
    let (here, there) = (
      try #require(ProgressStore.inMemory(nil)), try #require(ProgressStore.inMemory(nil))
    )
    here.set("lesson", to: "a")
    there.set("lesson", to: "b")
    there.set("exercise", to: "exercise2")
    _ = here.unite(with: try #require(there.export()))
    #expect(here.setting("lesson") == "a")
    #expect(here.setting("exercise") == "exercise2")
  }

  /// Lessons that are read in one record are read in both, and exercises of guidelines that are begun are begun.
  @Test func whatLiesBehindComesAlong() throws {
    let (here, there) = (
      try #require(ProgressStore.inMemory(nil)), try #require(ProgressStore.inMemory(nil))
    )
    there.set("read:own-screens", to: "1")
    there.set("practice:a", to: "a-1\na-2")
    here.set("practice:a", to: "a-2\na-3")
    there.set("greeted", to: "1")
    let data = Data(try #require(there.export()).json.utf8)
    _ = here.unite(with: try ProgressExport.parse(data).get())
    #expect(here.setting("read:own-screens") == "1")
    #expect(here.setting("practice:a") == "a-2\na-3\na-1")
    #expect(here.setting("greeted") == nil)
  }

  /// Broken files: what is replaced, by what, the line that is named, a word of the message.
  @Test(
    arguments: [
      ("\"format\" : 1", "\"format\" : 2", 5, "newer tutor"),
      ("\"rating\" : 3", "\"rating\" : 9", 11, "1 to 4"),
      ("\"rating\" : 3", "\"rating\" : \"x\"", 11, "another kind"),
      ("\"time\" : 7", "\"time\" : -7", 12, "no time"),
      ("\"id\" : \"i\",\n", "", 7, "`id` is missing"),
      ("\"answer\" : \"a\",", "\"answer\" : \"a,", 9, "no JSON"),
      ("\"answer\" : \"a\",", "\"answer\" : ]", 9, "no JSON"),
    ])
  func aBrokenFileIsRefusedWithItsLine(
    old: String, new: String, line: Int, word: String
  ) throws {
    let text = """
      {
        "attempts" : [

        ],
        "format" : 1, "hints" : [], "place" : {}, "predictions" : [], "texts" : [],
        "reviews" : [
          {
            "id" : "i",
            "answer" : "a",
            "question" : ["q"],
            "rating" : 3,
            "time" : 7,
            "topic" : "rule:computed-view", "truth" : "b"
          }
        ]
      }
      """
    #expect(throws: Never.self) { try ProgressExport.parse(Data(text.utf8)).get() }
    let broken = text.replacingOccurrences(of: old, with: new)
    guard case .failure(let problem) = ProgressExport.parse(Data(broken.utf8)) else {
      Issue.record("was read")
      return
    }
    #expect(problem.line == line, "\(problem)")
    #expect(problem.reason.contains(word), "\(problem)")
  }

  @Test(arguments: ["", "[]", "{}", "no", "\u{0}", "{\"format\":\"1\"}"])
  func whatIsNoExportIsRefused(text: String) {
    guard case .failure(let problem) = ProgressExport.parse(Data(text.utf8)) else {
      Issue.record("was read")
      return
    }
    #expect(problem.line == 1)
    #expect(!problem.reason.isEmpty)
  }
}
