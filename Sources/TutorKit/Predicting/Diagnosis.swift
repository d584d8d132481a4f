import Simulation

/// What an answer says about the person's idea of SwiftUI.
enum Diagnosis: Hashable, Sendable {
  case right
  /// The models that give this answer, the more common first. One: it is the belief. Several: one
  /// more question separates them.
  case beliefs([MentalModel])
  /// No model gives this answer.
  case unexplained

  /// - Parameter candidates: The models that an earlier answer has left; empty: all.
  init(
    _ answer: PredictionAnswer, _ question: PredictionQuestion, candidates: [MentalModel] = []
  ) {
    if answer.matches(question.truth, question) {
      self = .right
      return
    }
    let fitting = MentalModel.allCases.filter {
      question.beliefs[$0].map { answer.matches($0, question) } ?? false
    }
    let left = candidates.isEmpty ? fitting : fitting.filter(candidates.contains)
    let named = left.isEmpty ? fitting : left
    self = named.isEmpty ? .unexplained : .beliefs(named)
  }
}
