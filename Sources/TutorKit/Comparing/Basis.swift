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
}

/// What a proof of two programs says.
enum ProofOutcome: Sendable {
  case proved
  /// Not proved; the lines of the new program at which it stopped.
  case open([Int])
}

/// Whether two programs are the same for all values. A search has found no difference before.
func prove(_ before: LoweredProgram, _ after: LoweredProgram) -> ProofOutcome { .open([]) }
