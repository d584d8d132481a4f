/// How much a search may do: steps of both programs, not time, so that reports depend on no machine.
struct SearchBudget: Sendable {
  /// Steps of both programs.
  var pairs: Int
  /// Steps that repeat others.
  var repeats = 0
  /// The same of cycles that are repeated many times, so that they leave something to others; 0: they have no
  /// allowance of their own.
  var longRepeats = 0
  /// How often one step is repeated at most.
  var turns = 200
  /// How often it is repeated towards a number that one of the two texts alone mentions.
  var rareTurns = 8_000
  /// Up to how many turns each number that a step moves is led to a bound; more are for the quickest one.
  var fewTurns = 60.0
  /// The turns after which the search goes on in any case.
  var firstTurns = 8
  /// From how many states a step is repeated towards such a number.
  var origins = 8
  /// Steps that are followed because they lead towards a bound.
  var approaches = 48
  /// Further numbers that steps are repeated towards.
  var bounds: [Double] = []
  /// What the interpreter may do.
  var work = 6_000_000
  /// Steps that are taken after the last repeats.
  var afterwards = 0
  /// What repeating leaves of it.
  var reserve = 0
  /// Whether all controls are used once before something comes from outside.
  var hasTours = false
  /// Steps on ways that are taken once more with others between.
  var variations = 0
  /// Pairs of buttons that are repeated by turns.
  var alternations = 0
  /// Steps that are taken again because a statement in them wrote what was there already.
  var idleSteps = 8
  /// States in which a task has begun to wait from which every control is used before it goes on.
  var interleavings = 0
  /// Differences after which a search ends.
  var candidates = 6
  /// Steps that are taken after a difference, for another kind of it.
  var pairsOfDifferent = 48

  /// Repeats steps that come to numbers in a few turns.
  mutating func lead(to bounds: [Double]) {
    self.bounds = bounds
    repeats = 60
    (turns, rareTurns) = (6, 6)
  }

  /// As many repeats as a bound needs that one text alone has.
  mutating func allow(repeats: Int) {
    self.repeats = max(self.repeats, repeats)
    if longRepeats > 0 { longRepeats = max(longRepeats, repeats) }
  }

  /// A difference was found: that decides, and a little more says whether what is done differs as well.
  mutating func endSoon() {
    pairs = min(pairs, pairsOfDifferent)
    (repeats, longRepeats) = (0, 0)
    afterwards = 0
  }
}
