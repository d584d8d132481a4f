@_spi(RawSyntax) import SwiftSyntax

/// A value type or a class without its code: what views in other files can be told about it.
package struct OutlinedType: Hashable, Sendable {
  /// With the names of the types around it: `Shop.Item`.
  package var name: String
  var kind: DeclaredGroup.Kind
  var attributes: [String]
  var inherits: [String]
  var properties: [Property]
  var members: [Member]

  /// A stored property.
  struct Property: Hashable, Sendable {
    var name: String
    var wrapper: String?
    var isLet: Bool
    var type: String?
  }

  /// A computed property or a method.
  struct Member: Hashable, Sendable {
    var name: String
    var isFunction: Bool
    var isStatic: Bool
    var isMutating: Bool
    /// Whether it makes a value of its own type: `Theme(hue: 3)`.
    var makesOwnType: Bool
    /// Names in its code, sorted.
    var names: [String]
  }

  /// Whether it says itself that it is a view.
  var isView: Bool { inherits.contains("View") }

  /// nil: it is a protocol, or an extension of a type that is declared elsewhere.
  ///
  /// - Parameter wantsMembers: whether its computed properties and methods are told too.
  init?(_ type: IndexedType, wantsMembers: Bool = true) {
    if type.kind == .protocolType || type.kind == .outside { return nil }
    kind = type.kind
    name = type.name
    attributes = type.attributes
    inherits = type.inherits
    properties = type.properties.map {
      Property(name: $0.name, wrapper: $0.wrapper, isLet: $0.isLet, type: $0.typeName)
    }
    members = []
    if wantsMembers { add(type.members) }
  }

  /// Adds what an extension declares.
  mutating func add(_ extension: IndexedType) {
    if !isView { add(`extension`.members) }
    inherits += `extension`.inherits
  }

  /// Adds an `==` that an extension in another file writes: of what it compares nothing is told.
  mutating func addEquality() {
    members.append(
      Member(
        name: "==", isFunction: true, isStatic: true, isMutating: false, makesOwnType: false,
        names: []))
  }

  /// Adds what extensions in any file say. Of a view only the inputs are told.
  mutating func conform(to protocols: [String]) {
    inherits += protocols
    if isView { members = [] }
  }

  private mutating func add(_ more: [ViewMember]) {
    members += more.filter { $0.name != ViewMember.initializer }.map {
      Member(
        name: $0.name, isFunction: $0.isFunction, isStatic: $0.isStatic,
        isMutating: $0.isMutating, makesOwnType: makesOwnType($0), names: Self.names($0.code))
    }
  }

  private func makesOwnType(_ member: ViewMember) -> Bool {
    guard let call = member.onlyValue?.as(FunctionCallExprSyntax.self) else { return false }
    let callee = call.calledExpression.writtenText
    return ["Self", "self.init", ".init", name, name + ".init", DeclaredGroup.lastName(of: name)]
      .contains(callee)
  }

  private static func names(_ code: CodeBlockItemListSyntax) -> [String] {
    var result: Set<String> = []
    code.raw.forEachToken { token in
      guard token.rawKind == .identifier, token.presence == .present else { return }
      result.insert(String(syntaxText: token.rawText))
    }
    return result.sorted()
  }
}

extension IndexedType {
  /// Stands for the files that are not analysed together with a type's.
  private static let elsewhere = ParsedSource(text: "", file: "")

  /// Adds the declaration in another file to extensions.
  mutating func join(_ type: OutlinedType) {
    let declared = IndexedType(type)
    kind = declared.kind
    attributes += declared.attributes
    inherits += declared.inherits
    properties += declared.properties
    members += declared.members
  }

  /// A type of another file: rules look at its declarations, and find no code.
  init(_ type: OutlinedType) {
    let source = Self.elsewhere
    let none = source.tree.statements
    let start = SourcePosition(line: 1, column: 1)
    let range = SourceRange(start: start, end: start)
    self.init(
      name: type.name, kind: type.kind, source: source, range: range, access: nil,
      isNested: type.name.contains("."), attributes: type.attributes, inherits: type.inherits)
    properties = type.properties.map {
      ViewProperty(
        name: $0.name, wrapper: $0.wrapper, isLet: $0.isLet, type: $0.type, range: range,
        initialValue: nil, source: source)
    }
    members = type.members.map { member in
      let result = ViewMember(
        name: member.name, isFunction: member.isFunction, isStatic: member.isStatic, type: nil,
        isViewBuilder: false, range: range, code: none, isMutating: member.isMutating,
        source: source, isInExtension: false)
      result.facts.makesOwnType = member.makesOwnType
      result.facts.uses = member.names.map { NameUse(name: $0, form: .value, offset: 0) }
      return result
    }
  }
}
