import SwiftSyntax

/// What a file declares, read once for all who ask. Types inside functions are left out.
struct Declarations: Sendable {
  /// Types and extensions, in the order of the source.
  fileprivate(set) var groups: [DeclaredGroup] = []
  /// Types, functions and variables outside of all types.
  fileprivate(set) var globals: [DeclaredMember] = []
  /// Names that the file, or a type of it, gives to types.
  fileprivate(set) var aliases: [TypeAliasDeclSyntax] = []
  /// Names of the modules that the file imports.
  fileprivate(set) var imports: Set<String> = []
  /// Names of types that declarations mention, with the place in `groups` of the one around them. What a
  /// preview mentions is left out.
  fileprivate(set) var mentions: [(name: String, group: Int?)] = []

  init(_ tree: SourceFileSyntax) {
    let reader = DeclarationReader(viewMode: .sourceAccurate)
    reader.walk(tree)
    self = reader.found
  }

  fileprivate init() {}
}

/// Visits declarations, and what they mention outside of code.
private final class DeclarationReader: SyntaxAnyVisitor {
  private(set) var found = Declarations()
  /// Places in `groups` of the types around, and their names.
  private var open: [(group: Int, name: String)] = []
  private var places: [DeclarationPlace] = [.file]
  private var place: DeclarationPlace { places.last ?? .file }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    switch node.as(SyntaxEnum.self) {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: enter(node)
    case .functionDecl(let node):
      add(DeclSyntax(node))
      return walkValues([Syntax(node.signature)])
    case .variableDecl(let node):
      add(DeclSyntax(node))
      return walkValues(
        node.bindings.flatMap { [Syntax($0.typeAnnotation), Syntax($0.initializer)] })
    case .initializerDecl(let node): return walkValues([Syntax(node.signature)])
    case .typeAliasDecl(let node): found.aliases.append(node)
    case .importDecl(let node):
      if let module = node.path.first { found.imports.insert(module.name.identifierText) }
      return .skipChildren
    case .subscriptDecl, .inheritanceClause: return .skipChildren
    case .macroExpansionDecl(let node): return enterMacro(node.macroName)
    case .macroExpansionExpr(let node): return enterMacro(node.macroName)
    case .identifierType(let node): mention(node.name.identifierText)
    case .memberType(let node): mention(node.name.identifierText)
    case .declReferenceExpr(let node):
      let name = node.baseName.identifierText
      if name.isCapitalized { mention(name) }
      return .skipChildren
    default: break
    }
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    switch node.kind {
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      open.removeLast()
    case .macroExpansionDecl, .macroExpansionExpr: places.removeLast()
    default: break
    }
  }

  /// Looks for mentions, and for types in closures.
  private func walkValues(_ nodes: [Syntax?]) -> SyntaxVisitorContinueKind {
    guard place != .preview else { return .skipChildren }
    places.append(.value)
    for node in nodes.compactMap(\.self) { walk(node) }
    places.removeLast()
    return .skipChildren
  }

  /// A preview in a value declares nothing for others.
  private func enterMacro(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let isPreview = name.text == "Preview"
    let isInValue = place == .value
    places.append(isPreview || place == .preview ? .preview : isInValue ? .value : .macro)
    return isPreview && isInValue ? .skipChildren : .visitChildren
  }

  private func mention(_ name: String) {
    if place != .preview { found.mentions.append((name, open.last?.group)) }
  }

  private func enter(_ node: Syntax) {
    add(DeclSyntax(node))
    guard let group = node.group else { return }
    found.groups.append(DeclaredGroup(group, around: open.map(\.name), place))
    open.append((found.groups.count - 1, found.groups.last?.name ?? ""))
  }

  /// Members of types are with these.
  private func add(_ declaration: DeclSyntax?) {
    guard open.isEmpty, let declaration else { return }
    found.globals += DeclaredMember.all(in: declaration, place)
  }
}
