import SwiftSyntax

extension ParsedSource {
  /// The conditions on the build and on the system that decide what a program does, as written:
  /// `#if DEBUG`, `#available(iOS 17, *)`. Those around nothing but previews decide nothing.
  package var buildConditions: Set<String> {
    guard text.contains("#") else { return [] }
    let visitor = BuildConditionVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.found
  }
}

extension ParsedSource {
  /// The type aliases of the file that say what literals are: `IntegerLiteralType`.
  package var literalTypes: Set<String> {
    let names = tree.statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self)?.name.text }
    return Set(names.filter { $0.hasSuffix("LiteralType") })
  }
}

private final class BuildConditionVisitor: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.holdsPreviewsOnly else { return .skipChildren }
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      found.insert("\(clause.poundKeyword.text) \(condition.trimmedDescription)")
    }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.isDecided { return .skipChildren }
    found.insert(node.trimmedDescription)
    return .skipChildren
  }
}

extension AvailabilityConditionSyntax {
  /// The oldest system that is modelled, iOS 17: what it has is there in all runs.
  private static let oldestSystem = 17

  /// Whether the condition comes out the same on every system that is modelled.
  var isDecided: Bool {
    for argument in availabilityArguments {
      guard let version = argument.argument.as(PlatformVersionSyntax.self),
        ["iOS", "iOSApplicationExtension"].contains(version.platform.text)
      else { continue }
      guard let major = version.version.flatMap({ Int($0.major.text) }) else { return false }
      return major <= Self.oldestSystem
    }
    // Where a system is not named, what is there is not asked.
    return availabilityArguments.contains { $0.argument.is(TokenSyntax.self) }
  }
}

extension IfConfigDeclSyntax {
  /// Whether all that is compiled or not are previews.
  var holdsPreviewsOnly: Bool {
    clauses.allSatisfy { clause in
      guard case .statements(let statements)? = clause.elements else {
        return clause.elements == nil
      }
      return statements.allSatisfy { statement in
        switch statement.item {
        case .decl(let declaration): declaration.isPreview
        case .expr(let expression):
          expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
        default: false
        }
      }
    }
  }
}

extension DeclSyntax {
  fileprivate var isPreview: Bool {
    if let macro = self.as(MacroExpansionDeclSyntax.self) {
      return macro.macroName.text == "Preview"
    }
    let inherited = self.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes ?? []
    return inherited.contains { $0.type.trimmedDescription == "PreviewProvider" }
  }
}
