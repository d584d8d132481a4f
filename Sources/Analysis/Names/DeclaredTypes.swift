import SwiftSyntax

/// What a program's type declarations say about names: members, access, and initializers.
/// Extensions are merged into their types; types are known by their last name.
struct DeclaredTypes {
  let types: [String: DeclaredType]
  /// Global variables and functions, and aliases of the file.
  let globals: Set<String>
  /// What aliases stand for, by their last name: several types may have one of a name.
  let aliases: [String: [TypeSyntax]]
  /// Operators of the program that end in `=` and change their left side.
  let assignments: Set<String>

  init(_ sources: [ParsedSource]) {
    let declared = sources.map(\.declarations)
    let groups = Dictionary(
      grouping: declared.lazy.flatMap(\.groups).filter { $0.place != .value },
      by: { DeclaredGroup.lastName(of: $0.name) })
    types = Dictionary(
      uniqueKeysWithValues: groups.map { ($0.key, DeclaredType($0.key, $0.value)) })
    let named = declared.flatMap(\.aliases)
    globals = Set(
      declared.flatMap(\.globals).filter { $0.kind != .nestedType && $0.place != .value }.map(
        \.name)
    ).union(
      named.filter { $0.parent?.is(MemberBlockItemSyntax.self) != true }.map(\.name.identifierText))
    aliases = Dictionary(grouping: named, by: \.name.identifierText)
      .mapValues { $0.map(\.initializer.value) }
    assignments = Set(declared.flatMap(\.globals).filter(Self.isAssignment).map(\.name))
  }

  private static func isAssignment(_ member: DeclaredMember) -> Bool {
    guard member.kind == .method, member.name.last == "=", member.name.first?.isLetter == false,
      let first = member.parameters.first
    else { return false }
    return first.type.isInout
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
  let name: String
  /// Only extensions of it stand in the program.
  let isExternal: Bool
  /// Whether it stands for several types of that name.
  let isSeveral: Bool
  /// Names of the types around its declarations; empty: one stands in none.
  let outer: Set<String>
  let isStructure: Bool
  let isClass: Bool
  let isEnumeration: Bool
  let attributes: Set<String>
  let inherits: [String]
  /// Those of its values.
  let properties: [DeclaredMember]
  let methods: Set<String>
  /// The methods with their declarations.
  let functions: [DeclaredMember]
  /// Cases, nested types and static members.
  let others: Set<String>
  /// Variables and methods of the type itself.
  let statics: Set<String>
  /// The labels of what cases hold, by the cases' names; those of one name together.
  let payloads: [String: Set<String>]
  /// Whether each subscript that can be set writes to the value that it is of.
  let isWrittenBySubscripts: Bool
  /// Members that only the type itself and its extensions in the file may use.
  let privates: Set<String>
  /// Initializers of the type's own declaration replace the memberwise one.
  let ownInitializers: [[InitializerParameter]]
  let addedInitializers: [[InitializerParameter]]

  init(_ name: String, _ groups: [DeclaredGroup]) {
    self.name = name
    let own = groups.filter { !$0.isExtension }
    isExternal = own.isEmpty
    isSeveral = own.count > 1
    let around = own.map { Set($0.around.map(DeclaredGroup.lastName)) }
    outer = around.dropFirst().reduce(around.first ?? []) { $0.intersection($1) }
    isStructure = own.contains { $0.kind == .structure }
    isClass = own.contains { $0.kind == .object }
    isEnumeration = own.contains { $0.kind == .enumeration }
    attributes = Set(groups.flatMap(\.node.attributes.names))
    inherits = groups.flatMap { $0.inherited.map(\.plainName) }
    let members = groups.flatMap(\.members)
    properties = members.filter { $0.isProperty && !$0.isStatic }
    functions = members.filter { $0.kind == .method }
    methods = Set(functions.map(\.name))
    others = Set(
      members.filter { member in
        switch member.kind {
        case .stored, .computed: member.isStatic
        case .enumCase, .nestedType, .typeAlias: true
        case .method, .initializer, .subscript: false
        }
      }.map(\.name))
    statics = Set(
      members.filter { $0.isStatic && ($0.isProperty || $0.kind == .method) }.map(\.name))
    payloads = Dictionary(
      members.compactMap(\.element).map { ($0.name.identifierText, $0.payloadLabels) },
      uniquingKeysWith: { $0.union($1) })
    let subscripts = members.filter { $0.kind == .subscript }
    isWrittenBySubscripts =
      !subscripts.isEmpty && !subscripts.contains(where: \.isSetElsewhere)
    privates = Set(
      members.filter { $0.isPrivate && ($0.isProperty || $0.kind == .method) }.map(\.name))
    ownInitializers = own.flatMap(\.initializers)
    addedInitializers = groups.filter(\.isExtension).flatMap(\.initializers)
  }

  var members: Set<String> {
    methods.union(others).union(properties.map(\.name))
  }

  func property(_ name: String) -> DeclaredMember? { properties.first { $0.name == name } }

  /// The name of the property that reads a key of the environment: `night` of `@Environment(\.isNight) var night`.
  func property(ofKey key: String) -> String? {
    properties.first { $0.environmentKey == key }?.name
  }
}

extension EnumCaseElementSyntax {
  /// The labels of the values that the case holds.
  fileprivate var payloadLabels: Set<String> {
    Set(parameterClause?.parameters.compactMap { $0.firstName?.identifierText } ?? [])
  }
}

/// A parameter of an initializer.
struct InitializerParameter {
  /// nil: no label.
  var label: String?
  var type: String?
  /// The type as the program writes it; nil: it follows from a value.
  var syntax: TypeSyntax?
  var hasDefault: Bool
  var isBinding: Bool
  /// Whether it takes a closure, so that a trailing closure may stand for it.
  var closure: ClosureFit
  var isVariadic = false
}

extension InitializerParameter {
  init(_ node: FunctionParameterSyntax) {
    label = node.firstName.text == "_" ? nil : node.firstName.identifierText
    let text = node.type.trimmedDescription
    type = text
    syntax = node.type
    hasDefault = node.defaultValue != nil || node.ellipsis != nil
    isVariadic = node.ellipsis != nil
    isBinding = text.hasPrefix("Binding<")
    let isClosure = text.contains("->") || node.attributes.attributes.contains(where: \.isBuilder)
    closure = isClosure ? .yes : .no
  }
}

extension DeclaredGroup {
  /// The parameters of its initializers.
  fileprivate var initializers: [[InitializerParameter]] {
    members.filter { $0.kind == .initializer }.map { $0.parameters.map(InitializerParameter.init) }
  }
}

extension DeclaredMember {
  /// The key of the environment that it reads: `isNight` of `@Environment(\.isNight) var night`.
  fileprivate var environmentKey: String? {
    declaration.as(VariableDeclSyntax.self)?.attributes.lazy
      .compactMap { $0.as(AttributeSyntax.self)?.environmentKey }.first?
      .declName.baseName.identifierText
  }
}

extension AttributeSyntax {
  /// The key of `@Environment(\.key)`. nil: it is another attribute, or is given a type.
  var environmentKey: KeyPathPropertyComponentSyntax? {
    guard attributeName.writtenText == "Environment",
      case .argumentList(let arguments)? = arguments
    else { return nil }
    return arguments.first?.expression.firstOfPath
  }
}

extension ExprSyntax {
  /// The first property of a key path without a root: `key` of `\.key.name`.
  var firstOfPath: KeyPathPropertyComponentSyntax? {
    guard let path = self.as(KeyPathExprSyntax.self), path.root == nil else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
  }
}
