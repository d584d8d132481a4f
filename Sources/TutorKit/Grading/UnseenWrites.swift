import Simulation

/// Writes that leave a state as it was, since earlier steps had made it so already. Whether the new
/// program leaves them out cannot be seen then.
extension Comparison.World {
  /// Steps that are done once more without those that came before.
  private static let mostTried = 8

  /// A shorter scenario in which such a write is missed by the new program. nil: there is none.
  var unseenWrite: Self? {
    var tried: Set<String> = []
    for index in old.steps.indices.dropFirst() where index < new.steps.count {
      for write in old.steps[index].writes where isMissed(write, at: index) {
        guard tried.insert("\(old.steps[index].action) \(write.target)").inserted else { continue }
        if tried.count > Self.mostTried { return nil }
        let earlier = steps.indices.prefix(index - 1).filter { step in
          !old.steps[step + 1].writes.contains { $0.target == write.target }
        }
        if let other = with(steps: earlier.map { steps[$0] } + [steps[index - 1]]),
          other.isDifferent
        {
          return other
        }
      }
    }
    return nil
  }

  /// Whether the new program writes no state of that name in the step.
  private func isMissed(_ write: Write, at index: Int) -> Bool {
    write.old == write.new
      && !new.steps[index].writes.contains { $0.target.lastName == write.target.lastName }
  }
}

extension String {
  /// `count` of `Screen._count`
  var lastName: Substring {
    let name = split(separator: ".").last ?? ""
    return name.hasPrefix("_") ? name.dropFirst() : name
  }
}
