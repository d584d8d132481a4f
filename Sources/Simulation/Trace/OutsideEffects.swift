import Catalog

/// What a step does to things that the program does not declare: calls of their methods and
/// functions, values set in their members, values kept under a key. The rest of the app sees these,
/// so two programs that behave the same do the same of them.
extension Machine {
  /// A call of something that is not declared. Outside of updates it is an effect.
  func unknownCall(
    _ kind: Term.Kind, _ name: String, _ values: [Value], labels: [String?], site: Int = 0
  ) -> Value {
    let call = Term(kind, name, values, labels: labels)
    if isActing, name.first?.isUppercase != true {
      noteUnknownEffect(kind, name, values, site: site)
      let effect = Term(kind, name, values, labels: labels.withoutLastFunction(values))
      unresolvedShown = []
      record(effect: shown(.term(effect)))
      expectAnswer(name, values)
      (awaitable, tryable) = (call, call)
    }
    return .term(call)
  }

  /// A member of something that is not declared gets a value.
  func noteSet(_ name: String, of base: Value, to value: Value) {
    guard isActing else { return }
    switch base {
    case .term, .fresh: break
    default: return
    }
    unresolvedShown = []
    record(effect: "\(shown(base)).\(name) = \(shown(value))")
  }

  /// What comes later is another behaviour than what comes at once.
  func noteDelay(_ values: [LabeledValue]) {
    guard isActing, options.showsEverything else { return }
    let times = values.filter { if case .closure = $0.value { false } else { true } }
    unresolvedShown = []
    record(effect: "later(" + times.map { shown($0.value) }.joined(separator: ", ") + ")")
  }

  /// What is written in it is animated, or not.
  func noteTransaction(_ values: [LabeledValue]) {
    guard isActing, options.showsEverything else { return }
    let arguments = values.filter { if case .closure = $0.value { false } else { true } }
    unresolvedShown = []
    let shown = arguments.compactMap { argument in
      let text = self.shown(argument.value)
      return Catalog.isDefault(argument.label, text, of: "withAnimation") ? nil : text
    }
    record(effect: "withAnimation(" + shown.joined(separator: ", ") + ")")
  }

  /// A value kept under a key, as `@AppStorage` does.
  func noteStored(_ location: LocationID, _ value: Value) {
    guard isActing, let key = engine.sharedLocations.first(where: { $0.value == location })?.key
    else { return }
    unresolvedShown = []
    record(effect: "stored \(storageName(key)) = \(shown(value))")
  }

  /// A value that the parent gets through a binding.
  func noteGiven(_ location: LocationID, _ value: Value) {
    guard isActing, options.showsEverything, engine.locations[location].owner == 0 else { return }
    unresolvedShown = []
    record(effect: "\(engine.locations[location].name) = \(shown(value))")
  }

  /// Of which row on the screen a value that nothing else has is the identity, as ` #2`, so that it is told from
  /// that of another row. Only in effects: on the screen and in state such a value may be any. Empty: of none.
  func rowPlace(ofFresh id: Int) -> String {
    guard isActing, options.showsEverything else { return "" }
    var rows: [HashKey] = []
    for node in nodesInOrder() {
      guard case .element(let key) = engine.nodes[node].kind, case .fresh = key, !rows.contains(key)
      else { continue }
      rows.append(key)
    }
    return rows.firstIndex(of: .fresh(id)).map { " #\($0 + 1)" } ?? ""
  }

  /// State as it is where something is waited for: only the last of the writes before is seen.
  func notePassing() {
    var values: [PassingValue] = []
    for write in engine.writes.dropFirst(passedWrites) where !write.isDropped {
      let value = PassingValue(name: write.target, value: write.change.new)
      values.removeAll { $0.name == value.name }
      values.append(value)
    }
    passedWrites = engine.writes.count
    if passing.count < 200 { passing += values }
  }

  func storageName(_ key: HashKey) -> String {
    switch key {
    case .string(let text): text
    case .list(let keys): keys.map(storageName).joined(separator: " ")
    default: "value"
    }
  }

  var isActing: Bool { !isUpdating && !engine.nodes.isEmpty }

  func record(effect: String) {
    if effects.count < Self.mostEffects {
      effects.append(effect)
      effectDoubts.append(unresolvedShown.first)
    } else {
      cut()
    }
    unresolvedShown = []
  }

  /// Effects of a step that are kept: what comes after them is not compared, and that is said.
  private static let mostEffects = 5_000
}

/// A value that state had while something was waited for.
package struct PassingValue: Hashable, Sendable {
  /// `Screen._state`
  package var name: String
  /// In words.
  package var value: String
}

extension [String?] {
  /// The last argument without its label, when it is a function: it may as well be a trailing closure.
  fileprivate func withoutLastFunction(_ values: [Value]) -> [String?] {
    guard case .closure? = values.last, count == values.count else { return self }
    return dropLast() + [nil]
  }
}
