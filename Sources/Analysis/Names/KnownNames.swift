import Catalog
import Simulation

/// Functions and constants from the standard library, Foundation and SwiftUI that code calls
/// without a receiver.
enum KnownNames {
  static let free: Set<String> = [
    "print", "debugPrint", "dump", "min", "max", "abs", "zip", "stride", "sequence", "swap", "type",
    "repeatElement", "precondition", "preconditionFailure", "assert", "assertionFailure",
    "fatalError", "withAnimation", "withTransaction", "withObservationTracking", "readLine",
    "isKnownUniquelyReferenced", "numericCast", "unsafeBitCast", "sqrt", "pow", "sin", "cos", "tan",
    "atan", "atan2", "exp", "log", "log2", "log10", "floor", "ceil", "round", "trunc", "fmod",
    "hypot", "arc4random_uniform", "NSLocalizedString", "probe", "step", "self", "super", "error",
    "newValue", "oldValue", "withCheckedContinuation", "withCheckedThrowingContinuation",
    "withTaskGroup", "withThrowingTaskGroup", "withExtendedLifetime", "os_log", "unsafe",
  ]

  /// Names that are there in some scopes alone: a handler of errors, a setter, an observer.
  private static let scoped: Set<String> = ["error", "newValue", "oldValue"]

  /// Whether a name means something wherever it stands.
  static func isFree(_ name: String, isCalled: Bool) -> Bool {
    // `step` and `probe` are the functions of a scenario.
    if !isCalled, ["step", "probe"].contains(name) { return false }
    return free.contains(name) && !scoped.contains(name)
  }

  /// Whether a framework declares a type of this name.
  static func isType(_ name: String) -> Bool {
    isFrameworkType(name) || name.count == 1
      || suffixes.contains { name.hasSuffix($0) && name != $0 }
  }

  /// Whether a framework is known to declare a type of this name.
  static func isFrameworkType(_ name: String) -> Bool {
    Catalog.view(name) != nil || types.contains(name)
  }

  /// Families of framework types.
  private static let suffixes = ["Style", "Gesture", "Key", "Formatter", "Error", "Range"]

  static let types: Set<String> = [
    // Standard library
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Set",
    "Dictionary", "Optional", "Result", "Range", "ClosedRange", "Task", "AnyHashable", "Mirror",
    "ObjectIdentifier", "AsyncStream", "Duration", "ContinuousClock", "Regex", "Never", "Void",
    "SystemRandomNumberGenerator", "CollectionOfOne", "EmptyCollection", "AnyCollection",
    "AnyIterator", "AnyKeyPath", "PartialKeyPath", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "Unicode", "KeyValuePairs", "ArraySlice", "ContiguousArray",
    "AnySequence", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    // Foundation
    "Date", "UUID", "URL", "Data", "Decimal", "Calendar", "Locale", "TimeZone", "TimeInterval",
    "DateComponents", "DateInterval", "IndexSet", "IndexPath", "CharacterSet", "URLRequest",
    "URLSession", "URLComponents", "UserDefaults", "Bundle", "FileManager", "NotificationCenter",
    "Notification", "ProcessInfo", "Timer", "JSONEncoder", "JSONDecoder", "AttributedString",
    "Measurement", "NSObject", "NSAttributedString", "NSString", "NSNumber", "NSPredicate",
    "KeyPathComparator", "SortDescriptor", "SortOrder", "Thread", "DispatchQueue", "OperationQueue",
    "LocalizedStringResource",
    // CoreGraphics
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform",
    // SwiftUI
    "Binding", "State", "StateObject", "ObservedObject", "Environment", "EnvironmentObject",
    "Bindable", "FocusState", "Namespace", "AppStorage", "SceneStorage", "GestureState",
    "ScaledMetric", "AccessibilityFocusState", "FetchRequest", "SectionedFetchRequest", "Query",
    "FetchDescriptor", "FetchedResults", "SectionedFetchResults", "Font", "Angle", "EdgeInsets",
    "Edge", "Axis",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "UnitPoint", "Animation",
    "AnyTransition", "Transaction", "Gradient", "Shadow", "Visibility", "GridItem",
    "LocalizedStringKey", "AccessibilityTraits", "NavigationPath", "EmptyModifier", "AnyShapeStyle",
    "ImageRenderer", "StrokeStyle", "FillStyle", "TabViewStyle", "ToolbarItemPlacement",
    "WindowGroup",
    "Settings", "DocumentGroup", "Window", "MenuBarExtra", "ColorScheme", "ContentMode",
    "RoundedCornerStyle", "PresentationDetent", "SymbolEffect", "HStackLayout", "VStackLayout",
    "ZStackLayout", "GridLayout", "ProposedViewSize", "ViewDimensions", "PreviewDevice",
    "Subview", "TableColumn", "TableRow", "CommandMenu", "CommandGroup", "KeyboardShortcut",
    "UIImage", "NSImage", "UIColor", "NSColor", "UIScreen", "UIApplication", "Logger",
    "PassthroughSubject", "CurrentValueSubject", "AnyCancellable", "Just", "Material",
  ]

  /// Whether a framework declares a function or type of this name.
  static func isKnown(_ name: String) -> Bool { free.contains(name) || isType(name) }
}

/// Whether the standard library, Foundation or SwiftUI declares a function or type of this name.
package func isLibraryName(_ name: String) -> Bool { KnownNames.isKnown(name) }
