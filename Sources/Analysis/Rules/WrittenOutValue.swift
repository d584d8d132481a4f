import SwiftParser
import SwiftSyntax

/// A text that is written out where another program shows what a property holds: the same text as the property's first
/// value. Where the property holds another one, it stays as it is.
package struct WrittenOutValue: Hashable, Sendable {
  package var property: String
  /// As it is written, without its quotation marks.
  package var text: String
  /// Where it is written out, from 1.
  package var line: Int

  /// Those of a program that another one does not write out, in the order of the source.
  package static func all(
    in source: ParsedSource, besides other: ParsedSource
  ) -> [WrittenOutValue] {
    let (own, known) = (WrittenTexts(source), WrittenTexts(other))
    var result: [WrittenOutValue] = []
    for use in own.uses where !result.contains(where: { $0.text == use.text }) {
      guard let property = own.firsts[use.text], known.firsts[use.text] != nil,
        !known.uses.contains(where: { $0.text == use.text })
      else { continue }
      result.append(WrittenOutValue(property: property, text: use.text, line: use.line))
    }
    return result
  }
}

/// The texts without interpolation that a program writes.
private final class WrittenTexts: SyntaxVisitor {
  /// The properties whose first value each text is.
  private(set) var firsts: [String: String] = [:]
  /// What is written elsewhere.
  private(set) var uses: [(text: String, line: Int)] = []
  private let source: ParsedSource

  init(_ source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let text = node.representedLiteralValue, text.count > 1 else { return .skipChildren }
    if let property = Self.property(beginningWith: node) {
      firsts[text] = property
    } else {
      uses.append((text, source.position(of: node).line))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  /// The stored property whose first value a text is.
  private static func property(beginningWith text: StringLiteralExprSyntax) -> String? {
    guard let value = text.parent?.as(InitializerClauseSyntax.self),
      let binding = value.parent?.as(PatternBindingSyntax.self),
      binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
