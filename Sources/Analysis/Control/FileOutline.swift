@_spi(RawSyntax) import SwiftSyntax

/// What a file says that the analysis of other files depends on.
package struct FileOutline: Hashable, Sendable {
  /// Types that it declares, with what they inherit from.
  package var declared: [String: [String]] = [:]
  /// Protocols that it declares, with what they refine.
  package var protocols: [String: [String]] = [:]
  /// Types that it extends, with the conformances added.
  package var extended: [String: [String]] = [:]
  /// Names that may be types, wherever they stand in the code.
  package var mentioned: Set<String> = []

  /// Whether there may be something to say of it though it has no view: an identity that is made
  /// anew, or a comment for the analyzer.
  package var mayHoldMore = false

  /// Its types that other files can use, by name.
  package var models: [String: OutlinedType] = [:]

  package init() {}

  /// The outline of a parsed file.
  package init(_ source: ParsedSource) {
    let visitor = OutlineVisitor(source)
    visitor.walk(source.tree)
    self = visitor.outline
    let tokens = OutlinedTokens(source.tree.raw)
    mentioned = tokens.capitalizedNames
    mayHoldMore = tokens.mayHoldIdentity || source.text.mayHoldSuppressions
  }

  /// Whether a type of it may be a view: whether what types inherit names one of these protocols,
  /// alone or together with others.
  package func mayHoldViews(_ protocols: Set<String>) -> Bool {
    [declared, extended, self.protocols].contains { types in
      types.values.contains { inherited in
        inherited.contains { text in
          text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            .contains { protocols.contains(String($0)) }
        }
      }
    }
  }
}

/// What the tokens of a file tell, all of which are looked at.
private struct OutlinedTokens {
  /// Identifiers that begin with an uppercase letter.
  private(set) var capitalizedNames: Set<String> = []
  /// Whether `.id(` or `var id` stands somewhere.
  private(set) var mayHoldIdentity = false

  /// What stood before a token.
  private enum Before { case period, variable, member, other }

  init(_ root: RawSyntax) {
    var before = Before.other
    root.forEachToken { token in
      switch token.rawKind {
      case .identifier: before = identifier(token.rawText, before)
      case .period: before = .period
      case .keyword: before = token.rawText == "var" ? .variable : .other
      case .leftParen:
        if before == .member { mayHoldIdentity = true }
        before = .other
      default: before = .other
      }
    }
  }

  private mutating func identifier(_ text: SyntaxText, _ before: Before) -> Before {
    // Letters beyond ASCII need a look at the character.
    guard let first = text.first else { return .other }
    if first >= 0x80 || first >= 65 && first <= 90 {
      let name = String(syntaxText: text)
      if name.isCapitalized { capitalizedNames.insert(name) }
    } else if text == "id" {
      if before == .variable { mayHoldIdentity = true }
      return before == .period ? .member : .other
    }
    return .other
  }
}

/// Visits the declarations of types and no code.
private final class OutlineVisitor: SyntaxVisitor {
  private(set) var outline = FileOutline()
  private var path: [String] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node, node.structKeyword, .structure)
    return enter(node.name.text, node, .declared)
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node, node.classKeyword, .object)
    return enter(node.name.text, node, .declared)
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node, node.actorKeyword, .object)
    return enter(node.name.text, node, .declared)
  }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node, node.enumKeyword, .enumeration)
    return enter(node.name.text, node, .declared)
  }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node, .protocols)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteExtension(node)
    return enter(node.extendedType.writtenText, node, .extended)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// Notes a type that other files can name, unless it is plainly a view.
  private func note(
    _ name: String, _ node: some DeclGroupSyntax, _ keyword: TokenSyntax, _ kind: IndexedType.Kind
  ) {
    let access = node.modifiers.map(\.name.text)
    let inherits = node.inheritanceClause?.inheritedTypes.map {
      TypeText.name($0.type.writtenText)
    }
    guard !access.contains("private"), !access.contains("fileprivate"),
      inherits?.contains("View") != true
    else { return }
    let full = (path + [name]).joined(separator: ".")
    var type = IndexedType(
      name: full, kind: kind, source: source, range: source.range(of: keyword), access: nil,
      isNested: !path.isEmpty, attributes: node.attributes.names, inherits: inherits ?? [])
    MemberParser(source: source).addMembers(of: node.memberBlock, to: &type, false)
    outline.models[full] = OutlinedType(type)
  }

  /// What an extension adds to a type of the same file, declared before it.
  private func noteExtension(_ node: ExtensionDeclSyntax) {
    let name = (path + [node.extendedType.writtenText]).joined(separator: ".")
    guard outline.models[name] != nil else { return }
    var type = IndexedType(
      name: name, kind: .outside, source: source, range: source.range(of: node.extensionKeyword),
      access: nil, isNested: false, attributes: [], inherits: [])
    MemberParser(source: source).addMembers(of: node.memberBlock, to: &type, true)
    outline.models[name]?.add(type.members)
    let inherits = node.inheritanceClause?.inheritedTypes.map {
      TypeText.name($0.type.writtenText)
    }
    outline.models[name]?.inherits += inherits ?? []
  }

  /// Where the outline notes a name.
  private enum Place { case declared, protocols, extended }

  private func enter(
    _ name: String, _ node: some DeclGroupSyntax, _ place: Place
  ) -> SyntaxVisitorContinueKind {
    path.append(name)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.writtenText } ?? []
    let name = path.joined(separator: ".")
    switch place {
    case .declared: outline.declared[name, default: []] += inherited
    case .protocols: outline.protocols[name, default: []] += inherited
    case .extended: outline.extended[name, default: []] += inherited
    }
    return .visitChildren
  }
}
