/// Types of SwiftUI, Foundation and Combine by what their values are like.
extension Catalog {
  /// Types of SwiftUI whose constants are as well written without the type's name.
  package static func hasConstants(_ type: String) -> Bool { constantTypes.contains(type) }

  private static let constantTypes: Set<String> = [
    "Color", "Font", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Animation", "Edge",
    "TextAlignment", "Axis", "AnyTransition", "ContentMode", "Material", "UnitPoint", "EdgeInsets",
    "Visibility", "ControlSize", "ButtonRole",
  ]

  /// Whether values that an initializer of a type makes from other numbers or texts are never equal.
  package static func differsByArguments(_ type: String) -> Bool {
    ["UUID", "Date"].contains(type)
  }

  /// Types of Foundation whose constants a declared type stands for: `.current` of a `Calendar`.
  package static let typesWithInstances: Set<String> = [
    "Calendar", "Locale", "TimeZone", "UserDefaults", "NotificationCenter", "FileManager", "Bundle",
    "URLSession", "ProcessInfo", "DispatchQueue", "RunLoop", "OperationQueue", "CharacterSet",
    "NSUbiquitousKeyValueStore", "HTTPCookieStorage", "URLCache",
  ]

  /// Modifiers whose action runs when a view appears.
  package static let runsOnAppearance: Set<String> = ["onAppear", "task"]

  /// Formatters of Foundation: made without arguments, what `string(…)` gives depends on its arguments
  /// and the surroundings alone, until a property is set.
  package static let formatters: Set<String> = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter",
    "MeasurementFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "PersonNameComponentsFormatter", "ListFormatter", "LengthFormatter", "MassFormatter",
    "EnergyFormatter",
  ]

  // What makes another object of the libraries whenever it is called: such values are never the same as
  // the ones before.

  /// Whether a type of the libraries, or one that is not declared, is taken for a class by its name.
  package static func isReference(_ type: String) -> Bool {
    type.hasPrefix("NSMutable") || referenceSuffixes.contains { type.hasSuffix($0) }
  }

  /// Whether a method's result holds an object of its own. Publishers are values around such objects from
  /// these on: Apple's documentation of Combine.
  package static func makesObject(method: String) -> Bool { objectMethods.contains(method) }

  private static let referenceSuffixes = [
    "Formatter", "Manager", "Queue", "Generator", "Player", "Session", "Encoder", "Decoder",
    "Model", "ViewModel", "Store", "Service", "Controller", "NSObject",
  ]

  private static let objectMethods: Set = [
    "autoconnect", "eraseToAnyPublisher", "makeConnectable", "multicast", "share",
  ]

  /// Whether a framework calls the requirements of a protocol, or overridden members of a base class, so
  /// that what they do shows without a call in the program.
  ///
  /// Protocols whose requirements the simulator runs (`View`, `ViewModifier`, styles, `Equatable`) are none
  /// of them.
  package static func isCalledByFrameworks(_ type: String) -> Bool {
    type != storedProtocol
      && (frameworkProtocols.contains(type) || frameworkSuffixes.contains { type.hasSuffix($0) })
  }

  /// The protocol whose raw values `@AppStorage` and `@SceneStorage` keep; nothing else asks for them.
  package static let storedProtocol = "RawRepresentable"

  private static let frameworkProtocols: Set<String> = [
    "Layout", "Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect",
    "VectorArithmetic", "CustomAnimation", "TextRenderer", "Transition", "PreferenceKey",
    "AlignmentID",
    "ParseStrategy", "TimelineSchedule", "Transferable", "VisualEffect",
  ]

  /// Endings of names that frameworks have many of: `UIViewRepresentable`, `DropDelegate`,
  /// `MeasurementFormatter`, `ParseableFormatStyle`.
  private static let frameworkSuffixes = ["Representable", "Delegate", "Formatter", "FormatStyle"]

  /// What a style is told of a control while a finger is on it, which is no step.
  package static let touchStates: Set<String> = ["isEditing"]
}
