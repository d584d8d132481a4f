import Analysis
import Simulation

/// What a guideline is about, as the runs show it: a submission that moves it out of the sight of the rule has
/// done nothing about it.
struct RemainingWork {
  /// What is as it was in the starter, in words.
  let evidence: [String]

  /// - Parameter reference: what is as in the starter there too is nothing to mend.
  init(
    _ exercise: Exercise, _ run: SimulationRun, _ starter: SimulationRun,
    reference: SimulationRun?
  ) {
    let own = Self.left(exercise, run, starter)
    let known = reference.map { Self.left(exercise, $0, starter) } ?? []
    evidence = own.filter { !known.contains($0) }
  }

  private static func left(
    _ exercise: Exercise, _ run: SimulationRun, _ starter: SimulationRun
  ) -> [String] {
    let shared = min(run.steps.count, starter.steps.count)
    func isLeft(_ count: (StepTrace) -> Int, from first: Int) -> Bool {
      let pairs = (first..<max(first, shared)).map {
        (count(run.steps[$0]), count(starter.steps[$0]))
      }
      return pairs.contains { $0.1 > 0 } && pairs.allSatisfy { $0.0 >= $0.1 }
    }
    var found: [String] = []
    if !Rule.ofErasure.isDisjoint(with: exercise.rules), isLeft(\.erased, from: 0) {
      found.append(GradeWords.stillErased())
    }
    if !Rule.ofWorkInBodies.isDisjoint(with: exercise.rules), isLeft(\.work, from: 1) {
      found.append(GradeWords.stillWorks())
    }
    return found
  }
}
