import Analysis
import Foundation
import Simulation

/// What grading finds out about an exercise's starter and reference: the same for all submissions, and
/// found out once for a request and what is made of it.
package final class GradingBaseline: @unchecked Sendable {
  /// One of the exercise's own texts.
  enum Side: Hashable { case starter, reference }

  /// Submissions that lack different variables have different steps; most have the same.
  private static let mostRuns = 32

  private struct Key: Hashable {
    var side: Side
    var root: String?
    var steps: [ActionText]?
    var keepsDrawing: Bool
    var classes: [String: Bool]
  }

  private let starters = KnownPrograms()
  private let references = KnownPrograms()
  private let lock = NSLock()
  private var runs: [Key: SimulationRun?] = [:]
  private var found: [FindingReport]?
  private var ownRules: Set<String>?

  /// A side, lowered for comparisons.
  func programs(_ side: Side) -> KnownPrograms { side == .starter ? starters : references }

  /// A scenario's run; nil: it cannot be shown.
  /// - Parameter classes: what all texts tell of classes; see ``ViewProgram/observedClasses``.
  func run(
    _ side: Side, root: String?, _ steps: [ActionText]?, keepsDrawing: Bool,
    _ classes: [String: Bool], _ make: () -> SimulationRun?
  ) -> SimulationRun? {
    let key = Key(
      side: side, root: root, steps: steps, keepsDrawing: keepsDrawing, classes: classes)
    if let known = lock.withLock({ runs[key] }) { return known }
    let made = make()
    lock.withLock { if runs.count < Self.mostRuns { runs[key] = .some(made) } }
    return made
  }

  /// The starter's findings.
  func findings(_ make: () -> [FindingReport]) -> [FindingReport] {
    if let known = lock.withLock({ found }) { return known }
    let made = make()
    lock.withLock { found = made }
    return made
  }

  /// The rules of which starter or reference has a finding.
  func rules(_ make: () -> Set<String>) -> Set<String> {
    if let known = lock.withLock({ ownRules }) { return known }
    let made = make()
    lock.withLock { ownRules = made }
    return made
  }
}
