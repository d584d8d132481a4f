import Catalog

/// Calls in actions of what is not declared: they may change anything, so the step is unchecked with
/// their line. What SwiftUI, Foundation and the standard library do is known well enough: nothing that
/// the program keeps.
extension Recorder {
  func noteUnknownEffect(_ kind: Term.Kind, _ name: String, _ values: [Value], site: Int) {
    guard !interpreter.options.showsEverything, interpreter.trialDepth == 0 else { return }
    if kind == .methodCall {
      if Self.changesInPlace.contains(name), case .term(let term)? = values.first,
        term.kind == .member || term.kind == .subscripted
      {
        return
      }
      guard let base = values.first,
        isFromOutside(base, calling: name) || isUndeclared(name, of: base)
          || changesQueries(name, base) || changesStored(name, base)
      else { return }
      let text = name == "callAsFunction" ? descriptions.shown(base) : called(name, on: base)
      let reason: UnsupportedKind =
        isRequired(name, of: base) ? .unimplementedEffect : .unknownEffect
      interpreter.assumptions.fail(Unsupported(reason, [text + "()"], at: location(site: site)))
    } else if !Self.harmless.contains(name), !name.hasPrefix("input "), name.first?.isLetter == true
    {
      interpreter.assumptions.fail(
        Unsupported(.unknownEffect, [name + "()"], at: location(site: site)))
    }
  }

  /// Whether a protocol of the program asks for a method, and the value may be of any type that conforms.
  private func isRequired(_ method: String, of base: Value) -> Bool {
    guard case .term(let term) = base, let type = term.type?.unwrapped else { return false }
    switch type {
    case .declared(let id, _), .existential(.declared(let id, _)), .opaque(.declared(let id, _)):
      return interpreter.program.types[id].requirements.contains(method)
    default: return false
    }
  }

  /// A write to a member of what is not declared: where nothing that the program keeps took the new value,
  /// it went into an object, and who is told depends on its class. A value that a state keeps is one.
  ///
  /// - Parameters:
  ///   - name: the member's; empty for an element.
  ///   - count: how many writes there were before it.
  func noteUnknownWrite(
    _ name: String, of owner: Value, at place: Place, since count: Int, site: Int, _ frame: Frame
  ) {
    guard isActing, !interpreter.options.showsEverything, interpreter.trialDepth == 0 else {
      return
    }
    switch owner {
    case .fresh where interpreter.host.valueStore.foreignKey(owner) == nil || name.isEmpty: break
    case .term
    where interpreter.host.writeCount == count
      && (isKeptByNobody(place, frame) || interpreter.host.valueStore.isQueried(owner)):
      break
    // A structure that the state keeps, or an object that it holds.
    case .term where isMadeElsewhere(owner, depth: 0): break
    default: return
    }
    guard isFromOutside(owner, calling: name) || interpreter.host.valueStore.isQueried(owner)
    else { return }
    let text = shortName(owner) + (name.isEmpty ? "[…] = …" : ".\(name) = …")
    interpreter.assumptions.fail(Unsupported(.unknownEffect, [text], at: location(site: site)))
  }

