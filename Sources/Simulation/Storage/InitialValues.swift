import Catalog

extension StoredProperty {
  /// Whether it has a value before an initializer gives it one.
  var hasDefault: Bool {
    if initial != nil || isLazy { return true }
    if case .optional? = type, !isLet { return true }
    guard let wrapper else { return false }
    switch Catalog.wrapper(wrapper.name)?.kind {
    case .state?, .binding?, .stateObject?, .observedObject?, .bindable?, .published?, .other?, nil:
      return wrapper.arguments.contains { ["initialValue", "wrappedValue"].contains($0.label) }
    default: return true
    }
  }

  /// Whether a field of it has a value already. An optional constant that is nil looks as if it had none.
  func hasValue(_ field: Value) -> Bool {
    if hasDefault { return true }
    return switch field {
    case .nilValue: false
    case .wrapper(let wrapper): wrapper.makeValue != nil || hasValue(wrapper.value)
    default: true
    }
  }
}

extension Storage {
  /// What is stored under the wrapper's key already, or the wrapper's own value.
  func valueAtFirst(_ wrapper: Wrapper) -> Value {
    guard let key = wrapper.key,
      let stored = graph.engine.storedBefore[storageName(comparison.hashKey(key))]
    else { return wrapper.value }
    return (try? valueVariation.value(stored, like: wrapper.value)) ?? wrapper.value
  }

  /// Until something is stored each property of a key shows its own default, which is not followed.
  func noteDefault(_ wrapper: Wrapper, _ shared: LocationID, _ key: Value) {
    guard let first = graph.engine.locations[shared].defaultValue,
      comparison.hashKey(first) != comparison.hashKey(wrapper.value)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.differentDefaults, [storageName(comparison.hashKey(key))], at: nil))
  }
}
