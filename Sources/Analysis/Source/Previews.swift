import SwiftSyntax

/// The previews of a file: `#Preview` and types that are a `PreviewProvider`.
package struct Previews {
  private let found: [Syntax]

  package init(of source: ParsedSource) {
    guard source.text.contains("Preview") else {
      found = []
      return
    }
    let finder = PreviewFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    found = finder.found
  }

  package var count: Int { found.count }

  /// The names in a preview, by its number from 1; none: there is no such preview.
  package func names(in number: Int) -> Set<String> {
    guard found.indices.contains(number - 1) else { return [] }
    return Set(
      found[number - 1].tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { token.identifierText } else { nil }
      })
  }

  /// A text with these previews in place of its own. All else stands where it stood.
  package func replacingThose(of other: ParsedSource) -> ParsedSource {
    let own = Previews(of: other).found.map(\.range)
    let rest = own.isEmpty ? other : other.blanking(own)
    let texts = [rest.text] + found.map(\.trimmedDescription)
    return ParsedSource(text: texts.joined(separator: "\n") + "\n", file: other.file)
  }
}

extension Syntax {
  /// From its first character to behind its last one, in UTF-8 bytes.
  fileprivate var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

/// Finds the previews at the level of the file, those in `#if` with them.
private final class PreviewFinder: SyntaxVisitor {
  private(set) var found: [Syntax] = []

  private func take(_ node: some SyntaxProtocol, _ isPreview: Bool) -> SyntaxVisitorContinueKind {
    if isPreview { found.append(Syntax(node)) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.macroName.text == "Preview")
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.macroName.text == "Preview")
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.inheritanceClause.isOfPreviews)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.inheritanceClause.isOfPreviews)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.inheritanceClause.isOfPreviews)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension InheritanceClauseSyntax? {
  fileprivate var isOfPreviews: Bool {
    self?.inheritedTypes.contains { $0.type.plainName == "PreviewProvider" } ?? false
  }
}
