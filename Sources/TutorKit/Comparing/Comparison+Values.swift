import Simulation

/// Whether two programs that show other terms for inputs nothing is known of show other values.
extension Comparison {
  /// Other sets of values are not tried.
  private static let seeds = 1...4

  /// A difference of terms, with values for the inputs.
  enum Valued {
    /// The inputs have values, or there are none.
    case asItIs
    /// The two differ with these values too.
    case witness(Witness)
    /// With values they are the same.
    case sameValues
    /// Values do not lead to what was assumed of the terms.
    case open
  }

  static func valued(
    _ found: Witness, _ before: LoweredProgram, _ after: LoweredProgram, regard: Regard
  ) -> Valued {
    guard found.world.standIns == nil, found.symbol != nil else { return .asItIs }
    for seed in seeds {
      var world = found.world
      world.standIns = seed
      if let witness = Witness(before, after, world, found.steps, regard: regard) {
        return .witness(witness)
      }
    }
    return !found.asksAboutValues ? .sameValues : .open
  }
}
