package import Analysis
import Simulation

/// One program of a picture: what it ran, and the texts it was run from.
package struct DrawnSide: Sendable {
  /// Which of the programs of a picture it is.
  package enum Role: String, Codable, Sendable {
    case only, before, after, yours, reference
  }

  package var role: Role
  package var sources: [ParsedSource]
  /// Runs whose steps follow each other in the picture.
  package var parts: [Part]

  /// A run, with the steps of it that are shown.
  package struct Part: Sendable {
    package var run: SimulationRun
    /// Positions in ``SimulationRun/steps``.
    package var steps: [Int]
    /// What each of these steps is called.
    package var names: [String]
  }
}

extension DrawnSide {
  /// All steps of a run that kept its drawing.
  package init(_ role: Role, _ run: SimulationRun, of sources: [ParsedSource]) {
    self.init(
      role: role, sources: sources,
      parts: [
        Part(run: run, steps: Array(run.steps.indices), names: run.steps.map(\.action))
      ])
  }
}

/// The runs from which `compare` takes its counts, to be drawn; empty: a side cannot be shown. Use
/// ``withDeepStack(_:)`` around it.
package func drawnSides(
  comparing before: [ParsedSource], _ after: [ParsedSource], root: String?
) -> [DrawnSide] {
  let pairs = CountedPair.pairs(
    Program(sources: before, root: root), Program(sources: after, root: root), keepsDrawing: true)
  guard !pairs.isEmpty else { return [] }
  func side(
    _ role: DrawnSide.Role, _ sources: [ParsedSource], _ run: (CountedPair) -> SimulationRun
  )
    -> DrawnSide
  {
    DrawnSide(
      role: role, sources: sources,
      parts: pairs.map { pair in
        DrawnSide.Part(run: run(pair), steps: pair.steps, names: pair.rows.map(\.action))
      })
  }
  return [side(.before, before, \.old), side(.after, after, \.new)]
}

extension GradeRequest {
  /// The runs from which grading takes its counts, to be drawn: before, yours, reference, as far as
  /// there are any. Use ``withDeepStack(_:)`` around it.
  package var drawnSides: Result<[DrawnSide], SimulationProblem> {
    let runs = ScenarioRuns(showingPreviews, keepsDrawing: true)
    return runs.submission.map { own in
      var sides: [DrawnSide] = []
      if let run = runs.starter, let starter {
        sides.append(DrawnSide(.before, run, of: [starter]))
      }
      let isAlone = runs.starter == nil && runs.reference == nil
      sides.append(DrawnSide(isAlone ? .only : .yours, own, of: [submission] + companions))
      if let run = runs.reference, let reference {
        sides.append(DrawnSide(.reference, run, of: [reference]))
      }
      return sides
    }
  }
}
