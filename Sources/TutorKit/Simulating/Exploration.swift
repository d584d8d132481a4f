import Simulation

/// The order in which a program is tried out, to compare it with another.
///
/// First all that it offers, once, and what comes to be offered on the way. Then the values again.
/// Then what switches, in the order of a ruler's marks (1 2 1 3 1 2 1 4 …), what changed the shape of
/// the screen before the rest: so branches meet in combinations and lost state shows.
struct Exploration {
  private var done: [Offer] = []
  private var switches: [String] = []
  private var again: [String]?
  private var shape: [String] = []

  static let mostSteps = 64
  /// Steps of the first round.
  private static let mostOffers = 22

  /// What to do next, given what is offered and what is shown now. nil: all is done.
  mutating func next(_ offers: [Offer], screen: RenderTree) -> Offer? {
    let names = screen.names
    if again == nil {
      if let last = done.last, shape != names { switches.append(last.key) }
      shape = names
      if let first = firstNew(offers) {
        done.append(first)
        return first
      }
      let rest = done.filter {
        ($0.kind == .tap || $0.kind == .toggle) && !switches.contains($0.key)
      }
      again =
        done.filter { $0.kind == .edit }.map(\.key) + ruler(of: switches + rest.map(\.key))
    }
    while let key = again?.first {
      again?.removeFirst()
      if let offer = offers.first(where: { $0.key == key }) { return offer }
    }
    return nil
  }

  /// Values first: they are what is lost when a switch makes views anew.
  private static let order: [Offer.Kind] = [.edit, .perform, .toggle, .tap, .present]

  private func firstNew(_ offers: [Offer]) -> Offer? {
    guard done.count < Self.mostOffers else { return nil }
    let new = offers.filter { offer in !done.contains { $0.key == offer.key } }
    return Self.order.lazy.compactMap { kind in new.first { $0.kind == kind } }.first
  }

  private func ruler(of keys: [String]) -> [String] {
    guard !keys.isEmpty else { return [] }
    return (1...Self.mostSteps).map { keys[$0.trailingZeroBitCount % keys.count] }
  }
}

extension RenderTree {
  /// The names of all views in tree order: the shape of the screen.
  var names: [String] {
    var result: [String] = []
    var pending = [self]
    while let tree = pending.popLast() {
      result.append(tree.name)
      pending += tree.children.reversed()
    }
    return result
  }
}

extension Offer {
  /// The step as a person would write it.
  var text: ActionText {
    switch kind {
    case .edit: ActionText("change:" + address)
    case .toggle: ActionText("toggle:" + address)
    case .tap: ActionText("tap:" + address)
    case .perform: ActionText("perform:" + address)
    case .present: ActionText("present:" + address)
    }
  }
}