  /// A call of what a superclass from elsewhere does.
  func noteSuper(_ name: String, site: Int, _ frame: Frame) {
    guard name != "init", !interpreter.options.showsEverything, interpreter.trialDepth == 0,
      let owner = interpreter.program.functions[frame.function].owner,
      !declaredTypes.inheritedNames(owner).contains(where: isFramework)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownEffect, ["super.\(name)()"], at: location(site: site)))
  }

  /// Whether a value at this place cannot be changed in place, or is a variable of the whole program: a view
  /// does not change what it was given, so what changes all the same is an object.
  private func isKeptByNobody(_ place: Place, _ frame: Frame) -> Bool {
    switch place {
    case .value, .global, .member(.value(.type), _, _, _): return true
    case .member(.this, let name, _, _):
      guard case .structure(let owner)? = frame.this,
        interpreter.program.viewTypes.contains(owner.type),
        let index = declaredTypes.members(owner.type).stored[name]
      else { return false }
      return declaredTypes.layout(owner.type)[index].wrapper == nil
    default: return false
    }
  }

  /// Whether a context of a store is told to change what a query on some screen shows.
  private func changesQueries(_ method: String, _ base: Value) -> Bool {
    guard interpreter.host.valueStore.hasQueries, Self.storeChanges.contains(method),
      case .term(let term) = base, term.kind == .source
    else { return false }
    return Self.stores.contains(term.head)
  }

  /// Whether the defaults are told to change what an `@AppStorage` of the program may show.
  private func changesStored(_ method: String, _ base: Value) -> Bool {
    guard Self.defaultsChanges.contains(method),
      descriptions.shown(base).hasPrefix("UserDefaults")
    else { return false }
    return interpreter.program.types.contains { type in
      type.stored.contains { $0.wrapper?.name == "AppStorage" }
    }
  }

  private static let defaultsChanges: Set<String> = [
    "set", "setValue", "removeObject", "register", "removePersistentDomain", "setPersistentDomain",
  ]

  /// Notes that inputs compare equal of which a part is what a function gave that is declared nowhere: it may give
  /// another value each time.
  func noteSameResults(in value: Structure) {
    guard !interpreter.options.showsEverything, interpreter.options.mentalModel == nil,
      interpreter.trialDepth == 0
    else { return }
    for case .term(let term) in value.fields where term.kind == .call {
      let isFunction = term.head.first?.isLowercase == true && !Self.harmless.contains(term.head)
      if isFunction { assume(.sameResult, [term.head + "()"], site: term.site) }
    }
  }

  private static let stores: Set<String> = [
    "environment modelContext", "environment managedObjectContext",
  ]

  private static let storeChanges: Set<String> = [
    "insert", "delete", "rollback", "reset", "undo", "redo", "transaction", "perform",
    "performAndWait",
  ]

  /// How a sentence names a method: with what it is called on, unless that is a value.
  private func called(_ method: String, on base: Value) -> String {
    switch base {
    case .fresh, .type, .term: "\(shortName(base)).\(method)"
    default: method
    }
  }

  private func shortName(_ base: Value) -> String {
    switch base {
    case .fresh(let kind, _): kind
    case .type(let type): declaredTypes.name(of: type) ?? ""
    case .term(let term):
      if let type = term.type, term.kind == .source {
        declaredTypes.name(of: type.unwrapped) ?? term.head
      } else if term.kind == .source, term.head.hasPrefix("environment ") {
        String(term.head.dropFirst("environment ".count))
      } else {
        descriptions.shown(base)
      }
    default: descriptions.describe(base)
    }
  }

  /// Whether a call of the libraries only computes something of what it is given.
  func isComputation(_ kind: Term.Kind, _ name: String, _ values: [Value]) -> Bool {
    guard !values.contains(where: { if case .closure = $0 { true } else { false } }) else {
      return false
    }
    guard kind == .methodCall else { return Self.computing.contains(name) }
    guard Self.pure.contains(name), !Self.connecting.contains(name),
      case .term(let base)? = values.first
    else { return false }
    return !isFromOutside(base, depth: 0)
  }

  /// Functions of numbers.
  private static let computing: Set<String> = [
    "min", "max", "abs", "exp", "tan", "sin", "cos", "atan2", "hypot", "fabs", "pow", "sqrt", "log",
    "log2", "log10", "floor", "ceil", "round", "trunc", "fmod", "fmin", "fmax",
  ]

  /// Methods that are no effect of their own, and give something that acts or may fail.
  private static let connecting: Set<String> = [
    "encode", "decode", "sink", "store", "eraseToAnyPublisher", "data", "index",
  ]

  /// Whether a method of this value may be the app's own.
  private func isFromOutside(_ base: Value, calling method: String) -> Bool {
    guard !Self.pure.contains(method) else { return false }
    switch base {
    case .fresh(let kind, _): return !isFramework(kind)
    case .type(let type): return !isFramework(declaredTypes.name(of: type) ?? "")
    case .term(let term): return isFromOutside(term, depth: 0)
    default: return false
    }
  }

  private func isFromOutside(_ term: Term, depth: Int) -> Bool {
    guard depth < 50 else { return true }
    if let type = term.type?.unwrapped, let name = declaredTypes.name(of: type) {
      return !isFramework(name)
    }
    switch term.kind {
    case .source where term.head.hasPrefix("environment "):
      return !Catalog.isEnvironmentValue(String(term.head.dropFirst("environment ".count)))
    case .source:
      return !Self.knownSources.contains { term.head.hasPrefix($0) }
    case .name, .call: return !isFramework(term.head)
    case .implicitMember, .operation: return false
    case .member, .methodCall, .element, .subscripted:
      switch term.operands.first {
      case .term(let base)?: return isFromOutside(base, depth: depth + 1)
      case .type(let type)?: return !isFramework(declaredTypes.name(of: type) ?? "")
      case .fresh(let kind, _)?: return !isFramework(kind)
      case .object?, .structure?: return true
      default: return false
      }
    }
  }

  /// What a member's own value is changed by.
  private static let changesInPlace: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "removeValue",
    "updateValue", "toggle", "negate", "sort", "reverse", "shuffle", "swapAt", "move", "formUnion",
    "formIntersection", "subtract", "replaceSubrange",
  ]

  /// Values that SwiftUI hands out: a proxy, a drag's value, what the environment holds.
  private static let knownSources = [
    "publisher", "objectWillChange", "namespace", "a value", "a new ", "error of",
    "ScrollViewReader content",
  ]

  /// Types of Apple's frameworks and of the standard library.
  func isFramework(_ name: String) -> Bool {
    if Self.frameworkTypes.contains(name) || Conversions.floatingTypes.contains(name)
      || Catalog.isView(name)
    {
      return true
    }
    let prefix = name.prefix { $0.isUppercase }
    return prefix.count >= 3 && Self.frameworkPrefixes.contains(String(prefix.dropLast()))
  }

  private static let frameworkPrefixes: Set<String> = [
    "UI", "NS", "CL", "MK", "AV", "WK", "SK", "CK", "PH", "UN", "HK", "CB", "SF", "CA", "CG", "CI",
    "EK", "LA", "MF", "AS", "GK", "MT", "PK", "QL", "TK", "WC", "BG", "CN", "CT",
  ]

  private static let frameworkTypes: Set<String> = [
    "UserDefaults", "FileManager", "NotificationCenter", "URLSession", "DispatchQueue", "Bundle",
    "Logger", "OSLog", "ProcessInfo", "Timer", "RunLoop", "Calendar", "Date", "DateFormatter",
    "NumberFormatter", "ISO8601DateFormatter", "JSONEncoder", "JSONDecoder", "PropertyListEncoder",
    "PropertyListDecoder", "URL", "URLRequest", "URLComponents", "Data", "UUID", "String", "Int",
    "Bool", "Character", "Array", "Dictionary", "Set", "Optional", "Result", "Task", "MainActor",
    "Decimal", "Locale", "TimeZone", "Measurement", "Text", "Color", "Font", "Image", "Animation",
    "ContinuousClock", "Duration", "Thread", "OperationQueue", "Int64", "Int32", "UInt",
    "Substring",
    "IndexSet", "CharacterSet", "NSPredicate", "AttributedString", "PassthroughSubject",
    "CurrentValueSubject", "AnyCancellable", "Transaction", "ImpactFeedback", "Path", "Haptic",
    "NavigationPath", "ScrollViewProxy", "GeometryProxy", "OpenURLAction", "DismissAction",
  ]

  /// Functions of the libraries that keep nothing of the program's.
  private static let harmless: Set<String> = computing.union([
    "print", "debugPrint", "dump", "NSLog", "os_log", "sleep", "usleep", "withCheckedContinuation",
    "withCheckedThrowingContinuation", "withTaskGroup", "withThrowingTaskGroup", "autoreleasepool",
    "type", "withExtendedLifetime", "withUnsafePointer", "try", "await", "arc4random_uniform",
    "drand48", "NSLocalizedString",
  ])

  /// Methods whose names say that they compute something.
  private static let pure: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "reversed", "first", "last",
    "contains", "allSatisfy", "min", "max", "prefix", "suffix", "dropFirst", "dropLast", "joined",
    "split", "enumerated", "formatted", "uppercased", "lowercased", "capitalized", "hasPrefix",
    "hasSuffix", "trimmingCharacters", "replacingOccurrences", "components", "firstIndex",
    "lastIndex", "isMultiple", "rounded", "advanced", "distance", "union", "intersection",
    "subtracting", "symmetricDifference", "isSubset", "isSuperset", "mapValues", "localizedString",
    "description", "hash", "string", "date", "data", "encode", "decode", "shuffled",
    "randomElement", "elementsEqual", "starts", "addingTimeInterval", "timeIntervalSince",
    "compare", "get",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "appendingPathComponent",
    "appending", "padding", "index", "range", "sink", "store", "eraseToAnyPublisher",
  ]
}

