import Simulation

/// The order in which a program is tried out, to compare it with another: all that it offers once,
/// what comes to be offered on the way too; then again, so that what was switched on is switched
/// off; then what switches once more, so that lost state shows.
struct Exploration {
  private var done: [Offer] = []
  private var again: [Offer] = []
  private var round = 0

  static let mostSteps = 40
  /// Steps of the first round.
  private static let mostOffers = 20

  /// What to do next, given what is offered now. nil: all is done.
  mutating func next(_ offers: [Offer]) -> Offer? {
    if round == 0 {
      let new = offers.filter { !done.contains($0) }
      let first = Self.order.lazy.compactMap { kind in new.first { $0.kind == kind } }.first
      if done.count < Self.mostOffers, let first {
        done.append(first)
        return first
      }
      again = done + done.filter { $0.kind == .toggle || $0.kind == .tap }
      round = 1
    }
    while !again.isEmpty {
      let offer = again.removeFirst()
      if offers.contains(offer) { return offer }
    }
    return nil
  }

  /// Values first: they are what is lost when a switch makes views anew.
  private static let order: [Offer.Kind] = [.edit, .perform, .toggle, .tap, .present]
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
