/// What SwiftUI's interface says about one property wrapper.
package struct WrapperEntry: Sendable {
  package let name: String
  package let kind: Kind
  package let traits: Traits

  package enum Kind: Hashable, Sendable {
    case state, binding, stateObject, observedObject, environmentObject, environment, bindable
    case focusState, gestureState, appStorage, sceneStorage, namespace, scaledMetric, query
    case published
    /// It is none of SwiftUI's.
    case other
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The memberwise initializer has a parameter for it.
    package static let memberwise = Traits(rawValue: 1 << 0)
    /// The view's parent gives it.
    package static let input = Traits(rawValue: 1 << 1)
    /// It observes a whole object.
    package static let observesObject = Traits(rawValue: 1 << 2)
  }

  init(_ name: String, _ kind: Kind, _ traits: Traits = []) {
    self.name = name
    self.kind = kind
    self.traits = traits
  }
}

extension Catalog {
  /// Whether SwiftUI or Combine have a property wrapper of this name.
  package static func isSwiftUIWrapper(_ name: String) -> Bool {
    wrapper(name).map { $0.kind != .other } ?? false
  }

  static let propertyWrappers: [WrapperEntry] = [
    WrapperEntry("State", .state, .memberwise),
    WrapperEntry("Binding", .binding, [.memberwise, .input]),
    WrapperEntry("StateObject", .stateObject, [.memberwise, .observesObject]),
    WrapperEntry("ObservedObject", .observedObject, [.memberwise, .input, .observesObject]),
    WrapperEntry("EnvironmentObject", .environmentObject, .observesObject),
    WrapperEntry("Environment", .environment),
    WrapperEntry("Bindable", .bindable, [.memberwise, .input]),
    WrapperEntry("FocusState", .focusState),
    WrapperEntry("AccessibilityFocusState", .focusState),
    WrapperEntry("GestureState", .gestureState, .memberwise),
    WrapperEntry("AppStorage", .appStorage, .memberwise),
    WrapperEntry("SceneStorage", .sceneStorage, .memberwise),
    WrapperEntry("Namespace", .namespace),
    WrapperEntry("ScaledMetric", .scaledMetric),
    WrapperEntry("Query", .query),
    WrapperEntry("FetchRequest", .query),
    WrapperEntry("SectionedFetchRequest", .query),
    WrapperEntry("Published", .published, .memberwise),
  ]
}
