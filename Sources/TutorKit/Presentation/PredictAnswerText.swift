import Simulation

extension PredictionQuestion {
  /// What is said to an answer, without what comes next.
  /// - Parameters:
  ///   - isFirstOfTwo: Whether a second question has been answered since.
  ///   - canBeWalked: Whether `step` and `why` are about the program of the question.
  func text(
    _ diagnosis: Diagnosis, _ options: RenderOptions, report: SimulationReport?,
    isFirstOfTwo: Bool = false, canBeWalked: Bool = false
  ) -> String {
    var lines: [String]
    let otherwise =
      isFirstOfTwo ? PredictWords.toTheFirst(PredictWords.otherwise()) : PredictWords.otherwise()
    switch diagnosis {
    case .right:
      lines = options.wrap(options.paint(PredictWords.right(), .success))
      lines += facts(options, report)
    case .beliefs(let models):
      lines = options.wrap(otherwise)
      lines += facts(options, report)
      if let model = models.first { lines += [""] + explanation(of: model, options) }
      if models.count > 1 {
        lines += options.wrap(PredictWords.alsoFits(models[1].belief, models[1].correction))
      }
    case .unexplained:
      lines = options.wrap(otherwise)
      lines += facts(options, report)
      if canBeWalked { lines += options.wrap(PredictWords.walk()) }
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  /// How many bodies run.
  private var bodiesInAll: Int { truth.filter { $0.key.helper == nil }.values.reduce(0, +) }

  /// What is right in all, to somebody who said another total.
  func inAll(said: Int) -> String {
    let pieces = truth.values.reduce(0, +)
    return pieces == bodiesInAll
      ? PredictWords.inAll(bodiesInAll, said)
      : PredictWords.inAllWithHelpers(bodiesInAll, pieces, said)
  }

  private func explanation(of model: MentalModel, _ options: RenderOptions) -> [String] {
    let belief = beliefs[model] ?? truth
    let places = pieces.filter { belief[$0, default: 0] != truth[$0, default: 0] }.map(name)
    let start =
      places.isEmpty
      ? PredictWords.comesOutWhen(model.belief)
      : PredictWords.differsAt(model.belief, places.joined(separator: ", "))
    return options.wrap(start) + options.wrap(model.correction)
  }

  /// Between an answer that several models give and the question that separates them.
  static func followUp(_ options: RenderOptions) -> String {
    options.prose(PredictWords.oneMore()) + "\n"
  }
}
