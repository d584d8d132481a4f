import GRDB

/// An answered review question.
package struct ReviewAnswer: Hashable, Sendable {
  /// What it was about: `rule:computed-view`, `model:whole-subtree`.
  package var topic: String
  /// The text of the question, with its code.
  package var question: String
  package var answer: String
  package var truth: String
  /// 1 again, 2 hard, 3 good, 4 easy.
  package var rating: Int
  /// Seconds since 1970.
  package var time: Double
}

extension ProgressStore {
  /// Adds an answer. True: it is on the disk.
  @discardableResult
  package func recordReview(_ review: ReviewAnswer) -> Bool {
    insert(
      "review",
      [
        "topic": review.topic, "question": review.question, "answer": review.answer,
        "truth": review.truth, "rating": review.rating, "time": review.time,
      ])
  }

  /// All answers, oldest first.
  package func reviews() -> [ReviewAnswer] {
    let rows = read { try Row.fetchAll($0, sql: "SELECT * FROM review ORDER BY time, id") }
    return (rows ?? []).map {
      ReviewAnswer(
        topic: $0["topic"], question: $0["question"], answer: $0["answer"], truth: $0["truth"],
        rating: $0["rating"], time: $0["time"])
    }
  }
}
