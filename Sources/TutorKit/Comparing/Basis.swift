import Simulation

/// On what a passed check rests.
package struct Basis: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// It holds for all values and all that can happen.
    case proved
    /// It held in all states that were tried.
    case tried
  }

  package var kind: Kind
  /// States of both programs in which all was the same.
  package var states: Int
  /// Nothing that can happen leads to another state.
  package var isComplete: Bool
  /// Lines of the new program with conditions that were seen one way only.
  package var lines: [Int]
  /// Whole numbers in texts are taken for their digits alone, and one side groups them from 1,000 on
  /// (semantics.md 14.14); nil: it does not rest on that.
  package var isUngrouped: Bool?
}

/// Whether two programs are the same for all values. Use ``withDeepStack(_:)`` around it.
func prove(_ before: LoweredProgram, _ after: LoweredProgram) -> ProofResult {
  guard before.isWhole, after.isWhole else {
    return .notProved(ProofDoubt(kind: .program, subject: "#if", location: nil))
  }
  // The proof takes what a root's initializer may leave out for constants.
  guard !before.mayLeaveOutInputs, !after.mayLeaveOutInputs else {
    return .notProved(ProofDoubt(kind: .root, subject: before.root, location: nil))
  }
  return Simulation.prove(
    before: (before.program, before.function), after: (after.program, after.function))
}
