import Simulation

/// Which of some questions to ask.
enum QuestionChoice {
  /// The question on which most models disagree; of equal ones the first. After all others come those that
  /// have the program and the answer of one that was asked, and at last what was asked longest ago.
  /// - Parameter asked: ids of questions in the order in which they were asked.
  static func best(
    _ questions: [PredictionQuestion], asked: [String] = []
  ) -> PredictionQuestion? {
    let telling = questions.filter { !$0.beliefs.isEmpty }
    let old = telling.filter { asked.contains($0.id) }
    let fresh = telling.filter { !asked.contains($0.id) }
    let other = fresh.filter { question in !old.contains(where: question.saysTheSame) }
    func age(_ question: PredictionQuestion) -> Int { asked.lastIndex(of: question.id) ?? 0 }
    return mostTelling(other) ?? mostTelling(fresh) ?? old.min { age($0) < age($1) }
  }

  private static func mostTelling(_ questions: [PredictionQuestion]) -> PredictionQuestion? {
    first(questions) { ($0.distinctBeliefs, $0.beliefs.count) }
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