/// What decides how many rows there are, and cannot be assumed.
extension Recorder {
  /// Elements of what is decoded or queried, or of a type that is not known: nobody knows how many there
  /// are.
  func noteUnknownRows(_ term: Term, site: Int) {
    guard !interpreter.options.showsEverything, interpreter.trialDepth == 0,
      isFromStore(term, depth: 0) || isActing && isUntold(term)
    else { return }
    interpreter.assumptions.fail(
      Unsupported(.unknownRows, [descriptions.describe(.term(term))], at: location(site: site)))
  }

  /// Whether a member of a type of the libraries is what this run finds: a file, a setting, a calendar.
  private func isOutside(_ type: TypeRef, calling term: Term) -> Bool {
    guard term.kind == .member || term.kind == .methodCall, case .external(let name, _) = type
    else { return false }
    return Catalog.typesWithInstances.contains(name) || Self.stored.contains(name)
  }

  /// Types besides whose values are found outside of the program.
  private static let stored: Set<String> = [
    "DateFormatter", "NumberFormatter", "FileHandle", "CLLocationManager", "PHAsset",
    "CNContactStore", "EKEventStore", "UIApplication", "UIFont", "UIScreen", "NSFontManager",
  ]

  /// - Parameter isBase: whether it is what the first term is a member of, or a side of an operation in it.
  private func isFromStore(_ term: Term, depth: Int, isBase: Bool = true) -> Bool {
    guard depth < 50 else { return false }
    if term.kind == .methodCall, term.head == "decode" { return true }
    if term.kind == .call, term.labels.first??.hasPrefix("contentsOf") == true { return true }
    if term.kind == .source, interpreter.host.valueStore.isQueried(.term(term)) { return true }
    return term.operands.enumerated().contains { index, operand in
      switch operand {
      case .term(let inner):
        isFromStore(
          inner, depth: depth + 1, isBase: isBase && (index == 0 || term.kind == .operation))
      case .type(.parameter): true
      case .type(let type): isBase && index == 0 && isOutside(type, calling: term)
      case .fresh(let kind, _):
        kind.hasPrefix("random ") || ViewMaker.subjects.contains(kind) || Self.stored.contains(kind)
      default: false
      }
    }
  }
}
