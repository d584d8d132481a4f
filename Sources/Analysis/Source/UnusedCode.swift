import SwiftSyntax

/// The sources without the declarations that nothing of a root uses: code that is left over decides nothing.
///
/// What is used is found by names: a declaration stays if its name stands in anything that stays. Places in
/// what stays are the same as before.
///
/// - Parameter root: the expression that is shown.
package func withoutUnusedCode(_ sources: [ParsedSource], root: String) -> [ParsedSource] {
  var units: [CodeUnit] = []
  for (file, source) in sources.enumerated() {
    var collector = UnitCollector(file: file)
    for item in source.tree.statements { collector.collect(item) }
    units += collector.units
  }
  var names = Set(root.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  var waiting = units
  while true {
    let used = waiting.filter { $0.isUsed(by: names) }
    if used.isEmpty { break }
    waiting.removeAll { $0.isUsed(by: names) }
    for unit in used { names.formUnion(unit.names) }
  }
  guard !waiting.isEmpty else { return sources }
  return sources.enumerated().map { file, source in
    let ranges = waiting.filter { $0.file == file }.map(\.range)
    return ranges.isEmpty ? source : source.blanking(ranges)
  }
}

/// A declaration that is used or not as one.
private struct CodeUnit {
  var file: Int
  var range: Range<Int>
  /// It is used where all names of one of these are.
  var keys: [Set<String>]
  /// The names in it.
  var names: Set<String>

  func isUsed(by names: Set<String>) -> Bool { keys.contains { $0.isSubset(of: names) } }
}

/// The declarations of a file, with members of views for themselves.
private struct UnitCollector {
  let file: Int
  private(set) var units: [CodeUnit] = []

  init(file: Int) { self.file = file }

  mutating func collect(_ item: CodeBlockItemSyntax) {
    guard case .decl(let declaration) = item.item else { return add(item, keys: [[]]) }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node) where isPlain(node.inheritanceClause) && node.attributes.isEmpty:
      collectMembers(item, node.name.identifierText, node.memberBlock.members)
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl:
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
      let isPreview = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?
        .inheritedTypes.contains { $0.type.trimmedDescription == "PreviewProvider" }
      add(item, keys: name.flatMap { isPreview == true ? nil : [[$0]] } ?? [[]])
    case .functionDecl(let node): add(item, keys: [[node.name.identifierText]])
    case .extensionDecl(let node) where node.inheritanceClause == nil:
      collectExtension(item, node)
    default: add(item, keys: [[]])
    }
  }

  /// A view's or a plain value's members are called by their names alone.
  private func isPlain(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.allSatisfy { $0.type.trimmedDescription == "View" } ?? true
  }

  private mutating func collectMembers(
    _ item: CodeBlockItemSyntax, _ type: String, _ members: MemberBlockItemListSyntax
  ) {
    for member in members {
      guard let name = nameOfHelper(member.decl) else { continue }
      units.append(
        CodeUnit(
          file: file, range: range(member), keys: [[type, name]], names: names(in: member)))
    }
    // What its helpers alone name is used with them.
    var own = members.filter { nameOfHelper($0.decl) == nil }.reduce(into: Set([type])) {
      $0.formUnion(names(in: $1))
    }
    for token in headTokens(item, members) { own.insert(token) }
    units.append(CodeUnit(file: file, range: range(item), keys: [[type]], names: own))
  }

  /// The names before the members: conditions of generic parameters.
  private func headTokens(
    _ item: CodeBlockItemSyntax, _ members: MemberBlockItemListSyntax
  ) -> Set<String> {
    var found: Set<String> = []
    for token in item.tokens(viewMode: .sourceAccurate) {
      if token.position >= members.position { break }
      found.insert(token.plainName)
    }
    return found
  }

  /// The name of a method or computed property that only code which names it calls.
  private func nameOfHelper(_ declaration: DeclSyntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.identifierText
      let isCalledByName =
        name.first?.isLetter == true && !name.hasPrefix("build") && !Self.magic.contains(name)
      return isCalledByName ? name : nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock != nil,
      binding.initializer == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return nil }
    return Self.magic.contains(name) ? nil : name
  }

  /// Members that the language or SwiftUI calls without their names.
  private static let magic: Set<String> = [
    "body", "callAsFunction", "dynamicallyCall", "appendInterpolation", "hash", "encode", "id",
    "description", "debugDescription", "wrappedValue", "projectedValue",
  ]

  private mutating func collectExtension(
    _ item: CodeBlockItemSyntax, _ node: ExtensionDeclSyntax
  ) {
    var keys: [Set<String>] = []
    for member in node.memberBlock.members {
      if let name = nameOfHelper(member.decl) {
        keys.append([name])
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        let labels = initializer.signature.parameterClause.parameters
          .filter { $0.defaultValue == nil }.map(\.firstName.identifierText)
        // A trailing closure has no label.
        let asked =
          labels.dropLast().filter { $0 != "_" }
          + labels.suffix(1).filter {
            $0 != "_" && !isFunction(initializer.signature.parameterClause.parameters.last?.type)
          }
        keys.append(Set(asked))
      } else {
        return add(item, keys: [[]])
      }
    }
    add(item, keys: keys)
  }

  private func isFunction(_ type: TypeSyntax?) -> Bool {
    type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow } ?? false
  }

  private mutating func add(_ node: some SyntaxProtocol, keys: [Set<String>]) {
    units.append(CodeUnit(file: file, range: range(node), keys: keys, names: names(in: node)))
  }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia
      .utf8Offset
  }

  private func names(in node: some SyntaxProtocol) -> Set<String> {
    Set(node.tokens(viewMode: .sourceAccurate).map(\.plainName))
  }
}

extension TokenSyntax {
  /// The name without the sign of a projected value or of storage.
  fileprivate var plainName: String {
    let text = identifierText
    guard let first = text.first, first == "$" || first == "_", text.count > 1 else { return text }
    return String(text.dropFirst())
  }
}
