import SwiftSyntax

/// A member of a type, or a declaration at file level.
struct DeclaredMember {
  enum Kind { case stored, computed, method, enumCase, nestedType }

  var name: String
  var kind: Kind
  /// As written: the declared type, or the result type of a method.
  var type: String?
  /// The value that a stored property begins with.
  var initial: ExprSyntax?
  /// The outermost property wrapper.
  var wrapper: AttributeSyntax?
  var isStatic = false
  var isPrivate = false
  var isViewBuilder = false
  /// Several methods have the name.
  var isOverloaded = false
  /// Types of an enum case's payload.
  var payload: [String] = []
  /// The whole declaration.
  var declaration: DeclSyntax
  /// The statements of a getter or a method.
  var code: CodeBlockItemListSyntax?

  var wrapperName: String? { wrapper?.attributeName.trimmedDescription }
}

/// A declared type with its extensions.
struct SourceType {
  enum Kind { case structure, classType, enumeration, protocolType, unknown }

  var name: String
  var kind = Kind.unknown
  var inherits: [String] = []
  var attributes: [AttributeSyntax] = []
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
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    reader.walk(source.tree)
    types = reader.types
    mutating = reader.mutating
    viewNames = ViewNames(own: Set(reader.types.values.filter(\.isView).map(\.name)))
    for name in types.keys.sorted().reversed() {
      qualified[name.split(separator: ".").last.map(String.init) ?? name] = name
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
