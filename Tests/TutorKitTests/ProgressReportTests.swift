import Foundation
import Testing

@testable import TutorKit

@Suite struct ProgressReportTests {
  private let day = 86_400.0

  /// Three days in a row, one break, one day; two exercises passed, one begun.
  private func filled() throws -> ProgressStore {
    let store = try #require(ProgressStore.inMemory(nil))
    let broken = """
      {"checks":[],"file":"a","findings":[{"column":1,"endColumn":1,"endLine":1,"file":"a","line":1,\
      "message":"m","notes":[],"rule":"computed-view","severity":"warning","subject":"s"}],\
      "format":1,"notes":[],"score":0,"steps":[],"verdict":"not passed"}
      """
    for (exercise, verdict, days) in [
      ("exercise1", "not passed", 1.0), ("exercise1", "passed", 2), ("exercise2", "not passed", 3),
      ("exercise2", "not passed", 5), ("exercise3", "passed", 5),
    ] {
      store.record(
        exercise: exercise, text: "", verdict: verdict, report: verdict == "passed" ? "{}" : broken,
        hints: 0, time: days * day)
    }
    store.useHint(1, on: "exercise2", time: 5 * day)
    for (answer, model) in [("2", "whole-subtree"), ("2", "whole-subtree"), ("1", nil)] {
      store.recordPrediction(
        question: "q", answer: answer, truth: "1", model: model, time: 5 * day)
    }
    return store
  }

  private func report(_ store: ProgressStore, days: Double) -> ProgressReport {
    ProgressReport(
      lessons: shippedLessons, exercises: shippedExercises, store: store, time: days * day)
  }

  @Test func factsOfAStore() throws {
    let store = try filled()
    let report = report(store, days: 5)
    #expect(report.attempts == 5)
    #expect(report.lessons.map(\.passed).reduce(0, +) == 2)
    #expect(report.lessons.map(\.attempted).reduce(0, +) == 3)
    #expect(report.streak == ProgressReport.Streak(days: 1, longest: 3))
    #expect(self.report(store, days: 6).streak.days == 1)
    #expect(self.report(store, days: 7).streak.days == 0)
    #expect(report.misconceptions == [ProgressReport.Repeated(name: "whole-subtree", times: 2)])
    #expect(report.findings == [ProgressReport.Repeated(name: "computed-view", times: 3)])
    #expect(report.predictions == ProgressReport.Predictions(made: 3, right: 1))
    #expect(report.due.contains { $0.topic == "model:whole-subtree" && $0.inDays == 1 })
    #expect(report.next.verb == "review")
  }

  @Test func theNextStepOfABeginning() throws {
    let store = try #require(ProgressStore.inMemory(nil))
    #expect(report(store, days: 1).next.verb == "lesson 1")
    store.record(
      exercise: "exercise1", text: "", verdict: "passed", report: "{}", hints: 0, time: day)
    // The lesson itself is not read yet.
    #expect(report(store, days: 1).next.verb == "lesson 1")
    store.set("read:" + (shippedLessons.lessons.first?.id ?? ""), to: "1")
    #expect(report(store, days: 1).next.verb == "exercise 6")
  }

  @Test(arguments: [(40, false), (80, false), (120, false), (80, true), (40, true)])
  func theReportIsAsItsFileSays(width: Int, isPlain: Bool) throws {
    let options = RenderOptions(width: width, plain: isPlain)
    let text = report(try filled(), days: 5).text(options: options)
    let name = "progress-\(width)\(isPlain ? "-plain" : "").txt"
    let file = packageRoot.appendingPathComponent("Tests/TutorKitTests/Formats/" + name)
    if ProcessInfo.processInfo.environment["TUTOR_UPDATE_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
    for line in text.split(separator: "\n") { #expect(line.count <= width) }
  }
}
