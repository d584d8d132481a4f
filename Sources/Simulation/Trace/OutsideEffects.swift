/// What a step does to things that the program does not declare: calls of their methods and
/// functions, values set in their members, values kept under a key. The rest of the app sees these,
/// so two programs that behave the same do the same of them.
extension Machine {
  /// A call of something that is not declared. Outside of updates it is an effect.
  func unknownCall(
    _ kind: Term.Kind, _ name: String, _ values: [Value], labels: [String?]
  ) -> Value {
    let call = Term(kind, name, values, labels: labels)
    if isActing, name.first?.isUppercase != true { record(effect: shown(.term(call))) }
    return .term(call)
  }

  /// A member of something that is not declared gets a value.
  func noteSet(_ name: String, of base: Value, to value: Value) {
    guard isActing else { return }
    switch base {
    case .term, .fresh: break
    default: return
    }
    record(effect: "\(shown(base)).\(name) = \(shown(value))")
  }

  /// A value kept under a key, as `@AppStorage` does.
  func noteStored(_ location: LocationID, _ value: Value) {
    guard isActing, let key = engine.sharedLocations.first(where: { $0.value == location })?.key
    else { return }
    record(effect: "stored \(storageName(key)) = \(shown(value))")
  }

  private func storageName(_ key: HashKey) -> String {
    switch key {
    case .string(let text): text
    case .list(let keys): keys.map(storageName).joined(separator: " ")
    default: "value"
    }
  }

  private var isActing: Bool { !isUpdating && !engine.nodes.isEmpty }

  private func record(effect: String) {
    if effects.count < 200 { effects.append(effect) }
  }
}
