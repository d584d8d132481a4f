import Simulation

/// Roots that are made in another way than the comparison makes them.
extension Comparison {
  /// Compares the two where the root's properties hold what other initializers, or methods that change a copy of the
  /// view, may give them. What they really give is not known here, so that a difference is a doubt.
  mutating func noteOtherMakings(_ before: LoweredProgram, _ after: LoweredProgram) {
    let root = before.root.rootName
    let names = before.madeOtherwise
    guard !names.isEmpty, root == after.root.rootName else { return }
    isProved = false
    let world = World(remadeProperties: Set(names.map { "\(root).\($0)" }))
    guard
      let property = OtherMakings(after.program).allProperties(ofView: root).isSuperset(of: names)
        ? different(before, after, world) : names.min()
    else { return }
    note(Evidence(GradeWords.madeOtherwise(root, property)))
  }

  /// The name of a property by which the two are told apart; nil: they are not.
  private func different(
    _ before: LoweredProgram, _ after: LoweredProgram, _ world: World
  ) -> String? {
    var other = Comparison(effort)
    let first = other.search(before, after, world, pairs: effort.pairsOfWorld, isFirst: true)
    for (name, values) in first.inputs where world.remadeProperties.contains(name) {
      for value in values.prefix(Self.valuesOfMaking) where !other.isDifferent {
        var world = world
        world.inputs = [name: value]
        _ = other.search(before, after, world, pairs: effort.pairsOfInput)
      }
      if other.isDifferent { return Self.property(name) }
    }
    return other.isDifferent || other.restsOnUnknown
      ? world.remadeProperties.min().map(Self.property) : nil
  }

  private static func property(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private static let valuesOfMaking = 12
}
