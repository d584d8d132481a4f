import Simulation

/// Texts that are easily taken for one another: where a function that one program alone has does something with
/// an element that a text names, a text that resembles it is entered first. What asks for the same letters, the
/// same length or the same beginning then takes both for one.
extension PairSearch {
  /// Ways of a function, fields, buttons, texts without a change, controls of one label and screens with fields that
  /// are tried.
  private static let most = (ways: 2, fields: 2, buttons: 3, same: 3, twins: 4, openings: 2)

  func enterResembling() {
    let openings = openings
    for target in waysToVary.keys.sorted() {
      for way in waysToVary[target, default: []].prefix(Self.most.ways) {
        for text in resembling(way) where candidates.isEmpty && budget.pairs > 0 {
          enter(text, in: openings, before: way)
        }
      }
    }
  }

  /// The texts that the label of a way's last step has and that the programs held against others, and what resembles
  /// them. Where the label has none, the texts that one program alone held against others: what acts on all elements
  /// of one text, or on the first, does otherwise where there are two.
  private func resembling(_ way: WayToVary) -> [String] {
    guard let label = way.further.last?.label else { return [] }
    let words = label.split(separator: " ").map { $0.lowercased() }
    let named = (wanted.rare + wanted.common).filter { words.contains($0.lowercased()) }
    let like = named.prefix(2).flatMap { [$0] + ResemblingTexts.of($0) }
    let same = (wanted.matched + wanted.rare.filter { !$0.isEmpty }).prefix(Self.most.same)
    var result: [String] = []
    for text in named.isEmpty ? Array(same) : like
    where !result.contains(exactly: text) {
      result.append(text)
    }
    return result
  }

  /// Types a text at the beginning or on a screen that one button opens, uses a button that has to do with it, and
  /// takes the way.
  private func enter(_ text: String, in openings: [Opening], before way: WayToVary) {
    for opening in openings where candidates.isEmpty {
      for field in opening.fields.prefix(Self.most.fields) {
        restore(0)
        var typed = WayToVary(state: 0, further: [])
        let event = ScreenEvent(field.kind, place: field.place, value: .string(text))
        let steps = opening.steps + [WitnessStep(event: event, label: field.label)]
        guard steps.allSatisfy({ take($0, on: &typed) }) else { break }
        use(event, typed, offered: opening.offered, before: way)
      }
    }
  }

  /// Uses what takes a text that was typed, and goes the way from there.
  private func use(
    _ event: ScreenEvent, _ typed: WayToVary, offered: Set<ScreenEvent>, before way: WayToVary
  ) {
    let buttons = before.interactions(palette).filter { button in
      button.events.first.map { $0.value == nil && !locality.areApart($0, event) } ?? false
    }
    // What the text has enabled takes it, and what stands in rows acts on them.
    let enabled = buttons.filter { !offered.contains($0.events[0]) }
    let tried = enabled + buttons.filter { offered.contains($0.events[0]) }
    let (old, new) = (before.snapshot(), after.snapshot())
    for button in tried.prefix(Self.most.buttons) where candidates.isEmpty {
      before.restore(old)
      after.restore(new)
      var entered = typed
      let steps = path(to: way.state) + way.further
      let tap = WitnessStep(event: button.events[0], label: button.label)
      guard take(tap, on: &entered) else { continue }
      useTwins(of: way, after: entered)
      for step in steps where found(step) != nil && !take(step, on: &entered) { break }
    }
  }

  /// Fields that are there at the beginning, or that come up after one button.
  private struct Opening {
    var steps: [WitnessStep] = []
    var fields: [Interaction]
    var offered: Set<ScreenEvent>
  }

  private var openings: [Opening] {
    restore(0)
    let (old, new) = (before.snapshot(), after.snapshot())
    let first = opening([], besides: [])
    var result = [first]
    let buttons = before.interactions(palette).filter {
      $0.events.first.map { $0.value == nil } ?? false
    }
    for button in buttons where result.count <= Self.most.openings {
      var opened = WayToVary(state: 0, further: [])
      let step = WitnessStep(event: button.events[0], label: button.label)
      let isOpened = take(step, on: &opened)
      let found = opening([step], besides: first.offered)
      before.restore(old)
      after.restore(new)
      if isOpened, !found.fields.isEmpty { result.append(found) }
    }
    return result
  }

  private func opening(_ steps: [WitnessStep], besides known: Set<ScreenEvent>) -> Opening {
    let offered = before.interactions(palette)
    let fields = offered.filter { field in
      field.values.contains(.string("a")) && !field.events.contains(where: known.contains)
    }
    return Opening(
      steps: steps, fields: fields, offered: Set(offered.compactMap(\.events.first)))
  }

  /// Uses every control that is called like the last one of a way or that the same code makes, each from here: of two
  /// rows of one text the second, too.
  private func useTwins(of way: WayToVary, after entered: WayToVary) {
    guard let label = way.further.last?.label else { return }
    let offered = before.interactions(palette)
    let origins = Set(offered.filter { $0.label == label }.compactMap(\.origin))
    let twins = offered.filter { $0.label == label || $0.origin.map(origins.contains) == true }
    guard twins.count > 1 else { return }
    let (old, new) = (before.snapshot(), after.snapshot())
    for twin in twins.prefix(Self.most.twins) where candidates.isEmpty {
      guard let event = twin.events.first else { continue }
      var further = entered
      _ = take(WitnessStep(event: event, label: twin.label), on: &further)
      before.restore(old)
      after.restore(new)
    }
  }
}
