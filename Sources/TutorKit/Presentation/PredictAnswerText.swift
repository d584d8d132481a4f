import Simulation

extension PredictionQuestion {
  /// What is said to an answer, without what comes next.
  func text(
    _ diagnosis: Diagnosis, _ options: RenderOptions, report: SimulationReport?
  ) -> String {
    var lines: [String]
    switch diagnosis {
    case .right:
      lines = options.wrap(options.paint("That is what runs.", .success))
      lines += facts(options, report)
    case .beliefs(let models):
      lines = options.wrap("SwiftUI does otherwise here:")
      lines += facts(options, report)
      if let model = models.first { lines += [""] + explanation(of: model, options) }
      if models.count > 1 {
        lines += options.wrap("It also fits when \(models[1].belief). \(models[1].correction)")
      }
    case .unexplained:
      lines = options.wrap("SwiftUI does otherwise here:")
      lines += facts(options, report)
      lines += options.wrap(
        "`step` walks through it; `why` and `why-not` with a name give each cause.")
    }
    return lines.joined(separator: "\n").visibleKeepingStyle(options) + "\n"
  }

  private func explanation(of model: MentalModel, _ options: RenderOptions) -> [String] {
    let belief = beliefs[model] ?? truth
    let places = pieces.filter { belief[$0, default: 0] != truth[$0, default: 0] }.map(name)
    let start = "Your answer is what comes out when \(model.belief)."
    let place = places.isEmpty ? "" : " The difference is at \(places.joined(separator: ", "))."
    return options.wrap(start + place) + options.wrap(model.correction)
  }

  /// Between an answer that several models give and the question that separates them.
  static func followUp(_ options: RenderOptions) -> String {
    let lines = options.wrap(
      "SwiftUI does otherwise here, and your answer has more than one reading. "
        + "One more question tells them apart.")
    return lines.joined(separator: "\n") + "\n\n"
  }
}
