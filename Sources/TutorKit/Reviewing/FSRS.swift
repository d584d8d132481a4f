import Foundation

/// How well something is remembered, in the terms of FSRS.
package struct MemoryState: Hashable, Sendable {
  /// Days until the chance of recall falls to 90 %.
  package var stability: Double
  /// 1 to 10.
  package var difficulty: Double
}

/// How an answer went.
package enum Rating: Int, Codable, CaseIterable, Sendable {
  case again = 1, hard, good, easy
}

/// The Free Spaced Repetition Scheduler, version 6, with its published default parameters.
///
/// The formulas and the 21 parameters are those of the project open-spaced-repetition (its
/// description "The Algorithm"); the vectors in the tests are the ones that its libraries publish.
package struct FSRS: Sendable {
  /// w0 to w20.
  private let w = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
  /// The chance of recall at which a question is due.
  private let retention = 0.9
  /// Days.
  private static let stabilityRange = 0.001...36_500.0

  package init() {}

  /// The chance of recall after so many days.
  package func retrievability(_ memory: MemoryState, days: Int) -> Double {
    pow(1 + factor * Double(days) / memory.stability, -w[20])
  }

  /// After the first answer.
  package func first(_ rating: Rating) -> MemoryState {
    MemoryState(
      stability: w[rating.rawValue - 1], difficulty: clampedDifficulty(initialDifficulty(rating)))
  }

  /// After a further answer, so many days after the one before.
  package func next(_ memory: MemoryState, _ rating: Rating, days: Int) -> MemoryState {
    let stability =
      days < 1
      ? sameDay(memory.stability, rating)
      : rating == .again ? forgotten(memory, days) : recalled(memory, rating, days)
    let range = Self.stabilityRange
    return MemoryState(
      stability: min(range.upperBound, max(range.lowerBound, stability)),
      difficulty: difficulty(memory.difficulty, rating))
  }

  /// Days until the next question, from 1.
  package func interval(_ memory: MemoryState) -> Int {
    let days = memory.stability / factor * (pow(retention, -1 / w[20]) - 1)
    return Int(min(Self.stabilityRange.upperBound, max(1, days.rounded())))
  }

  private var factor: Double { pow(0.9, -1 / w[20]) - 1 }

  // MARK: Stability

  private func sameDay(_ stability: Double, _ rating: Rating) -> Double {
    let growth = exp(w[17] * (Double(rating.rawValue - 3) + w[18])) * pow(stability, -w[19])
    return stability * (rating.rawValue >= 3 ? max(1, growth) : growth)
  }

  private func recalled(_ memory: MemoryState, _ rating: Rating, _ days: Int) -> Double {
    let bonus = rating == .hard ? w[15] : rating == .easy ? w[16] : 1
    let forgetting = exp((1 - retrievability(memory, days: days)) * w[10]) - 1
    let growth =
      exp(w[8]) * (11 - memory.difficulty) * pow(memory.stability, -w[9]) * forgetting * bonus
    return memory.stability * (1 + growth)
  }

  private func forgotten(_ memory: MemoryState, _ days: Int) -> Double {
    let long =
      w[11] * pow(memory.difficulty, -w[12]) * (pow(memory.stability + 1, w[13]) - 1)
      * exp((1 - retrievability(memory, days: days)) * w[14])
    return min(long, memory.stability / exp(w[17] * w[18]))
  }

  // MARK: Difficulty

  private func initialDifficulty(_ rating: Rating) -> Double {
    w[4] - exp(w[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Moves less the nearer it is to 10, and back towards that of an easy first answer.
  private func difficulty(_ old: Double, _ rating: Rating) -> Double {
    let change = -w[6] * Double(rating.rawValue - 3)
    let moved = old + (10 - old) * change / 9
    return clampedDifficulty(w[7] * initialDifficulty(.easy) + (1 - w[7]) * moved)
  }

  private func clampedDifficulty(_ value: Double) -> Double { min(10, max(1, value)) }
}
