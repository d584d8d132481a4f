import Simulation

/// Tours: all that is on the screen is used once, and then something comes from outside. What views keep has
/// to outlive that.
extension PairSearch {
  /// Tours from the first to the last control, and back; and for each text that the code holds something against
  /// one with this text in the fields that take it. They cost nothing of the steps of the search.
  func takeTours() {
    let left = budget.pairs
    defer { budget.pairs = budget.work > 0 ? left : 0 }
    restore(0)
    let offered = before.interactions(palette).filter { !$0.isInner }.prefix(24)
    takeTour(Array(offered))
    takeTour(offered.reversed())
    let telling = comparedTexts.filter { text in offered.contains { $0.values.contains(text) } }
    for text in telling.prefix(Self.mostTexts) { takeTour(Array(offered), typing: text) }
    // What one program alone takes apart, or asks for, in all fields of a form that is filled in.
    let rare = palette.strings.map(EventValue.string).filter {
      palette.rare.contains($0) && !telling.contains($0)
    }
    for text in rare.prefix(Self.mostRareTexts) where candidates.isEmpty {
      takeTour(Array(offered), typing: text)
    }
  }

  private static let mostTexts = 4
  private static let mostRareTexts = 8

  private func takeTour(_ offered: [Interaction], typing text: EventValue? = nil) {
    restore(0)
    var taken: [WitnessStep] = []
    var screen: RenderTree?
    for interaction in offered where candidates.count < budget.candidates {
      let typed = interaction.events.first { $0.value != nil && $0.value == text }
      guard let event = typed ?? interaction.events.first,
        let step = found(WitnessStep(event: event, label: interaction.label))
      else { continue }
      let (old, new) = (before.snapshot(), after.snapshot())
      if let arrival = go(step, after: 0, taken) {
        taken.append(step)
        screen = arrival.screen
      } else {
        before.restore(old)
        after.restore(new)
      }
    }
    guard let screen, let end = admit(screen, parent: 0, steps: taken, cost: Self.tourCost) else {
      return
    }
    for step in outside(isFirst: true) where candidates.count < budget.candidates {
      restore(end)
      _ = take(step, from: end, cost: Self.tourCost + 2)
    }
  }

  /// What is done from the end of a tour comes late.
  private static let tourCost = 4
}

// MARK: Seeds

extension PairSearch {
  /// Takes steps from the first state. What can be done afterwards comes before all else.
  func setOut(_ steps: [WitnessStep]) {
    restore(0)
    var taken: [WitnessStep] = []
    var screen: RenderTree?
    for step in steps {
      guard candidates.count < budget.candidates, let again = found(step),
        let arrival = go(again, after: 0, taken)
      else { return }
      taken.append(again)
      screen = arrival.screen
    }
    if let screen { _ = admit(screen, parent: 0, steps: taken, cost: 0) }
  }
}
