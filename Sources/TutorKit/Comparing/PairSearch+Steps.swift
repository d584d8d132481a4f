import Simulation

/// What a search can do in a state, and what that costs.
extension PairSearch {
  /// What can happen in a state: what is on screen, and at first what comes from outside.
  func addSteps(from index: Int) {
    let isFirst = states[index].depth == 0
    let (cost, isFresh) = (states[index].cost, states[index].isFresh)
    let offered = before.interactions(palette)
    if offered.contains(where: \.isInner) { leavesOut = true }
    for interaction in offered where isFirst || !interaction.isInner {
      let isNew = isFirst || met.insert(Control(interaction)).inserted
      // What has come for the first time is used at once: the buttons of an alert.
      let isUnmet = interaction.origin.map { metOrigins.insert($0).inserted } ?? false
      for (number, event) in interaction.events.enumerated() where focus?.allows(event) ?? true {
        let isTelling =
          event.value.map { telling.contains($0) || palette.rare.contains($0) } ?? false
        if !(event.value?.isOneOfFew ?? true) { leavesOut = true }
        if focus == nil, !isNew, interaction.values.count > 6, number > 1, !isTelling { continue }
        // At first, what one text alone mentions is as good as given.
        let isRare = isFirst && event.value.map { palette.rare.contains($0) } ?? false
        agenda.add(
          WitnessStep(event: event, label: interaction.label), from: index,
          cost: cost
            + (isRare || isUnmet && !isFirst && number == 0
              ? 0 : event.cost(ofValue: isTelling ? 0 : number))
            + detour(to: event, from: index),
          isFresh: isFresh || isRare)
      }
    }
    addTexts(offered, from: index)
    guard states[index].depth <= 1, focus == nil else { return }
    for step in outside(isFirst: isFirst) + handedOverAgain(at: index) {
      agenda.add(
        step, from: index, cost: cost + step.event.cost(ofValue: 0), isFresh: isFresh)
    }
  }

  /// A control as it is known again: by what it does, its place and its label.
  struct Control: Hashable {
    private let kind: ScreenEvent.Kind
    private let place: Int
    private let label: String

    init(_ interaction: Interaction) {
      (kind, place, label) = (interaction.kind, interaction.place, interaction.label)
    }
  }

  /// What it costs more to go on with another part of the screen.
  func detour(to event: ScreenEvent, from index: Int) -> Int {
    guard let last = states[index].steps.last?.event else { return 0 }
    // What was typed and is typed over was in vain, but for those who watch the field.
    if last.kind == .edit, event.kind == .edit, last.place == event.place,
      case .string? = event.value, !states[index].isFresh || states[index].depth > 1
    {
      return 2
    }
    return locality.areApart(last, event) ? 1 : 0
  }

  /// The input that was handed over last, with yet another value: an `==` may take it for that one.
  private func handedOverAgain(at index: Int) -> [WitnessStep] {
    guard let last = states[index].steps.last?.event, case .handOver(let name) = last.kind,
      let input = before.inputs(palette).first(where: { $0.name == name })
    else { return [] }
    return input.values.filter { $0 != last.value }.prefix(Self.mostAgain)
      .map { WitnessStep(event: ScreenEvent(.handOver(name), value: $0), label: "") }
  }

  private static let mostAgain = 6

  func outside(isFirst: Bool) -> [WitnessStep] {
    var events = [ScreenEvent(.rerun)]
    if before.followsAppearance || after.followsAppearance { events.append(ScreenEvent(.reappear)) }
    let read = before.environmentRead
    for key in read + after.environmentRead.filter({ !read.contains($0) })
    where isFirst || SystemEnvironment.changing.contains(key) {
      events += (SystemEnvironment.values[key] ?? []).map {
        ScreenEvent(.environment(key), value: $0)
      }
    }
    guard isFirst else { return events.map { WitnessStep(event: $0, label: "") } }
    let own = before.ownEnvironment(palette)
    let further = after.ownEnvironment(palette).filter { key, _ in !own.contains { $0.key == key } }
    for (key, values) in own + further {
      events += values.map { ScreenEvent(.environment(key), value: $0) }
    }
    let stored = before.storedDefaults(palette)
    let alone = after.storedDefaults(palette).filter { key, _ in !stored.contains { $0.key == key }
    }
    for (key, values) in stored + alone {
      events += values.prefix(8).map { ScreenEvent(.stored(key), value: $0) }
    }
    for (name, values) in inputs {
      let rare = values.filter(palette.rare.contains).prefix(4)
      let others = values.filter { !rare.contains($0) }.prefix(8)
      events += (rare + others).map { ScreenEvent(.handOver(name), value: $0) }
    }
    events.append(ScreenEvent(.leave))
    return events.map { WitnessStep(event: $0, label: "") }
  }
}

// MARK: What is open

extension PairSearch {
  /// What is not modelled in the second program, and in the first one alone.
  var doubts: (before: [Unsupported], after: [Unsupported]) {
    // Content that is older than what it reads is so on both sides.
    let areOutdated = [unmodelled.before, unmodelled.after].allSatisfy { doubts in
      doubts.contains { $0.kind == .outdatedContent }
    }
    func open(_ found: [Unsupported]) -> [Unsupported] {
      found.filter {
        !sharedTraps.contains($0.withoutLocation)
          && !(areOutdated && $0.kind == .outdatedContent)
      }
    }
    let known = Set(unmodelled.after.map(\.withoutLocation))
    return (
      open(unmodelled.before).filter { !known.contains($0.withoutLocation) }, open(unmodelled.after)
    )
  }
}
