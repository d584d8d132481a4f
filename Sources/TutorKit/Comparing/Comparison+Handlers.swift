import Simulation

/// A handler such as `onAppear` that one program has and the other one has not.
extension Comparison {
  /// Where two programs part in what they show or do, if nothing but a handler tells their first screens apart: that
  /// says more than the handler does. nil: nowhere that was found, or more than a handler differs.
  func witnessBesideHandlers(
    _ before: LoweredProgram, _ after: LoweredProgram, found: Witness
  ) -> Witness? {
    var world = found.world
    world.hidesHandlers = true
    guard Witness(before, after, world, [], regard: .screens)?.renders == nil else { return nil }
    var other = Comparison(effort)
    _ = other.search(before, after, world, pairs: effort.pairsOfWorld)
    return other.renders ?? other.behaves
  }
}
