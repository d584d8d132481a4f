package import Analysis
package import TutorKit

/// A screen of one's own to calibrate: its file with probes and steps, and the rows that are wanted.
package struct OwnScreen: Sendable {
  package let source: ParsedSource
  package let rows: [TableRow]
  /// The lines of controls that no step could be made for.
  package let leftOut: [Int]

  /// Why a screen cannot be calibrated.
  package enum Problem: Error, Hashable, Sendable {
    case noView
    case simulation(SimulationProblem)
    /// A step that the screen does not offer, and those that it does.
    case noStep(String, known: [String])
  }

  /// Use ``withDeepStack(_:)`` around it.
  ///
  /// - Parameters:
  ///   - root: a Swift expression; nil: what the preview shows, or the outermost view.
  ///   - steps: names of steps; nil: each that is offered, once.
  package static func make(
    _ given: ParsedSource, root: String?, steps: [String]?
  ) -> Result<OwnScreen, Problem> {
    let probed = ProbedScreen(given)
    guard !probed.views.isEmpty else { return .failure(.noView) }
    let name = given.file.split(separator: "/").last.map(String.init) ?? given.file
    let source = ParsedSource(text: probed.text, file: name)
    let request = SimulationRequest(sources: [source], root: root ?? probed.preview)
    let run: SimulationRun
    switch simulate(request) {
    case .failure(let problem): return .failure(.simulation(problem))
    case .success(let made): run = made
    }
    let offered = run.registered
    if let unknown = steps?.first(where: { !offered.contains($0) }) {
      return .failure(.noStep(unknown, known: offered))
    }
    let isName = run.root.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let table = Self.table(
      file: name, root: isName ? run.root + "()" : run.root, steps: steps ?? offered,
      views: probed.views)
    return .success(
      OwnScreen(
        source: source, rows: (try? TableRow.parse(table).get()) ?? [], leftOut: probed.leftOut))
  }

  /// Each view after each step; what it counts is not known yet.
  private static func table(
    file: String, root: String, steps: [String], views: [String]
  ) -> String {
    let scenario = file.split(separator: ".").first.map(String.init) ?? file
    var lines = ["file\tscenario\troot\tstep\taction\tprobe\tcount"]
    for (number, step) in (["initial"] + steps).enumerated() {
      for view in views {
        lines.append(
          [file, scenario, root, String(number), step, view, ""].joined(separator: "\t"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
