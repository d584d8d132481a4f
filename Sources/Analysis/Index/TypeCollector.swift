import SwiftSyntax

/// The declarations of a file without their code: types and extensions with their members, functions,
/// and where types are named. Types inside functions and inside `#Preview` are left out.
///
/// Collected once, for the file's outline and for the index. An index that is built of them sets what
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
  fileprivate(set) var parts: [Part] = []
  /// With the computed variables of the file.
  fileprivate(set) var functions: [ViewMember] = []
  /// Names of the file's variables.
  fileprivate(set) var variables: Set<String> = []
  /// Names of the modules that the file imports.
  fileprivate(set) var imports: Set<String> = []
  /// Names of types that declarations mention, with the index of the part around them.
  fileprivate(set) var mentions: [(name: String, part: Int?)] = []

  /// The declarations of a parsed file.
  package init(_ source: ParsedSource) {
    let collector = TypeCollector(source)
    collector.walk(source.tree)
    self = collector.found
  }

  fileprivate init(of source: ParsedSource) { self.source = source }
}

/// Visits declarations. Code of members is left to ``CodeWalker``.
private final class TypeCollector: SyntaxVisitor {
  var found: FileDeclarations
  private let source: ParsedSource
  /// Full names of the types around.
  private var path: [String] = []
  private var open: [Int] = []

  init(_ source: ParsedSource) {
    self.source = source
    found = FileDeclarations(of: source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText, node, node.structKeyword, .structure)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText, node, node.classKeyword, .object)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText, node, node.actorKeyword, .object)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText, node, node.enumKeyword, .enumeration)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.identifierText, node, node.protocolKeyword, .protocolType)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeText.name(node.extendedType.writtenText)
    return enter(name, node, node.extensionKeyword, .outside, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { found.imports.insert(module.name.identifierText) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if open.isEmpty, let function = MemberParser(source: source).function(node) {
      found.functions.append(function)
    }
    walk(node.signature)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      if open.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        found.variables.insert(name.identifier.identifierText)
        let type = binding.typeAnnotation?.type.lineText
        if let computed = MemberParser(source: source).computed(binding, node, type: type) {
          found.functions.append(computed)
        }
      }
      if let type = binding.typeAnnotation { walk(type) }
      if let value = binding.initializer { walk(value) }
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    walk(node.signature)
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "Preview" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    found.mentions.append((node.name.identifierText, open.last))
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    found.mentions.append((node.name.identifierText, open.last))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.identifierText
    if name.isCapitalized { found.mentions.append((name, open.last)) }
    return .skipChildren
  }

  private func leave() {
    path.removeLast()
    open.removeLast()
  }

  private func enter(
    _ name: String, _ node: some DeclGroupSyntax, _ keyword: TokenSyntax,
    _ kind: IndexedType.Kind, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let fullName = path.last.map { $0 + "." + name } ?? name
    path.append(fullName)
    let access = node.modifiers.lazy.first { $0.detail == nil && Self.isAccess($0.name.text) }
    var type = IndexedType(
      name: fullName, kind: kind, source: source,
      range: source.range(of: keyword), access: access?.name.text, isNested: path.count > 1,
      attributes: node.attributes.names,
      inherits: node.inheritanceClause?.inheritedTypes.flatMap { Self.names($0.type) } ?? [])
    MemberParser(source: source).addMembers(of: node.memberBlock, to: &type, isExtension)
    open.append(found.parts.count)
    found.parts.append(FileDeclarations.Part(type: type, isExtension: isExtension))
    return .visitChildren
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
