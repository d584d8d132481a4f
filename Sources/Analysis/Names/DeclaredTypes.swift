import SwiftSyntax

/// What a program's type declarations say about names: members, access, and initializers.
/// Extensions are merged into their types; types are known by their last name.
struct DeclaredTypes {
  private(set) var types: [String: DeclaredType] = [:]
  /// Global variables and functions.
  private(set) var globals: Set<String> = []

  init(_ sources: [ParsedSource]) {
    for source in sources {
      let collector = DeclarationCollector(viewMode: .sourceAccurate)
      collector.walk(source.tree)
      for part in collector.parts { types[part.name, default: DeclaredType(part.name)].merge(part) }
      globals.formUnion(collector.globals)
    }
  }

  subscript(_ name: String) -> DeclaredType? { types[name] }

  /// Whether a type has an instance or static member, its declared supertypes included. nil: it
  /// has supertypes that the program does not declare, so it cannot be known.
  func has(_ member: String, in type: String, depth: Int = 0) -> Bool? {
    guard depth < 20, let declared = types[type] else { return nil }
    if declared.members.contains(member) { return true }
    var isKnown = !declared.isExternal && declared.attributes.isDisjoint(with: Self.openAttributes)
    for parent in declared.inherits {
      if types[parent] != nil {
        switch has(member, in: parent, depth: depth + 1) {
        case true?: return true
        case nil: isKnown = false
        case false?: break
        }
      } else if !Self.plainProtocols.contains(parent) {
        isKnown = false
      }
    }
    if types["View"] != nil, declared.inherits.contains("View"),
      types["View"]?.members.contains(member) == true
    {
      return true
    }
    return isKnown || Self.inheritedMembers.contains(member)
      ? Self.inheritedMembers.contains(member) : nil
  }

  /// The types that declare a member of this name, in alphabetical order.
  func owners(of member: String) -> [String] {
    types.values.filter { $0.members.contains(member) && !$0.isExternal }.map(\.name).sorted()
  }

  private static let openAttributes: Set<String> = ["dynamicMemberLookup"]

  /// Whether a protocol from elsewhere has no members but those known here.
  static func isPlainProtocol(_ name: String) -> Bool { plainProtocols.contains(name) }

  /// Protocols from elsewhere whose members are all known.
  private static let plainProtocols: Set<String> = [
    "View", "Identifiable", "Equatable", "Hashable", "Codable", "Decodable", "Encodable",
    "Sendable",
    "CaseIterable", "String", "Int", "Double", "Error", "Comparable", "ObservableObject",
    "Observable", "CustomStringConvertible", "AnyObject", "ViewModifier", "PreferenceKey",
    "EnvironmentKey", "DynamicProperty", "App", "PreviewProvider", "ButtonStyle", "ToggleStyle",
    "LabelStyle",
  ]

  private static let inheritedMembers: Set<String> = [
    "allCases", "rawValue", "hashValue", "objectWillChange", "description", "hash", "encode",
    "previews", "animation", "transaction", "init",
  ]
}

/// One declared type with its extensions.
struct DeclaredType {
  var name: String
  /// Only extensions of it stand in the program.
  var isExternal = true
  /// Names of the types around its declarations; empty: one stands in none.
  var outer: Set<String> = []
  var isStructure = false
  var isClass = false
  var attributes: Set<String> = []
  var inherits: [String] = []
  var properties: [DeclaredProperty] = []
  var methods: Set<String> = []
  /// Cases, nested types and static members.
  var others: Set<String> = []
  /// Members that only the type itself and its extensions in the file may use.
  var privates: Set<String> = []
  /// Initializers of the type's own declaration replace the memberwise one.
  var ownInitializers: [[InitializerParameter]] = []
  var addedInitializers: [[InitializerParameter]] = []

  init(_ name: String) { self.name = name }

  var members: Set<String> {
    methods.union(others).union(properties.map(\.name))
  }

  func property(_ name: String) -> DeclaredProperty? { properties.first { $0.name == name } }

  mutating func merge(_ other: DeclaredType) {
    if !other.isExternal { outer = isExternal ? other.outer : outer.intersection(other.outer) }
    isExternal = isExternal && other.isExternal
    isStructure = isStructure || other.isStructure
    isClass = isClass || other.isClass
    attributes.formUnion(other.attributes)
    inherits += other.inherits
    properties += other.properties
    methods.formUnion(other.methods)
    others.formUnion(other.others)
    privates.formUnion(other.privates)
    ownInitializers += other.ownInitializers
    addedInitializers += other.addedInitializers
  }
}

/// A property as its declaration says.
struct DeclaredProperty {
  var name: String
  var type: String?
  /// `State`, `Binding`, …; nil: none.
  var wrapper: String?
  var isLet: Bool
  var isPrivate: Bool
  var isComputed: Bool
  var isSettable: Bool
  var hasInitial: Bool
  /// The wrapper has arguments, as in `@Environment(\.dismiss)`.
  var hasWrapperArguments: Bool
  var isBuilder: Bool

  /// Whether the property is a binding, wrapped or plain.
  var isBinding: Bool { wrapper == "Binding" || type?.hasPrefix("Binding<") == true }
  /// Whether `$name` exists.
  var hasProjection: Bool { wrapper != nil && wrapper != "Environment" }
}

/// A parameter of an initializer.
struct InitializerParameter {
  /// nil: no label.
  var label: String?
  var type: String?
  var hasDefault: Bool
  var isBinding: Bool
  /// Takes a closure, so a trailing closure may stand for it.
  var takesClosure: Bool
  var isVariadic = false
}
