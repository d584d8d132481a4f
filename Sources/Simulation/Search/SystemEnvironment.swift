/// SwiftUI's own environment above the root: what the system puts there, and may change.
package enum SystemEnvironment {
  /// Values of its keys, beside those that a screen has at first.
  package static let values: [String: [EventValue]] = [
    "colorScheme": [.member("dark")], "isEnabled": [.boolean(false)],
    "dynamicTypeSize": ["accessibility3", "xSmall", "xxxLarge", "accessibility1"].map(
      EventValue.member),
    "layoutDirection": [.member("rightToLeft")],
    "scenePhase": [.member("background"), .member("inactive")],
    "horizontalSizeClass": [.member("compact"), .member("regular")],
    "verticalSizeClass": [.member("compact"), .member("regular")],
    "isFocused": [.boolean(true)], "isPresented": [.boolean(true)],
    "accessibilityReduceMotion": [.boolean(true)],
    "accessibilityReduceTransparency": [.boolean(true)], "isLuminanceReduced": [.boolean(true)],
    "editMode": [.member("active")],
  ]

  /// The keys that the system changes under an app that runs: a person turns the device, or changes a
  /// setting. The others belong to one control or one presentation.
  package static let changing: Set<String> = [
    "accessibilityReduceMotion", "accessibilityReduceTransparency", "calendar", "colorScheme",
    "colorSchemeContrast", "dynamicTypeSize", "horizontalSizeClass", "layoutDirection",
    "legibilityWeight", "locale", "scenePhase", "timeZone", "verticalSizeClass",
  ]
}

extension ScreenEvents {
  /// Another value under a key above the root: of a known one the next, of another one an unknown.
  func changeEnvironment(_ key: String) throws(Interruption) -> ActionProblem? {
    guard graph.environmentRead.contains(key) else { return unread(key) }
    let old = graph.engine.environments[0].values[.string(key)] ?? storage.defaultEnvironment(key)
    let known = SystemEnvironment.values[key]?.map(Value.init(system:)) ?? []
    let other =
      known.first { descriptions.describe($0) != descriptions.describe(old) }
      ?? storage.defaultEnvironment(key)
    try putEnvironment(key, known.isEmpty ? try valueVariation.variation(of: old) : other)
    return nil
  }

  /// A value under a key above the root, as a step gives it.
  func setEnvironment(_ key: String, to value: Value) throws(Interruption) -> ActionProblem? {
    guard graph.environmentRead.contains(key) else { return unread(key) }
    try putEnvironment(key, value)
    return nil
  }

  /// Writes a value above the root and updates who reads it.
  func putEnvironment(_ key: String, _ value: Value) throws(Interruption) {
    let before = graph.engine.environments[0].values
    graph.engine.environments[0].values[.string(key)] = value
    try update(from: before, key)
  }

  private func update(from before: [HashKey: Value], _ key: String) throws(Interruption) {
    treeValues.wakeReaders(of: 0, before: before, key: key)
    graph.engine.pass += 1
    try graph.updatePass()
    try treeValues.updatePreferences()
    try graph.runQueued()
  }

  /// The program's own keys that it has read, with other values than those above the root.
  func ownEnvironment(_ palette: Palette) -> [(key: String, values: [EventValue])] {
    graph.ownKeysRead.sorted().prefix(Self.mostOwnKeys).compactMap { key in
      guard let value = try? storage.environmentMember(key, 0, site: 0) else { return nil }
      let others = otherValues(than: value, palette).filter { $0 != .other }.prefix(2)
      return others.isEmpty ? nil : (key, Array(others))
    }
  }

  private static var mostOwnKeys: Int { 4 }

  /// Puts a value above the root under a key that the program declares. false: it declares none.
  func putOwn(_ key: String, _ value: EventValue) throws(Interruption) -> Bool {
    guard let owner = declaredTypes.externalExtension("EnvironmentValues") else { return false }
    let members = declaredTypes.members(owner)
    guard members.computed[key] != nil || members.stored[key] != nil,
      let old = try storage.environmentMember(key, 0, site: 0)
    else { return false }
    let before = graph.engine.environments[0].values
    try storage.write(key, valueVariation.value(value, like: old), 0)
    try update(from: before, key)
    return true
  }

  private func unread(_ key: String) -> ActionProblem {
    .notFound("\\." + key, known: graph.environmentRead.sorted().map { "\\." + $0 })
  }
}

extension Value {
  /// A value of ``SystemEnvironment``.
  fileprivate init(system value: EventValue) {
    switch value {
    case .boolean(let flag): self = .boolean(flag)
    case .member(let name): self = .term(Term(.implicitMember, name))
    default: self = .nilValue
    }
  }
}
