extension Comparison {
  /// How much is tried for a root.
  struct Effort: Sendable {
    /// Steps of both programs under what is assumed at first.
    var pairs = 480
    var repeats = 400
    /// Sets of assumptions that are tried.
    var worlds = 32
    /// Steps under each other set.
    var pairsOfWorld = 48
    /// Steps that hold a proof against what is simulated.
    var pairsOfProved = 12
    /// Steps with each other input.
    var pairsOfInput = 6
    /// Steps that are taken for decisions that were seen one way only.
    var pairsOfFocus = 2_400
    /// Steps that are taken for other decisions that one program alone makes.
    var pairsOfRare = 600
    /// Steps on ways to what one program alone does that are taken with others between.
    var variations = 2_400
    /// Other inputs that are tried.
    var inputs = 64
    var work = 6_000_000
    /// Only the short search; where it finds nothing, nothing is said.
    var isBrief = false
  }
}
