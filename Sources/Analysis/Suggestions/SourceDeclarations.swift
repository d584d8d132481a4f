import SwiftSyntax

/// A declared type with its extensions.
struct SourceType {
  var name: String
  var kind = DeclaredGroup.Kind.outside
  var inherits: [String] = []
  var attributes: [AttributeSyntax] = []
  /// The `@available` of its own declaration.
  var availability: [String] = []
  var generics: GenericParameterClauseSyntax?
  var constraints: GenericWhereClauseSyntax?
  /// By name; of an instance member and a static one with the same name the former.
  var members: [String: DeclaredMember] = [:]
  /// Static members by name.
  var statics: [String: DeclaredMember] = [:]
  /// Whether initializers are written.
  var hasInitializer = false

  var isObservable: Bool {
    attributes.contains { $0.attributeName.trimmedDescription == "Observable" }
  }
  var isView: Bool { inherits.contains("View") || inherits.contains("SwiftUI.View") }

  /// Adds what a declaration of it, or an extension, says.
  fileprivate mutating func add(_ group: DeclaredGroup) {
    if !group.isExtension {
      kind = group.kind
      generics =
        group.node.asProtocol((any WithGenericParametersSyntax).self)?
        .genericParameterClause
      constraints = group.node.genericWhereClause
      availability = group.node.attributes.attributes
        .filter { $0.attributeName.trimmedDescription == "available" }.map(\.trimmedDescription)
    }
    attributes += group.node.attributes.attributes
    inherits += group.inherited.map(\.trimmedDescription)
    for member in group.members { add(member) }
  }

  /// Of a static member and one of the values the latter is the one that the name means.
  fileprivate mutating func add(_ member: DeclaredMember) {
    switch member.kind {
    case .initializer: return hasInitializer = true
    case .typeAlias, .subscript: return
    case .stored, .computed, .method, .enumCase, .nestedType: break
    }
    var member = member
    let other = members[member.name]
    if other?.kind == .method, member.kind == .method { member.isOverloaded = true }
    if member.isStatic {
      statics[member.name] = member
      if other?.isStatic == false { return }
    } else if other?.isStatic != true, other?.code != nil, member.code == nil {
      return
    }
    members[member.name] = member
  }

  /// Stored properties that make the value.
  var storedCount: Int { members.values.filter { $0.kind == .stored && !$0.isStatic }.count }
}

/// What a file declares, by qualified name. Declarations at file level are members of "".
struct SourceDeclarations {
  private(set) var types: [String: SourceType] = [:]
  /// Qualified names by last component.
  private var qualified: [String: String] = [:]
  /// Names of `mutating` methods.
  private(set) var mutating: Set<String> = []
  let viewNames: ViewNames

  init(_ source: ParsedSource) {
    let groups = source.declarations.groups.filter { $0.place == .file }
    let globals = source.declarations.globals.filter { $0.place == .file }
    for member in globals { types["", default: SourceType(name: "")].add(member) }
    for group in groups {
      types[group.fullName, default: SourceType(name: group.fullName)].add(group)
    }
    mutating = Set((globals + groups.flatMap(\.members)).filter(\.isMutating).map(\.name))
    viewNames = ViewNames(own: Set(types.values.filter(\.isView).map(\.name)))
    for name in types.keys.sorted().reversed() {
      qualified[DeclaredGroup.lastName(of: name)] = name
    }
  }

  /// A declared type by the text of a type, generic arguments left out.
  func type(named text: String) -> SourceType? {
    let name = text.prefix { $0 != "<" }
    return types[String(name)] ?? qualified[String(name)].flatMap { types[$0] }
  }

  /// A member of a type, or one that a declared protocol gives it.
  func member(_ name: String, of type: String) -> DeclaredMember? {
    guard let declared = self.type(named: type) else { return nil }
    if let member = declared.members[name] { return member }
    for parent in declared.inherits where parent != "View" {
      if let member = types[parent]?.members[name], member.code != nil { return member }
    }
    return nil
  }

  /// What `Type.name` stands for.
  func staticMember(_ name: String, of type: String) -> DeclaredMember? {
    self.type(named: type)?.statics[name] ?? member(name, of: type)
  }

  /// Whether a protocol of the file asks a type for a member.
  func isRequired(_ name: String, of type: String) -> Bool {
    guard let declared = self.type(named: type) else { return false }
    return declared.inherits.contains { types[$0]?.members[name] != nil }
  }

  /// Whether using the member builds views.
  func yieldsView(_ member: DeclaredMember) -> Bool {
    guard member.kind == .computed || member.kind == .method else { return false }
    if member.isViewBuilder { return true }
    guard let type = member.type else { return false }
    return ViewTypeNames.yieldsView(type, viewNames: viewNames)
  }
}
