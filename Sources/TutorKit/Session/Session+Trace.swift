import Analysis
import Foundation

/// The trace of the text being worked on: `tree`, `why`, `why-not`.
extension Session {
  /// The view tree of each step of the exercise, with counts and causes.
  func tree() -> Response {
    withTrace { Response($0.text(options)) }
  }

  /// Why a view's body ran in each step, or why not.
  func why(_ view: String) -> Response {
    withTrace { report in
      guard !view.isEmpty else {
        return say(SessionWords.nameAView(report.views.prefix(8).joined(separator: ", ")))
      }
      if let text = report.why(view, options: options) { return Response(text) }
      guard let (name, step) = view.splitOnce(by: " "), report.views.contains(name) else {
        return noView(view, among: report.views)
      }
      guard let number = report.step(meant: step.trimmed) else {
        return say(
          SessionWords.noStep(step.trimmed, report.steps.map(\.action).joined(separator: ", ")))
      }
      return report.why(name, only: number, options: options).map { Response($0) }
        ?? noView(name, among: report.views)
    }
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
    let request = SimulationRequest(
      sources: [parse(program.text, file: program.title)], root: program.root,
      steps: program.steps.map { $0.map(ActionText.init) })
    switch withDeepStack({ simulate(request) }) {
    case .success(let run)?: return answer(SimulationReport(run))
    case .failure(.noView)? where exercise == nil: return say(SessionWords.nothingToRun())
    case .failure(let problem)?: return say(problem.sentence)
    case nil: return say(SessionWords.didNotEnd(SessionWords.theSimulation()))
    }
  }

  /// The views of the text, for completion.
  var tracedViews: [String] {
    guard let program = programAtHand else { return [] }
    let request = SimulationRequest(
      sources: [parse(program.text, file: "")], root: program.root, steps: [])
    guard case .success(let run)? = withDeepStack({ simulate(request) }) else { return [] }
    return SimulationReport(run).views
  }
}
