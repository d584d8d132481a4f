import Analysis
import Foundation

/// The trace of the text being worked on: `tree`, `why`, `why-not`.
extension Session {
  /// The view tree of each step of the exercise, with counts and causes.
  func tree() -> Response {
    withTrace { Response($0.text(options)) }
  }

  /// Why a view's body ran in each step, or why not.
  /// - Parameter isWhyNot: It is asked why it did not run, so that it did run has to be said.
  func why(_ view: String, isWhyNot: Bool = false) -> Response {
    withTrace { report in
      guard !view.isEmpty else {
        return say(SessionWords.nameAView(report.views.prefix(8).joined(separator: ", ")))
      }
      if let text = report.why(view, isWhyNot: isWhyNot, options: options) { return Response(text) }
      if let elsewhere = whyElsewhere(view) { return elsewhere }
      guard let (name, step) = view.splitOnce(by: " "), report.views.contains(name) else {
        return noView(view, among: report.views)
      }
      guard let number = report.step(meant: step.trimmed) else {
        return say(
          SessionWords.noStep(step.trimmed, report.steps.map(\.action).joined(separator: ", ")))
      }
      return report.why(name, only: number, isWhyNot: isWhyNot, options: options).map {
        Response($0)
      }
        ?? noView(name, among: report.views)
    }
  }

  /// What the lesson's other examples say of a view that the one at hand has not. nil: none has it.
  private func whyElsewhere(_ view: String) -> Response? {
    guard exercise == nil, let lesson else { return nil }
    let texts = lesson.programs.compactMap { program -> String? in
      guard program.id != programAtHand?.id,
        case .success(let run)? = withDeepStack({ simulate(program.simulation()) }),
        let text = SimulationReport(run).why(view, options: options)
      else { return nil }
      return options.prose(TraceWords.ofExample(program.title)) + text
    }
    return texts.isEmpty ? nil : Response(texts.joined(separator: "\n"))
  }

  /// There is no view of this name.
  func noView(_ name: String, among views: [String]) -> Response {
    let hint = nearestName(to: name, among: views)
    return say(hint.map { SessionWords.noViewButNear(name, $0) } ?? SessionWords.noView(name))
  }

  func withTrace(_ answer: (SimulationReport) -> Response) -> Response {
    withTrace(of: programAtHand, answer)
  }

  /// - Parameter program: nil: there is none at hand.
  func withTrace(
    of program: PredictionProgram?, _ answer: (SimulationReport) -> Response
  ) -> Response {
    guard let program else {
      if exercise == nil, lesson != nil { return say(SessionWords.nothingToRun()) }
      return withText { _ in Response("") }
    }
    switch withDeepStack({ simulate(program.simulation()) }) {
    case .success(let run)?: return answer(SimulationReport(run))
    case .failure(.noView)? where exercise == nil: return say(SessionWords.nothingToRun())
    case .failure(let problem)?: return say(problem.sentence)
    case nil: return say(SessionWords.didNotEnd(SessionWords.theSimulation()))
    }
  }

  /// The views of the text, for completion.
  var tracedViews: [String] {
    guard let program = programAtHand else { return [] }
    let run = withDeepStack { simulate(program.simulation(steps: [])) }
    guard case .success(let run)? = run else { return [] }
    return SimulationReport(run).views
  }
}
