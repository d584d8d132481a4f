/// A change of a screen that a person would see.
struct ScreenMutation: Sendable {
  var what: String
  var screen: Piece
  /// The place that must be shown for the change to be seen.
  var place: [Int]
}

extension Piece {
  /// Each way to drop or exchange one thing.
  var mutations: [ScreenMutation] {
    places.flatMap { place -> [ScreenMutation] in
      dropped(at: place) + exchanged(at: place) + modifiersChanged(at: place) + cut(at: place)
    }
  }

  private func changed(
    _ what: String, _ place: [Int], at shown: [Int]? = nil, _ change: (inout Piece) -> Void
  ) -> ScreenMutation {
    var copy = self
    change(&copy[place])
    return ScreenMutation(what: what, screen: copy, place: shown ?? place)
  }

  private func dropped(at place: [Int]) -> [ScreenMutation] {
    guard let last = place.last else { return [] }
    let parent = Array(place.dropLast())
    guard case .container = self[parent].kind, self[parent].children.count > 1 else { return [] }
    return [
      changed("drops \(self[place].kind)", parent, at: place) { $0.children.remove(at: last) }
    ]
  }

  private func exchanged(at place: [Int]) -> [ScreenMutation] {
    guard let last = place.last, last > 0 else { return [] }
    let parent = Array(place.dropLast())
    switch self[parent].kind {
    case .container, .rows: break
    default: return []
    }
    return [
      changed("exchanges \(self[place].kind) and the one before", parent, at: place) {
        $0.children.swapAt(last, last - 1)
      }
    ]
  }

  private func modifiersChanged(at place: [Int]) -> [ScreenMutation] {
    let modifiers = self[place].modifiers
    var result: [ScreenMutation] = []
    for index in modifiers.indices {
      result.append(
        changed("drops \(modifiers[index])", place) { $0.modifiers.remove(at: index) })
      if index > 0 {
        result.append(
          changed("exchanges \(modifiers[index]) and the one before", place) {
            $0.modifiers.swapAt(index, index - 1)
          })
      }
    }
    return result
  }

  private func cut(at place: [Int]) -> [ScreenMutation] {
    switch self[place].kind {
    case .action(let view, let code):
      return [
        changed("drops the action \(code)", place) { $0.kind = .action(view, code: "") }
      ]
    case .control(let view, let state):
      let constant = view.replacingWord("BINDING", with: ".constant(\(state))")
      return [
        changed("cuts the binding of \(view)", place) { $0.kind = .leaf(constant) }
      ]
    default: return []
    }
  }
}
