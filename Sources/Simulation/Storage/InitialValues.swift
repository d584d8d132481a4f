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
}

extension Value {
  /// What a property holds that an initializer has given no value yet. An optional constant that is nil looks
  /// the same.
  var isMissing: Bool {
    switch self {
    case .nilValue: true
    case .wrapper(let wrapper): wrapper.value.isMissing && wrapper.makeValue == nil
    default: false
    }
  }
}
