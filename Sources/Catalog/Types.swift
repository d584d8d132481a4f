/// Types of SwiftUI, Foundation and Combine by what their values are like.
extension Catalog {
  /// Types of SwiftUI whose constants are as well written without the type's name.
  package static func hasConstants(_ type: String) -> Bool { constantTypes.contains(type) }

  /// Methods of the standard library that change the value they are called on.
  package static let standardMutations: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "popFirst", "popLast", "toggle", "sort", "reverse", "shuffle", "swapAt",
    "move", "partition", "replaceSubrange", "formUnion", "formIntersection", "subtract",
    "formSymmetricDifference", "update", "updateValue", "merge", "negate", "reserveCapacity",
    "formTruncatingRemainder", "round", "addProduct", "write",
  ]

  /// Methods with which values of Foundation change themselves, beside those of the standard library's collections.
  package static let foundationMutations: Set<String> = [
    "addTimeInterval", "deleteLastPathComponent", "deletePathExtension", "appendPathComponent",
    "appendPathExtension", "standardize", "resolveSymlinksInPath", "convert", "negate", "invert",
    "round", "formRemainder", "formTruncatingRemainder", "formSquareRoot", "addProduct",
    "mergeAttributes", "replaceAttributes", "setAttributes", "setValue", "addValue",
    "formSymmetricDifference", "resetBytes",
  ]

  private static let constantTypes: Set<String> = [
    "Color", "Font", "Alignment", "HorizontalAlignment", "VerticalAlignment", "Animation", "Edge",
    "TextAlignment", "Axis", "AnyTransition", "ContentMode", "Material", "UnitPoint", "EdgeInsets",
    "Visibility", "ControlSize", "ButtonRole", "AccessibilityChildBehavior", "AccessibilityTraits",
    "AccessibilityHeadingLevel", "SubmitLabel", "TextInputAutocapitalization",
    "ToolbarItemPlacement", "PresentationDetent", "SymbolVariants", "SymbolRenderingMode",
    "ScrollBounceBehavior", "ScrollDismissesKeyboardMode", "SafeAreaRegions",
    "PinnedScrollableViews", "BlendMode", "ColorScheme", "DynamicTypeSize", "LayoutDirection",
    "Prominence",
  ]

  /// Types of values of Foundation and SwiftUI that are computed of others.
  package static let valueTypes: Set<String> = [
    "Angle", "AttributedString", "Calendar", "CharacterSet", "Data", "Date", "DateComponents",
    "Decimal", "Duration", "IndexSet", "Locale", "Measurement", "UnitPoint", "URL",
    "URLComponents", "URLRequest", "UUID",
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

  /// Types of values of which every initializer that is modelled makes a value: `Date(timeIntervalSince1970: 0)`.
  package static let neverFailing: Set<String> = [
    "Date", "UUID", "DateComponents", "CGPoint", "CGSize", "CGRect", "CGVector", "Color", "Font",
    "Image",
    "Measurement", "DateInterval", "Locale", "IndexSet", "AttributedString", "EdgeInsets",
    "UnitPoint",
  ]

  /// Operators whose result is no optional.
  package static let neverNil: Set<String> = [
    "+", "-", "*", "/", "%", "interpolation",
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

/// What the standard library and Foundation declare for values, by the interfaces that come with the
/// compiler (`swift symbolgraph-extract`, Swift 6.2): methods that leave their value as it is, and those that
/// change it.
extension Catalog {
  /// Kinds of values with methods of their own.
  package enum ValueKind: Hashable, Sendable { case number, text, collection, date }

  /// Whether the libraries declare a method of this name for such values that changes nothing.
  package static func isMethod(_ name: String, of kind: ValueKind) -> Bool {
    everyMethods.contains(name) || methods[kind]?.contains(name) == true
  }

  /// Whether the libraries declare a method of this name that changes such a value in place.
  package static func isMutation(_ name: String, of kind: ValueKind) -> Bool {
    mutations[kind]?.contains(name) == true
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Methods that most values have: those of `Hashable`, `Encodable` and of optionals.
  private static let everyMethods = words(
    """
    advanced distance encode flatMap formatted hash isEqual isLess map write
    """)

  private static let methods: [ValueKind: Set<String>] = [
    .number: words(
      """
      addingProduct addingReportingOverflow advanced description distance dividedReportingOverflow
      dividingFullWidth isEqual isLess isLessThanOrEqualTo isMultiple isTotallyOrdered
      multipliedFullWidth multipliedReportingOverflow quotientAndRemainder remainder
      remainderReportingOverflow rounded signum squareRoot string subtractingReportingOverflow
      truncatingRemainder
      """),
    .text: words(
      """
      addingPercentEncoding allSatisfy appending appendingFormat applying boundingRect cString
      canBeConverted capitalized caseInsensitiveCompare commonPrefix compactMap compare
      completePath components contains count data difference distance draw drop dropFirst dropLast
      elementsEqual enumerateLines enumerateSubstrings enumerated filter first firstIndex
      firstMatch firstRange folding forEach formIndex getBytes getCString getLineStart
      getParagraphStart hasPrefix hasSuffix index indices intersection isDisjoint isStrictSubset
      isStrictSuperset isSubset isSuperset joined last lastIndex lengthOfBytes
      lexicographicallyPrecedes lineRange localizedCaseInsensitiveCompare
      localizedCaseInsensitiveContains localizedCompare localizedStandardCompare
      localizedStandardContains localizedStandardRange lowercased makeIterator matches max
      maximumLengthOfBytes min padding paragraphRange prefix prefixMatch randomElement range
      rangeOfCharacter rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences ranges
      reduce removingSubranges replacing replacingCharacters replacingOccurrences reversed
      shuffled size sorted split starts substring subtracting suffix symmetricDifference
      trimmingCharacters trimmingPrefix union uppercased wholeMatch withCString
      withContiguousStorageIfAvailable
      """),
    .collection: words(
      """
      advanced allSatisfy appending applying base64EncodedData base64EncodedString clamped
      compactMap compactMapValues compare contains copyBytes count difference distance drop
      dropFirst dropLast elementsEqual enumerateBytes enumerated evaluate filter filteredIndexSet
      first firstIndex firstMatch firstRange forEach formIndex index indexRange indices
      integerGreaterThan integerGreaterThanOrEqualTo integerLessThan integerLessThanOrEqualTo
      intersection intersects isDisjoint isStrictSubset isStrictSuperset isSubset isSuperset
      isValid joined last lastIndex lastRange lexicographicallyPrecedes makeIterator mapValues
      matches max merging min overlaps prefix prefixMatch publisher randomElement range rangeView
      ranges reduce relative removingSubranges replacing reversed shuffled sorted split starts
      subdata subtracting suffix symmetricDifference trimmingPrefix union wholeMatch
      withContiguousStorageIfAvailable withUnsafeBufferPointer withUnsafeBytes
      """),
    .date: words(
      """
      ISO8601Format addingTimeInterval advanced compare description distance timeIntervalSince
      """),
  ]

  private static let mutations: [ValueKind: Set<String>] = [
    .number: words(
      """
      add addProduct divide formRemainder formSquareRoot formTruncatingRemainder multiply negate
      round subtract toggle
      """),
    .text: words(
      """
      append formIntersection formSymmetricDifference formUnion insert makeContiguousUTF8
      moveSubranges partition popFirst popLast remove removeAll removeFirst removeLast
      removeSubrange removeSubranges replace replaceSubrange reserveCapacity reverse shuffle sort
      subtract swapAt trimPrefix update withContiguousMutableStorageIfAvailable
      withMutableCharacters withUTF8 write
      """),
    .collection: words(
      """
      append formIntersection formSymmetricDifference formUnion insert merge move moveSubranges
      partition popFirst popLast remove removeAll removeFirst removeLast removeSubrange
      removeSubranges removeValue replace replaceSubrange reserveCapacity resetBytes reverse shift
      shuffle sort subtract swapAt trimPrefix update updateValue
      withContiguousMutableStorageIfAvailable withUnsafeMutableBufferPointer
      withUnsafeMutableBytes
      """),
    .date: words(
      """
      addTimeInterval
      """),
  ]
}

/// What SwiftUI's environment holds.
extension Catalog {
  /// Whether SwiftUI or a framework beside it declares a value of the environment with this name.
  package static func isEnvironmentValue(_ name: String) -> Bool {
    environmentValues.contains(name)
  }

  /// The values that SwiftUI and frameworks beside it declare.
  package static let environmentValues = words(
    """
    accessibilityDifferentiateWithoutColor accessibilityEnabled accessibilityInvertColors
    accessibilityReduceMotion accessibilityReduceTransparency accessibilityShowButtonShapes
    accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled allowsTightening
    authorizationController autocorrectionDisabled backgroundMaterial backgroundProminence
    backgroundStyle badgeProminence buttonRepeatBehavior calendar colorScheme colorSchemeContrast
    controlActiveState controlSize defaultMinListHeaderHeight defaultMinListRowHeight
    disableAutocorrection dismiss
    dismissImmersiveSpace dismissSearch dismissWindow displayScale documentConfiguration
    dynamicTypeSize editMode font headerProminence horizontalSizeClass imageScale isEnabled
    isFocused isLuminanceReduced isPresented isScrollEnabled isSearching keyboardShortcut
    labelsVisibility layoutDirection legibilityWeight lineLimit lineSpacing locale
    managedObjectContext menuIndicatorVisibility menuOrder minimumScaleFactor modelContext
    multilineTextAlignment newDocument openDocument openImmersiveSpace openSettings openURL
    openWindow pixelLength presentationMode purchase pushWindow redactionReasons refresh rename
    requestAgeRange requestReview resetFocus scenePhase searchSuggestionsPlacement sizeCategory
    supportsMultipleWindows symbolRenderingMode symbolVariants tabBarPlacement
    tabViewBottomAccessoryPlacement textCase timeZone tint truncationMode undoManager verticalSizeClass
    webAuthenticationSession
    """)
}
