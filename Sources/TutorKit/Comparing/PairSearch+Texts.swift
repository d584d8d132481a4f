import Simulation

/// Typing: texts that were not typed before, and what the programs held against others.
extension PairSearch {
  /// What is typed into the fields that are there, besides what both texts mention.
  func addTexts(_ offered: [Interaction], from index: Int) {
    addNewTexts(offered, from: index)
    addWanted(wanted.rare, offered, from: index)
    let common = wanted.common.prefix(states[index].depth == 0 ? 8 : 4)
    addWanted(Array(common), offered, from: index, more: 1)
  }

  /// A text that was not typed before: what must differ from what is there already.
  private func addNewTexts(_ offered: [Interaction], from index: Int) {
    let typed = path(to: index).filter { if case .string? = $0.event.value { true } else { false } }
    guard !typed.isEmpty, typed.count < 12 else { return }
    for interaction in offered where interaction.values.contains(.string("a")) {
      let text = String("abcdefghijklm".dropFirst(typed.count).prefix(1))
      let event = ScreenEvent(interaction.kind, place: interaction.place, value: .string(text))
      agenda.add(
        WitnessStep(event: event, label: interaction.label), from: index,
        cost: states[index].cost + 1, isFresh: states[index].isFresh)
    }
  }

  /// Texts that were held against others: where they are typed, they may be found.
  private func addWanted(
    _ texts: [String], _ offered: [Interaction], from index: Int, more: Int = 0
  ) {
    guard !texts.isEmpty else { return }
    for interaction in offered where interaction.values.contains(.string("a")) {
      for text in texts {
        let event = ScreenEvent(interaction.kind, place: interaction.place, value: .string(text))
        agenda.add(
          WitnessStep(event: event, label: interaction.label), from: index,
          cost: states[index].cost + 1 + more + detour(to: event, from: index),
          isFresh: states[index].isFresh)
      }
    }
  }

  /// Looks at what both programs did in a step: the storage that they used, and the texts that they compared.
  func learn(from step: WitnessStep) -> [String] {
    locality.note(step.event, before.usedStorage, after.usedStorage)
    locality.note(step.event, decided: decided.keys)
    let typed: String? = if case .string(let text)? = step.event.value { text } else { nil }
    return wanted.add(before.comparedTexts, after.comparedTexts, typed: typed)
  }

  /// New texts are typed also where others were before.
  func offer(_ texts: [String], in known: [Int]) {
    let (old, new) = (before.snapshot(), after.snapshot())
    for index in Set(known).sorted() {
      restore(index)
      let common = texts.filter { !wanted.rare.contains($0) }
      let offered = before.interactions(palette)
      addWanted(texts.filter(wanted.rare.contains), offered, from: index)
      addWanted(common, offered, from: index, more: 1)
    }
    before.restore(old)
    after.restore(new)
  }
}
