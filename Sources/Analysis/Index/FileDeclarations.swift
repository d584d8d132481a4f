import SwiftSyntax

/// The declarations of a file as rules look at them: types and extensions with their members, functions,
/// and where types are named. Types inside functions and inside `#Preview` are left out.
///
/// Made once, for the file's outline and for the index. An index that is built of them sets what
/// the members' code mentions, so one is built at a time.
package struct FileDeclarations: @unchecked Sendable {
  /// A declaration or an extension.
  struct Part {
    var type: IndexedType
    var isExtension: Bool
  }

  /// The file that they stand in.
  package let source: ParsedSource
  /// In the order of the source.
  private(set) var parts: [Part] = []
  /// With the computed variables of the file, and its constants that are closures.
  let functions: [ViewMember]
  /// Names of the file's variables.
  let variables: Set<String>
  /// The values of the file's constants and variables.
  let values: [String: ExprSyntax]
  /// Types of the file's constants and variables, as written.
  let valueTypes: [String: String]
  /// Names that the file gives to types, with the types as written.
  let aliases: [String: String]
  /// Names of the modules that the file imports.
  let imports: Set<String>
  /// Names of types that declarations mention, with the index of the part around them.
  let mentions: [(name: String, part: Int?)]

  /// The declarations of a parsed file.
  package init(_ source: ParsedSource) {
    self.source = source
    let declared = source.declarations
    let globals = declared.globals.filter { $0.place != .preview }
    let parser = MemberParser(source: source)
    functions = globals.compactMap { parser.code(of: $0) ?? parser.code(ofClosure: $0) }
    variables = Set(globals.filter(\.isProperty).map(\.name))
    values = Dictionary(
      globals.compactMap { member in member.initial.map { (member.name, $0) } }
    ) { first, _ in first }
    valueTypes = Dictionary(
      globals.compactMap { member in member.writtenType.map { (member.name, $0.lineText) } }
    ) { first, _ in first }
    aliases = Dictionary(
      declared.aliases.map { ($0.name.identifierText, $0.initializer.value.lineText) }
    ) { first, second in first == second ? first : "" }
    imports = declared.imports
    var places: [Int: Int] = [:]
    for (place, group) in declared.groups.enumerated() where group.place != .preview {
      places[place] = parts.count
      parts.append(Part(type: IndexedType(group, source), isExtension: group.isExtension))
    }
    mentions = declared.mentions.map { ($0.name, $0.group.flatMap { places[$0] }) }
  }
}

extension IndexedType {
  /// What one declaration or extension says of a type.
  fileprivate init(_ group: DeclaredGroup, _ source: ParsedSource) {
    let node = group.node
    let access = node.modifiers.lazy.first { $0.detail == nil && Self.isAccess($0.name.text) }
    self.init(
      name: (group.around + [group.name]).map(TypeText.name).joined(separator: "."),
      kind: group.kind, source: source, range: source.range(of: node.introducer),
      access: access?.name.text, isNested: !group.around.isEmpty, attributes: node.attributes.names,
      inherits: group.inherited.flatMap(Self.names))
    let parser = MemberParser(source: source)
    for member in group.members { parser.add(member, to: &self, group.isExtension) }
  }

  private static func isAccess(_ modifier: String) -> Bool {
    switch modifier {
    case "private", "fileprivate", "internal", "package", "public", "open": true
    default: false
    }
  }

  /// `View & Sendable` inherits two.
  private static func names(_ type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.map { TypeText.name($0.type.writtenText) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return [TypeText.name(attributed.baseType.writtenText)]
    }
    return [TypeText.name(type.writtenText)]
  }
}
