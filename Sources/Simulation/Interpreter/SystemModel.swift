/// A system with the SDK of its own year, where the model of it differs (semantics.md 9.2).
package enum SystemModel: String, CaseIterable, Sendable {
  case ios17, ios18, ios26

  /// Whether state keeps the value of an equal write, although it tells nobody.
  var keepsEqualValues: Bool { self == .ios26 }

  /// Whether setting a property of an `@Observable` class to what it is tells nobody: the check stands in the
  /// code that the macro of Xcode 26 makes (semantics.md 5.3).
  var comparesObserved: Bool { self == .ios26 }

  /// Whether two values of one `ForEach` can be the same. Before, each had an identity of its own.
  var comparesForEach: Bool { self != .ios17 }
}

extension SimulationOptions {
  /// The default is iOS 18 with the SDK of Xcode 26: a program gets what its SDK asks for.
  var keepsEqualValues: Bool { system?.keepsEqualValues ?? true }
  var comparesForEach: Bool { system?.comparesForEach ?? true }
  var comparesObserved: Bool { system?.comparesObserved ?? true }
}
