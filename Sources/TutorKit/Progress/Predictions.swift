import GRDB

/// An answer to a question about what will run, with what the simulator said.
package struct Prediction: Hashable, Sendable {
  /// The question, in a form that names program, step and view.
  package var question: String
  package var answer: String
  package var truth: String
  /// The wrong model of SwiftUI that gives this answer, or that a right answer leaves of those that gave the answer
  /// before; nil: none.
  package var model: String?
  /// Seconds since 1970.
  package var time: Double

  /// Whether the answer was the simulator's.
  package var isRight: Bool { answer == truth }
}

extension ProgressStore {
  /// Adds a prediction. True: it is on the disk.
  @discardableResult
  package func recordPrediction(
    question: String, answer: String, truth: String, model: String?, time: Double
  ) -> Bool {
    insert(
      "prediction",
      [
        "question": question, "answer": answer, "truth": truth, "model": model, "time": time,
      ])
  }

  /// All predictions, oldest first.
  package func predictions() -> [Prediction] {
    let rows = read { try Row.fetchAll($0, sql: "SELECT * FROM prediction ORDER BY time, id") }
    return (rows ?? []).map {
      Prediction(
        question: $0["question"], answer: $0["answer"], truth: $0["truth"], model: $0["model"],
        time: $0["time"])
    }
  }
}
