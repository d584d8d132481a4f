import Testing

@testable import TutorKit

/// The vectors are those that the libraries of open-spaced-repetition test FSRS-6 with.
@Suite struct FSRSTests {
  @Test func theFirstAnswerGivesThePublishedState() {
    let states = Rating.allCases.map(FSRS().first)
    #expect(states.map(\.stability) == [0.212, 1.2931, 2.3065, 8.2956])
    for (state, difficulty) in zip(states, [6.4133, 5.112_170_71, 2.118_103_97, 1]) {
      #expect(abs(state.difficulty - difficulty) < 1e-8)
    }
  }

  /// Days of 0 stand for the minutes that the libraries wait while something is learned.
  @Test func intervalsAreThePublishedOnes() {
    let ratings: [Rating] = [
      .good, .good, .good, .good, .good, .good, .again, .again, .good, .good, .good, .good, .good,
    ]
    let published = [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]
    var memory: MemoryState?
    var days = 0
    for (rating, interval) in zip(ratings, published) {
      let next = memory.map { FSRS().next($0, rating, days: days) } ?? FSRS().first(rating)
      if interval > 0 { #expect(FSRS().interval(next) == interval) }
      memory = next
      days = interval
    }
  }

  @Test func theMemoryStateIsThePublishedOne() throws {
    var memory: MemoryState?
    for (rating, days) in zip(
      [Rating.again, .good, .good, .good, .good, .good], [0, 0, 1, 3, 8, 21])
    {
      memory = memory.map { FSRS().next($0, rating, days: days) } ?? FSRS().first(rating)
    }
    let last = try #require(memory)
    #expect(abs(last.stability - 53.62691) < 1e-4)
    #expect(abs(last.difficulty - 6.357_486_7) < 1e-4)
  }

  @Test(arguments: Rating.allCases)
  func nothingLeavesItsBounds(rating: Rating) {
    var memory = FSRS().first(rating)
    for round in 0..<200 {
      memory = FSRS().next(memory, rating, days: round % 3 == 0 ? 0 : FSRS().interval(memory))
      #expect((1...10).contains(memory.difficulty))
      #expect((1...36_500).contains(FSRS().interval(memory)))
    }
  }

  @Test func recallIsNineInTenAfterTheStability() {
    let memory = MemoryState(stability: 12, difficulty: 5)
    #expect(abs(FSRS().retrievability(memory, days: 12) - 0.9) < 1e-12)
    #expect(FSRS().retrievability(memory, days: 0) == 1)
    let answer = ReviewAnswer(
      topic: "rule:computed-view", question: "", answer: "", truth: "", rating: 3, time: 0)
    let topic = ReviewTopic(kind: .rule, name: "computed-view")
    let schedule = ReviewSchedule(met: [topic: 0], answers: [answer])
    #expect(schedule.entries.map(\.dueDay) == [2])
    #expect(schedule.due(at: 1.99 * 86_400).isEmpty)
    #expect(schedule.due(at: 2 * 86_400).map(\.topic) == [topic])
    #expect(ReviewSchedule(met: [topic: 0], answers: []).entries.map(\.dueDay) == [1])
  }
}
