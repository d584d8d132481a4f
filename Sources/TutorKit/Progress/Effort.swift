package import Simulation

/// What an export says of the work at one exercise.
package struct Effort: Hashable, Sendable {
  /// Seconds between entries that lie at most ``longestPause`` apart.
  package var seconds = 0.0
  /// Graded texts.
  package var attempts = 0
  package var hints = 0
  /// When it was first graded without passing since its last pass, in seconds since 1970; nil: it is
  /// passed, or was never graded.
  package var failingSince: Double?

  /// Seconds without an entry after which a person is taken to do something else.
  package static let longestPause = 600.0
}

extension ProgressExport {
  /// The work at each exercise, by its id.
  package var efforts: [String: Effort] {
    var result: [String: Effort] = [:]
    for attempt in attempts.sorted(by: { $0.time < $1.time }) where attempt.verdict != "reset" {
      var effort = result[attempt.exercise] ?? Effort()
      effort.attempts += 1
      effort.failingSince =
        attempt.verdict == GradeReport.Verdict.passed.rawValue
        ? nil : effort.failingSince ?? attempt.time
      result[attempt.exercise] = effort
    }
    for hint in hints { result[hint.exercise, default: Effort()].hints += 1 }
    let entries =
      (attempts.map { ($0.time, $0.exercise) } + texts.map { ($0.time, $0.exercise) }
      + hints.map { ($0.time, $0.exercise) }).sorted { $0.0 < $1.0 }
    for (earlier, later) in zip(entries, entries.dropFirst()) {
      let pause = later.0 - earlier.0
      if pause <= Effort.longestPause { result[later.1, default: Effort()].seconds += pause }
    }
    return result
  }

  /// How many predictions followed from each wrong model.
  package var wrongModels: [MentalModel: Int] {
    predictions.compactMap { $0.model.flatMap(MentalModel.init) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
