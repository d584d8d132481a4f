import Simulation

/// Whether two programs that part over inputs of which only the type is known part with values too: what is
/// assumed of symbols may contradict itself, and other terms may be the same value.
extension Comparison {
  /// Values of one input that are tried, and of each of two together.
  private static let mostValues = 16
  private static let mostOfTwo = 10
  /// Runs of both programs.
  private static let mostTries = 300

  /// What becomes of a difference with values for the inputs.
  enum Valued {
    /// The inputs have values, or it has nothing to do with them.
    case asItIs
    /// The two differ with these values too.
    case witness(Witness)
    /// With all values that were tried they are the same.
    case sameValues
  }

  static func valued(
    _ found: Witness, _ before: LoweredProgram, _ after: LoweredProgram, regard: Regard
  ) -> Valued {
    guard found.world.standIns == nil, !found.symbols.isEmpty else { return .asItIs }
    for world in worlds(for: found, before, after).prefix(mostTries) {
      if let witness = Witness(before, after, world, found.steps, regard: regard) {
        return .witness(witness)
      }
    }
    return .sameValues
  }

  /// Any values, then those that the texts mention: of one input, and of two together.
  private static func worlds(
    for found: Witness, _ before: LoweredProgram, _ after: LoweredProgram
  ) -> [World] {
    func world(_ seed: Int) -> World {
      var world = found.world
      world.standIns = seed
      world.told = found.symbols
      return world
    }
    var worlds = standInSeeds.map(world)
    let first = worlds[0]
    let driver = Driver(before, first)
    _ = driver.start()
    let inputs = driver.inputs(Palette(before.mined, after.mined))
      .filter { found.symbols.contains($0.name) }
    func add(_ values: [(name: String, value: EventValue)]) {
      var world = first
      for (name, value) in values { world.inputs[name] = value }
      worlds.append(world)
    }
    for input in inputs {
      for value in input.values.prefix(mostValues) { add([(input.name, value)]) }
    }
    worlds += furtherStandInSeeds.map(world)
    for (index, left) in inputs.enumerated() {
      for right in inputs[(index + 1)...] {
        for value in left.values.prefix(mostOfTwo) {
          for other in right.values.prefix(mostOfTwo) {
            add([(left.name, value), (right.name, other)])
          }
        }
      }
    }
    return worlds
  }
}
