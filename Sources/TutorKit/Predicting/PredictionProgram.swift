import Analysis
import Foundation
import Simulation

/// A program to ask about: an example of a lesson, or the text of an exercise.
struct PredictionProgram: Hashable, Sendable {
  /// `blast-radius/1`, `exercise3`
  var id: String
  /// What it is, for the learner: `Incorrect`, `exercise3.swift`.
  var title: String
  /// The Swift text as it is shown.
  var text: String
  /// The root view as a Swift expression; nil: found.
  var root: String?
  /// Steps; nil: discovered.
  var steps: [String]?
  /// The name of the view that is shown; nil: as the root says.
  var rootView: String?
  /// Files of the same program that the text uses, by name; they are not shown.
  var companions: [NewFile] = []
  /// The text whose preview is shown where this one has left it out; nil: none is.
  var starter: String?
}

extension Lesson {
  /// The lesson's examples that can be run, in order.
  var programs: [PredictionProgram] {
    document.examples.enumerated().compactMap { index, example in
      let written = MarkedSource(example.swift).text
      guard !written.trimmed.isEmpty else { return nil }
      let text = ExampleProgram.whole(written)
      let counts = example.counts
      let steps = counts?.steps.map(\.action).filter { $0 != "initial" } ?? []
      return PredictionProgram(
        id: "\(id)/\(index + 1)", title: example.title, text: text, root: counts?.root,
        steps: steps.isEmpty ? nil : steps)
    }
  }
}

extension GuidelineExample {
  /// What a program of it is called: the label, or the side's name where the label is a sentence.
  fileprivate var title: String {
    if isOfDiff || SideWords.kind(of: label) == .further {
      switch kind {
      case .incorrect: return PracticeWords.incorrect()
      case .correct: return PracticeWords.correct()
      case .further: return label
      }
    }
    return label
  }

  /// The expected counts behind the example; nil: none, or not to be read.
  fileprivate var counts: ExpectedCounts? {
    guard let fence = code.first(where: { $0.language == "counts" }),
      case .success(let counts) = ExpectedCounts.parse(fence.text, line: fence.line)
    else { return nil }
    return counts
  }
}

extension Exercise {
  /// A text of this exercise as a program to ask about.
  func program(_ text: String) -> PredictionProgram {
    PredictionProgram(
      id: id, title: starterFile.lastPathComponent, text: text, root: root,
      steps: scenario.isEmpty ? nil : scenario,
      companions: isOwn ? companions : [],
      starter: root.previewNumber == nil ? nil : starterText)
  }
}

extension PredictionProgram {
  /// The name of the view that it shows: the root's, or else that of the first view that it declares. nil: it
  /// declares nothing.
  var shownView: String? {
    if let root, root.previewNumber == nil { return root.rootName }
    let types = withDeepStack { typeOutlines(of: [parse(text, file: title)]) } ?? []
    return (types.first { $0.kind == .view } ?? types.first)?.name
  }

  /// Its text and the files that the text uses.
  var sources: [ParsedSource] { [shown(parse(text, file: title))] + parsedCompanions }

  private func shown(_ source: ParsedSource) -> ParsedSource {
    guard let root, let starter else { return source }
    return Previews.shown(root, in: source, of: parse(starter, file: title))
  }

  private var parsedCompanions: [ParsedSource] { companions.map { parse($0.text, file: $0.path) } }

  /// - Parameters:
  ///   - source: nil: its own text.
  ///   - steps: nil: its own.
  func simulation(of source: ParsedSource? = nil, steps: [String]? = nil) -> SimulationRequest {
    var request = SimulationRequest(
      sources: source.map { [shown($0)] + parsedCompanions } ?? sources, root: root,
      steps: (steps ?? self.steps).map { $0.map(ActionText.init) })
    request.named = 1
    return request
  }

  /// A run in truth, or as a model that is simulated believes. Use ``withDeepStack(_:)`` around it.
  ///
  /// - Parameter refused: what is assumed of something that is declared nowhere, and is not so here.
  func run(
    _ source: ParsedSource, model: MentalModel? = nil, steps: [String]? = nil,
    refusing refused: String? = nil
  ) -> SimulationRun? {
    var request = simulation(of: source, steps: steps)
    request.options.mentalModel = model
    request.options.refused = Set([refused].compactMap(\.self))
    request.keepsScreens = model == nil
    guard case .success(let run) = simulate(request) else { return nil }
    return run
  }
}
