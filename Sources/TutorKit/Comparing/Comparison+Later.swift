import Simulation

/// What only shows when tasks wait for long, when a screen is opened that nothing opened so far, while a finger is
/// on a button, or where sets and dictionaries give their elements in another order.
extension Comparison {
  /// The same once more, with tasks that go on after other steps, with screens for any value, with a finger on the
  /// controls, and with another order of what is hashed.
  mutating func searchLater(
    _ before: LoweredProgram, _ after: LoweredProgram, _ first: Searched
  ) {
    if first.waits {
      _ = search(before, after, World(delaysTasks: true), pairs: Self.pairsOfWaiting)
    }
    if first.leavesClosed, !isDifferent {
      _ = search(before, after, World(showsAnyDestination: true), pairs: effort.pairsOfWorld)
    }
    if first.tellsOfPressing, !isDifferent {
      _ = search(before, after, World(isPressing: true), pairs: Self.pairsOfPressing)
    }
    if first.usesHashedOrder, !isDifferent {
      _ = search(before, after, World(reversesHashed: true), pairs: effort.pairsOfWorld)
    }
  }

  /// Steps that are taken with a finger on every control.
  private static let pairsOfPressing = 60

  /// Steps that are taken while tasks wait.
  private static let pairsOfWaiting = 120

  /// What bodies of the new program alone read without being told of its changes.
  mutating func noteUnfollowed(_ search: PairSearch) {
    let known = Set(search.before.unfollowed.map(\.property))
    let found = search.after.unfollowed.filter { !known.contains($0.property) }
    for read in found.sorted(by: { ($0.view, $0.property) < ($1.view, $1.property) }) {
      var fact = Evidence(GradeWords.isNotFollowed(read.view, read.property))
      fact.unfollowed = read
      note(fact)
    }
  }
}
