import Simulation

/// Which of some questions to ask.
enum QuestionChoice {
  /// The question on which most models disagree; of equal ones the first. One that was asked before
  /// comes only after all others that tell any model from the truth.
  static func best(
    _ questions: [PredictionQuestion], asked: Set<String> = []
  ) -> PredictionQuestion? {
    let telling = questions.filter { !$0.beliefs.isEmpty }
    let fresh = telling.filter { !asked.contains($0.id) }
    return first(fresh.isEmpty ? telling : fresh) { ($0.distinctBeliefs, $0.beliefs.count) }
  }

  /// The question that separates some models best from each other and from the truth; nil: none
  /// separates any two of them.
  static func separating(
    _ models: [MentalModel], _ questions: [PredictionQuestion]
  ) -> PredictionQuestion? {
    func answers(_ question: PredictionQuestion) -> Int {
      Set(models.map { question.beliefs[$0] ?? question.truth }).count
    }
    func known(_ question: PredictionQuestion) -> Int {
      models.filter { question.beliefs[$0] != nil }.count
    }
    return first(questions.filter { answers($0) > 1 }) { (answers($0), known($0)) }
  }

  private static func first(
    _ questions: [PredictionQuestion], _ weight: (PredictionQuestion) -> (Int, Int)
  ) -> PredictionQuestion? {
    questions.enumerated().max { a, b in
      let (x, y) = (weight(a.element), weight(b.element))
      return x == y ? a.offset > b.offset : x < y
    }?.element
  }
}
