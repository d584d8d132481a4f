import Simulation

/// A pair of states, with the way that led to it.
struct PairState {
  var before: Snapshot
  var after: Snapshot
  var parent: Int
  /// The steps from the state before; none at first.
  var steps: [WitnessStep]
  var depth: Int
  /// What the way to it costs.
  var cost: Int
  /// It shows something new.
  var isFresh: Bool
  /// The way to it cost less, for what one text alone mentions.
  var isGiven = false
  /// The views that are kept with it.
  var views: Int { before.nodeCount + after.nodeCount }

  /// How many states are kept, with how many views in all, about 1 KB each, and with how many views one may be.
  static let most = (states: 4_000, views: 600_000, viewsOfOne: 40_000)
}
