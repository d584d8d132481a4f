import Catalog

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
      if let shown = whereItIsSeen(place, index) {
        result.append(
          changed("drops \(modifiers[index])", place, at: shown) { $0.modifiers.remove(at: index) })
      }
      if index > 0, isOrderSeen(modifiers[index - 1], modifiers[index]) {
        result.append(
          changed("exchanges \(modifiers[index]) and the one before", place) {
            $0.modifiers.swapAt(index, index - 1)
          })
      }
    }
    return result
  }

  /// A place that must be shown for a modifier to be missed. A value of the environment is missed
  /// where a view reads it, and by nobody when there is none: nil.
  private func whereItIsSeen(_ place: [Int], _ index: Int) -> [Int]? {
    guard self[place].modifiers[index].writesAccent else { return place }
    let readers = self[place].accentReaders(below: index).map { place + $0 }
    return readers.first { !facts(at: $0).areContradictory } ?? readers.first
  }

  /// Writing the environment commutes with all modifiers but those whose own views read it.
  private func isOrderSeen(_ first: String, _ second: String) -> Bool {
    guard first.writesAccent || second.writesAccent else {
      return !Catalog.commute(first.modifierName, second.modifierName)
    }
    return first.readsAccent || second.readsAccent
  }

  /// Places of views that find what the modifier at `index` writes.
  private func accentReaders(below index: Int? = nil) -> [[Int]] {
    var result: [[Int]] = children.indices.flatMap { child in
      children[child].accentReaders().map { [child] + $0 }
    }
    if case .leaf(let text) = kind, text.readsAccent { result.append([]) }
    for modifier in modifiers.prefix(index ?? modifiers.count) {
      if modifier.writesAccent { result = [] }
      if modifier.readsAccent { result.append([]) }
    }
    return result
  }

  private func cut(at place: [Int]) -> [ScreenMutation] {
    switch self[place].kind {
    case .action(let view, let code):
      // What is so already does not become so.
      if let fact = Self.outcomes[code], facts(at: place).contains(fact) { return [] }
      // What nothing shows is missed by nobody.
      guard shows(String(code.prefix { $0.isLetter })) else { return [] }
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

extension Piece {
  /// Whether anything on screen depends on a state, or on one that an action takes from it.
  private func shows(_ state: String) -> Bool {
    var read = places.flatMap { place -> [String] in
      if case .action(let view, _) = self[place].kind { return [view] + self[place].modifiers }
      return ["\(self[place].kind)"] + self[place].modifiers
    }
    for place in places {
      if case .action(_, let code) = self[place].kind, !code.hasPrefix(state) { read.append(code) }
    }
    return read.contains { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == ".") }.contains {
        $0 == state || $0.hasPrefix(state + ".")
      }
    }
  }

  /// What an action makes of a state, whatever it was.
  private static let outcomes = ["phase = .failed": Fact(state: "phase", value: 2)]
}

extension String {
  fileprivate var modifierName: String { String(dropFirst().prefix { $0 != "(" }) }
  fileprivate var writesAccent: Bool { hasPrefix(".environment(\\.accent") }
  fileprivate var readsAccent: Bool { contains("AccentText(") }
}
